import { type CardId, cardOf, look, type ObjectNumber, objectsIn, type Seat, shuffle } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { moveItemIn } from '../rules/items.ts';
import { cardIn } from '../rules/table.ts';
import { type Chapter, type DeckName, deckOf, type M } from '../state.ts';
import { here } from './context.ts';
import { cardData } from './registry.ts';
import { inBoth } from './speech.ts';
import type { SoulWord } from './word.ts';

/* Words that search a deck for a card (FS-285). */

interface SearchGuppy extends WordNode {
  readonly word: 'searchGuppy';
}

interface SearchMonster extends WordNode {
  readonly word: 'searchMonster';
  readonly card: CardId;
}

export const searchGuppy = (): SearchGuppy => ({ word: 'searchGuppy' });
/** Into a slot that is not being attacked. */
export const searchMonster = (card: CardId): SearchMonster => ({ word: 'searchMonster', card });

export interface SearchWordOps {
  takeGuppy: { seat: Seat; objects: readonly ObjectNumber[] };
  findMonster: { seat: Seat; objects: readonly ObjectNumber[] };
  shuffleDeck: { name: DeckName };
}

const NOTHING = 'button:keep';

/** The cards of a deck that fit, after the player has looked through it. */
function found(m: M, name: DeckName, fits: (object: ObjectNumber) => boolean): ObjectNumber[] {
  const objects = objectsIn(m, deckOf(name));
  look(m, here(m).seat, objects);
  return objects.filter(fits);
}

const guppyWord: SoulWord<SearchGuppy> = {
  run: (m) => {
    const objects = found(m, 'treasure', (object) => cardIn(m, object)?.guppy === true);
    m.put({ op: 'takeGuppy', seat: here(m).seat, objects });
  },
  text: inBoth((lang) =>
    lang === 'en'
      ? 'search the treasure deck for a Guppy item, gain it, then shuffle the deck'
      : 'suche im Schatzstapel ein Guppy-Item und nimm es, mische dann den Stapel',
  ),
};

const monsterWord: SoulWord<SearchMonster> = {
  run: (m, { card }) => {
    const objects = found(m, 'monster', (object) => cardOf(m, object) === card);
    m.put({ op: 'findMonster', seat: here(m).seat, objects });
  },
  text: inBoth((lang, { card }) => {
    const name = cardData(card)?.name ?? card;
    return lang === 'en'
      ? `search the monster deck for ${name} and put it into a monster slot that is not being attacked, then shuffle the deck`
      : `suche ${name} im Monsterstapel und lege die Karte auf ein Monsterfeld, das nicht angegriffen wird, mische dann den Stapel`;
  }),
};

export const searchWords = { searchGuppy: guppyWord, searchMonster: monsterWord } as const;

export const searchWordRules: Chapter<SearchWordOps> = {
  takeGuppy: {
    options: (_, { objects }) => [...objects, NOTHING],
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') moveItemIn(m, pick, seat);
      shuffle(m, deckOf('treasure'));
    },
  },

  findMonster: {
    options: (_, { objects }) => [...objects, NOTHING],
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'pickSlot', seat, object: pick });
      m.put({ op: 'shuffleDeck', name: 'monster' });
    },
  },

  shuffleDeck: (m, { name }) => shuffle(m, deckOf(name)),
};
