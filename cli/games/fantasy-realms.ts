import {
  baseIds,
  type CardId,
  cardSections,
  cards,
  cursedItems,
  type Explanation,
  endsAt,
  explanationIn,
  explanationOf,
  fantasyRealms,
  hoardIds,
  type ItemId,
  isCardId,
  isItemId,
  itemIds,
  promoIds,
  proposedPick,
  type Suit,
  sealedBy,
  suitForms,
} from '@tafelrunde/fantasy-realms';
import type { AnyGame, Lang, ObjectNumber, Seat, View } from '@tafelrunde/kernel';
import type { CardEntry, CardLook, Colour, Explained, Offer, Reader } from '../games.ts';
import { shown } from '../numbers.ts';

const game: AnyGame = fantasyRealms;

const colours: Readonly<Record<Suit, Colour>> = {
  land: 'yellow',
  flood: 'blue',
  weather: 'cyan',
  flame: 'red',
  army: 'gray',
  wizard: 'magenta',
  leader: 'magentaBright',
  beast: 'green',
  weapon: 'white',
  artifact: 'yellowBright',
  wild: 'cyanBright',
  building: 'blueBright',
  outsider: 'redBright',
  undead: 'greenBright',
};

const sets: readonly { readonly set: string; readonly ids: readonly CardId[] }[] = [
  { set: 'base', ids: baseIds },
  { set: 'cursed-hoard', ids: hoardIds },
  { set: 'promo', ids: promoIds },
];

function entryOf(id: CardId, set: string, lang: Lang): CardEntry {
  const { code, suit, strength } = cards[id];
  const { bonus, penalty } = cardSections(id, lang);
  return {
    id,
    set,
    code,
    ...game.text.card(id, lang),
    suit,
    suitName: suitForms[suit][lang].name,
    strength,
    bonus,
    penalty,
  };
}

function itemEntryOf(id: ItemId, lang: Lang): CardEntry {
  const { code, points, timing } = cursedItems[id];
  return { id, set: 'cursed-items', code, ...game.text.card(id, lang), points, timing };
}

function look(card: string, lang: Lang): CardLook {
  if (isCardId(card)) {
    const { suit, strength } = cards[card];
    return { group: suitForms[suit][lang].name, colour: colours[suit], mark: shown(strength) };
  }
  const mark = isItemId(card) ? shown(cursedItems[card].points) : '';
  return { group: { en: 'Cursed item', de: 'Verfluchter Gegenstand' }[lang], colour: 'magenta', mark };
}

function cardsIn(view: View, kind: string, seat?: Seat): string[] {
  const zone = view.zones.find((each) => each.kind === kind && each.seat === seat);
  return zone?.cards.map(({ card }) => card) ?? [];
}

/** A card under a Sealed Vault can be taken only by whoever put it there. */
function remark(view: View, card: ObjectNumber, { seat, lang, names }: Reader): string | undefined {
  const by = sealedBy(view, card);
  if (by === undefined) return undefined;
  if (by === seat) return { en: 'sealed for you', de: 'für dich versiegelt' }[lang];
  return { en: `sealed for ${names[by]}`, de: `für ${names[by]} versiegelt` }[lang];
}

/** What a hand is worth and why, as soon as there is one that is known. */
function explained(view: View, seat: Seat): Explanation | undefined {
  return cardsIn(view, 'hand', seat).length === 0 ? undefined : explanationOf(view, seat);
}

function explain(view: View, seat: Seat, lang: Lang): Explained[] {
  const found = explained(view, seat);
  return found === undefined ? [] : explanationIn(lang, found);
}

export const fantasyRealmsOffer: Offer = {
  game,
  sets: {
    base: { en: 'Fantasy Realms', de: 'Fantastische Reiche' },
    'cursed-hoard': { en: 'The Cursed Hoard: suits', de: 'Der Verfluchte Schatz: Farben' },
    promo: { en: 'Promotional cards', de: 'Promokarten' },
    'cursed-items': { en: 'The Cursed Hoard: items', de: 'Der Verfluchte Schatz: Gegenstände' },
  },
  catalogue: (lang) => [
    ...sets.flatMap(({ set, ids }) => ids.map((id) => entryOf(id, set, lang))),
    ...itemIds.map((id) => itemEntryOf(id, lang)),
  ],
  look,
  standing: (view, lang) => {
    const discarded = cardsIn(view, 'discard').length;
    const deck = view.zones.find(({ kind }) => kind === 'deck')?.size ?? 0;
    return {
      en: `${deck} cards in the deck, ${discarded} of ${endsAt(view)} discarded`,
      de: `${deck} Karten im Stapel, ${discarded} von ${endsAt(view)} abgelegt`,
    }[lang];
  },
  remark,
  worth: (view, seat) => explained(view, seat)?.total,
  explain,
  propose: proposedPick,
};
