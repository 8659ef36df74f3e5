import {
  arrange,
  type CardId,
  cardOf,
  look,
  move,
  type ObjectNumber,
  objectsIn,
  reveal,
  type Seat,
} from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { curses, type DeckName, deckOf, discardOf } from '../../places.ts';
import { player, seatIn, turnOrder } from '../../players.ts';
import { KEEP } from '../../refs.ts';
import { remakeDeck } from '../../rules/gains.ts';
import { cardIn } from '../../rules/table.ts';
import type { At, Chapter, M } from '../../state.ts';
import { here, targetName } from '../language/context.ts';
import { inBoth, plural } from '../language/speech.ts';
import type { SoulWord } from '../language/word.ts';
import { deckNamed, decksInPlay } from '../selectors/picks.ts';
import { type Aim, formsOf, refsIn } from '../selectors/who.ts';

/* Words about the tops of decks. */

type Deck = DeckName | Aim | 'each' | 'chosen';

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

const names: Readonly<Record<DeckName, { readonly en: string; readonly de: string }>> = {
  loot: { en: 'the loot deck', de: 'vom Beutestapel' },
  treasure: { en: 'the treasure deck', de: 'vom Schatzstapel' },
  monster: { en: 'the monster deck', de: 'vom Monsterstapel' },
  room: { en: 'the room deck', de: 'vom Raumstapel' },
};

const sayDeck = (deck: Deck, lang: 'en' | 'de'): string => {
  if (deck === 'each') return lang === 'en' ? 'each deck' : 'von jedem Stapel';
  if (typeof deck === 'string' && deck !== 'chosen') return names[deck][lang];
  const { en, de } = formsOf(deck);
  return lang === 'en' ? en : `von ${de.dat}`;
};

const thens: Readonly<Record<Then, { readonly en: string; readonly de: string }>> = {
  nothing: { en: '', de: '' },
  reorder: { en: ' and put them back in any order', de: ' und lege sie in beliebiger Reihenfolge zurück' },
  mayBottom: { en: '; you may put it on the bottom', de: ' und lege sie, wenn du willst, unter den Stapel' },
  mayDiscard: { en: '; you may put it into discard', de: ' und lege sie, wenn du willst, ab' },
  mayMill: { en: '; you may put it into discard', de: ' und lege sie, wenn du willst, ab' },
  keepOne: {
    en: ', put one back on top and the rest on the bottom',
    de: ' und lege eine davon wieder oben auf den Stapel, die übrigen ganz nach unten',
  },
};

const OF_EACH = {
  en: '; you may put any of them on the bottom of their deck',
  de: ' und lege beliebige davon unter ihren Stapel',
} as const;

const sayThen = (deck: Deck, then: Then) => (deck === 'each' && then === 'mayBottom' ? OF_EACH : thens[then]);

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
  text: {
    en: ({ n, deck, then }) =>
      `${then === 'mayDiscard' ? 'reveal' : 'look at'} the top ${plural(n, 'card', `${n} cards`)} of ${sayDeck(deck, 'en')}${sayThen(deck, then).en}`,
    de: ({ n, deck, then }) => {
      const cards = n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`;
      const verb =
        then === 'mayDiscard'
          ? `decke ${cards} ${sayDeck(deck, 'de')} auf`
          : `sieh dir ${cards} ${sayDeck(deck, 'de')} an`;
      return `${verb}${sayThen(deck, then).de}`;
    },
  },
};

const millWord: SoulWord<Mill> = {
  run: (m, { deck }) => {
    for (const name of decksOf(m, deck)) {
      const [top] = topCards(m, name, 1);
      if (top !== undefined) move(m, top, discardOf(name));
    }
  },
  text: inBoth((lang, { deck }) =>
    lang === 'en'
      ? `put the top card of ${sayDeck(deck, 'en')} into its discard`
      : `lege die oberste Karte ${sayDeck(deck, 'de')} ab`,
  ),
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
  text: inBoth((lang, { n }) =>
    lang === 'en'
      ? `reveal the top ${n} cards of the monster deck, curse players of your choice with the curses among them and put the rest on the bottom in any order`
      : `decke die obersten ${n} Karten vom Monsterstapel auf, verfluche mit den Flüchen darunter Personen deiner Wahl und lege die übrigen in beliebiger Reihenfolge unter den Stapel`,
  ),
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
