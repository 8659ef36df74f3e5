import { destroyPieces, markPieces, type Piece, refs, removePieces } from '@tafelrunde/kernel';
import { pieceOf } from '../pieces.ts';
import { spotOf } from '../places.ts';
import { adjacentTo, allLands, groupsIn, indexOf, islandIn, landIn, oceanOf } from '../queries.ts';
import { type At, type Chapter, type Cornered, type Game, seatsOf } from '../state.ts';
import { generateFearIn } from './fear.ts';
import { accelerate } from './invaders.ts';
import { moveTo } from './pieces.ts';
import { isCatching, isThief, isWatched, lootOn } from './thieves.ts';

/* Despicable Theft: what thieves do, and what becomes of them. */

export interface TheftOps {
  /** Before the ravage: they escape from the coast, and come nearer to it. */
  sneak: object;
  /** To which land so many go. */
  sneakTo: { land: string; piece: Piece; n: number };
  /** Those of a land are turned up. */
  unmask: { land: string };
  /** Those of a land are mixed. */
  mingle: { land: string };
  /** The action is over: are they caught after all? */
  cornered: object;
  corner: Cornered;
}

/** Fear that one of them takes away. */
const LOST_FEAR = 4;

const thievesIn = (m: At, land: string) => groupsIn(m, land).filter(isThief);

/** Nobody has seen which one it is: any of those that nobody has seen. */
function drawLoot(m: Game): number {
  const { loot } = m.state;
  let left = m.chance(
    'thief',
    loot.reduce((sum, n) => sum + n, 0),
  );
  const number = loot.findIndex((n) => {
    left -= n;
    return left < 0;
  });
  m.state.loot = loot.map((n, i) => (i === number ? n - 1 : n));
  return number;
}

/** Where something about them has to be done at once. */
export function watched(m: At): { readonly op: 'unmask' | 'mingle'; readonly land: string } | undefined {
  if ((m.state.census.thief ?? 0) === 0 || m.state.loot.length === 0) return undefined;
  for (const land of allLands(m)) {
    const thieves = thievesIn(m, land);
    if (thieves.length === 0) continue;
    const isHidden = thieves.some((group) => lootOn(group) === undefined);
    const isSeen = thieves.some((group) => lootOn(group) !== undefined);
    if (isWatched(m, land) && isHidden) return { op: 'unmask', land };
    const isCrowd = thieves.reduce((sum, { n }) => sum + n, 0) > 1;
    if (!isWatched(m, land) && isSeen && isCrowd) return { op: 'mingle', land };
  }
  return undefined;
}

/** Who is gone goes back among the others at the end of the turn. */
function gone(m: Game, number: number): void {
  m.state.caught = [...m.state.caught, number];
}

export function returnThieves(m: Game): void {
  m.state.loot = m.state.loot.map((n, i) => n + m.state.caught.filter((each) => each === i).length);
  m.state.caught = [];
}

function letGo(m: Game, land: string, piece: Piece): void {
  const number = lootOn(piece) ?? drawLoot(m);
  removePieces(m, spotOf(land), piece, 1);
  m.state.fear = Math.max(0, m.state.fear - LOST_FEAR);
  m.emit({ type: 'thiefEscaped', from: spotOf(land), data: { n: number } });
  for (let i = 0; i < number; i++) accelerate(m);
  gone(m, number);
}

/** Adjacent lands that are nearer to the ocean of its board. */
function waysToSea(m: At, land: string): readonly string[] {
  const { distance } = islandIn(m);
  const away = (name: string): number => distance[indexOf(m, oceanOf(landIn(m, land).board))]?.[indexOf(m, name)] ?? 99;
  return adjacentTo(m, land).filter((name) => away(name) < away(land));
}

/** Caught: only dahan that see it can do that. */
function catchThief(m: Game, { land, how }: Cornered, piece: Piece, n: number): void {
  const taken = how === 'destroy' ? destroyPieces : removePieces;
  const done = taken(m, spotOf(land), piece, n);
  if (how === 'destroy') generateFearIn(m, land, done);
  for (let i = 0; i < done; i++) gone(m, lootOn(piece) ?? drawLoot(m));
}

export const theftRules: Chapter<TheftOps> = {
  sneak: (m) => {
    const all = allLands(m).flatMap((land) => thievesIn(m, land).map((group) => ({ land, group })));
    for (const { land, group } of all) {
      const piece = pieceOf(group);
      if (landIn(m, land).coastal) for (let i = group.n; i > 0; i--) letGo(m, land, piece);
      else m.put({ op: 'sneakTo', land, piece, n: group.n });
    }
  },

  sneakTo: {
    among: seatsOf,
    options: (m, { land, n }) => waysToSea(m, land).map((name) => ({ ref: refs.land(name), cap: n })),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { land, piece }, picks) => {
      for (const pick of picks) {
        const to = refs.land.in(pick);
        if (to !== undefined) moveTo(m, land, to, piece, 1);
      }
    },
  },

  unmask: (m, { land }) => {
    for (const group of thievesIn(m, land)) {
      if (lootOn(group) !== undefined) continue;
      for (let i = group.n; i > 0; i--) {
        const number = drawLoot(m);
        markPieces(m, spotOf(land), { kind: 'thief' }, 'loot', number + 1, 1);
      }
    }
  },

  mingle: (m, { land }) => {
    for (const group of thievesIn(m, land)) {
      const number = lootOn(group);
      if (number === undefined) continue;
      markPieces(m, spotOf(land), pieceOf(group), 'loot', -1 - number, group.n);
      m.state.loot = m.state.loot.map((n, i) => (i === number ? n + group.n : n));
    }
  },

  cornered: (m) => {
    const { cornered } = m.state;
    m.state.cornered = [];
    m.put(...cornered.map((each) => ({ op: 'corner', ...each }) as const));
  },

  corner: (m, cornered) => {
    const { land, loot, seat } = cornered;
    const here = thievesIn(m, land);
    // It may have been turned up meanwhile.
    const found = here.find((group) => lootOn(group) === loot) ?? here[0];
    if (found === undefined) return;
    const n = Math.min(cornered.n, found.n);
    if (isCatching(m, land)) catchThief(m, cornered, pieceOf(found), n);
    else m.put({ op: 'pushTo', seat, land, piece: pieceOf(found), n });
  },
};
