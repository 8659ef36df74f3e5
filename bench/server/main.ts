import type { Reading, Skipped } from '../figure.ts';
import { thisMachine } from '../machine.ts';
import { bystandersUnderAttack } from './attack.ts';
import { startBoardgame } from './boardgame.ts';
import type { Rival } from './draft.ts';
import { movesPerCpuSecond, slowMoves, timesFaster } from './measuring.ts';
import { type Plan, startNodes, takeOver } from './nodes.ts';
import { startOurs } from './ours.ts';

/* The load on a server, in a process of its own. `node bench/server/main.ts <figure>` prints what it found as JSON. */

/** Its disk takes 3 milliseconds longer to make something durable. */
const startSlow = () => startOurs(3);

const figures: Readonly<Record<string, () => Promise<Reading | Skipped>>> = {
  'server-moves': () => on(startOurs, movesPerCpuSecond),
  'server-p95': () => on(startOurs, slowMoves),
  'server-moves-slow-disk': () => on(startSlow, movesPerCpuSecond),
  'server-p95-slow-disk': () => on(startSlow, slowMoves),
  'bystander-p95-under-attack': () => on(startOurs, bystandersUnderAttack),
  'nodes-moves': () => on(() => startNodes({ servers: 1 }), movesPerCpuSecond),
  'nodes-p95': () =>
    on(
      () => startNodes({ servers: 1 }),
      (rival) => slowMoves(rival, thisMachine, 1_000),
    ),
  'nodes-two': () => moreThanOne({ servers: 2 }),
  'nodes-passed-on': () => moreThanOne({ servers: 2, isPassedOn: true }),
  'nodes-takeover': takeOver,
  'server-vs-boardgame.io': () => on(startOurs, (ours) => on(startBoardgame, (theirs) => timesFaster(ours, theirs))),
};

/** How many times as much a move costs as with one server that people come to straight, what Postgres uses included. */
const moreThanOne = (plan: Plan): Promise<Reading> =>
  on(
    () => startNodes({ servers: 1, withDatabase: true }),
    (one) =>
      on(
        () => startNodes({ ...plan, withDatabase: true }),
        (several) => timesFaster(one, several),
      ),
  );

async function on<T>(start: () => Promise<Rival>, measure: (rival: Rival) => Promise<T>): Promise<T> {
  const rival = await start();
  try {
    return await measure(rival);
  } finally {
    await rival.stop();
  }
}

// Not without taking the servers along.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const measure = figures[process.argv[2] ?? ''];
if (measure === undefined) throw new Error(`Which figure? There are: ${Object.keys(figures).join(', ')}.`);
process.stdout.write(`${JSON.stringify(await measure())}\n`);
process.exit(0);
