import { scoreHand } from '@tafelrunde/fantasy-realms';
import type { Lang } from '@tafelrunde/kernel';
import { z } from 'zod';
import { atMost } from '../args.ts';
import { findOffer } from '../games.ts';
import { hintFor } from '../hint.ts';
import { write } from '../io.ts';
import { linesOf, MOST_BYTES } from '../lines.ts';
import { UsageError } from '../usage.ts';
import { type Kind, type Words, words } from '../words.ts';
import { type Command, FAILED, FINE } from './command.ts';

/** Scores hands as they come: one JSON hand per line in, one JSON result per line out, in order. */
export const score: Command = {
  flags: {},
  async run({ args, io, lang }) {
    const { game } = await findOffer(args.positionals[0]);
    atMost(args, 1);
    if (game.id !== SCORED) throw new UsageError((w) => w.onlyScored(game.id, SCORED));
    let number = 0;
    let bad = 0;
    for await (const lines of linesOf(io.stdin)) {
      const results = lines.map((line) => {
        number++;
        const result = scoreLine(line, lang);
        if (!('error' in result)) return JSON.stringify(result);
        bad++;
        return JSON.stringify({ error: { ...result.error, line: number } });
      });
      if (results.length > 0) await write(io.stdout, `${results.join('\n')}\n`);
    }
    return bad === 0 ? FINE : FAILED;
  },
};

const SCORED = 'fantasy-realms';

const ids = z.array(z.string());
const action = z.record(z.string(), z.string());
const mode = z.strictObject({
  suits: z.boolean().optional(),
  items: z.boolean().optional(),
  promos: z.boolean().optional(),
});
const hand = z.strictObject({
  cards: ids,
  mode: mode.optional(),
  players: z.number().optional(),
  discard: ids.optional(),
  cursedItems: ids.optional(),
  actions: z.record(z.string(), action).optional(),
  best: z.boolean().optional(),
});

const FIELDS = Object.keys(hand.shape);
const MODES = Object.keys(mode.shape);

type Line = Uint8Array | 'too-long';

function scoreLine(line: Line, lang: Lang): object | { error: { code: string; message: string } } {
  const say = words[lang];
  const text = decode(line);
  if (typeof text !== 'string') return text(say);
  if (text.trim() === '') return no('empty-line', say.emptyLine);
  const json = parse(text);
  if (json === undefined) return no('bad-json', say.badJsonLine);
  const read = hand.safeParse(json.value, { reportInput: true });
  if (!read.success) return explainIssue(read.error, say);
  const result = scoreHand(read.data);
  return 'error' in result ? no(result.error.code, result.error.message[lang]) : result;
}

const no = (code: string, message: string) => ({ error: { code, message } });

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(line: Line): string | ((say: Words) => ReturnType<typeof no>) {
  if (line === 'too-long') return (say) => no('line-too-long', say.lineTooLong(MOST_BYTES));
  try {
    return utf8.decode(line);
  } catch {
    return (say) => no('not-utf8', say.notUtf8);
  }
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A field that nobody knows comes first: it often explains why another one is missing. */
function explainIssue({ issues }: z.ZodError, say: Words) {
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = issue.path[0] === 'mode' ? MODES : FIELDS;
    return no('unknown-field', say.unknownField(key, hintFor(key, known)));
  }
  const field = (issue?.path ?? []).map(String).join('.');
  if (field !== '' && issue?.input === undefined) return no('bad-hand', say.missing(field));
  return no('bad-hand', say.mustBe(field, issue?.code === 'invalid_type' ? kindOf(issue.expected) : 'object'));
}

function kindOf(expected: string): Kind {
  const kinds: readonly Kind[] = ['array', 'string', 'number', 'boolean'];
  return kinds.find((kind) => kind === expected) ?? 'object';
}
