import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomPicks } from '@tafelrunde/bots';
import { playable } from '@tafelrunde/games';
import {
  type AnyGame,
  at,
  granted,
  questionOf,
  quickChance,
  type Ref,
  readerOf,
  readOptions,
} from '@tafelrunde/kernel';
import {
  asTold,
  nextDeadline,
  openTable,
  PROTOCOL,
  receive,
  settingsSchema,
  type Table,
  timeouts,
  waitsFor,
} from '@tafelrunde/table';
import { type LiveTable, liveTable } from './live-table.ts';

/* How many megabytes a table takes while nothing happens at it, in the game that takes most. `npm run bench` starts it. */

const TABLES = 10;
const ENTRIES = 480;
const PEOPLE = ['anna', 'ben', 'cleo', 'dora'] as const;

/** People who answer at random, all of them connected; a game that is over before is long enough. */
function played(game: AnyGame, seed: number): Table {
  const people = PEOPLE.slice(0, Math.min(PEOPLE.length, game.seats.max));
  const mind = quickChance(seed);
  const spec = {
    id: `table-${seed}`,
    rules: { game: game.id, version: game.version },
    options: granted(readOptions(game, {})),
    seats: people.map((person) => ({ mind: 'person' as const, person, name: person })),
    owner: PEOPLE[0],
    secret: seed.toString(16).padStart(64, '0'),
    settings: settingsSchema.parse({ reaction: 0 }),
  };
  let now = 1_000_000;
  const table = openTable(game, spec, now);
  const send = (person: string, message: object) => receive(table, { person, connection: person }, message, now);
  for (const person of people) send(person, { type: 'hello', protocol: PROTOCOL });
  send(PEOPLE[0], { type: 'begin', ask: 'begin' });
  for (let i = 0; i < ENTRIES * 4 && table.facts.seq < ENTRIES && table.facts.ended === undefined; i++) {
    now += 1_000;
    const asked = people.flatMap((person) => waitsFor(table, person).map((question) => ({ person, question })));
    if (asked.length > 0) {
      const { person, question } = at(asked, mind('who', asked.length));
      const match = table.room.round?.askings.find((each) => each.question.id === question.id)?.match;
      const run = readerOf(game, match ?? table.journal.match);
      const open = run
        .open()
        .find((each) => each.seat === question.seat && question.id.startsWith(questionOf(run, each).id));
      const picks: readonly Ref[] = open === undefined ? [] : randomPicks(run, open, mind);
      send(person, { type: 'answer', ask: `ask-${i}`, question: asTold(table, question).id, picks });
    }
    if ((nextDeadline(table, now) ?? Number.POSITIVE_INFINITY) <= now) timeouts(table, now);
  }
  return table;
}

function dozing(game: AnyGame, seed: number): LiveTable {
  const table = played(game, seed);
  const live = liveTable(table, { spec: table.spec, listed: false, entries: [], chat: [] }, 0, 0);
  live.doze();
  return live;
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heap(): number {
  for (let i = 0; i < 3; i++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function megabytes(game: AnyGame): number {
  // What is compiled and remembered once for all tables is not of one table.
  dozing(game, 0);
  const before = heap();
  const all = Array.from({ length: TABLES }, (_, i) => dozing(game, i + 1));
  return (heap() - before) / all.length / 1e6;
}

const games = await Promise.all(playable.map(({ play }) => play.rules()));
const most = Math.max(...games.map(megabytes));
process.stdout.write(`${JSON.stringify({ value: most, measured: most })}\n`);
