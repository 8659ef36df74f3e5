import type { WordNode } from '@tafelrunde/words';
import { type Per, per } from '../amounts.ts';
import { type LandTest, YOURS } from '../lands.ts';
import type { Standing } from '../standing.ts';

/* Downpour Drenches the World: what its rain soothes and washes away. */

/** The node is the one effect, `gives` the other. */
export interface Suppress extends WordNode, Standing {
  readonly word: 'suppress';
  readonly always: 'defend';
  readonly gives: Standing;
}

export interface Wither extends WordNode, Standing {
  readonly word: 'wither';
  readonly always: 'withers';
}

/** One of two spirits gets destroyed presence back. */
export interface EitherReturns extends WordNode {
  readonly word: 'eitherReturns';
  readonly where: LandTest;
}

export interface RemovePresence extends WordNode {
  readonly word: 'removePresence';
  readonly n: number;
}

export interface DiscardPower extends WordNode {
  readonly word: 'discardPower';
  readonly n: number;
}

const BY_PRESENCE: Per = per(1, 'presence');

/** Each presence defends its land, and keeps the dahan there from fighting back as hard. */
export const suppress = (): Suppress => ({
  word: 'suppress',
  always: 'defend',
  n: BY_PRESENCE,
  where: YOURS,
  gives: { always: 'becalms', n: BY_PRESENCE, where: YOURS },
});
/** Invaders and dahan in the spirit's lands have 1 health less. */
export const wither = (): Wither => ({ word: 'wither', always: 'withers', n: 1, where: YOURS });
export const eitherReturns = (where: LandTest): EitherReturns => ({ word: 'eitherReturns', where });
/** SI-121: so much of the spirit's presence in the land leaves the game. */
export const removePresence = (n: number): RemovePresence => ({ word: 'removePresence', n });
/** SI-141: from the hand. */
export const discardPower = (n: number): DiscardPower => ({ word: 'discardPower', n });
