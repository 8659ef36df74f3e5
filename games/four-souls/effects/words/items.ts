import { type ObjectNumber, placeOf, type Said, type Seat } from '@tafelrunde/kernel';
import { clause, kind, noun, numberIn, type Part, type Say, type Verb, verb, type WordNode } from '@tafelrunde/words';
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
import { here } from '../language/context.ts';
import { inChosenOrder } from '../language/order.ts';
import { type Amount, amountOf, plural, type SoulWord, sayAmount } from '../language/word.ts';
import { nounOf, objectsOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

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

const ITEM = kind('item', 'das Item/Items');
const SHOP_ITEMS = { ...noun(ITEM, 'all', { after: { en: '', de: 'im Shop' } }), en: 'each item in the shop' };
const ALL_ITEMS = { ...noun(ITEM, 'all', { after: { en: '', de: 'im Spiel' } }), en: 'each item in play' };
const EVERYBODYS_ITEMS = {
  ...noun(ITEM, 'all', { after: { en: '', de: 'aller Personen' } }),
  en: 'each item of each player',
};
const YOUR_ITEMS: Said = { en: 'each item you control', de: 'alle deine Items' };
const YOUR_CHARACTER: Said = { en: 'your character', de: 'deinen Charakter' };

/** What it is done to, in the accusative. */
function sayWhat(what: What, say: Say): Part {
  if (what === 'shop') return SHOP_ITEMS;
  if (what === 'allItems') return ALL_ITEMS;
  if (typeof what === 'object' && 'itemsOf' in what) {
    if (what.itemsOf === 'you') return YOUR_ITEMS;
    if (what.itemsOf === 'everybody') return EVERYBODYS_ITEMS;
    const { en, de } = nounOf(what.itemsOf, say);
    return { en: `each item of ${en}`, de: `alle Items ${de.gen}` };
  }
  if (typeof what === 'object' && 'characterOf' in what) {
    if (what.characterOf === 'you') return YOUR_CHARACTER;
    const { en, de } = nounOf(what.characterOf, say);
    return { en: `the character of ${en}`, de: `den Charakter ${de.gen}` };
  }
  return nounOf(what, say);
}

const RECHARGE = verb('recharge {what}', 'mache machst macht machen -bereit | {what}');
const DEACTIVATE = verb('deactivate {what}', 'erschöpfe erschöpfst erschöpft erschöpfen | {what}');
const DESTROY = verb('destroy {what}', 'zerstöre zerstörst zerstört zerstören | {what}');
const REROLL = verb('reroll {what}', 'ersetze ersetzt ersetzt ersetzen | {what} durch {new}');
const DISCARD = verb('put {what} into discard', 'lege legst legt legen ab | {what}');
const GAIN = verb('gain {n} {treasure}', 'nimm nimmst nimmt nehmen | {n} {treasure}');
const PUT_COUNTERS = verb('put {n} {counters} on this', 'lege legst legt legen | {n} Marker auf diese Karte');
const REMOVE_COUNTERS = verb(
  'remove {n} {counters} from this',
  'entferne entfernst entfernt entfernen | {n} Marker von dieser Karte',
);
const GAIN_AS_SOUL = verb('gain this as a soul', 'erhalte erhältst erhält erhalten | diese Karte als Seele');

/** In English what is rerolled says it all. */
const NEW_TREASURE: Said = { en: '', de: 'einen neuen Schatz' };
const NEW_TREASURES: Said = { en: '', de: 'neue Schätze' };

const isMany = (what: What): boolean =>
  what === 'shop' || what === 'allItems' || (typeof what === 'object' && 'itemsOf' in what);

const counters = (n: Amount): string => (n === 1 ? 'counter' : 'counters');

const onItems = (act: (m: M, object: ObjectNumber) => void, said: Verb): SoulWord<OnItems> => ({
  run: (m, { what }) => {
    for (const object of cardsOf(m, what)) act(m, object);
  },
  says: ({ what }, say) => clause(say.you, said, { what: sayWhat(what, say) }),
});

const destroyWord: SoulWord<OnItems> = {
  ...onItems((m, object) => m.put({ op: 'destroyCard', object }), DESTROY),
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
  says: ({ what }, say) =>
    clause(say.you, REROLL, { what: sayWhat(what, say), new: isMany(what) ? NEW_TREASURES : NEW_TREASURE }),
};

const discardWord: SoulWord<OnItems> = {
  run: (m, { what }, at) => {
    const objects = cardsOf(m, what);
    const ordered = what === 'monsters' || what === 'idleMonsters';
    for (const object of ordered ? inChosenOrder(m, objects, at) : objects) discardCard(m, object);
  },
  says: ({ what }, say) => clause(say.you, DISCARD, { what: sayWhat(what, say) }),
};

const gainWord: SoulWord<GainTreasure> = {
  run: (m, { n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'gainTreasure', seat, n });
  },
  says: ({ n, who }, say) =>
    clause(subjectOf(who, say), GAIN, {
      n,
      treasure: { en: plural(n, 'treasure', 'treasures'), de: plural(n, 'Schatz', 'Schätze') },
    }),
};

const addWord: SoulWord<Counters> = {
  run: (m, { n }) => {
    const { source } = here(m);
    // FS-209, FS-275: the effect of a card that has left play finds nothing to put them on.
    if (source === undefined || placeOf(m, source) === undefined) return;
    setCounters(m, source, countersOn(m, source) + amountOf(m, n));
  },
  says: ({ n }, say) => clause(say.you, PUT_COUNTERS, { n: sayAmount(n), counters: counters(n) }),
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
  says: ({ n }, say) => clause(say.you, REMOVE_COUNTERS, { n: sayAmount(n), counters: counters(n) }),
};

const soulWord: SoulWord<BecomeSoul> = {
  run: (m, { destroyed }) => {
    const { source, seat, vars } = here(m);
    const remains = numberIn(vars, 'destroyed');
    if (!destroyed && source !== undefined) {
      m.put({ op: 'becomeSoul', object: source, seat: ownerOf(m, source) ?? seat });
    } else if (destroyed && remains !== undefined) m.put({ op: 'gainSoul', object: remains, seat });
  },
  says: (_, say) => clause(say.you, GAIN_AS_SOUL),
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
  says: ({ n, who }, say) =>
    clause(subjectOf(who, say), DESTROY, {
      what: {
        you: { en: `${n} of your items`, de: `${n} deiner Items` },
        they: { en: `${n} of their items`, de: plural(n, 'ein eigenes Item', `${n} eigene Items`) },
      },
    }),
};

export const itemWords = {
  recharge: onItems((m, object) => setTapped(m, object, false), RECHARGE),
  deactivate: onItems((m, object) => setTapped(m, object, true), DEACTIVATE),
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
