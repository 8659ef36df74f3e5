import { arrange, look, move, objectsIn, refs, type Seat, seatSet } from '@tafelrunde/kernel';
import { named, seatOf, type WordNode } from '@tafelrunde/words';
import { draw } from '../rules/piles.ts';
import { type At, type Chapter, DECK, hand } from '../state.ts';
import { type ItemWord, othersOf } from './item-word.ts';

/* Words by which one player alone gets to see cards. */

interface LookAtHand extends WordNode {
  readonly word: 'lookAtHand';
}

interface LookAtDeck extends WordNode {
  readonly word: 'lookAtDeck';
  readonly end: 'top' | 'bottom';
  readonly n: number;
}

interface Brew extends WordNode {
  readonly word: 'brew';
  readonly n: number;
}

interface Wish extends WordNode {
  readonly word: 'wish';
}

/** Spyglass. */
export const lookAtHand = (): LookAtHand => ({ word: 'lookAtHand' });
export const lookAtDeck = (end: LookAtDeck['end'], n: number): LookAtDeck => ({ word: 'lookAtDeck', end, n });
/** Cauldron. */
export const brew = (n: number): Brew => ({ word: 'brew', n });
/** Wishing Ring. */
export const wish = (): Wish => ({ word: 'wish' });

export interface ItemLookOps {
  lookAtHandOf: { seat: Seat };
  /** Which of the top `n` cards go back, from the upper to the lower. */
  putBack: { seat: Seat; n: number };
  /** How many of the top `n` cards stay on top; the rest go to the bottom. */
  stayOnTop: { seat: Seat; n: number };
  wishFor: { seat: Seat };
}

/** The top cards of the deck, the uppermost first. */
const topCards = (m: At, n: number): number[] => objectsIn(m, DECK).toReversed().slice(0, n);

const lookAtHandWord: ItemWord<LookAtHand> = {
  run: (m) => m.put({ op: 'lookAtHandOf', seat: seatOf(m) }),
  says: () => named({ en: 'look at the hand of another player', de: 'sieh dir die Hand einer anderen Person an' }),
};

const ENDS = { top: 'oberste', bottom: 'unterste' } as const;

const lookAtDeckWord: ItemWord<LookAtDeck> = {
  run: (m, { end, n }) => {
    look(m, seatOf(m), end === 'top' ? topCards(m, n) : objectsIn(m, DECK).slice(0, n));
  },
  says: ({ end, n }) =>
    n === 1
      ? named({
          en: `look at the ${end} card of the deck`,
          de: `sieh dir die ${ENDS[end]} Karte des Nachziehstapels an`,
        })
      : named({
          en: `look at the ${end} ${n} cards of the deck without changing their order`,
          de: `sieh dir die ${ENDS[end]}n ${n} Karten des Nachziehstapels an, ohne die Reihenfolge zu ändern`,
        }),
};

const brewWord: ItemWord<Brew> = {
  run: (m, { n }) => {
    const seat = seatOf(m);
    look(m, seat, topCards(m, n));
    m.put({ op: 'putBack', seat, n });
  },
  says: ({ n }) =>
    named({
      en: `draw ${n} cards from the deck, keep one and put each of the others back on the top or the bottom of the deck`,
      de: `ziehe ${n} Karten vom Nachziehstapel, behalte eine und lege jede der übrigen wieder auf oder unter den Nachziehstapel`,
    }),
};

const wishWord: ItemWord<Wish> = {
  run: (m) => {
    const seat = seatOf(m);
    look(m, seat, objectsIn(m, DECK));
    m.state.shuffleAfterTurn = true;
    m.put({ op: 'wishFor', seat });
  },
  says: () =>
    named({
      en: 'look through the deck and put one of its cards on top; shuffle the deck at the end of the turn',
      de: 'sieh den Nachziehstapel durch und lege eine seiner Karten obenauf; mische den Nachziehstapel am Ende des Zugs',
    }),
};

export const itemLookWords = {
  lookAtHand: lookAtHandWord,
  lookAtDeck: lookAtDeckWord,
  brew: brewWord,
  wish: wishWord,
} as const;

export const itemLookRules: Chapter<ItemLookOps> = {
  lookAtHandOf: {
    options: (m, { seat }) => othersOf(m, seat).map((other) => refs.seat(other)),
    answer: (m, { seat }, [pick]) => {
      look(m, seat, objectsIn(m, hand(refs.seat.in(pick) ?? seat)));
    },
  },

  // The cards are put in order before one is drawn, so that nobody else can follow which of them it is.
  putBack: {
    options: (m, { n }) => (topCards(m, n).length > 1 ? topCards(m, n) : []),
    min: (m, { n }) => topCards(m, n).length - 1,
    ordered: true,
    answer: (m, { seat, n }, picks) => {
      const cards = topCards(m, n);
      if (cards.length === 0) return;
      const back = picks.filter((pick) => typeof pick === 'number');
      const kept = cards.filter((card) => !back.includes(card));
      arrange(m, DECK, [...back.toReversed(), ...kept], seatSet([seat]));
      draw(m, seat);
      m.put({ op: 'stayOnTop', seat, n: back.length });
    },
  },

  stayOnTop: {
    options: (_, { n }) => (n === 0 ? [] : Array.from({ length: n + 1 }, (__, onTop) => refs.number(onTop))),
    answer: (m, { n }, [pick]) => {
      const onTop = refs.number.in(pick) ?? 0;
      for (const card of topCards(m, n).slice(onTop)) move(m, card, DECK, { to: 'bottom' });
    },
  },

  // All other cards keep their places; that it was any card of the deck is all that the others may see.
  wishFor: {
    options: (m) => objectsIn(m, DECK),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick !== 'number') return;
      const rest = objectsIn(m, DECK).filter((card) => card !== pick);
      arrange(m, DECK, [...rest, pick], seatSet([seat]));
    },
  },
};
