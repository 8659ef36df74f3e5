import type { WordNode } from '@tafelrunde/words';
import type { DeckName } from '../../../places.ts';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* Power cards: gained, forgotten, reclaimed, and more of them played. */

export interface GainPower extends WordNode {
  readonly word: 'gainPower';
  readonly deck?: DeckName;
  /** So much energy may be paid instead of forgetting a card for a strong one. */
  readonly spare?: number;
}

export type ReclaimAll = Bare<'reclaimAll'>;

export type ReclaimOne = Bare<'reclaimOne'>;

export interface ForgetPower extends WordNode {
  readonly word: 'forgetPower';
  readonly n: number;
}

export interface MorePlays extends WordNode, Standing {
  readonly word: 'morePlays';
  readonly always: 'plays';
  readonly n: number;
}

/** From the hand, at once, for its cost. */
export interface PlayAnother extends WordNode {
  readonly word: 'playAnother';
  /** So much besides its cost. */
  readonly more: number;
  /** The card that has just been gained. */
  readonly gained?: true;
}

export interface KeepCard extends WordNode, Standing {
  readonly word: 'keepCard';
  readonly always: 'keep';
}

/** One of two major powers, and nothing is forgotten for it. */
export interface GainOneOf extends WordNode {
  readonly word: 'gainOneOf';
  readonly drawn: number;
}

/** What was gained may be played now; all its thresholds count as reached. */
export interface MasterGained extends WordNode, Standing {
  readonly word: 'masterGained';
  readonly always: 'mastered';
}

export const gainOneOf = (drawn: number): GainOneOf => ({ word: 'gainOneOf', drawn });
export const masterGained = (): MasterGained => ({ word: 'masterGained', always: 'mastered' });

/** All that stands above once more, as often as one likes, each time for a minor, a major and a unique power. */
export const againForCards = (): Bare<'againForCards'> => ({ word: 'againForCards' });

/** SI-135: minor or major as one likes, unless told. */
export const gainPower = (deck?: DeckName): GainPower =>
  deck === undefined ? { word: 'gainPower' } : { word: 'gainPower', deck };

export const gainPowerSparing = (spare: number): GainPower => ({ ...gainPower(), spare });

export const reclaimAll = (): ReclaimAll => ({ word: 'reclaimAll' });
export const reclaimOne = (): ReclaimOne => ({ word: 'reclaimOne' });
export const forgetPower = (n = 1): ForgetPower => ({ word: 'forgetPower', n });

/** The target spirit gains a power card, and whoever uses the power gains one of those that it did not keep. */
export const gainPowerTogether = (): Bare<'gainPowerTogether'> => ({ word: 'gainPowerTogether' });

/** A major power; who forgets this very card for it gains energy for the dahan and may play it at once. */
export const bargainForMajor = (): Bare<'bargainForMajor'> => ({ word: 'bargainForMajor' });

export const giftPower = (): Bare<'giftPower'> => ({ word: 'giftPower' });

export const playAnother = (more = 0): PlayAnother => ({ word: 'playAnother', more });
export const playGained = (): PlayAnother => ({ ...playAnother(), gained: true });

export const morePlays = (n: number): MorePlays => ({ word: 'morePlays', always: 'plays', n });

export const keepCard = (): KeepCard => ({ word: 'keepCard', always: 'keep' });
