import {
  type CardId,
  cardOf,
  look,
  move,
  type ObjectNumber,
  objectsIn,
  reveal,
  type Seat,
  shuffle,
} from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { type DeckName, deckOf, discardOf, monsterSlot } from '../../places.ts';
import { KEEP } from '../../refs.ts';
import { remakeDeck } from '../../rules/gains.ts';
import { discardCard, moveItemIn } from '../../rules/items.ts';
import { cardIn, isIn } from '../../rules/table.ts';
import type { At, Chapter, M } from '../../state.ts';
import { here } from '../language/context.ts';
import { cardData } from '../language/registry.ts';
import { inBoth } from '../language/speech.ts';
import type { SoulWord } from '../language/word.ts';
import { freeSlots, slotNamed } from './board.ts';

/* Words that search a deck for cards (FS-285). */

interface SearchGuppy extends WordNode {
  readonly word: 'searchGuppy';
}

interface SearchMonster extends WordNode {
  readonly word: 'searchMonster';
  readonly card: CardId;
}

interface BossRush extends WordNode {
  readonly word: 'bossRush';
  readonly n: number;
}

export const searchGuppy = (): SearchGuppy => ({ word: 'searchGuppy' });
/** Into a slot that is not being attacked. */
export const searchMonster = (card: CardId): SearchMonster => ({ word: 'searchMonster', card });

/** So many bosses from the deck into slots that are not being attacked; one of them has to be attacked. */
export const bossRush = (n: number): BossRush => ({ word: 'bossRush', n });

export interface SearchWordOps {
  takeGuppy: { seat: Seat; objects: readonly ObjectNumber[] };
  findMonster: { seat: Seat; objects: readonly ObjectNumber[] };
  shuffleDeck: { name: DeckName };
  /** For one after another; `taken` are the slots of those before. */
  rushIn: { seat: Seat; object: ObjectNumber; card: CardId; left: readonly ObjectNumber[]; taken: readonly number[] };
  demandAttack: { slots: readonly number[] };
}

const NOTHING = KEEP;

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

/** FS-103. */
const isBoss = (m: At, object: ObjectNumber): boolean =>
  ['boss', 'epic-boss'].includes(cardIn(m, object)?.subtype ?? '');

/** The top cards down to the last of so many bosses, or all that there are (FS-043). */
function downToBosses(m: M, n: number): ObjectNumber[] {
  remakeDeck(m, 'monster');
  const deck = objectsIn(m, deckOf('monster')).toReversed();
  const last = deck.filter((object) => isBoss(m, object))[n - 1];
  return last === undefined ? deck : deck.slice(0, deck.indexOf(last) + 1);
}

const rushWord: SoulWord<BossRush> = {
  run: (m, { n }) => {
    const { seat, source } = here(m);
    const revealed = downToBosses(m, n);
    reveal(m, revealed, seat);
    const objects = revealed.filter((object) => isBoss(m, object));
    for (const object of revealed) if (!objects.includes(object)) move(m, object, discardOf('monster'));
    // The event has done its work: its own slot is as free as the others.
    if (source !== undefined && isIn(m, source, 'monster')) discardCard(m, source);
    rushOn(m, seat, objects, []);
  },
  text: inBoth((lang, { n }) =>
    lang === 'en'
      ? `reveal cards from the monster deck until ${n} bosses lie open, put these into monster slots that are not being attacked and the other cards into discard; the active player must attack one of the bosses as an additional attack this turn`
      : `decke Karten vom Monsterstapel auf, bis ${n} Bosse offen liegen; lege diese auf Monsterfelder, die nicht angegriffen werden, und die anderen Karten ab; die Person am Zug muss in diesem Zug als weiteren Angriff einen der Bosse angreifen`,
  ),
};

export const searchWords = { searchGuppy: guppyWord, searchMonster: monsterWord, bossRush: rushWord } as const;

/** The next of them, until all have a place. */
function rushOn(m: M, seat: Seat, [object, ...left]: readonly ObjectNumber[], taken: readonly number[]): void {
  if (object !== undefined) m.put({ op: 'rushIn', seat, object, card: cardOf(m, object) ?? '', left, taken });
  else if (taken.length > 0) m.put({ op: 'demandAttack', slots: taken });
}

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

  rushIn: {
    options: freeSlots,
    answer: (m, { seat, object, left, taken }, [pick]) => {
      if (pick === undefined) return;
      const slot = slotNamed(pick);
      m.put({ op: 'putMonster', slot, object });
      rushOn(m, seat, left, [...taken, slot]);
    },
  },

  // FS-128: an additional attack on one of those that lie on top now.
  demandAttack: (m, { slots }) => {
    const anyOf = [...new Set(slots)].flatMap((slot) => objectsIn(m, monsterSlot(slot)));
    m.state.attacks += 1;
    m.state.musts = [...m.state.musts, { anyOf }];
  },

  shuffleDeck: (m, { name }) => shuffle(m, deckOf(name)),
};
