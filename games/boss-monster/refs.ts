import { byNumber, oneOf, pairOf, refKind, refs } from '@tafelrunde/kernel';
import { treasures } from './effects/language/card.ts';
import { deckNames } from './places.ts';

export { PASS } from '@tafelrunde/kernel';

export const DONE = refs.button('done');
/** The empty place at the left end of the dungeon (BM-058). */
export const LEFT = refs.button('left');
export const REDRAW = refs.button('redraw');
/** BM-133: a Room card for a coin. */
export const SELL = refs.button('sell');
export const KEEP = refs.button('keep');
/** None of what could be had. */
export const NOTHING = refs.button('nothing');
export const FROM_DISCARD = refs.pile('discard');

export const deckRef = refKind('deck', oneOf(deckNames));
export const treasureRef = refKind('treasure', oneOf(treasures));
/** Something that was declared and waits. */
export const itemRef = refKind('item', byNumber);
/** One of several abilities: of which card, and which of them. */
export const abilityRef = refKind('ability', pairOf(byNumber, '/', byNumber));
/** An ability that a Boss has got by its Level Up, by the number of the lasting effect. */
export const powerRef = refKind('power', byNumber);
/** A face-up Item whose Boss effect is copied. */
export const copyRef = refKind('copy', byNumber);
/** What there is to react to when nothing waits. */
export const momentLabel = refKind('moment', oneOf(['build', 'enter', 'room', 'after', 'common']));
export const TOWN_REF = refs.pile('town');
export const HEROES_REF = refs.pile('heroes');
