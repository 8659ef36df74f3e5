import { botsFor } from '@tafelrunde/bots';
import { playableOf } from '@tafelrunde/games';
import { randomHex } from '../app/device/random-hex.ts';
import { loadGame } from '../app/games/games.ts';
import { entriesOf, read, readAll, write } from './database.ts';
import { holdAlone } from './hold.ts';
import { type Change, type Host, openHost, type World } from './host.ts';
import { keepSnapshot, readSnapshot } from './snapshots.ts';
import { createFrom } from './tables.ts';
import { THINKING } from './thinking.ts';
import { troubleIn } from './trouble.ts';
import type { FromWorker, ToWorker, Trouble } from './wire.ts';

/* The worker of one local table: the host with storage, time and the page's messages around it. */

let host: Host | undefined;
let waiting: ToWorker[] = [];

const say = (message: FromWorker): void => postMessage(message);
const fail = (trouble: Trouble): void => say({ type: 'trouble', trouble });

/** Says why, and does nothing any more: what the host would do now, it would do to a table that is not as it thinks. */
function stop(trouble: Trouble): void {
  fail(trouble);
  close();
}

const world: World = {
  // Whoever sets the clock of the machine stops no table.
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  randomHex,
  budget: { milliseconds: THINKING, clock: () => performance.now() },
  say,
  store,
  keep: keepSnapshot,
  create: (spec) => createFrom(spec),
};

async function store(change: Change): Promise<void> {
  try {
    await put(change);
  } catch (fault) {
    stop(troubleIn(fault));
    // Nobody goes on from here.
    await new Promise<never>(() => undefined);
  }
}

function put({ table, entries, record, ended }: Change): Promise<void> {
  const how = ended === undefined ? {} : { ended };
  return write(['tables', 'entries', 'records'], (of) => [
    of('tables').put(table),
    // `add` refuses a seq that is taken: two tabs can never both write the same move.
    ...entries.map((entry) => of('entries').add({ ...entry, table: table.id })),
    ...(record === undefined ? [] : [of('records').put({ id: table.id, at: table.touched, record, ...how })]),
  ]);
}

async function open({ id, pace, steal }: Extract<ToWorker, { type: 'open' }>): Promise<void> {
  if (!(await holdSoon(id, steal))) return fail({ kind: 'elsewhere' });
  const table = await read('tables', id);
  if (table === undefined) return fail({ kind: 'missing' });
  const game = await loadGame(table.spec.rules.game);
  const bots = await botsFor(game);
  const entries = await readAll('entries', entriesOf(id));
  const snapshot = await readSnapshot(id);
  host = openHost(
    { game, bots, strong: strongestOf(game.id) },
    { table, entries, ...(snapshot === undefined ? {} : { snapshot }) },
    pace,
    world,
  );
  say({ type: 'opened', table });
  for (const message of waiting) handle(message);
  waiting = [];
}

const strongestOf = (game: string): string => playableOf(game)?.play.bots.at(-1)?.bot ?? '';

/** A page that was just left needs a moment to let go. */
async function holdSoon(id: string, steal: boolean): Promise<boolean> {
  for (let tries = 0; tries < 5; tries++) {
    if (await holdAlone(id, steal, () => stop({ kind: 'elsewhere' }))) return true;
    await world.wait(120);
  }
  return false;
}

function handle(message: ToWorker): void {
  if (message.type === 'open') {
    open(message).catch((fault: unknown) => fail(troubleIn(fault)));
    return;
  }
  if (host === undefined) {
    waiting.push(message);
    return;
  }
  switch (message.type) {
    case 'say':
      host.hear(message.person, message.message);
      break;
    case 'pace':
      host.setPace(message.pace);
      break;
    case 'step':
      host.step();
      break;
    case 'hurry':
      host.hurry();
      break;
    case 'advise':
      host.advise(message.seat, message.question);
      break;
    case 'report':
      host.report();
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => handle(data));
