import {
  arrange,
  type CardId,
  cardOf,
  look,
  move,
  type ObjectNumber,
  objectsIn,
  reveal,
  type Said,
  type Seat,
} from '@tafelrunde/kernel';
import {
  type Aim,
  allowed,
  and,
  type Clause,
  clause,
  kind,
  type Noun,
  noun,
  refsIn,
  type Say,
  type Speech,
  sequence,
  type Verb,
  verb,
  type WordNode,
} from '@tafelrunde/words';
import { curses, type DeckName, deckOf, discardOf } from '../../places.ts';
import { player, seatIn, turnOrder } from '../../players.ts';
import { KEEP } from '../../refs.ts';
import { remakeDeck } from '../../rules/gains.ts';
import { cardIn } from '../../rules/table.ts';
import type { At, Chapter, M } from '../../state.ts';
import { here, targetName } from '../language/context.ts';
import { plural, type SoulWord } from '../language/word.ts';
import { deckNamed, decksInPlay, type Pick } from '../selectors/picks.ts';
import { nounOf } from '../selectors/who.ts';

/* Words about the tops of decks. */

type Deck = DeckName | Aim<Pick> | 'each' | 'chosen';

/** What becomes of the cards looked at; those of `mayDiscard` everybody sees. */
type Then = 'nothing' | 'reorder' | 'mayBottom' | 'keepOne' | 'mayDiscard' | 'mayMill';

interface LookAtTop extends WordNode {
  readonly word: 'lookAtTop';
  readonly n: number;
  readonly deck: Deck;
  readonly then: Then;
}

interface Mill extends WordNode {
  readonly word: 'mill';
  readonly deck: Deck;
}

interface DealCurses extends WordNode {
  readonly word: 'dealCurses';
  readonly n: number;
}

export const lookAtTop = (n: number, deck: Deck, then: Then): LookAtTop => ({ word: 'lookAtTop', n, deck, then });
/** The top card into its discard pile. */
export const mill = (deck: Deck): Mill => ({ word: 'mill', deck });
/** Of the top cards of the monster deck the curses go to players, the others to the bottom. */
export const dealCurses = (n: number): DealCurses => ({ word: 'dealCurses', n });
export interface DeckWordOps {
  reorderTop: { seat: Seat; deck: DeckName; objects: readonly ObjectNumber[] };
  keepOneOnTop: { seat: Seat; deck: DeckName; objects: readonly ObjectNumber[] };
  moveTop: { seat: Seat; deck: DeckName; object: ObjectNumber; to: 'bottom' | 'discard' };
  curseWhom: { seat: Seat; object: ObjectNumber; card: CardId };
  putUnder: { seat: Seat; deck: DeckName; objects: readonly ObjectNumber[] };
}

function decksOf(m: At, deck: Deck): DeckName[] {
  if (deck === 'each') return decksInPlay(m);
  if (deck === 'chosen') return refsIn(m.vars.chosen).map(deckNamed);
  return [typeof deck === 'string' ? deck : deckNamed(targetName(m))];
}

/** The top cards, the topmost first. */
function topCards(m: M, name: DeckName, n: number): ObjectNumber[] {
  remakeDeck(m, name);
  return objectsIn(m, deckOf(name)).slice(-n).toReversed();
}

const named = (en: string, de: string): Noun => noun(kind(en, `das ${de}/${de}s`), 'the');

const names: Readonly<Record<DeckName, Noun>> = {
  loot: named('loot deck', 'Beutedeck'),
  treasure: named('treasure deck', 'Schatzdeck'),
  monster: named('monster deck', 'Monsterdeck'),
  room: named('room deck', 'Raumdeck'),
};

const EACH_DECK = noun(kind('deck', 'das Deck/Decks'), 'each');

function deckNoun(deck: Deck, say: Say): Noun {
  if (deck === 'each') return EACH_DECK;
  return typeof deck === 'string' && deck !== 'chosen' ? names[deck] : nounOf(deck, say);
}

const LOOK = verb('look at {cards} of {deck}', 'sieh siehst sieht sehen an | {self} {cards} {deck.gen}', {
  en: 'look at {cards} of {deck}',
  de: '{cards} {deck.gen} ansehen',
});
const REVEAL = verb('reveal {cards} of {deck}', 'decke deckst deckt decken auf | {cards} {deck.gen}', {
  en: 'reveal {cards} of {deck}',
  de: '{cards} {deck.gen} aufdecken',
});
const REORDER = verb('put them back in any order', 'lege legst legt legen zurück | sie in beliebiger Reihenfolge', {
  en: 'reorder',
  de: 'neu ordnen',
});
const BOTTOM = verb('put it on the bottom', 'lege legst legt legen | sie unter das Deck', {
  en: 'it may go to the bottom',
  de: 'sie darf nach unten',
  isOffer: true,
});
const ANY_BOTTOM = verb(
  'put any of them on the bottom of their deck',
  'lege legst legt legen | beliebige davon unter ihr Deck',
);
const DISCARD = verb('put it into discard', 'lege legst legt legen ab | sie', {
  en: 'it may go to discard',
  de: 'sie darf weg',
  isOffer: true,
});
const KEEP_ONE = verb(
  'put one back on top and the rest on the bottom',
  'lege legst legt legen | eine davon wieder oben auf das Deck, die übrigen ganz nach unten',
  { en: 'keep 1 on top', de: '1 bleibt oben' },
);
const MILL = verb(
  'put the top card of {deck} into its discard',
  'lege legst legt legen ab | die oberste Karte {deck.gen}',
);
const CURSE_THEM = verb(
  'curse players of your choice with the curses among them',
  'verfluche verfluchst verflucht verfluchen | mit den Flüchen darunter Personen deiner Wahl',
);
const REST_UNDER = verb(
  'put the rest on the bottom in any order',
  'lege legst legt legen | die übrigen in beliebiger Reihenfolge unter das Deck',
);

/** The top card, or so many. */
const topOf = (n: number): Said => ({
  en: `the top ${plural(n, 'card', `${n} cards`)}`,
  de: plural(n, 'die oberste Karte', `die obersten ${n} Karten`),
});

/** What becomes of the cards that were looked at. */
function sayThen(looking: Clause, deck: Deck, then: Then): Speech {
  const mayThen = (what: Verb): Speech => sequence([looking, allowed(clause(looking.subject, what))]);
  switch (then) {
    case 'nothing':
      return looking;
    case 'reorder':
      return and(looking, REORDER);
    case 'keepOne':
      return and(looking, KEEP_ONE, {}, 'then');
    case 'mayBottom':
      return mayThen(deck === 'each' ? ANY_BOTTOM : BOTTOM);
    default:
      return mayThen(DISCARD);
  }
}

const lookWord: SoulWord<LookAtTop> = {
  run: (m, { n, deck, then }) => {
    const { seat } = here(m);
    for (const name of decksOf(m, deck)) {
      const objects = topCards(m, name, n);
      const [top] = objects;
      if (top === undefined) continue;
      if (then === 'mayDiscard') reveal(m, objects, seat);
      else look(m, seat, objects);
      if (then === 'reorder') m.put({ op: 'reorderTop', seat, deck: name, objects });
      else if (then === 'keepOne') m.put({ op: 'keepOneOnTop', seat, deck: name, objects });
      else if (then !== 'nothing') {
        m.put({ op: 'moveTop', seat, deck: name, object: top, to: then === 'mayBottom' ? 'bottom' : 'discard' });
      }
    }
  },
  says: ({ n, deck, then }, say) =>
    sayThen(
      clause(say.you, then === 'mayDiscard' ? REVEAL : LOOK, { cards: topOf(n), deck: deckNoun(deck, say) }),
      deck,
      then,
    ),
};

const millWord: SoulWord<Mill> = {
  run: (m, { deck }) => {
    for (const name of decksOf(m, deck)) {
      const [top] = topCards(m, name, 1);
      if (top !== undefined) move(m, top, discardOf(name));
    }
  },
  says: ({ deck }, say) => clause(say.you, MILL, { deck: deckNoun(deck, say) }),
};

const cursesWord: SoulWord<DealCurses> = {
  run: (m, { n }) => {
    const { seat } = here(m);
    const objects = topCards(m, 'monster', n);
    const isCurse = (object: ObjectNumber): boolean => cardIn(m, object)?.kind === 'curse';
    reveal(m, objects, seat);
    for (const object of objects.filter(isCurse)) {
      m.put({ op: 'curseWhom', seat, object, card: cardOf(m, object) ?? '' });
    }
    m.put({ op: 'putUnder', seat, deck: 'monster', objects: objects.filter((object) => !isCurse(object)) });
  },
  says: ({ n }, say) =>
    and(and(clause(say.you, REVEAL, { cards: topOf(n), deck: names.monster }), CURSE_THEM, {}, 'then'), REST_UNDER),
};

export const deckWords = {
  lookAtTop: lookWord,
  mill: millWord,
  dealCurses: cursesWord,
} as const;

export const deckWordRules: Chapter<DeckWordOps> = {
  // The first pick comes to lie on top.
  reorderTop: {
    options: (_, { objects }) => objects,
    min: (_, { objects }) => objects.length,
    ordered: true,
    answer: (m, { seat, deck }, picks) => {
      const order = picks.flatMap((pick) => (typeof pick === 'number' ? [pick] : []));
      arrange(m, deckOf(deck), order.toReversed(), 1 << seat);
    },
  },

  // The first pick stays on top, the others go to the bottom in their order.
  keepOneOnTop: {
    options: (_, { objects }) => objects,
    min: (_, { objects }) => objects.length,
    ordered: true,
    answer: (m, { deck }, [, ...rest]) => {
      for (const pick of rest) if (typeof pick === 'number') move(m, pick, deckOf(deck), { to: 'bottom' });
    },
  },

  curseWhom: {
    options: (m, { seat }) => turnOrder(m, seat).map(player),
    answer: (m, { object }, [pick]) => {
      const to = seatIn(pick);
      if (to !== undefined) move(m, object, curses(to));
    },
  },

  // The first pick comes to lie above the others.
  putUnder: {
    options: (_, { objects }) => objects,
    min: (_, { objects }) => objects.length,
    ordered: true,
    answer: (m, { deck }, picks) => {
      for (const pick of picks) if (typeof pick === 'number') move(m, pick, deckOf(deck), { to: 'bottom' });
    },
  },

  moveTop: {
    options: (_, { object }) => [object, KEEP],
    answer: (m, { deck, to }, [pick]) => {
      if (typeof pick !== 'number') return;
      if (to === 'bottom') move(m, pick, deckOf(deck), { to: 'bottom' });
      else move(m, pick, discardOf(deck));
    },
  },
};
