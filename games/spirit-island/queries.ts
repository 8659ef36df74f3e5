import { count, type Groups, type Seat } from '@tafelrunde/kernel';
import type { Island, IslandLand } from './boards/island.ts';
import { islandNamed, mapWithWay } from './boards/named.ts';
import { withoutLands } from './boards/stasis.ts';
import { hasTwist } from './effects/twists.ts';
import { countOf, presenceOf } from './pieces.ts';
import { FEAR_DECK } from './places.ts';
import type { At, State } from './state.ts';

/* What can be read off the table. */

const NOTHING: Groups = [];

export const islandIn = ({ state }: At): Island =>
  state.stasis.length === 0 ? islandNow(state) : withoutLands(islandNow(state), state.stasis);

/** As it is now: lands that a spirit has made adjacent are so as long as both are its own. */
export function islandNow({ map, lands, ways }: Pick<State, 'map' | 'lands' | 'ways'>): Island {
  const { index } = islandNamed(map);
  const isOwn = (seat: Seat, land: string): boolean =>
    countOf(lands[index.get(land) ?? -1] ?? NOTHING, presenceOf(seat)) > 0;
  const open = ways.filter(([seat, ...ends]) => ends.every((land) => isOwn(seat, land)));
  return islandNamed(open.reduce((laid, [, one, other]) => mapWithWay(laid, one, other), map));
}

/** Absolute Stasis: the land is not there now. */
export const isSuspended = (m: At, land: number): boolean =>
  m.state.stasis.length > 0 && m.state.stasis.includes(islandIn(m).lands[land]?.name ?? '');

export function landIn(m: At, name: string): IslandLand {
  const { lands, index } = islandIn(m);
  const land = lands[index.get(name) ?? -1];
  if (land === undefined) throw new Error(`there is no land ${name}`);
  return land;
}

export const indexOf = ({ state }: At, name: string): number => islandNamed(state.map).index.get(name) ?? -1;

/** What a land is called as long as it is part of another. */
export const nameNow = (m: At, name: string): string => islandNamed(m.state.map).lands[indexOf(m, name)]?.name ?? name;

export const piecesAt = (m: At, land: number): Groups => m.state.lands[land] ?? NOTHING;

export const groupsIn = (m: At, name: string): Groups => piecesAt(m, indexOf(m, name));

/** A land may lie on several boards, where it is several lands in one. */
export function sharesBoard(m: At, one: number, other: number): boolean {
  const { lands } = islandIn(m);
  return lands[one]?.boards.some((board) => lands[other]?.boards.includes(board)) === true;
}

/** The oceans beside a coastal land, by index. */
export const seasBeside = (m: At, land: number): readonly number[] =>
  islandIn(m).lands.flatMap(({ ocean, adjacent }, i) => (ocean && adjacent.includes(land) ? [i] : []));

/** The names of all adjacent lands. */
export const adjacentTo = (m: At, name: string): readonly string[] => {
  const { lands } = islandIn(m);
  return landIn(m, name).adjacent.map((i) => lands[i]?.name ?? '');
};

export const allLands = (m: At): readonly string[] =>
  islandIn(m).lands.flatMap(({ name, ocean }) => (ocean || m.state.stasis.includes(name) ? [] : [name]));

/** SI-003: the oceans of all boards. */
export const allOceans = (m: At): readonly string[] =>
  islandIn(m).lands.flatMap(({ name, ocean }) => (ocean ? [name] : []));

export const oceanOf = (board: string): string => `${board}0`;

/** SI-014: how much presence the spirit has there. */
export const presenceAt = (m: At, seat: Seat, land: number): number =>
  isSuspended(m, land) ? 0 : countOf(piecesAt(m, land), presenceOf(seat));

const onIsland = ({ census }: State, kind: string): number => census[kind] ?? 0;

export const presenceOnIsland = ({ state }: At, seat: Seat): number => onIsland(state, presenceOf(seat));

export const invadersOnIsland = ({ state }: At, ...kinds: readonly string[]): number =>
  kinds.reduce((sum, kind) => sum + onIsland(state, kind), 0);

/** SI-028: each spirit decides for the lands of its starting board, where nobody else does. */
export function keeperOf(m: At, land: string): Seat {
  const { boards } = islandIn(m);
  return Math.max(0, boards.indexOf(landIn(m, land).board)) % m.seats;
}

/** SI-211: 1 to 3, and 4 once the last fear card has been earned. */
export function terrorLevel(m: At): number {
  const { fearCards } = m.state;
  if (hasTwist(m, 'ritual')) return 1 + m.state.rituals;
  let earned = fearCards.reduce((sum, n) => sum + n, 0) - count(m, FEAR_DECK);
  let level = 1;
  for (const n of fearCards) {
    if (earned < n) break;
    earned -= n;
    level++;
  }
  return hasTwist(m, 'endlessFear') ? Math.min(level, 3) : level;
}
