import { type Card, type CardKind, cards, fourSouls } from '@tafelrunde/four-souls';
import type { AnyGame, CardId, Lang, Said } from '@tafelrunde/kernel';
import type { CardEntry, CardLook, Colour, Layout } from '../games.ts';
import { called } from './four-souls-called.ts';

const game: AnyGame = fourSouls;

const kinds: Readonly<Record<CardKind, Said>> = {
  character: { en: 'Character', de: 'Charakter' },
  'starting-item': { en: 'Starting item', de: 'Start-Item' },
  treasure: { en: 'Treasure', de: 'Schatz' },
  loot: { en: 'Loot', de: 'Beute' },
  monster: { en: 'Monster', de: 'Monster' },
  event: { en: 'Event', de: 'Ereignis' },
  curse: { en: 'Curse', de: 'Fluch' },
  'bonus-soul': { en: 'Bonus soul', de: 'Bonusseele' },
  room: { en: 'Room', de: 'Raum' },
};

const colours: Readonly<Record<CardKind, Colour>> = {
  character: 'white',
  'starting-item': 'yellowBright',
  treasure: 'yellow',
  loot: 'cyan',
  monster: 'red',
  event: 'magenta',
  curse: 'magentaBright',
  'bonus-soul': 'blueBright',
  room: 'green',
};

/** HP, the roll that is needed, attack; and a sign for each soul. */
function markOf({ stats, souls = 0 }: Card): string {
  const { hp, evasion, attack } = stats ?? {};
  const numbers = [
    ...(hp === undefined ? [] : [`♥${hp}`]),
    ...(evasion === undefined ? [] : [`⚄${evasion}+`]),
    ...(attack === undefined ? [] : [`⚔${attack}`]),
  ];
  return `${numbers.join(' ')}${'☻'.repeat(souls)}`;
}

function look(id: CardId, lang: Lang): CardLook {
  const card = cards[id];
  if (card === undefined) return { group: '', colour: 'white', mark: '' };
  return { group: kinds[card.kind][lang], colour: colours[card.kind], mark: markOf(card) };
}

function entryOf(id: CardId, { kind, set, subtype, copies, stats, souls }: Card, lang: Lang): CardEntry {
  return { id, ...game.text.card(id, lang), set, kind, subtype, copies, ...stats, souls };
}

export const layout: Layout = {
  sets: {
    b2: { en: 'Base game', de: 'Grundspiel' },
    r: { en: 'Requiem', de: 'Requiem' },
    fsp2: { en: 'Four Souls+', de: 'Four Souls+' },
  },
  // What lies on the stack is told with the rest of it.
  aside: ['pending', 'box', 'characters', 'bonus-deck', 'room-deck', 'room-discard', 'dying'],
  catalogue: (lang) => Object.entries(cards).map(([id, card]) => entryOf(id, card, lang)),
  look,
  called,
  explain: () => [],
  propose: () => undefined,
};
