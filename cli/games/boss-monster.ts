import { bossMonster, type Card, type CardKind, cards, setNames } from '@tafelrunde/boss-monster';
import type { AnyGame, CardId, Lang, Said } from '@tafelrunde/kernel';
import type { CardEntry, CardLook, Colour, Layout } from '../games.ts';

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

export const layout: Layout = {
  sets: setNames,
  aside: ['box'],
  catalogue: (lang) => Object.entries(cards).map((entry) => entryOf(entry, lang)),
  look,
  scored: (score, lang) => ({ en: `${score} Souls minus Wounds`, de: `${score} Seelen minus Wunden` })[lang],
  explain: () => [],
  propose: () => undefined,
};
