import { cardOf, look, move, type ObjectNumber, objectsIn, type Ref, reveal, type Seat } from '@tafelrunde/kernel';
import { named as order, seatOf, type WordNode } from '@tafelrunde/words';
import { cards } from '../cards/catalogue.ts';
import { isCardId } from '../cards/ids.ts';
import { hoardSuits, isSuit, type Suit, suits } from '../cards/suits.ts';
import { suitRef } from '../refs.ts';
import { mix } from '../rules/piles.ts';
import { type At, type Chapter, DECK, type Game, hand, withSuits } from '../state.ts';
import { type ItemWord, NOTHING, othersOf } from './item-word.ts';

/* Words about a suit that the player names. */

interface NameSuit extends WordNode {
  readonly word: 'nameSuit';
}

interface OthersShow extends WordNode {
  readonly word: 'othersShow';
}

interface Seek extends WordNode {
  readonly word: 'seek';
  readonly most: number;
}

export const nameSuit = (): NameSuit => ({ word: 'nameSuit' });
/** Crystal Ball. */
export const othersShow = (): OthersShow => ({ word: 'othersShow' });
/** Lantern. */
export const seek = (most: number): Seek => ({ word: 'seek', most });

export interface ItemSuitOps {
  nameSuit: { seat: Seat };
  /** One player shows another the cards of a suit. */
  showSuit: { seat: Seat; suit: Suit; to: Seat };
}

/** A wild card is of no suit that can be named. */
function namable(m: At): Suit[] {
  return suits.filter((suit) => suit !== 'wild' && (withSuits(m) || !hoardSuits.includes(suit)));
}

function named(m: At): Suit {
  const { suit } = m.vars;
  if (typeof suit !== 'string' || !isSuit(suit)) throw new Error('no suit was named');
  return suit;
}

/** By what is printed: in a hand or in the deck a wild card stands for nothing. */
function isOf(m: At, object: ObjectNumber, suit: Suit): boolean {
  const id = cardOf(m, object);
  if (id === undefined || !isCardId(id)) return false;
  return cards[id].suit === suit || cards[id].alsoSuits?.includes(suit) === true;
}

const ofSuit = (m: At, seat: Seat, suit: Suit): ObjectNumber[] =>
  objectsIn(m, hand(seat)).filter((object) => isOf(m, object, suit));

const nameSuitWord: ItemWord<NameSuit> = {
  run: (m) => m.put({ op: 'nameSuit', seat: seatOf(m) }),
  says: () => order({ en: 'name a suit', de: 'nenne eine Farbe' }),
};

const othersShowWord: ItemWord<OthersShow> = {
  run: (m) => {
    const suit = named(m);
    const to = seatOf(m);
    m.put(...othersOf(m, to).map((seat) => ({ op: 'showSuit' as const, seat, suit, to })));
  },
  says: () =>
    order({
      en: 'every other player shows you all cards of that suit in hand',
      de: 'alle anderen zeigen dir ihre Handkarten dieser Farbe',
    }),
};

// The card that was found is shown as well: everybody may see that it is of the suit.
const seekWord: ItemWord<Seek> = {
  run: (m, { most }) => {
    const seat = seatOf(m);
    const suit = named(m);
    const pile = objectsIn(m, DECK).toReversed().slice(0, most);
    const place = pile.findIndex((object) => isOf(m, object, suit));
    const found = pile[place];
    reveal(m, found === undefined ? pile : pile.slice(0, place + 1), seat);
    const kept = found === undefined ? undefined : move(m, found, hand(seat), { openly: true });
    mix(m, DECK);
    if (kept !== undefined) m.put({ op: 'discardCards', seat, n: 1, except: kept });
  },
  says: ({ most }) =>
    order({
      en: `draw from the deck until a card of that suit appears (a wild card is none), at most ${most} cards, and show them all; if one appears, keep it and discard another card from your hand; shuffle the others into the deck`,
      de: `ziehe vom Nachziehstapel, bis eine Karte dieser Farbe kommt (Joker zählen nicht), höchstens ${most} Karten, und zeige sie alle; kommt eine, behalte sie und lege eine andere Handkarte ab; mische die übrigen in den Nachziehstapel`,
    }),
};

export const itemSuitWords = { nameSuit: nameSuitWord, othersShow: othersShowWord, seek: seekWord } as const;

export const itemSuitRules: Chapter<ItemSuitOps> = {
  nameSuit: {
    options: (m) => namable(m).map(suitRef),
    answer: (m, { seat }, [pick]) => {
      const suit = suitRef.in(pick);
      if (suit === undefined) return;
      m.let('suit', suit);
      m.emit({ type: 'named', seat, data: { suit } });
    },
  },

  // Whoever has none is asked as well: showing nothing is an answer.
  showSuit: {
    options: (m, { seat, suit }): readonly Ref[] => {
      const shown = ofSuit(m, seat, suit);
      return shown.length === 0 ? [NOTHING] : shown;
    },
    min: (m, { seat, suit }) => Math.max(1, ofSuit(m, seat, suit).length),
    answer: (m, { seat, to }, picks) => {
      const shown = picks.filter((pick) => typeof pick === 'number');
      if (shown.length > 0) showTo(m, seat, to, shown);
      else m.emit({ type: 'showedNothing', seat });
    },
  },
};

/** FR-128: by default only the player who asked sees the cards; that they are shown, and how many, is open to all. */
function showTo(m: Game, seat: Seat, to: Seat, shown: readonly ObjectNumber[]): void {
  if (m.match.options.crystalBall === 'everybody') reveal(m, shown, seat);
  else look(m, to, shown);
}
