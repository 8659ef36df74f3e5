import { byName, byNumber, oneOf, pairOf, refKind, refs } from '@tafelrunde/kernel';
import { deckNames } from './places.ts';

export { PASS } from '@tafelrunde/kernel';

export const END = refs.button('end');
export const ATTACK = refs.button('attack');
export const PURCHASE = refs.button('purchase');
export const KEEP = refs.button('keep');
export const CANCEL = refs.button('cancel');

export const deckRef = refKind('deck', oneOf(deckNames));
export const discardRef = refKind('discard', oneOf(deckNames));
/** A monster slot. */
export const slotRef = refKind('slot', byNumber);
/** Something on the stack. */
export const itemRef = refKind('item', byNumber);
/** By how much a roll is changed. */
export const byRef = refKind('by', byNumber);
/** One of several abilities: of which card, and which of them. */
export const abilityRef = refKind('ability', pairOf(byNumber, '/', byNumber));
/** The same in a label, by the card: `the-bone/1`. */
export const abilityLabel = pairOf(byName, '/', byNumber);
/** One of the abilities that may be copied. */
export const copyRef = refKind('ability', byNumber);

/** Deals: an offer to a seat, and what may be done about one by its number. */
export const offerRef = refKind('offer', byNumber);
export const acceptRef = refKind('accept', byNumber);
export const declineRef = refKind('decline', byNumber);
export const withdrawRef = refKind('withdraw', byNumber);
export const COIN = refKind('coin', byName)('1');
export const PROMISES = ['pass', 'spare', 'agreed'] as const;
export const promiseRef = refKind('promise', oneOf(PROMISES));

/** What there is to react to when nothing lies on the stack. */
export const momentLabel = refKind('moment', byName);
/** The death of a player. */
export const deathLabel = refKind('death', byNumber);
/** Damage to a player. */
export const damageLabel = refKind('damage', byNumber);
