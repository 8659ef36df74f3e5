import type { PieceKind } from '../../pieces.ts';

/* How much: a number, or so much for each of something. SI-131: what is counted is counted when it happens. */

export type Amount = number | Per;

export interface Per {
  readonly n: number;
  readonly per: Count;
}

export type Count =
  /** In the land that it happens in. */
  | { readonly pieces: readonly PieceKind[] }
  /** What the step before did it to. */
  | 'did'
  /** Power cards that the spirit has in play. */
  | 'cardsInPlay'
  /** Presence of all spirits in the land. */
  | 'anyPresence'
  /** Sacred sites of the spirit in lands with invaders. */
  | 'threatenedSites';

export const per = (n: number, ...kinds: readonly PieceKind[]): Per => ({ n, per: { pieces: kinds } });
/** "1 fear per explorer destroyed". */
export const perDone = (n: number): Per => ({ n, per: 'did' });
export const perCardInPlay = (n: number): Per => ({ n, per: 'cardsInPlay' });
export const perAnyPresence = (n: number): Per => ({ n, per: 'anyPresence' });
export const perThreatenedSite = (n: number): Per => ({ n, per: 'threatenedSites' });
