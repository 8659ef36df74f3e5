import type { AnyGame, CardId, Lang, Said } from '@tafelrunde/kernel';
import {
  type Card,
  cardIds,
  cardNamed,
  cardSections,
  type Faction,
  factionName,
  isOwn,
  type Kind,
  terrorsOfLondon,
} from '@tafelrunde/terrors-of-london';
import type { CardEntry, CardLook, Colour, Layout } from '../games.ts';

const game: AnyGame = terrorsOfLondon;

const colours: Readonly<Record<Faction, Colour>> = {
  undead: 'green',
  beast: 'red',
  mortal: 'yellow',
  spirit: 'cyan',
};

const kinds: Readonly<Record<Kind, Said>> = {
  starter: { en: 'Starter', de: 'Startkarte' },
  acolyte: { en: 'Acolyte', de: 'Akolyth' },
  monster: { en: 'Monster', de: 'Monster' },
  relic: { en: 'Relic', de: 'Reliquie' },
  overlord: { en: 'Overlord', de: 'Overlord' },
  influence: { en: 'Influence', de: 'Einfluss' },
};

function groupOf({ kind, faction }: Card, lang: Lang): string {
  const named = kinds[kind][lang];
  if (faction === undefined) return named;
  const of = factionName(faction)[lang];
  return kind === 'monster' ? of : `${of}, ${named}`;
}

/** What is printed in the corner: the life of an overlord, the price of what can be bought. */
function markOf({ kind, life, cost }: Card): string {
  if (kind === 'overlord') return `♥${life}`;
  return kind === 'starter' || kind === 'influence' ? '' : String(cost);
}

function look(id: CardId, lang: Lang): CardLook {
  const card = cardNamed(id);
  const colour = card.faction === undefined ? 'white' : colours[card.faction];
  return { group: groupOf(card, lang), colour, mark: markOf(card) };
}

function entryOf(id: CardId, lang: Lang): CardEntry {
  const { kind, faction, cost, copies, life, beginner, overlord } = cardNamed(id);
  const { symbols, keywords, unique, action, triggered, horde } = cardSections(id, lang);
  return {
    id,
    set: kind,
    ...game.text.card(id, lang),
    faction,
    cost,
    copies,
    life,
    overlord,
    beginner: beginner ? 1 : 0,
    own: isOwn(id) ? 1 : 0,
    symbols,
    keywords,
    unique,
    action,
    triggered,
    horde: horde.join(' | '),
  };
}

export const layout: Layout = {
  sets: kinds,
  aside: ['box', 'removed'],
  catalogue: (lang) => cardIds.map((id) => entryOf(id, lang)),
  look,
  scored: (life, lang) => ({ en: `${life} life`, de: `${life} Leben` })[lang],
  explain: () => [],
  propose: () => undefined,
};
