import type { Ability } from '@tafelrunde/kernel';
import type { PieceKind } from '../../pieces.ts';

/*
 * What adversaries and scenarios change for the whole game. Each stands in the `abilities` of a level or of a scenario that lies
 * open on the table; the rules ask for it by its name.
 */

export type TwistName =
  /** England: so many towns and cities in one land and the game is lost. */
  | 'capital'
  /** England: builds in lands without invaders that are adjacent to so many towns and cities. */
  | 'settle'
  /** England: one more build before the ravage, with the card that ravaged last; until that is of stage `n`, if told. */
  | 'immigration'
  /** England: that build comes twice where no fear card was resolved. */
  | 'resolve'
  /** Pieces of these kinds have so much more health. */
  | 'health'
  /** Pieces of these kinds do so much more damage. */
  | 'strike'
  /** So many more fear markers for each spirit. */
  | 'fearMarkers'
  /** Sweden: from so much damage to the land on there is one more blight. */
  | 'mining'
  /** Sweden: where a ravage adds blight a town comes to an adjacent land. */
  | 'miningRush'
  /** Blitz. */
  | 'allFast'
  | 'moreExplorers'
  | 'lessBlight'
  /** Guard the Isle's Heart. */
  | 'heart'
  /** Rituals of Terror. */
  | 'ritual'
  /** Dahan Insurrection. */
  | 'raiding'
  | 'response'
  | 'insurrection'
  | 'dahanLost';

export interface Twist extends Ability {
  readonly always: TwistName;
  readonly n?: number;
  readonly kinds?: readonly PieceKind[];
}

export const twist = (always: TwistName, n?: number, ...kinds: readonly PieceKind[]): Twist => ({
  always,
  ...(n === undefined ? {} : { n }),
  ...(kinds.length === 0 ? {} : { kinds }),
});
