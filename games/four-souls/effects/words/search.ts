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
import { and, clause, must, sequence, verb, type WordNode } from '@tafelrunde/words';
import { type DeckName, deckOf, discardOf, monsterSlot } from '../../places.ts';
import { KEEP } from '../../refs.ts';
import { remakeDeck } from '../../rules/gains.ts';
import { discardCard, moveItemIn } from '../../rules/items.ts';
import { cardIn, isIn } from '../../rules/table.ts';
import type { At, Chapter, M } from '../../state.ts';
import { here } from '../language/context.ts';
import { cardData } from '../language/registry.ts';
import type { SoulWord } from '../language/word.ts';
import { subjectOf } from '../selectors/who.ts';
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

const SEARCH_GUPPY = verb(
  'search the treasure deck for a Guppy item',
  'suche suchst sucht suchen | im Schatzdeck ein Guppy-Item',
);
const GAIN_IT = verb('gain it', 'nimm nimmst nimmt nehmen | es');
const SHUFFLE = verb('shuffle the deck', 'mische mischst mischt mischen | das Deck');
const SEARCH = verb('search the monster deck for {name}', 'suche suchst sucht suchen | im Monsterdeck nach {name}');
const PUT_IN_SLOT = verb(
  'put it into a monster slot that is not being attacked',
  'lege legst legt legen | die Karte auf ein nicht angegriffenes Monsterfeld',
);
const REVEAL_UNTIL = verb(
  'reveal cards from the monster deck until {n} bosses lie open',
  'decke deckst deckt decken | so lange Karten vom Monsterdeck auf, bis {n} Bosse offen liegen',
);
const PLACE_BOSSES = verb(
  'put these into monster slots that are not being attacked and the other cards into discard',
  'lege legst legt legen | diese auf nicht angegriffene Monsterfelder und die anderen Karten in die Ablage',
);
const ATTACK_BOSS = verb(
  'attack one of the bosses as an additional attack this turn',
  'greife greifst greift greifen an | in diesem Zug als weiteren Angriff einen der Bosse',
);

const guppyWord: SoulWord<SearchGuppy> = {
  run: (m) => {
    const objects = found(m, 'treasure', (object) => cardIn(m, object)?.guppy === true);
    m.put({ op: 'takeGuppy', seat: here(m).seat, objects });
  },
  says: (_, say) => and(and(clause(say.you, SEARCH_GUPPY), GAIN_IT), SHUFFLE, {}, 'then'),
};

const monsterWord: SoulWord<SearchMonster> = {
  run: (m, { card }) => {
    const objects = found(m, 'monster', (object) => cardOf(m, object) === card);
    m.put({ op: 'findMonster', seat: here(m).seat, objects });
  },
  says: ({ card }, say) =>
    and(and(clause(say.you, SEARCH, { name: cardData(card)?.name ?? card }), PUT_IN_SLOT), SHUFFLE, {}, 'then'),
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
  says: ({ n }, say) =>
    sequence([
      and(clause(say.you, REVEAL_UNTIL, { n }), PLACE_BOSSES, {}, 'then'),
      must(clause(subjectOf('active', say), ATTACK_BOSS)),
    ]),
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
