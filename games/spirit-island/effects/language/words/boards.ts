import type { Steps, WordNode } from '@tafelrunde/words';
import type { PieceKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';
import { ANYWHERE, type LandTest } from '../lands.ts';

/* What happens once on each board. */

/** SI-026: once per board that has a land of which `where` holds, in one of its lands. */
export interface EachBoard extends WordNode {
  readonly word: 'eachBoard';
  readonly where: LandTest;
  readonly pick: BoardPick;
  /** So often on each board, each time in whichever land; once unless told. */
  readonly times?: number;
  /** Only on half of the boards, rounded up. */
  readonly half?: true;
  /** SI-200: the players may keep it from a board, at this price. */
  readonly unless?: Price;
  /** Only on one board: on the one that has the most of these in such lands (SI-029). */
  readonly only?: { readonly most: readonly PieceKind[]; readonly among: LandTest };
  readonly do: Steps;
}

/** What it takes to keep something from a board or a land: presence destroyed there (or dahan, too), or energy. */
export interface Price {
  readonly presence?: number;
  readonly dahan?: true;
  readonly energy?: Amount;
}

/** Which land of a board: one of which it holds, or the one with the most or the fewest of these, at least one if told; the players choose (SI-029). */
export type BoardPick =
  | { readonly land: LandTest }
  | { readonly most: readonly PieceKind[]; readonly among?: LandTest }
  | { readonly fewest: readonly PieceKind[]; readonly among?: LandTest }
  /** So many different ones. */
  | Several
  /** So many lands, those with the fewest of these, be it none. */
  | Poorest
  /** The one with the highest number. */
  | { readonly highest: LandTest };

export interface Several {
  readonly several: number;
  readonly among: LandTest;
}

export interface Poorest {
  readonly poorest: readonly PieceKind[];
  readonly among?: LandTest;
  readonly lands: Amount;
}

/** So many of these on each board, divided among such lands of it; where there are none, among those of another board. */
export interface AddAmong extends WordNode {
  readonly word: 'addAmong';
  readonly n: number;
  readonly kind: PieceKind;
  readonly where: LandTest;
}

/** The invaders do in the land what they do with a card. */
export interface Invade extends WordNode {
  readonly word: 'invade';
  readonly action: 'ravage' | 'build';
}

/** SI-029: in one such land, wherever on the island or on the board that it is about; the players choose. */
export interface InALand extends WordNode {
  readonly word: 'inALand';
  readonly pick: BoardPick;
  readonly do: Steps;
}

/** "For each board": the steps are about that board. */
export interface PerBoard extends WordNode {
  readonly word: 'perBoard';
  /** Only for boards that have such a land. */
  readonly where: LandTest;
  readonly do: Steps;
}

/** The players may keep it from the land, at this price. */
export interface UnlessHere extends WordNode {
  readonly word: 'unlessHere';
  readonly price: Price;
  readonly do: Steps;
}

export const eachBoard = (where: LandTest, pick: BoardPick, ...steps: Steps): EachBoard => ({
  word: 'eachBoard',
  where,
  pick,
  do: steps,
});
/** On each board, in a land of this kind. */
export const onEachBoard = (test: LandTest, ...steps: Steps): EachBoard => eachBoard(test, { land: test }, ...steps);
/** On each board, in the land of this kind that has the most of these. */
export const whereMost = (kinds: readonly PieceKind[], among: LandTest, ...steps: Steps): EachBoard =>
  eachBoard({ allOf: [among, { has: kinds }] }, { most: kinds, among }, ...steps);
/** So often on each board, each time in such a land. */
export const timesOnEachBoard = (times: number, test: LandTest, ...steps: Steps): EachBoard => ({
  ...onEachBoard(test, ...steps),
  times,
});
/** On each board, in so many different lands of this kind. */
export const inSeveralLands = (several: number, among: LandTest, ...steps: Steps): EachBoard =>
  eachBoard(among, { several, among }, ...steps);
export const onHalfTheBoards = (test: LandTest, ...steps: Steps): EachBoard => ({
  ...onEachBoard(test, ...steps),
  half: true,
});
/** On the board with the most of these in such lands. */
export const onBusiestBoard = (
  most: readonly PieceKind[],
  among: LandTest,
  pick: BoardPick,
  ...steps: Steps
): EachBoard => ({ ...eachBoard(ANYWHERE, pick, ...steps), only: { most, among } });
export const addAmong = (n: number, kind: PieceKind, where: LandTest): AddAmong => ({
  word: 'addAmong',
  n,
  kind,
  where,
});
/** SI-200: the players may protect a board that it is about, even if nothing would happen there. */
export const unless = (price: Price, node: EachBoard): EachBoard => ({ ...node, unless: price });
/** By destroying so much presence there. */
export const unlessPresence = (n: number, node: EachBoard): EachBoard => unless({ presence: n }, node);
/** On each board whatever lies there, in a land of this kind. */
export const onEveryBoard = (test: LandTest, ...steps: Steps): EachBoard =>
  eachBoard(ANYWHERE, { land: test }, ...steps);
export const unlessHere = (price: Price, ...steps: Steps): UnlessHere => ({ word: 'unlessHere', price, do: steps });
export const inTheLand = (pick: BoardPick, ...steps: Steps): InALand => ({ word: 'inALand', pick, do: steps });
export const inALand = (where: LandTest, ...steps: Steps): InALand => inTheLand({ land: where }, ...steps);
export const perBoard = (where: LandTest, ...steps: Steps): PerBoard => ({ word: 'perBoard', where, do: steps });
/** The invaders ravage there as with a card, as an action of its own inside this one. */
export const ravage = (): Invade => ({ word: 'invade', action: 'ravage' });
/** The invaders build there as with a card. */
export const build = (): Invade => ({ word: 'invade', action: 'build' });
