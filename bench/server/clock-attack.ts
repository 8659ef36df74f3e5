import { rmSync } from 'node:fs';
import { join as path } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasTable } from '@tafelrunde/table';
import { type Attacker, join, type Pair, playOn, seatTwo } from './attack.ts';
import { launchOurs, ourFolder } from './ours.ts';

/* The clock of the machine is wrong for a while, and then right again: no table may be lost by it, and every one goes on. */

const TABLES = 5;
/** How many days it is ahead, one start of the server after the other. */
const AHEAD = [0, 400, 1, 0];
/** Milliseconds that a server runs: long enough for the chores of a minute, one of which deletes what nobody has touched for a year. */
const RUNS = 65_000;
/** Milliseconds in which a table has to go on. */
const GOES_ON = 10_000;

type Secrets = Awaited<ReturnType<typeof seatTwo>>;

/** Once through all of it, in a folder of its own; gives what went wrong. */
export async function clockAttack(): Promise<readonly string[]> {
  const folder = ourFolder();
  const tables: Secrets[] = [];
  const findings: string[] = [];
  for (const days of AHEAD) {
    const clock = path(import.meta.dirname, 'wrong-clock.ts');
    const server = await launchOurs(folder, { CLOCK_AHEAD_DAYS: String(days) }, ['--import', clock]);
    while (tables.length < TABLES) tables.push(await seatTwo(server.address));
    for (const table of tables) {
      if (!(await goesOn(server.address, table)))
        findings.push(`A table stands still with a clock ${days} days ahead.`);
    }
    if (days > 1) await sleep(RUNS);
    await server.end('SIGKILL');
  }
  rmSync(folder, { recursive: true });
  return findings;
}

/** Both come, and what they answer is taken in. */
async function goesOn(address: string, { id, tokens }: Secrets): Promise<boolean> {
  const pair: Pair = [await join(address, id, tokens[0]), await join(address, id, tokens[1])];
  pair[0].send({ type: 'begin', ask: 'begin' });
  const before = seqOf(pair[0]);
  const until = performance.now() + GOES_ON;
  while (performance.now() < until && seqOf(pair[0]) <= before) {
    for (const one of pair) playOn(one);
    await sleep(20);
  }
  const hasMoved = seqOf(pair[0]) > before;
  for (const one of pair) one.leave();
  return hasMoved;
}

function seqOf(one: Attacker): number {
  const state = one.state();
  return hasTable(state) ? state.seq : Number.NaN;
}
