import { recordOf, restoreTable } from '@tafelrunde/table';
import { readConfig } from './config.ts';
import { gameOf } from './games.ts';
import { createLog } from './log.ts';
import { CannotStart, openStore } from './program.ts';
import type { Store } from './storage/store.ts';
import { hashOfToken } from './tokens.ts';

/* `npm run admin -- check`: looks at the whole store while no server runs on it. */

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
    return `cannot be read (${fault instanceof Error ? fault.message : String(fault)})`;
  }
}

async function check(store: Store): Promise<number> {
  try {
    await store.examine();
  } catch (fault) {
    say(`The store is damaged: ${fault instanceof Error ? fault.message : String(fault)}.`);
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

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

async function main([command, ...more]: readonly string[]): Promise<number> {
  if (command !== 'check' || more.length > 0) {
    say('npm run admin -- check    looks at the whole store, while no server runs on it');
    return 2;
  }
  const read = readConfig(process.env);
  if ('problems' in read) {
    for (const problem of read.problems) say(problem);
    return 1;
  }
  try {
    const { store } = await openStore(
      read.config,
      createLog((line) => process.stderr.write(line)),
    );
    const code = await check(store);
    await store.close();
    return code;
  } catch (fault) {
    if (!(fault instanceof CannotStart)) throw fault;
    say(fault.message);
    return 1;
  }
}

process.exit(await main(process.argv.slice(2)));
