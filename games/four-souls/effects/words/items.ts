import { type ObjectNumber, placeOf, type Seat } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { turnOrder } from '../../players.ts';
import { discardCard } from '../../rules/items.ts';
import {
  cardIn,
  characterOf,
  countersOn,
  isEternal,
  itemsOf,
  ownerOf,
  setCounters,
  setTapped,
  shopItems,
} from '../../rules/table.ts';
import type { At, Chapter, M } from '../../state.ts';
import { isReplacing } from '../language/card.ts';
import { here, numberIn } from '../language/context.ts';
import { inChosenOrder } from '../language/order.ts';
import { clause, inBoth } from '../language/speech.ts';
import { type Amount, amountOf, type SoulWord, sayAmount } from '../language/word.ts';
import { formsOf, nounOf, objectsOf, seatsOf, type Who } from '../selectors/who.ts';

/* Words about items: what is charged, destroyed, gained, and what lies on it. */

/** One card, all items of somebody, somebody's character, or all items in play. */
type What = Who | { readonly itemsOf: Who } | { readonly characterOf: Who } | 'allItems' | 'shop';

interface OnItems extends WordNode {
  readonly word: 'recharge' | 'deactivate' | 'destroy' | 'rerollItem' | 'putIntoDiscard';
  readonly what: What;
}

interface GainTreasure extends WordNode {
  readonly word: 'gainTreasure';
  readonly n: number;
  readonly who: Who;
}

interface Counters extends WordNode {
  readonly word: 'addCounters' | 'removeCounters';
  readonly n: Amount;
}

interface BecomeSoul extends WordNode {
  readonly word: 'becomeSoul';
  /** From the discard pile: it was destroyed before. */
  readonly destroyed: boolean;
}

interface DestroyItems extends WordNode {
  readonly word: 'destroyItems' | 'payItems';
  readonly n: number;
  readonly who: Who;
}

export const itemsOfPlayer = (who: Who): What => ({ itemsOf: who });
export const characterOfPlayer = (who: Who): What => ({ characterOf: who });
export const recharge = (what: What): OnItems => ({ word: 'recharge', what });
export const deactivate = (what: What): OnItems => ({ word: 'deactivate', what });
/** Leaves in `did` whether anything was destroyed: follow it with `ifThen({ did: 'did' }, [...])`. */
export const destroy = (what: What): OnItems => ({ word: 'destroy', what });
export const rerollItem = (what: What): OnItems => ({ word: 'rerollItem', what });
/** FS-041. */
export const putIntoDiscard = (what: What): OnItems => ({ word: 'putIntoDiscard', what });
export const gainTreasure = (n: number, who: Who = 'you'): GainTreasure => ({ word: 'gainTreasure', n, who });
export const addCounters = (n: Amount): Counters => ({ word: 'addCounters', n });
/** Also a cost. */
export const removeCounters = (n: number): Counters => ({ word: 'removeCounters', n });
export const becomeSoul = (more: { readonly destroyed?: true } = {}): BecomeSoul => ({
  word: 'becomeSoul',
  destroyed: more.destroyed === true,
});
/** They choose and destroy so many of their items. */
export const destroyItems = (n: number, who: Who = 'you'): DestroyItems => ({ word: 'destroyItems', n, who });
/** A cost: so many of your items that are really destroyed by it. */
export const payItems = (n: number): DestroyItems => ({ word: 'payItems', n, who: 'you' });

export interface ItemWordOps {
  rerollOwn: { seat: Seat; objects: readonly ObjectNumber[] };
  destroyOwn: { seat: Seat; n: number; paid: boolean };
}

function cardsOf(m: At, what: What): ObjectNumber[] {
  const context = here(m);
  if (what === 'shop') return shopItems(m);
  if (what === 'allItems') return [...turnOrder(m, context.seat).flatMap((seat) => itemsOf(m, seat)), ...shopItems(m)];
  if (typeof what === 'object' && 'itemsOf' in what) {
    return seatsOf(m, what.itemsOf, context).flatMap((seat) => itemsOf(m, seat));
  }
  if (typeof what === 'object' && 'characterOf' in what) {
    return seatsOf(m, what.characterOf, context).flatMap((seat) => characterOf(m, seat) ?? []);
  }
  return objectsOf(m, what, context);
}

function sayWhat(what: What, lang: 'en' | 'de'): string {
  const en = lang === 'en';
  if (what === 'shop') return en ? 'each item in the shop' : 'alle Items im Shop';
  if (what === 'allItems') return en ? 'each item in play' : 'alle Items im Spiel';
  if (typeof what === 'object' && 'itemsOf' in what) {
    if (what.itemsOf === 'you') return en ? 'each item you control' : 'alle deine Items';
    const { en: of, de } = formsOf(what.itemsOf);
    if (what.itemsOf === 'everybody') return en ? 'each item of each player' : 'alle Items aller Personen';
    return en ? `each item of ${of}` : `alle Items von ${de.dat}`;
  }
  if (typeof what === 'object' && 'characterOf' in what) {
    if (what.characterOf === 'you') return en ? 'your character' : 'deinen Charakter';
    const { en: of, de } = formsOf(what.characterOf);
    return en ? `the character of ${of}` : `den Charakter von ${de.dat}`;
  }
  const { en: name, de } = formsOf(what);
  return en ? name : de.acc;
}

const onItems = (
  act: (m: M, object: ObjectNumber) => void,
  en: string,
  de: (what: string) => string,
): SoulWord<OnItems> => ({
  run: (m, { what }) => {
    for (const object of cardsOf(m, what)) act(m, object);
  },
  text: { en: ({ what }) => `${en} ${sayWhat(what, 'en')}`, de: ({ what }) => de(sayWhat(what, 'de')) },
});

const destroyWord: SoulWord<OnItems> = {
  ...onItems(
    (m, object) => m.put({ op: 'destroyCard', object }),
    'destroy',
    (what) => `zerstöre ${what}`,
  ),
  run: (m, { what }) => {
    m.let('did', false);
    for (const object of cardsOf(m, what)) m.put({ op: 'destroyCard', object });
  },
};

/** FS-267: everybody orders their own; those of the shop come last (FS-274). */
function rerollAll(m: M, objects: readonly ObjectNumber[]): void {
  const left = objects.filter((object) => !isEternal(m, object));
  for (const seat of new Set(left.map((object) => ownerOf(m, object)))) {
    const own = left.filter((object) => ownerOf(m, object) === seat);
    if (seat !== undefined && own.length > 1) m.put({ op: 'rerollOwn', seat, objects: own });
    else m.put(...own.map((object) => ({ op: 'rerollItem' as const, object })));
  }
}

const rerollWord: SoulWord<OnItems> = {
  run: (m, { what }) => rerollAll(m, cardsOf(m, what)),
  text: {
    en: ({ what }) => `reroll ${sayWhat(what, 'en')}`,
    de: ({ what }) => `würfle ${sayWhat(what, 'de')} neu aus`,
  },
};

const discardWord: SoulWord<OnItems> = {
  run: (m, { what }, at) => {
    const objects = cardsOf(m, what);
    const ordered = what === 'monsters' || what === 'idleMonsters';
    for (const object of ordered ? inChosenOrder(m, objects, at) : objects) discardCard(m, object);
  },
  text: {
    en: ({ what }) => `put ${sayWhat(what, 'en')} into discard`,
    de: ({ what }) => `lege ${sayWhat(what, 'de')} ab`,
  },
};

const gainWord: SoulWord<GainTreasure> = {
  run: (m, { n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'gainTreasure', seat, n });
  },
  text: inBoth((lang, { n, who }) => {
    const de = n === 1 ? '1 Schatz' : `${n} Schätze`;
    return clause(lang, nounOf(who), {
      en: [`gain ${n} treasure`, `gains ${n} treasure`],
      de: [`nimm ${de}`, `nimmt ${de}`],
    });
  }),
};

const addWord: SoulWord<Counters> = {
  run: (m, { n }) => {
    const { source } = here(m);
    // FS-209, FS-275: the effect of a card that has left play finds nothing to put them on.
    if (source === undefined || placeOf(m, source) === undefined) return;
    setCounters(m, source, countersOn(m, source) + amountOf(m, n));
  },
  text: inBoth((lang, { n }) => {
    const what = n === 'n' && lang === 'de' ? 'so viele' : sayAmount(n, lang);
    return lang === 'en'
      ? `put ${what} ${n === 1 ? 'counter' : 'counters'} on this`
      : `lege ${what} Marker auf diese Karte`;
  }),
};

const removeWord: SoulWord<Counters> = {
  run: (m, { n }) => {
    const { source } = here(m);
    if (source !== undefined) setCounters(m, source, countersOn(m, source) - amountOf(m, n));
  },
  can: (m, { n }) => {
    const { source } = here(m);
    return source !== undefined && countersOn(m, source) >= amountOf(m, n);
  },
  text: inBoth((lang, { n }) => {
    const what = sayAmount(n, lang);
    return lang === 'en'
      ? `remove ${what} ${n === 1 ? 'counter' : 'counters'} from this`
      : `entferne ${what} Marker von dieser Karte`;
  }),
};

const soulWord: SoulWord<BecomeSoul> = {
  run: (m, { destroyed }) => {
    const { source, seat, vars } = here(m);
    const remains = numberIn(vars, 'destroyed');
    if (!destroyed && source !== undefined) {
      m.put({ op: 'becomeSoul', object: source, seat: ownerOf(m, source) ?? seat });
    } else if (destroyed && remains !== undefined) m.put({ op: 'gainSoul', object: remains, seat });
  },
  text: inBoth((lang) => (lang === 'en' ? 'gain this as a soul' : 'erhalte diese Karte als Seele')),
};

/** What becomes something else instead of being destroyed pays for nothing. */
const payable = (m: At, object: ObjectNumber): boolean =>
  cardIn(m, object)?.abilities.some((each) => isReplacing(each) && each.instead === 'destroyCard') !== true;

const destructible = (m: At, seat: Seat, paid: boolean): ObjectNumber[] =>
  itemsOf(m, seat).filter((object) => !isEternal(m, object) && (!paid || payable(m, object)));

const destroyItemsWord: SoulWord<DestroyItems> = {
  run: (m, { word, n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'destroyOwn', seat, n, paid: word === 'payItems' });
  },
  can: (m, { word, n, who }) =>
    seatsOf(m, who, here(m)).every((seat) => destructible(m, seat, word === 'payItems').length >= n),
  text: inBoth((lang, { n, who }) =>
    clause(lang, nounOf(who), {
      en: [`destroy ${n} of your items`, `destroys ${n} of their items`],
      de: [`zerstöre ${n} deiner Items`, n === 1 ? 'zerstört ein eigenes Item' : `zerstört ${n} eigene Items`],
    }),
  ),
};

export const itemWords = {
  recharge: onItems(
    (m, object) => setTapped(m, object, false),
    'recharge',
    (what) => `mache ${what} bereit`,
  ),
  deactivate: onItems(
    (m, object) => setTapped(m, object, true),
    'deactivate',
    (what) => `erschöpfe ${what}`,
  ),
  destroy: destroyWord,
  rerollItem: rerollWord,
  putIntoDiscard: discardWord,
  gainTreasure: gainWord,
  addCounters: addWord,
  removeCounters: removeWord,
  becomeSoul: soulWord,
  destroyItems: destroyItemsWord,
  payItems: destroyItemsWord,
} as const;

export const itemWordRules: Chapter<ItemWordOps> = {
  rerollOwn: {
    options: (_, { objects }) => objects,
    min: (_, { objects }) => objects.length,
    ordered: true,
    answer: (m, _, picks) => {
      for (const pick of picks) if (typeof pick === 'number') m.put({ op: 'rerollItem', object: pick });
    },
  },

  destroyOwn: {
    options: (m, { seat, paid }) => destructible(m, seat, paid),
    min: (_, { n }) => n,
    answer: (m, _, picks) => {
      for (const pick of picks) if (typeof pick === 'number') m.put({ op: 'destroyCard', object: pick });
    },
  },
};
