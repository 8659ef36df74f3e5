import { refs } from '@tafelrunde/kernel';
import { type BoardName, balancedBoards, boardNames } from '../boards/balanced.ts';
import { hasTwist } from '../effects/twists.ts';
import { BUILDINGS, countOf, pieceOf } from '../pieces.ts';
import { adjacentTo, allLands, allOceans, groupsIn, indexOf, islandIn, landIn } from '../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { putAction } from './actions.ts';
import { energyOf, payEnergy } from './energy.ts';
import { isIsolated } from './isolate.ts';
import { moveTo, remove } from './pieces.ts';

/* The Great River: towns go ashore, and inland. Varied Terrains: what is built twice. */

export interface RiverOps {
  /** At the end of the slow phase, the most inland lands first. */
  goUpstream: object;
  /** So many towns of a land. */
  drift: { land: string; n: number };
  /** Who pays for those that isolation shall hold back. */
  holdBack: { land: string; n: number };
  buildAgain: { land: string };
  builtAgain: object;
}

/** The lands of each board from north to south, with the ocean in the west. */
const NORTH: Readonly<Record<BoardName, readonly number[]>> = {
  A: [8, 6, 1, 2, 5, 7, 4, 3],
  B: [8, 1, 6, 5, 2, 7, 4, 3],
  C: [8, 6, 1, 7, 5, 2, 4, 3],
  D: [1, 8, 5, 7, 2, 6, 4, 3],
  E: [1, 8, 7, 5, 2, 6, 4, 3],
  F: [6, 1, 8, 5, 2, 7, 4, 3],
};

const boardOf = (m: At, land: string): BoardName => boardNames.find((board) => board === landIn(m, land).board) ?? 'A';

/** The first board is the northernmost. */
function southOf(m: At, land: string): number {
  const board = boardOf(m, land);
  return 10 * islandIn(m).boards.indexOf(board) + NORTH[board].indexOf(landIn(m, land).number);
}

/** How many lands it is from the river. */
function depthOf(m: At, land: string): number {
  const { distance } = islandIn(m);
  return Math.min(...allOceans(m).map((ocean) => distance[indexOf(m, ocean)]?.[indexOf(m, land)] ?? 99));
}

const isEastern = (m: At, land: string): boolean =>
  balancedBoards[boardOf(m, land)].sides.right.lands.includes(landIn(m, land).number);

const around = (m: At, land: string, depth: number): readonly string[] =>
  adjacentTo(m, land)
    .filter((each) => depthOf(m, each) === depth)
    .toSorted((one, other) => southOf(m, one) - southOf(m, other));

/** Where its towns go: farther inland, otherwise off the map or to where it is as far. */
function waysFor(m: At, land: string): readonly string[] {
  const depth = depthOf(m, land);
  const inland = around(m, land, depth + 1);
  return inland.length > 0 || isEastern(m, land) ? inland : around(m, land, depth);
}

const isHeld = (m: At, land: string, ways: readonly string[]): boolean =>
  isIsolated(m, land) || (ways.length > 0 && ways.every((to) => isIsolated(m, to)));

const townsIn = (m: At, land: string): number => countOf(groupsIn(m, land), 'town');

/** One after the other, whichever comes first. */
function eachTown(m: Game, land: string, n: number, send: (town: { readonly kind: string }) => void): void {
  for (let left = n; left > 0; left--) {
    const town = groupsIn(m, land).find(({ kind }) => kind === 'town');
    if (town !== undefined) send(pieceOf(town));
  }
}

function letEscape(m: Game, land: string, n: number): void {
  eachTown(m, land, n, (town) => {
    m.state.escaped += remove(m, land, town, 1);
  });
}

function sail(m: Game, land: string, n: number): void {
  const ways = waysFor(m, land);
  const open = isHeld(m, land, ways) ? ways : ways.filter((to) => !isIsolated(m, to));
  if (open.length === 0 && isEastern(m, land)) letEscape(m, land, n);
  for (const [i, to] of open.entries()) {
    const some = Math.floor(n / open.length) + (i < n % open.length ? 1 : 0);
    eachTown(m, land, some, (town) => moveTo(m, land, to, town, 1));
  }
}

const shores = (m: At): readonly string[] =>
  hasTwist(m, 'landing')
    ? allLands(m).filter((land) => landIn(m, land).coastal && countOf(groupsIn(m, land), ...BUILDINGS) === 0)
    : [];

export function landAndBuild(m: Game): void {
  const lands = shores(m).filter((land) => countOf(groupsIn(m, land), 'explorer') > 0);
  m.put(...lands.map((land) => ({ op: 'buildIn', land, settled: false }) as const));
}

export const landAndExplore = (m: Game): void =>
  m.put(...shores(m).map((land) => ({ op: 'exploreIn', land, n: 1 }) as const));

export const riverRules: Chapter<RiverOps> = {
  goUpstream: (m) => {
    if (!hasTwist(m, 'upstream')) return;
    const lands = allLands(m).filter((land) => townsIn(m, land) > 0);
    const order = lands.toSorted(
      (one, other) => depthOf(m, other) - depthOf(m, one) || southOf(m, one) - southOf(m, other),
    );
    putAction(m, 'the-great-river', {}, ...order.map((land) => ({ op: 'drift', land, n: townsIn(m, land) }) as const));
  },

  drift: (m, { land, n }) => {
    const isPayable = seatsOf(m).some((seat) => energyOf(m, seat) > 0);
    if (isHeld(m, land, waysFor(m, land)) && isPayable) m.put({ op: 'holdBack', land, n });
    else sail(m, land, n);
  },

  holdBack: {
    among: seatsOf,
    options: (m, { n }) =>
      seatsOf(m)
        .filter((seat) => energyOf(m, seat) > 0)
        .map((seat) => ({ ref: refs.seat(seat), cap: Math.min(n, energyOf(m, seat)) })),
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { land, n }, picks) => {
      for (const seat of seatsOf(m)) payEnergy(m, seat, picks.filter((pick) => refs.seat.in(pick) === seat).length);
      sail(m, land, n - picks.length);
    },
  },

  buildAgain: (m, { land }) => {
    m.state.rebuilding = land;
    m.put({ op: 'buildIn', land, settled: true }, { op: 'builtAgain' });
  },

  builtAgain: (m) => {
    m.state.rebuilding = '';
  },
};
