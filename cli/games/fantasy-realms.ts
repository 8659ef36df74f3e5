import {
  baseIds,
  type CardId,
  cardSections,
  cards,
  cursedItems,
  explanationIn,
  fantasyRealms,
  hoardIds,
  type ItemId,
  isCardId,
  isItemId,
  itemIds,
  promoIds,
  proposedPick,
  type Suit,
  suitForms,
  worthNow,
} from '@tafelrunde/fantasy-realms';
import type { AnyGame, Lang, Seat, View } from '@tafelrunde/kernel';
import type { CardEntry, CardLook, Colour, Explained, Layout } from '../games.ts';
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

/** What a hand is worth and why, as soon as there is one that is known. */
function explain(view: View, seat: Seat, lang: Lang): Explained[] {
  const isKnown = view.zones.some((zone) => zone.kind === 'hand' && zone.seat === seat && zone.cards.length > 0);
  return isKnown ? explanationIn(lang, worthNow(view, seat)) : [];
}

export const layout: Layout = {
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
  explain,
  propose: proposedPick,
};
