import { byName, refKind } from '@tafelrunde/kernel';
import { type CardId, isCardId } from './cards/ids.ts';
import { isSuit, type Suit } from './cards/suits.ts';

/** What can be picked besides cards, piles and buttons: a suit, and a card of the game by its name. */
export const suitRef = refKind<'suit', Suit>('suit', {
  write: (suit) => suit,
  read: (name) => (isSuit(name) ? name : undefined),
});
export const nameRef = refKind<'card-name', CardId>('card-name', {
  write: (card) => card,
  read: (name) => (isCardId(name) ? name : undefined),
});

/** What a cursed item offers. */
export const itemRef = refKind('item', byName);
