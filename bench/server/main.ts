import { thisMachine } from '../machine.ts';
import { startBoardgame } from './boardgame.ts';
import type { Draft, Rival } from './draft.ts';
import { atRate, fullSpeed, percentile } from './load.ts';
import { startOurs } from './ours.ts';

/*
 * The load, in a process of its own: 200 tables of three. `node bench/server/main.ts ours|slow-disk|boardgame.io` prints
 * one line of JSON.
 */

const TABLES = 200;
const RATE = 1_500;
const SLICES = 4;

async function drafts(rival: Rival): Promise<Draft[]> {
  const all: Draft[] = [];
  while (all.length < TABLES) all.push(...(await Promise.all(Array.from({ length: 20 }, () => rival.openDraft()))));
  return all;
}

function close(all: readonly Draft[]): void {
  for (const { movers } of all) for (const mover of movers) mover.close();
}

/** Moves for each CPU second of the server, as measured and as a quiet reference machine would show it. */
async function throughput(rival: Rival, warm: number, moves: number): Promise<{ value: number; measured: number }> {
  const all = await drafts(rival);
  await fullSpeed(all, warm);
  let [made, cpu, cost] = [0, 0, 0];
  for (let slice = 0; slice < SLICES; slice++) {
    cost += 1 / thisMachine.speed() / SLICES;
    const before = await rival.cpuSeconds();
    made += (await fullSpeed(all, moves / SLICES)).moves;
    cpu += (await rival.cpuSeconds()) - before;
  }
  close(all);
  return { value: (made / cpu) * cost, measured: made / cpu };
}

async function latency(rival: Rival): Promise<{ p50: number; p95: number; rate: number }> {
  const all = await drafts(rival);
  await atRate(all, RATE / 2, 1);
  const times = await atRate(all, RATE, 4);
  close(all);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), rate: times.length / 4 };
}

async function measure(which: string | undefined): Promise<object> {
  switch (which) {
    case 'ours':
    case 'slow-disk': {
      const rival = await startOurs(which === 'ours' ? 0 : 3);
      const found = { throughput: await throughput(rival, 3_000, 6_000), latency: await latency(rival) };
      await rival.stop();
      return found;
    }
    case 'boardgame.io': {
      const rival = await startBoardgame();
      const found = { throughput: await throughput(rival, 1_000, 2_000) };
      await rival.stop();
      return found;
    }
    default:
      throw new Error('which one? ours, slow-disk or boardgame.io');
  }
}

process.env.NODE_ENV = 'production';
process.stdout.write(`${JSON.stringify(await measure(process.argv[2]))}\n`);
process.exit(0);
