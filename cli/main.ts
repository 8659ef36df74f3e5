import { readFileSync } from 'node:fs';
import type { Lang } from '@tafelrunde/kernel';
import { type Args, readArgs } from './args.ts';
import { cards } from './commands/cards.ts';
import { type Command, FINE, OUR_FAULT, WRONG_USAGE } from './commands/command.ts';
import { games } from './commands/games.ts';
import { help } from './commands/help.ts';
import { play } from './commands/play.ts';
import { scenario } from './commands/scenario.ts';
import { score } from './commands/score.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { hintFor } from './hint.ts';
import { type Io, processIo, write } from './io.ts';
import { isLang, langOf } from './lang.ts';
import { UsageError } from './usage.ts';
import { words } from './words.ts';

const commands: Readonly<Record<string, Command>> = { play, games, cards, score, simulate, scenario, verify, help };

/** Runs the program and gives its exit code: 0 fine, 1 a check failed, 2 called wrongly, 70 our own fault. */
export async function main(argv: readonly string[], io: Io = processIo): Promise<number> {
  quietWhenNobodyReads(io);
  try {
    return await dispatch(argv, io);
  } catch (found) {
    const lang = spokenIn(argv, io);
    const said = found instanceof UsageError ? found.said[lang] : words[lang].ourFault(String(found));
    await write(io.stderr, `tafelrunde: ${said}\n`);
    return found instanceof UsageError ? WRONG_USAGE : OUR_FAULT;
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const index = argv.findIndex((word, i) => !word.startsWith('-') && argv[i - 1] !== '--lang');
  const name = index < 0 ? undefined : argv[index];
  const command = name === undefined ? undefined : findCommand(name);
  const rest = index < 0 ? argv : argv.toSpliced(index, 1);
  const args = readArgs(rest, command?.flags ?? {});
  const lang = readLang(args, io);
  if (args.has('version')) {
    await write(io.stdout, `${version()}\n`);
    return FINE;
  }
  const called = args.has('help') || command === undefined ? help : command;
  return called.run({ args, io, lang, words: words[lang] });
}

function findCommand(name: string): Command {
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (found === undefined) {
    const hint = hintFor(name, Object.keys(commands));
    throw new UsageError((w) => `${w.unknownCommand(name, hint)} ${w.seeHelp}`);
  }
  return found;
}

function readLang(args: Args, { env }: Io): Lang {
  const stated = args.value('lang');
  if (stated === undefined) return langOf(env);
  if (!isLang(stated)) throw new UsageError((w) => w.unknownLang(stated));
  return stated;
}

/** The language of a complaint: the one asked for, even if the rest of the command line makes no sense. */
function spokenIn(argv: readonly string[], { env }: Io): Lang {
  const inline = argv.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const stated = inline ?? argv[argv.indexOf('--lang') + 1 || argv.length] ?? '';
  return isLang(stated) ? stated : langOf(env);
}

function version(): string {
  const { version: number }: { version: string } = JSON.parse(
    readFileSync(new URL('package.json', import.meta.url), 'utf8'),
  );
  return number;
}

/** Whoever reads our output may stop at any time: `tafelrunde cards … | head`. */
function quietWhenNobodyReads(io: Io): void {
  if (io !== processIo) return;
  for (const out of [io.stdout, io.stderr]) {
    out.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(FINE);
      throw error;
    });
  }
}
