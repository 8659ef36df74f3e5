import { look, move, type ObjectNumber, objectsIn, reveal, type Seat, shuffle } from '@tafelrunde/kernel';
import { and, clause, sequence, verb, type WordNode } from '@tafelrunde/words';
import { type DeckName, deckOf, hand } from '../../places.ts';
import { deckRef, NOTHING } from '../../refs.ts';
import { drawCards } from '../../rules/cards.ts';
import type { At, Chapter } from '../../state.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';

/* Words that offer cards of the decks, and the one that shows a hand. */

interface DrawUpTo extends WordNode {
  readonly word: 'drawUpTo';
  readonly n: number;
}

interface LookTop extends WordNode {
  readonly word: 'lookTop';
  readonly deck: DeckName;
  readonly n: number;
  /** Where the others go. */
  readonly rest: 'top' | 'bottom';
}

interface Plain<W extends string> extends WordNode {
  readonly word: W;
}

/** Of both decks, one after the other, until one has enough. */
export const drawUpTo = (n: number): DrawUpTo => ({ word: 'drawUpTo', n });
/** any Spell of the deck. */
export const searchSpell = (): Plain<'searchSpell'> => ({ word: 'searchSpell' });
/** One of the top cards comes into the hand; the others go back in any order, or under the deck. */
export const lookTop = (deck: DeckName, n: number, rest: LookTop['rest'] = 'top'): LookTop => ({
  word: 'lookTop',
  deck,
  n,
  rest,
});

/** For everybody to see. */
export const revealHand = (): Plain<'revealHand'> => ({ word: 'revealHand' });

export interface OfferingOps {
  drawMore: { seat: Seat; n: number };
  searchSpells: { seat: Seat };
  takeTop: { seat: Seat; deck: DeckName; n: number; rest: LookTop['rest'] };
  /** The first that is picked will lie on top. */
  orderTop: { seat: Seat; deck: DeckName; n: number };
}

const DRAW = verb(
  'draw up to {n} cards from the Room deck and the Spell deck',
  'ziehe ziehst zieht ziehen | bis zu {n} Karten vom Raum- und vom Zauberspruchstapel',
);
const SEARCH = verb(
  'search the Spell deck for any card',
  'suche suchst sucht suchen | im Zauberspruchstapel eine beliebige Karte',
);
const TAKE_IT = verb('take it into your hand', 'nimm nimmst nimmt nehmen | sie auf die Hand');
const LOOK = verb(
  'look at the top {n} cards of {deck}',
  'sieh siehst sieht sehen an | {self} die obersten {n} Karten {deck}',
);
const TAKE_ONE = verb('take one of them into your hand', 'nimm nimmst nimmt nehmen | eine davon auf die Hand');
const REST = {
  top: verb(
    'put the others back in any order',
    'lege legst legt legen -zurück | die anderen in beliebiger Reihenfolge',
  ),
  bottom: verb('put the others under the deck', 'lege legst legt legen | die anderen unter den Stapel'),
} as const;
const DECKS = {
  room: { en: 'the Room deck', de: 'des Raumstapels' },
  spell: { en: 'the Spell deck', de: 'des Zauberspruchstapels' },
} as const;

const drawWord: BossWord<DrawUpTo> = {
  run: (m, { n }) => m.put({ op: 'drawMore', seat: here(m).seat, n }),
  says: ({ n }, say) => clause(say.you, DRAW, { n }),
};

const SPELLS = deckOf('spell');

const searchWord: BossWord<Plain<'searchSpell'>> = {
  run: (m) => {
    const { seat } = here(m);
    look(m, seat, objectsIn(m, SPELLS));
    m.put({ op: 'searchSpells', seat });
  },
  says: (_, say) => and(clause(say.you, SEARCH), TAKE_IT),
};

/** The uppermost first. */
const topCards = (m: At, deck: DeckName, n: number): ObjectNumber[] =>
  objectsIn(m, deckOf(deck)).slice(-n).toReversed();

const lookWord: BossWord<LookTop> = {
  run: (m, { deck, n, rest }) => {
    const { seat } = here(m);
    look(m, seat, topCards(m, deck, n));
    m.put({ op: 'takeTop', seat, deck, n, rest });
  },
  says: ({ deck, n, rest }, say) =>
    sequence([clause(say.you, LOOK, { n, deck: DECKS[deck] }), clause(say.you, TAKE_ONE), clause(say.you, REST[rest])]),
};

const SHOW = verb('reveal your hand to everybody', 'zeige zeigst zeigt zeigen | allen deine Hand');

const showWord: BossWord<Plain<'revealHand'>> = {
  run: (m) => {
    const { seat } = here(m);
    reveal(m, objectsIn(m, hand(seat)), seat);
  },
  says: (_, say) => clause(say.you, SHOW),
};

export const offeringWords = {
  revealHand: showWord,
  drawUpTo: drawWord,
  searchSpell: searchWord,
  lookTop: lookWord,
} as const;

export const offeringRules: Chapter<OfferingOps> = {
  drawMore: {
    options: () => [deckRef('room'), deckRef('spell'), NOTHING],
    answer: (m, { seat, n }, [pick]) => {
      const deck = deckRef.in(pick);
      if (deck === undefined) return;
      drawCards(m, seat, deck, 1);
      if (n > 1) m.put({ op: 'drawMore', seat, n: n - 1 });
    },
  },

  searchSpells: {
    options: (m) => objectsIn(m, SPELLS),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(seat));
      shuffle(m, SPELLS);
    },
  },

  takeTop: {
    options: (m, { deck, n }) => topCards(m, deck, n),
    answer: (m, { seat, deck, n, rest }, [pick]) => {
      const others = topCards(m, deck, n).filter((each) => each !== pick);
      if (typeof pick === 'number') move(m, pick, hand(seat));
      if (rest === 'top') m.put({ op: 'orderTop', seat, deck, n: others.length });
      else for (const each of others) move(m, each, deckOf(deck), { to: 'bottom' });
    },
  },

  orderTop: {
    options: (m, { deck, n }) => (n < 2 ? [] : topCards(m, deck, n)),
    min: (_, { n }) => n,
    answer: (m, { deck }, picks) => {
      for (const each of picks.toReversed()) if (typeof each === 'number') move(m, each, deckOf(deck));
    },
  },
};
