import { look, move, objectsIn, type Seat, shuffle } from '@tafelrunde/kernel';
import { and, clause, verb, type WordNode } from '@tafelrunde/words';
import { deckOf, hand } from '../../places.ts';
import { deckRef, NOTHING } from '../../refs.ts';
import { drawCards } from '../../rules/cards.ts';
import type { Chapter } from '../../state.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';

/* Words that offer cards of the decks. */

interface DrawUpTo extends WordNode {
  readonly word: 'drawUpTo';
  readonly n: number;
}

interface Plain<W extends string> extends WordNode {
  readonly word: W;
}

/** Of both decks, one after the other, until one has enough. */
export const drawUpTo = (n: number): DrawUpTo => ({ word: 'drawUpTo', n });
/** any Spell of the deck. */
export const searchSpell = (): Plain<'searchSpell'> => ({ word: 'searchSpell' });
export interface OfferingOps {
  drawMore: { seat: Seat; n: number };
  searchSpells: { seat: Seat };
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

export const offeringWords = {
  drawUpTo: drawWord,
  searchSpell: searchWord,
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
};
