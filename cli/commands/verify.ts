import { type MatchRecord, readRecord, type Verdict, verify as verifyRecord } from '@tafelrunde/kernel';
import { atMost } from '../args.ts';
import { readText } from '../files.ts';
import { findOffer } from '../games.ts';
import { write, writeJson } from '../io.ts';
import { UsageError } from '../usage.ts';
import { type Call, type Command, FAILED, FINE } from './command.ts';

/** Replays a record and checks the promised seed, all chance and the hash of the end. */
export const verify: Command = {
  flags: { json: 'switch' },
  async run(call) {
    const { args, io } = call;
    const [file] = args.positionals;
    if (file === undefined) throw new UsageError((w) => w.recordNeeded);
    atMost(args, 1);
    const record = readFile(file);
    const { game } = await findOffer(record.rules.game);
    const verdict = verifyRecord(game, record);
    const ok = verdict.replay === true && isFair(record, verdict);
    if (args.has('json')) await writeJson(io.stdout, { ok, game: game.id, ...verdict });
    else await write(io.stdout, tell(call, record, game.version, verdict, ok));
    return ok ? FINE : FAILED;
  },
};

/** The seed of a finished game must be told and fit; that of a game that was left may still be a secret. */
function isFair({ outcome }: MatchRecord, { commitment, promises, chance }: Verdict): boolean {
  if (promises === false) return false;
  if (outcome === undefined) return commitment !== false && chance !== false;
  return commitment === true && chance === true;
}

function readFile(file: string) {
  const read = readRecord(parse(file, readText(file)));
  if (read.ok) return read.value;
  const { en, de } = read.refusal.message;
  throw new UsageError({ en: `"${file}": ${en}`, de: `„${file}“: ${de}` });
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError((w) => w.notJson(file));
  }
}

function tell(
  { words, lang }: Call,
  record: ReturnType<typeof readFile>,
  version: number,
  verdict: Verdict,
  ok: boolean,
): string {
  const { rules, seats, notes } = record;
  const told = (fits: boolean | undefined): string =>
    fits === undefined ? words.untold : fits ? words.fits : words.fitsNot;
  return [
    words.recordOf(rules.game, rules.version, seats, notes.length),
    ...(rules.version === version ? [] : [words.otherVersion(rules.version, version)]),
    `  ${words.checks.commitment}: ${told(verdict.commitment)}`,
    ...(verdict.promises === undefined ? [] : [`  ${words.checks.promises}: ${told(verdict.promises)}`]),
    `  ${words.checks.chance}: ${told(verdict.chance)}`,
    `  ${words.checks.replay}: ${told(verdict.replay)}`,
    ...verdict.findings.map((finding) => `  ! ${finding[lang]}`),
    !ok ? words.notVerified : verdict.chance === undefined ? words.verifiedSoFar : words.verified,
    '',
  ].join('\n');
}
