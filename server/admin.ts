import { infoOf, recordOf, restoreTable } from '@tafelrunde/table';
import { backUp, NoBackup, restore } from './backup.ts';
import type { BotPool } from './bots/pool.ts';
import type { Leases } from './cluster/leases.ts';
import { type Config, readConfig } from './config.ts';
import { gameOf } from './games.ts';
import { createHall, type Hall } from './hall.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { CannotStart, openStore } from './program.ts';
import { NotEmpty, type Store } from './storage/store.ts';
import { hashOfToken, newSecret } from './tokens.ts';

/* `npm run admin -- <command>`: what an operator does with a store, beside the servers or while none runs. */

interface Desk {
  readonly config: Config;
  readonly store: Store;
  readonly leases: Leases;
  readonly hall: Hall;
}

interface Command {
  /** What it is called with, and what it does. */
  readonly usage: string;
  readonly does: string;
  readonly arguments: number;
  /** No server may run meanwhile. */
  readonly isAlone: boolean;
  run(desk: Desk, argument: string): Promise<number>;
}

const commands: Readonly<Record<string, Command>> = {
  check: {
    usage: 'check',
    does: 'looks at the whole store, table by table',
    arguments: 0,
    isAlone: true,
    run: ({ store }) => check(store),
  },
  status: {
    usage: 'status',
    does: 'says which servers run, and what they do',
    arguments: 0,
    isAlone: false,
    run: status,
  },
  list: {
    usage: 'list',
    does: 'names all tables, and who sits there',
    arguments: 0,
    isAlone: false,
    run: ({ store }) => list(store),
  },
  close: {
    usage: 'close TABLE',
    does: 'ends the game at a table for good',
    arguments: 1,
    isAlone: true,
    run: ({ hall }, id) => close(hall, id),
  },
  forget: {
    usage: 'forget PERSON',
    does: 'deletes all that is stored about somebody whom "list" names, as they could themselves',
    arguments: 1,
    isAlone: true,
    run: forget,
  },
  backup: {
    usage: 'backup FILE',
    does: 'writes the whole store into a new file, which either database can be restored from',
    arguments: 1,
    isAlone: false,
    run: ({ store }, file) => backup(store, file),
  },
  restore: {
    usage: 'restore FILE',
    does: 'reads such a file into a store that has nothing in it',
    arguments: 1,
    isAlone: true,
    run: ({ store }, file) => bringBack(store, file),
  },
};

/** What is wrong with a table, in a sentence; undefined when it can be read to its end. */
async function troubleWith(store: Store, id: string): Promise<string | undefined> {
  try {
    const found = await store.find(id);
    if (found === undefined) return 'is not found';
    const game = gameOf(found.spec.rules.game);
    if (game === undefined) return `is of a game that is not here: ${found.spec.rules.game}`;
    const table = restoreTable(game, found, Date.now());
    // From its first entry on, whatever a snapshot says.
    const entries = await store.entriesOf(id);
    if (entries.some(({ seq }, i) => seq !== i + 1)) return 'lacks an entry';
    recordOf(table);
    return undefined;
  } catch (fault) {
    return `cannot be read (${reasonOf(fault)})`;
  }
}

async function check(store: Store): Promise<number> {
  try {
    await store.examine();
  } catch (fault) {
    say(`The store is damaged: ${reasonOf(fault)}.`);
    return 1;
  }
  const ids = await store.allTables();
  let broken = 0;
  for (const id of ids) {
    const trouble = await troubleWith(store, id);
    if (trouble === undefined) continue;
    broken++;
    // Whoever knows the id may watch: as in the log, a few digits of its hash.
    say(`Table ${hashOfToken(id).slice(0, 8)} ${trouble}.`);
  }
  say(`${ids.length} tables, ${broken} of them broken.`);
  return broken === 0 ? 0 : 1;
}

async function list(store: Store): Promise<number> {
  for (const id of await store.allTables()) {
    const found = await store.find(id);
    const game = found === undefined ? undefined : gameOf(found.spec.rules.game);
    if (found === undefined || game === undefined) continue;
    const table = restoreTable(game, found, Date.now());
    const { state } = infoOf(table);
    say(`${id}  ${game.id}  ${state}  ${new Date(table.facts.at).toISOString()}`);
    for (const { person, name, bot } of table.facts.seats)
      say(person === undefined ? `    ${bot === undefined ? 'nobody' : 'a bot'}` : `    ${person}  ${name}`);
  }
  return 0;
}

async function close(hall: Hall, id: string): Promise<number> {
  const outcome = await hall.shut(id);
  const sentences = {
    closed: 'The game is closed.',
    over: 'The game was over already.',
    gone: 'There is no such table.',
  };
  say(sentences[outcome]);
  return outcome === 'gone' ? 1 : 0;
}

async function forget({ store, hall }: Desk, person: string): Promise<number> {
  const tables = await store.tablesOf(person);
  if (tables.length === 0) {
    say('There is nobody of that name in any table: "list" names people.');
    return 1;
  }
  await hall.forget(person);
  say(`They are taken out of ${tables.length} tables.`);
  return 0;
}

async function backup(store: Store, file: string): Promise<number> {
  const { rows, hash } = await backUp(store, file);
  say(`${rows} rows are in ${file}. Their hash: ${hash}`);
  return 0;
}

async function bringBack(store: Store, file: string): Promise<number> {
  const { rows, hash } = await restore(store, file);
  say(`${rows} rows are restored from ${file}. Their hash: ${hash}`);
  return 0;
}

/** What is told of each server, as far as it lets itself be asked. */
const TOLD = ['tables', 'connections', 'entries_stored_total', 'faults_total'] as const;

async function status({ leases, store, config }: Desk): Promise<number> {
  say(`${(await store.allTables()).length} tables are stored.`);
  const sums = TOLD.map(() => 0);
  for (const { address, tables } of await leases.servers()) {
    const figures = await figuresOf(address, config.metricsToken);
    say(`${address} drives ${tables} tables${figures === undefined ? '.' : `: ${told(figures)}.`}`);
    for (const [i, figure] of (figures ?? []).entries()) sums[i] = (sums[i] ?? 0) + figure;
  }
  if (config.metricsToken === undefined) say('With the METRICS_TOKEN of the servers there is more to tell.');
  else say(`All together: ${told(sums)}.`);
  return 0;
}

const told = (figures: readonly number[]): string => TOLD.map((name, i) => `${name} ${figures[i] ?? 0}`).join(', ');

/** Milliseconds that a server may take to answer. */
const PATIENCE = 2_000;

async function figuresOf(address: string, token: string | undefined): Promise<readonly number[] | undefined> {
  if (token === undefined) return undefined;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/metrics`, { headers, signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => undefined,
  );
  if (answer?.ok !== true) return undefined;
  const text = await answer.text();
  return TOLD.map((name) => Number(new RegExp(`^tafelrunde_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0));
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** Nobody thinks here. */
const noBots: BotPool = {
  decide: () => new Promise(() => undefined),
  waiting: () => 0,
  close: () => Promise.resolve(),
};

async function atDesk(config: Config, { isAlone, run }: Command, argument: string): Promise<number> {
  const log = createLog((line) => process.stderr.write(line));
  const { store, leases } = await openStore(config, log);
  try {
    const [running] = isAlone ? await leases.servers() : [];
    if (running !== undefined)
      throw new CannotStart(`A server runs over this database, at ${running.address}: stop all of them first.`);
    const hall = createHall({
      ...{ store, leases, log, bots: noBots, push: undefined, metrics: createMetrics() },
      now: () => Date.now(),
      secret: newSecret,
      newTables: { take: () => Promise.resolve(false) },
    });
    const code = await run({ config, store, leases, hall }, argument);
    await hall.close();
    return code;
  } finally {
    await store.close();
  }
}

async function main([name = '', ...more]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || more.length !== command.arguments) {
    for (const { usage, does } of Object.values(commands)) say(`npm run admin -- ${usage.padEnd(14)}  ${does}`);
    return 2;
  }
  const read = readConfig(process.env);
  if ('problems' in read) {
    for (const problem of read.problems) say(problem);
    return 1;
  }
  try {
    return await atDesk(read.config, command, more[0] ?? '');
  } catch (fault) {
    const sentence = sentenceFor(fault);
    if (sentence === undefined) throw fault;
    say(sentence);
    return 1;
  }
}

function sentenceFor(fault: unknown): string | undefined {
  if (fault instanceof CannotStart || fault instanceof NoBackup) return fault.message;
  if (fault instanceof NotEmpty) return 'There is something in this store already: restore into an empty one.';
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  if (code === 'EEXIST') return 'There is a file of that name already.';
  return code === 'ENOENT' ? 'There is no such file or folder.' : undefined;
}

process.exit(await main(process.argv.slice(2)));
