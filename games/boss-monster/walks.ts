import {
  type AnyGame,
  asOption,
  type GameEvent,
  imagine,
  type Match,
  NO,
  type ObjectNumber,
  type Open,
  objectsIn,
  type Ref,
  Run,
} from '@tafelrunde/kernel';
import { entrance } from './places.ts';
import { leftToLive } from './rules/health.ts';
import type { At, State } from './state.ts';

/* How Heroes fare if nobody does anything: the rules play it, on a table as those imagine it who only watch. */

export interface WalkFigures {
  /** What is left of the Hero after each Room that it enters; before the first, after what hurts it where it is. */
  readonly left: readonly number[];
  /** The last Room that it enters; 0 for none. */
  readonly room: ObjectNumber;
  /** `leaves`: it is sent elsewhere on its way; `waits`: it does not enter this round. */
  readonly fate: 'dies' | 'survives' | 'leaves' | 'waits';
}

/** A Hero on its way: which of those that stand there now it is, and what is left of it. */
interface Walking {
  readonly hero: ObjectNumber;
  now: number;
  room: ObjectNumber;
  readonly left: number[];
  fate: WalkFigures['fate'];
}

const FATES: Readonly<Record<string, WalkFigures['fate']>> = {
  souls: 'dies',
  wounds: 'survives',
  town: 'leaves',
  entrance: 'leaves',
  box: 'leaves',
};

/** So many questions are answered until all Heroes should have walked. */
const MOST_ANSWERS = 400;

type Walks = Readonly<Record<ObjectNumber, WalkFigures>>;

/** What was worked out last for a match, and after which answers: everybody at the table is told the same. */
const latest = new WeakMap<Match, { readonly after: string; readonly walks: Walks }>();

export function walksOf(m: At): Walks {
  const { match } = m;
  const after = match.lanes.map(({ id, asked }) => `${id}:${asked}`).join();
  const known = latest.get(match);
  if (known?.after === after) return known.walks;
  const walks = workedOut(m);
  latest.set(match, { after, walks });
  return walks;
}

function workedOut(m: At): Walks {
  const heroes = walkersIn(m);
  const world = heroes.length === 0 || m.match.outcome !== undefined ? undefined : worldOf(m);
  if (world === undefined) return {};
  const walkers = heroes.map((hero): Walking => ({ hero, now: leftToLive(m, hero), room: 0, left: [], fate: 'waits' }));
  const events: GameEvent[] = [];
  const run = new Run(idleOf(m.game), world, () => 0, events);
  run.crank();
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const [open] = run.open(({ standing }) => !standing);
    const picks = open === undefined ? undefined : idly(run, open);
    if (open === undefined || picks === undefined) break;
    run.choose(open, picks);
  }
  follow(events, new Map(walkers.map((walker) => [walker.hero, walker])));
  return Object.fromEntries(walkers.map(({ hero, left, room, fate }) => [hero, { left, room, fate }]));
}

const idleGames = new WeakMap<AnyGame, AnyGame>();

/** The same rules, but nobody is asked whether to act, and the round does not go on after the Adventure phase. */
function idleOf(game: AnyGame): AnyGame {
  const known = idleGames.get(game);
  if (known !== undefined) return known;
  const over = (): void => {};
  const idle: AnyGame = { ...game, rules: { ...game.rules, window: over, end: over, newRound: over } };
  idleGames.set(game, idle);
  return idle;
}

/** Everybody who stands at an entrance or walks. */
export function walkersIn(m: At): ObjectNumber[] {
  const { walk } = m.state;
  const waiting = Array.from({ length: m.seats }, (_, seat) => objectsIn(m, entrance(seat))).flat();
  return walk === null ? waiting : [walk.hero, ...waiting];
}

/** Before the Adventure phase it is as if that came next, without what lies face down. */
function worldOf(m: At): Match<State> | undefined {
  const world = imagine(m.game, m.match, m.seats, () => 0);
  if (m.state.phase === 'adventure') return world;
  const [lane] = world.lanes;
  const ops = lane?.ops.slice(0, lane.ops.findIndex(({ op }) => op === 'adventure') + 1) ?? [];
  if (lane === undefined || ops.length === 0) return undefined;
  return { ...world, lanes: [{ ...lane, ops }], state: { ...world.state, placed: [] } };
}

/** Nothing where that is an answer; otherwise as little as may be. */
function idly(run: Run, open: Open): readonly Ref[] | undefined {
  if (open.ask.reaction !== undefined) return [open.ask.reaction.pass];
  const options = run.options(open).map((option) => asOption(option).ref);
  if (options.includes(NO)) return [NO];
  run.look(open.lane);
  const picks = options.slice(0, Math.min(open.ask.min(run, open.op), options.length));
  return open.ask.refuses(run, open.op, picks) === undefined ? picks : undefined;
}

/** What becomes of each; a Hero gets a new number wherever it goes. */
function follow(events: readonly GameEvent[], walkers: Map<ObjectNumber, Walking>): void {
  for (const { type, to, data = {}, cards = [] } of events) {
    const { hero, room, left } = data;
    const walker = typeof hero === 'number' ? walkers.get(hero) : undefined;
    if (type === 'entered' && walker !== undefined && typeof room === 'number') {
      walker.room = room;
      walker.left.push(walker.now);
    }
    if ((type === 'hurt' || type === 'health') && walker !== undefined && typeof left === 'number') {
      walker.now = left;
      walker.left[Math.max(0, walker.left.length - 1)] = left;
    }
    if (type !== 'moved') continue;
    for (const { obj, was = 0 } of cards) {
      const moved = walkers.get(was);
      if (moved === undefined) continue;
      walkers.delete(was);
      const fate = FATES[to?.kind ?? ''];
      if (fate === undefined) walkers.set(obj, moved);
      else moved.fate = fate; // What comes after that is another walk.
    }
  }
}
