import type { WordNode } from '@tafelrunde/words';
import type { Standing } from '../standing.ts';
import type { Bare, Counting } from './word.ts';

/* What events do to spirits and have them do. */

/** The spirit loses so much, or what it has. */
export interface RenderEnergy extends WordNode {
  readonly word: 'renderEnergy';
  readonly n: number;
}

/** In the land each spirit loses 1 presence. */
export const woundSpirits = (): Bare<'woundSpirits'> => ({ word: 'woundSpirits' });

/** A slow power may be used at once. */
export const useSlowNow = (): Bare<'useSlowNow'> => ({ word: 'useSlowNow' });

/** Each slow power card in play: discarded for energy, or paid for and perhaps used at once. */
export const outpace = (): Bare<'outpace'> => ({ word: 'outpace' });

/** Minor powers come to the aid of the spirits, one of each; so many more are drawn. */
export const lesserAid = (more: number): Counting<'lesserAid'> => ({ word: 'lesserAid', n: more });

/** A unique power that was forgotten comes back to the hand. */
export const regainUnique = (): Bare<'regainUnique'> => ({ word: 'regainUnique' });

/** An element for the rest of the game. */
export const keepElement = (): Bare<'keepElement'> & Standing => ({ word: 'keepElement', always: 'element' });

/** 1 presence goes back to a track. */
export const withdrawPresence = (): Bare<'withdrawPresence'> => ({ word: 'withdrawPresence' });

/** 1 presence is destroyed, and wilds come for it. */
export const fragment = (): Bare<'fragment'> => ({ word: 'fragment' });

/** So much destroyed presence comes back to one's lands. */
export const regrow = (n: number): Counting<'regrow'> => ({ word: 'regrow', n });

/** In the next turn all powers are slow. */
export const slowNextTurn = (): Bare<'slowNextTurn'> => ({ word: 'slowNextTurn' });

export const renderEnergy = (n: number): RenderEnergy => ({ word: 'renderEnergy', n });

/** 1 presence is pushed. */
export const driftPresence = (): Bare<'driftPresence'> => ({ word: 'driftPresence' });
