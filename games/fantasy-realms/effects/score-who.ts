import { type CardId, cardIndex, isCardId } from '../cards/ids.ts';
import { isSuit, type Suit, suitIndex } from '../cards/suits.ts';
import { bit, type Cards, peek, type Tableau } from '../scoring/tableau.ts';

export type Lang = 'en' | 'de';
export type Said = Readonly<Record<Lang, string>>;

/** One kind of card that a text asks for: a suit, a name, another card of a suit, a suit except a name. */
export type Kind = Suit | CardId | { readonly other: Suit } | { readonly suit: Suit; readonly except: CardId };
export type Who = readonly Kind[];

export const other = (suit: Suit): Kind => ({ other: suit });
export const except = (suit: Suit, name: CardId): Kind => ({ suit, except: name });

/** Finds the active cards that a text asks for, seen from the card that asks. */
export type Finder = (t: Tableau, self: number) => Cards;

export function finder(who: Who): Finder {
  const anySuit: number[] = [];
  const otherSuit: number[] = [];
  const exceptions: { suit: number; name: number }[] = [];
  const names: number[] = [];
  for (const kind of who) {
    if (typeof kind === 'string') {
      if (isSuit(kind)) anySuit.push(suitIndex(kind));
      else names.push(cardIndex(kind));
    } else if ('other' in kind) otherSuit.push(suitIndex(kind.other));
    else exceptions.push({ suit: suitIndex(kind.suit), name: cardIndex(kind.except) });
  }
  return (t, self) => {
    let found = 0;
    for (const suit of otherSuit) found |= peek(t.ofSuit, suit);
    found &= ~bit(self);
    for (const suit of anySuit) found |= peek(t.ofSuit, suit);
    for (const { suit, name } of exceptions) found |= peek(t.ofSuit, suit) & ~peek(t.ofName, name);
    found &= t.suited;
    for (const name of names) found |= peek(t.ofName, name) & t.active;
    return found;
  };
}

export function suitOf(kind: Kind): Suit | undefined {
  if (typeof kind === 'string') return isSuit(kind) ? kind : undefined;
  return 'other' in kind ? kind.other : kind.suit;
}

export function namesIn(who: Who): CardId[] {
  return who.flatMap((kind) => {
    if (typeof kind === 'string') return isCardId(kind) ? [kind] : [];
    return 'except' in kind ? [kind.except] : [];
  });
}

/** What is left of a list when a word is struck out of it (FR-073). */
export const strike = (who: Who, word: Suit): Who => who.filter((kind) => suitOf(kind) !== word);
