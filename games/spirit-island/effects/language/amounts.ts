import type { Element } from '../../cards/elements.ts';
import { type Counted, INVADERS, type PieceKind } from '../../pieces.ts';

/* How much: a number, or so much for each of something. SI-131: what is counted is counted when it happens. */

export type Amount = number | Per;

export interface Per {
  readonly n: number;
  readonly per: Count;
  /** For every so many of them, 1 unless told. */
  readonly every?: number;
  /** The first of them does not count. */
  readonly pastFirst?: true;
  /** So much in any case. */
  readonly plus?: number;
  /** What is left of such a group counts as a whole one. */
  readonly up?: true;
  /** No more than this in all. */
  readonly most?: number;
}

export type Count =
  /** In the land that it happens in. */
  | { readonly pieces: readonly Counted[] }
  /** The fewer of the first and of the others, in the land. */
  | { readonly lesser: readonly [readonly PieceKind[], readonly PieceKind[]] }
  /** How many of these kinds there are in the land. */
  | { readonly types: readonly PieceKind[] }
  /** In all lands next to it. */
  | { readonly around: readonly PieceKind[] }
  /** In it and in all lands next to it. */
  | { readonly near: readonly Counted[] }
  /** Spirits in the game (SI-027). */
  | 'players'
  /** What the action has destroyed so far, wherever. */
  | { readonly fallen: readonly PieceKind[] }
  /** What the action has removed so far; strife counts as such. */
  | { readonly removed: readonly Counted[] }
  /** Presence that the power has destroyed at its beginning. */
  | 'burst'
  /** What the step before did it to. */
  | 'did'
  /** Cards that the spirit may play each turn, with whatever it may play besides (SI-109). */
  | 'cardPlays'
  /** Invader cards that have been discarded. */
  | 'discardedInvaders'
  /** Presence that the power has replaced. */
  | 'replaced'
  /** Power cards that the spirit has in play. */
  | 'cardsInPlay'
  /** Elements that the spirit has (SI-131). */
  | { readonly element: Element }
  /** This element on the open spaces of its presence tracks. */
  | { readonly showing: Element }
  /** Presence that a sleeping spirit has absorbed. */
  | 'absorbed'
  /** SI-211. */
  | 'terrorLevel'
  /** As often as the spirit has one of each. */
  | { readonly eachOf: readonly Element[] }
  /** Lands next to it with presence of the spirit. */
  | 'presenceAround'
  /** Sacred sites of the spirit in the land and next to it. */
  | 'sitesNear'
  /** Dahan in the land, each as often as the spirit has presence there. */
  | 'dahanByPresence'
  /** Presence of all spirits in the land. */
  | 'anyPresence'
  /** Sacred sites of the spirit in lands with invaders. */
  | 'threatenedSites'
  /** Spirits that have a sacred site. */
  | 'settledSpirits'
  /** Lands next to it. */
  | 'lands'
  /** What the power card costs that was discarded for it. */
  | 'drawn'
  /** Cards in the discard pile of the invaders. */
  | 'spentCards'
  /** Fear cards that have been earned and not resolved. */
  | 'earned';

export const per = (n: number, ...kinds: readonly Counted[]): Per => ({ n, per: { pieces: kinds } });
export const perEvery = (every: number, ...kinds: readonly PieceKind[]): Per => ({ ...per(1, ...kinds), every });
export const perLesser = (n: number, one: readonly PieceKind[], other: readonly PieceKind[]): Per => ({
  n,
  per: { lesser: [one, other] },
});
export const perType = (n: number, ...kinds: readonly PieceKind[]): Per => ({ n, per: { types: kinds } });
export const perAround = (n: number, ...kinds: readonly PieceKind[]): Per => ({ n, per: { around: kinds } });
/** "1 fear per invader this power destroys". */
export const perInvaderFallen = (n: number): Per => ({ n, per: { fallen: INVADERS } });
export const perFallen = (n: number, most: number, ...kinds: readonly PieceKind[]): Per => ({
  n,
  per: { fallen: kinds },
  most,
});
/** "1 fear per 2 explorers this power removes". */
export const perRemoved = (every: number, ...kinds: readonly Counted[]): Per => ({
  n: 1,
  per: { removed: kinds },
  every,
});
/** For each presence that the power has replaced. */
export const perReplaced = (n: number): Per => ({ n, per: 'replaced' });
/** No more than this in all. */
export const atMost = (most: number, amount: Per): Per => ({ ...amount, most });
/** For each of these but the first one. */
export const perPastFirst = (n: number, ...kinds: readonly PieceKind[]): Per => ({
  ...per(n, ...kinds),
  pastFirst: true,
});
/** "1 fear per explorer destroyed". */
export const perDone = (n: number): Per => ({ n, per: 'did' });
export const perBurst = (n: number): Per => ({ n, per: 'burst' });
export const perElement = (n: number, element: Element): Per => ({ n, per: { element } });
export const perEveryElement = (every: number, element: Element): Per => ({ ...perElement(1, element), every });
/** For each of this element that its presence tracks show. */
export const perShowing = (n: number, element: Element): Per => ({ n, per: { showing: element } });
export const perTerrorLevel = (n: number): Per => ({ n, per: 'terrorLevel' });
export const perAbsorbed = (n: number): Per => ({ n, per: 'absorbed' });
/** For each pair of these. */
export const perPair = (n: number, ...elements: readonly Element[]): Per => ({ n, per: { eachOf: elements } });
export const perPresenceAround = (n: number): Per => ({ n, per: 'presenceAround' });
export const perSiteNear = (n: number): Per => ({ n, per: 'sitesNear' });
/** "2 dahan, and another 2 for each beast". */
export const plusPer = (plus: number, amount: Per): Per => ({ ...amount, plus });
export const dahanByPresence = (n: number): Per => ({ n, per: 'dahanByPresence' });
export const perDiscardedInvader = (n: number): Per => ({ n, per: 'discardedInvaders' });
export const perCardPlay = (n: number): Per => ({ n, per: 'cardPlays' });
export const perCardInPlay = (n: number): Per => ({ n, per: 'cardsInPlay' });
export const perAnyPresence = (n: number): Per => ({ n, per: 'anyPresence' });
export const perThreatenedSite = (n: number): Per => ({ n, per: 'threatenedSites' });
export const perNear = (n: number, ...kinds: readonly Counted[]): Per => ({ n, per: { near: kinds } });
export const perLand = (n: number): Per => ({ n, per: 'lands' });
/** Half of them, rounded up. */
export const halfOf = (...kinds: readonly PieceKind[]): Per => ({ ...perEvery(2, ...kinds), up: true });
export const DRAWN_COST: Per = { n: 1, per: 'drawn' };
export const perSettledSpirit = (n: number): Per => ({ n, per: 'settledSpirits' });
export const perSpentCard = (n: number): Per => ({ n, per: 'spentCards' });
export const perEarned = (n: number, every: number): Per => ({ n, per: 'earned', every });
export const perPlayer = (n: number): Per => ({ n, per: 'players' });
