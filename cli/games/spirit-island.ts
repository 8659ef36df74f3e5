import type { AnyGame, CardId, Lang, Said } from '@tafelrunde/kernel';
import { type Card, cardData, idsOf, spiritIsland } from '@tafelrunde/spirit-island';
import type { CardEntry, CardLook, Colour, Layout } from '../games.ts';

const game: AnyGame = spiritIsland;

type Kind = Card['kind'];

const kinds: Readonly<Record<Kind, Said>> = {
  spirit: { en: 'spirit', de: 'Geist' },
  aspect: { en: 'aspect', de: 'Aspekt' },
  unique: { en: 'unique power', de: 'einzigartige Fähigkeit' },
  minor: { en: 'minor power', de: 'schwache Fähigkeit' },
  major: { en: 'major power', de: 'starke Fähigkeit' },
  fear: { en: 'fear card', de: 'Furchtkarte' },
  event: { en: 'event', de: 'Ereignis' },
  blight: { en: 'blight card', de: 'Ödniskarte' },
  invader: { en: 'invader card', de: 'Invasoren-Karte' },
  adversary: { en: 'adversary', de: 'Nation' },
  scenario: { en: 'scenario', de: 'Szenario' },
};

const colours: Readonly<Record<Kind, Colour>> = {
  spirit: 'magentaBright',
  aspect: 'magentaBright',
  unique: 'cyan',
  minor: 'green',
  major: 'yellow',
  fear: 'magenta',
  event: 'white',
  blight: 'gray',
  invader: 'red',
  adversary: 'redBright',
  scenario: 'blue',
};

const all: readonly CardId[] = idsOf(
  'spirit',
  'unique',
  'minor',
  'major',
  'fear',
  'event',
  'blight',
  'invader',
  'adversary',
  'scenario',
);

const isPower = (card: Card | undefined): card is Extract<Card, { readonly cost: number }> =>
  card !== undefined && 'cost' in card;

/** What a power costs. */
function look(id: CardId, lang: Lang): CardLook {
  const card = cardData(id);
  const kind = card?.kind ?? 'minor';
  return { group: kinds[kind][lang], colour: colours[kind], mark: isPower(card) ? String(card.cost) : '' };
}

function entryOf(id: CardId, lang: Lang): CardEntry {
  const card = cardData(id);
  const power = isPower(card) ? { cost: card.cost, speed: card.speed } : {};
  const set = card !== undefined && 'set' in card ? card.set : 'base';
  return { id, set, ...game.text.card(id, lang), kind: card?.kind, ...power };
}

export const layout: Layout = {
  sets: { base: { en: 'Spirit Island', de: 'Spirit Island' } },
  aside: ['panels', 'uniques', 'fearBox', 'stage', 'blightBox', 'removed', 'progression'],
  catalogue: (lang) => all.map((id) => entryOf(id, lang)),
  look,
  explain: () => [],
  propose: () => undefined,
};
