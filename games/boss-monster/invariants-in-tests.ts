import type { Match } from '@tafelrunde/kernel';
import { MOST_ROOMS } from './places.ts';
import { isState, type State } from './state.ts';

const isAmount = (n: number): boolean => Number.isInteger(n) && n >= 0;

const isThere = ({ obj }: Match, object: number): boolean => obj.includes(object);

const areThere = (match: Match, marks: object): boolean =>
  Object.keys(marks).every((object) => isThere(match, Number(object)));

const sizeOf = ({ zones }: Match, kind: string, seat: number, n?: number): number =>
  zones.find((zone) => zone.kind === kind && zone.seat === seat && zone.n === n)?.cards.length ?? 0;

/** The objects in all zones of a kind. */
const numbersIn = ({ zones, obj }: Match, of: string): number[] =>
  zones.flatMap(({ kind, cards }) => (kind === of ? cards.map((instance) => obj[instance] ?? 0) : []));

/** Each says whether it holds at a position. */
const INVARIANTS: Readonly<Record<string, (state: State, match: Match) => boolean>> = {
  'amounts are whole and not negative': ({ coins, builds, tally }) =>
    coins.every(isAmount) && builds.every(isAmount) && Object.values(tally).every(isAmount),
  'every row has five stacks': ({ rows }) => rows.every((row) => new Set(row).size === MOST_ROOMS),
  'what is marked is there': ({ heroes, deactivated, coinsOn, tokens, levels }, match) =>
    [heroes, deactivated, coinsOn, tokens, levels].every((marks) => areThere(match, marks)),
  'one Hero at most is in a dungeon, and it walks': ({ walk }, match) => {
    const inside = match.zones.filter(({ kind, cards }) => kind === 'inside' && cards.length > 0);
    if (walk === null) return inside.length === 0 || match.outcome !== undefined;
    return inside.length === 1 && inside[0]?.seat === walk.seat && isThere(match, walk.hero);
  },
  'every Item in bearing has one Hero, and who bears one is in the game': ({ heroes }, match) => {
    const borne = numbersIn(match, 'borne');
    const bearing = Object.values(heroes).flatMap(({ item }) => item ?? []);
    return borne.length === bearing.length && bearing.every((item) => borne.includes(item));
  },
  'Items that lie face up lie in a score area': ({ faceUp }, match) => {
    const lying = numbersIn(match, 'items');
    return new Set(faceUp).size === faceUp.length && faceUp.every((item) => lying.includes(item));
  },
  'one Miniboss at most lies under a Room, and only under one': (_, match) =>
    match.zones.every(
      ({ kind, seat = 0, n, cards }) =>
        kind !== 'miniboss' || cards.length === 0 || (cards.length === 1 && sizeOf(match, 'room', seat, n) > 0),
    ),
  'levels are 2 or 3, of Minibosses in play': ({ levels }, match) => {
    const inPlay = numbersIn(match, 'miniboss');
    return Object.entries(levels).every(([each, n]) => inPlay.includes(Number(each)) && (n === 2 || n === 3));
  },
  'coins lie on Rooms': ({ coinsOn }, match) => {
    const rooms = numbersIn(match, 'room');
    return Object.entries(coinsOn).every(([room, n]) => rooms.includes(Number(room)) && isAmount(n));
  },
  'face-down cards lie where they are noted': ({ placed }, match) =>
    match.zones.every(
      ({ kind, seat, cards }) =>
        kind !== 'placed' || cards.length === placed.filter((each) => each.seat === seat).length,
    ),
  'Spells that wait lie aside': ({ waiting }, { zones, outcome }) => {
    const pending = zones.find(({ kind }) => kind === 'pending')?.cards.length ?? 0;
    return outcome !== undefined || pending >= waiting.filter(({ card }) => card !== undefined).length;
  },
  'who is out has nothing': ({ out }, match) =>
    out.every(
      (isOut, seat) => !isOut || ['hand', 'boss', 'souls', 'entrance'].every((kind) => sizeOf(match, kind, seat) === 0),
    ),
  'a Level Up happens with five Rooms, and so once': ({ levelled, phase, rows, placed, deactivated }, match) =>
    phase !== 'build' ||
    placed.length > 0 ||
    Object.keys(deactivated).length > 0 ||
    levelled.every(
      (isDone, seat) =>
        isDone || (rows[seat] ?? []).filter((n) => sizeOf(match, 'room', seat, n) > 0).length < MOST_ROOMS,
    ),
};

const invariants = Object.entries(INVARIANTS);

/** What must hold at every position of every game. */
export function checkInvariants(match: Match): void {
  const { state } = match;
  if (!isState(state)) throw new Error('this is no match of Boss Monster');
  for (const [name, holds] of invariants) {
    if (!holds(state, match)) throw new Error(`boss-monster: ${name}: not so here: ${JSON.stringify(state)}`);
  }
}
