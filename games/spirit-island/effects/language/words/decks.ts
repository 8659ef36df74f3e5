import type { WordNode } from '@tafelrunde/words';
import type { DeckName } from '../../../places.ts';
import type { Amount } from '../amounts.ts';
import type { Bare, Counting } from './word.ts';

/* What events do to decks, to earned fear cards and to the blight card. */

/** The top power card of a deck is discarded: the steps after it look at it. */
export interface DiscardTop extends WordNode {
  readonly word: 'discardTop';
  readonly deck: DeckName;
}

/** So much blight that comes to the island this turn comes from the box. */
export interface BlightFromBox extends WordNode {
  readonly word: 'blightFromBox';
  readonly n: Amount;
}

export interface FillCard extends WordNode {
  readonly word: 'fillCard';
  readonly n: Amount;
}

/** So many fear markers come to the pool (SI-048). */
export interface FillFearPool extends WordNode {
  readonly word: 'fillFearPool';
  readonly n: Amount;
}

export interface DropLastCards extends WordNode {
  readonly word: 'dropLastCards';
  readonly stages: readonly number[];
}

/** The event goes back into its deck, under so many cards. */
export interface ReturnEvent extends WordNode {
  readonly word: 'returnEvent';
  readonly under: number;
}

/** So much blight of the card leaves the game. */
export interface WasteBlight extends WordNode {
  readonly word: 'wasteBlight';
  readonly n: Amount;
}

/** The top card of the invader deck goes back to the box. */
export const dropInvaderCard = (): Bare<'dropInvaderCard'> => ({ word: 'dropInvaderCard' });

/** The top fear card goes back to the box. */
export const dropFearCard = (): Bare<'dropFearCard'> => ({ word: 'dropFearCard' });

export const wasteBlight = (n: Amount): WasteBlight => ({ word: 'wasteBlight', n });

export const discardTop = (deck: DeckName): DiscardTop => ({ word: 'discardTop', deck });

export const returnEvent = (under: number): ReturnEvent => ({ word: 'returnEvent', under });

/** A card comes from the box onto the fear deck. */
export const addFearCard = (): Bare<'addFearCard'> => ({ word: 'addFearCard' });

export const blightFromBox = (n: Amount): BlightFromBox => ({ word: 'blightFromBox', n });

/** So many earned fear cards are discarded; where there is none, so many fear markers per player go back. */
export const overconfide = (n: number): Counting<'overconfide'> => ({ word: 'overconfide', n });

/** The last card of each of these stages leaves the game. */
export const dropLastCards = (...stages: readonly number[]): DropLastCards => ({ word: 'dropLastCards', stages });

/** Blight of the card leaves the game, at least until it is turned over; the spirits share so much energy for each. */
export const drainCard = (n: number): Counting<'drainCard'> => ({ word: 'drainCard', n });

/** So much blight from the box comes to the card. */
export const fillCard = (n: Amount): FillCard => ({ word: 'fillCard', n });

export const fillFearPool = (n: Amount): FillFearPool => ({ word: 'fillFearPool', n });
