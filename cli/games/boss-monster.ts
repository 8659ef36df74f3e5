import { bossMonster, type Card, type CardKind, cards, placeInDungeon, setNames } from '@tafelrunde/boss-monster';
import {
  type AnyGame,
  type CardId,
  type Lang,
  type ObjectNumber,
  type Option,
  refs,
  type Said,
  type View,
} from '@tafelrunde/kernel';
import type { CardEntry, CardLook, Colour, Layout, Reader } from '../games.ts';

const game: AnyGame = bossMonster;

const kinds: Readonly<Record<CardKind, Said>> = {
  boss: { en: 'Boss', de: 'Boss' },
  room: { en: 'Room', de: 'Raum' },
  spell: { en: 'Spell', de: 'Zauberspruch' },
  hero: { en: 'Hero', de: 'Held' },
  item: { en: 'Item', de: 'Ausrüstung' },
  miniboss: { en: 'Miniboss', de: 'Miniboss' },
};

const colours: Readonly<Record<CardKind, Colour>> = {
  boss: 'magenta',
  room: 'yellow',
  spell: 'cyan',
  hero: 'green',
  item: 'blue',
  miniboss: 'red',
};

/** What is printed in the corner: the damage of a Room, the Health of a Hero, the XP of a Boss. */
function markOf(card: Card | undefined): string {
  switch (card?.kind) {
    case 'room':
      return `⚔${typeof card.damage === 'number' ? card.damage : '*'}`;
    case 'hero':
      return `♥${card.health}`;
    case 'boss':
      return String(card.xp);
    default:
      return '';
  }
}

function look(id: CardId, lang: Lang): CardLook {
  const card = cards[id];
  const kind = card?.kind ?? 'room';
  return { group: kinds[kind][lang], colour: colours[kind], mark: markOf(card) };
}

function entryOf([id, { kind, set, copies, own }]: [CardId, Card], lang: Lang): CardEntry {
  return {
    id,
    set,
    ...game.text.card(id, lang),
    kind,
    copies,
    printed: game.text.printed?.(id, lang),
    own: own === true ? 1 : 0,
  };
}

const called = ({ ref }: Option, { names }: Reader): string | undefined => names[refs.seat.in(ref) ?? -1];

/** In whose dungeon a Room or a Hero is; of Rooms, which one from the entrance on. */
function where(view: View, object: ObjectNumber, { names }: Reader): string | undefined {
  const { seat, place } = placeInDungeon(view, object) ?? {};
  const name = names[seat ?? -1];
  return name === undefined || place === undefined ? name : `${name} ${place}`;
}

export const layout: Layout = {
  sets: setNames,
  aside: ['box', 'room'],
  catalogue: (lang) => Object.entries(cards).map((entry) => entryOf(entry, lang)),
  look,
  called,
  where,
  scored: (score, lang) => ({ en: `${score} Souls minus Wounds`, de: `${score} Seelen minus Wunden` })[lang],
  explain: () => [],
  propose: () => undefined,
};
