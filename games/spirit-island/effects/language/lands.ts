import type { PrintedKind, Terrain } from '../../boards/board.ts';
import { type Counted, INVADERS, type PieceKind } from '../../pieces.ts';

/* What is asked of a land: by targets, conditions, and effects that work in several lands. */

export type LandTest =
  | { readonly is: readonly Terrain[] }
  | { readonly shore: 'coastal' | 'inland' }
  /** At least so many of these, 1 unless told; at most so many. */
  | { readonly has: readonly Counted[]; readonly least?: number; readonly most?: number }
  /** SI-302: a land, or any ocean if Ocean's Hungry Grasp is in play. */
  | { readonly isolable: true }
  /** No ocean, even where those are lands. */
  | { readonly dry: true }
  /** An ocean, whether or not it counts as a land. */
  | { readonly ocean: true }
  | { readonly lacks: readonly Counted[] }
  /** The lands next to it have at least so many of these between them, 1 unless told. */
  | { readonly adjacentTo: readonly Counted[]; readonly least?: number }
  /** One of the cards of that action is about it; or none of them is. */
  | { readonly matches: 'ravage' | 'build'; readonly not?: true }
  | { readonly outnumber: readonly [many: readonly PieceKind[], few: readonly PieceKind[]] }
  /** At least as many of the first as of the second. */
  | { readonly noFewer: readonly [many: readonly PieceKind[], few: readonly PieceKind[]] }
  /** Sacred sites: one's own, or anybody's. */
  | { readonly sacredSite: 'yours' | 'any' }
  | { readonly presence: 'any' | 'none' }
  /** The target spirit has that there. */
  | { readonly target: 'presence' | 'sacredSite' }
  /** Seen from the land that the effect is about: next to it, that or next to it, elsewhere on its board. */
  | { readonly beside: Beside }
  /** A land next to it has one of these. */
  | { readonly nextTo: readonly PieceKind[] }
  /** Nowhere on its board is one of these. */
  | { readonly boardWithout: readonly Counted[] }
  /** It holds for all lands next to it. */
  | { readonly amid: LandTest }
  /** It is of the terrain of the card that has made the adversary escalate. */
  | { readonly shown: true }
  /** Nothing is printed in it. */
  | { readonly unprinted: true }
  /** On its board the ravage of this turn has added no blight. */
  | { readonly unscarred: true }
  /** Within so many lands of the one that the effect is about. */
  | { readonly near: number }
  /** The step before has pushed something into it. */
  | { readonly pushedInto: true }
  /** It is one of those that the players have paid for, or is not. */
  | { readonly paid: boolean }
  /** Printed there, where a game begins. */
  | { readonly printed: PrintedKind; readonly not?: true }
  /** A damaged invader is there. */
  | { readonly damaged: true }
  /** It has no more invaders than the terror level. */
  | { readonly timid: true }
  /** It is the first land of its board that a ravage card is about. */
  | { readonly first: 'ravage' }
  /** It is next to a land of which this holds. */
  | { readonly neighbour: LandTest }
  /** Its board has so many of these, in all lands or in those of a kind. */
  | BoardHas
  /** Its board has so many lands of which this holds. */
  | { readonly boardLands: LandTest; readonly least: number }
  /** On its board there are so many more of the first than of the second. */
  | { readonly boardLead: number; readonly many: readonly PieceKind[]; readonly few: readonly PieceKind[] }
  /** Within so many lands of the presence of whoever uses the power. */
  | { readonly within: number }
  /** The same of the spirit whose effect it is. */
  | { readonly withinYours: number }
  /** There it may add presence at that range. */
  | { readonly forPresence: number }
  /** Each of the lands that the power targets. */
  | { readonly targeted: true }
  /** The land that range was measured from; that or the target; next to both. */
  | { readonly origin: 'is' | 'orTarget' | 'between' }
  /** The action has done damage to invaders there. */
  | { readonly wounded: true }
  /** It has that number. */
  | { readonly numbered: number }
  /** It is what the land is that the effect is about: of one of its terrains, or coastal or inland. */
  | { readonly alike: 'terrain' | 'shore' }
  | { readonly allOf: readonly LandTest[] }
  | { readonly anyOf: readonly LandTest[] };

export interface BoardHas {
  readonly boardHas: readonly Counted[];
  readonly least?: number;
  readonly most?: number;
  readonly in?: LandTest;
}

/** Where a land lies, seen from another. */
export type Beside = 'adjacent' | 'hereOrAdjacent' | 'sameBoard';

export const is = (...terrains: readonly Terrain[]): LandTest => ({ is: terrains });
export const COASTAL: LandTest = { shore: 'coastal' };
export const OCEAN: LandTest = { ocean: true };
export const DRY: LandTest = { dry: true };
export const ISOLABLE: LandTest = { isolable: true };
export const INLAND: LandTest = { shore: 'inland' };
export const has = (...kinds: readonly Counted[]): LandTest => ({ has: kinds });
export const atLeast = (least: number, ...kinds: readonly Counted[]): LandTest => ({ has: kinds, least });
export const between = (least: number, most: number, ...kinds: readonly PieceKind[]): LandTest => ({
  has: kinds,
  least,
  most,
});
export const lacks = (...kinds: readonly Counted[]): LandTest => ({ lacks: kinds });
export const HAS_INVADERS: LandTest = has(...INVADERS);
export const NO_INVADERS: LandTest = lacks(...INVADERS);
export const outnumber = (many: readonly PieceKind[], few: readonly PieceKind[]): LandTest => ({
  outnumber: [many, few],
});
export const noFewer = (many: readonly PieceKind[], few: readonly PieceKind[]): LandTest => ({ noFewer: [many, few] });
/** Any land at all. */
export const ANYWHERE: LandTest = { allOf: [] };
/** SI-011. */
export const BUILDINGS_HERE: LandTest = has('town', 'city');
/** SI-017. */
export const YOURS: LandTest = has('presence');
export const YOUR_SACRED_SITE: LandTest = { sacredSite: 'yours' };
export const ANY_SACRED_SITE: LandTest = { sacredSite: 'any' };
export const ANY_PRESENCE: LandTest = { presence: 'any' };
export const THEIRS: LandTest = { target: 'presence' };
export const THEIR_SACRED_SITE: LandTest = { target: 'sacredSite' };
export const ADJACENT: LandTest = { beside: 'adjacent' };
export const HERE_OR_ADJACENT: LandTest = { beside: 'hereOrAdjacent' };
export const ELSEWHERE_ON_BOARD: LandTest = { beside: 'sameBoard' };
export const near = (lands: number): LandTest => ({ near: lands });
export const nextTo = (...kinds: readonly PieceKind[]): LandTest => ({ nextTo: kinds });
export const boardWithout = (...kinds: readonly Counted[]): LandTest => ({ boardWithout: kinds });
export const amid = (test: LandTest): LandTest => ({ amid: test });
export const NO_PRESENCE: LandTest = { presence: 'none' };
export const printed = (kind: PrintedKind): LandTest => ({ printed: kind });
export const unprinted = (kind: PrintedKind): LandTest => ({ printed: kind, not: true });
export const HAS_DAMAGED: LandTest = { damaged: true };
export const TIMID: LandTest = { timid: true };
export const FIRST_RAVAGED: LandTest = { first: 'ravage' };
export const PAID: LandTest = { paid: true };
export const UNPAID: LandTest = { paid: false };
/** Next to a land of this kind. */
export const neighbour = (test: LandTest): LandTest => ({ neighbour: test });
/** On a board with at least so many of these. */
export const boardWith = (least: number, ...kinds: readonly Counted[]): LandTest => ({ boardHas: kinds, least });
export const boardLands = (least: number, test: LandTest): LandTest => ({ boardLands: test, least });
export const boardLead = (n: number, many: readonly PieceKind[], few: readonly PieceKind[]): LandTest => ({
  boardLead: n,
  many,
  few,
});
/** On a board with no more than so many of these. */
export const boardAtMost = (most: number, ...kinds: readonly Counted[]): LandTest => ({
  boardHas: kinds,
  least: 0,
  most,
});
export const SHOWN: LandTest = { shown: true };
export const UNPRINTED: LandTest = { unprinted: true };
export const UNSCARRED: LandTest = { unscarred: true };
export const PUSHED_INTO: LandTest = { pushedInto: true };
export const within = (lands: number): LandTest => ({ within: lands });
export const withinYours = (lands: number): LandTest => ({ withinYours: lands });
export const forPresence = (range: number): LandTest => ({ forPresence: range });
export const TARGETED: LandTest = { targeted: true };
export const ORIGIN: LandTest = { origin: 'is' };
export const ORIGIN_OR_TARGET: LandTest = { origin: 'orTarget' };
export const BETWEEN: LandTest = { origin: 'between' };
export const numbered = (number: number): LandTest => ({ numbered: number });
export const SAME_TERRAIN: LandTest = { alike: 'terrain' };
export const SAME_SHORE: LandTest = { alike: 'shore' };
export const WOUNDED: LandTest = { wounded: true };
export const allOf = (...tests: readonly LandTest[]): LandTest => ({ allOf: tests });
export const anyOf = (...tests: readonly LandTest[]): LandTest => ({ anyOf: tests });
export const adjacentTo = (least: number, ...kinds: readonly Counted[]): LandTest => ({ adjacentTo: kinds, least });
export const MATCHES_RAVAGE: LandTest = { matches: 'ravage' };
export const MATCHES_BUILD: LandTest = { matches: 'build' };
export const NO_BUILD_CARD: LandTest = { matches: 'build', not: true };
export const NO_RAVAGE_CARD: LandTest = { matches: 'ravage', not: true };
