import { count, type Groups, type Seat } from '@tafelrunde/kernel';
import type { Island, IslandLand } from './boards/island.ts';
import { islandNamed } from './boards/named.ts';
import { hasTwist } from './effects/twists.ts';
import { countOf, presenceOf } from './pieces.ts';
import { FEAR_DECK } from './places.ts';
import type { At, State } from './state.ts';

/* What can be read off the table. */

export const islandIn = ({ state }: At): Island => islandNamed(state.map);

export function landIn(m: At, name: string): IslandLand {
  const { lands, index } = islandIn(m);
  const land = lands[index.get(name) ?? -1];
  if (land === undefined) throw new Error(`there is no land ${name}`);
  return land;
}

export const indexOf = (m: At, name: string): number => islandIn(m).index.get(name) ?? -1;

const NOTHING: Groups = [];

export const piecesAt = (m: At, land: number): Groups => m.state.lands[land] ?? NOTHING;

export const groupsIn = (m: At, name: string): Groups => piecesAt(m, indexOf(m, name));

/** The names of all adjacent lands. */
export const adjacentTo = (m: At, name: string): readonly string[] => {
  const { lands } = islandIn(m);
  return landIn(m, name).adjacent.map((i) => lands[i]?.name ?? '');
};

export const allLands = (m: At): readonly string[] =>
  islandIn(m).lands.flatMap(({ name, ocean }) => (ocean ? [] : [name]));

/** SI-003: the oceans of all boards. */
export const allOceans = (m: At): readonly string[] =>
  islandIn(m).lands.flatMap(({ name, ocean }) => (ocean ? [name] : []));

export const oceanOf = (board: string): string => `${board}0`;

/** SI-014: how much presence the spirit has there. */
export const presenceAt = (m: At, seat: Seat, land: number): number => countOf(piecesAt(m, land), presenceOf(seat));

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
