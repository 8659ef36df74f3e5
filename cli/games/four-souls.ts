import { type Card, type CardKind, cards, figuresIn, fourSouls, stateIn } from '@tafelrunde/four-souls';
import type { AnyGame, CardId, Lang, ObjectNumber, Said, View } from '@tafelrunde/kernel';
import type { CardEntry, CardLook, Colour, Offer, Reader } from '../games.ts';
import { called, waiting } from './four-souls-stack.ts';

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

/** "▶You: 3¢ ♥2/2 ⚔1 ☻0 | Ben: …": everybody's numbers, and the attack that goes on. */
function standing(view: View, lang: Lang, { names }: Reader): string {
  const { active, coins, attack } = stateIn(view);
  const { players, hits } = figuresIn(view);
  const all = players.map(({ hp, max, attack: strength, souls }, seat) => {
    const mark = seat === active ? '▶' : '';
    return `${mark}${names[seat] ?? seat + 1}: ${coins[seat] ?? 0}¢ ♥${hp}/${max} ⚔${strength} ☻${souls}`;
  });
  if (attack === null || hits === undefined) return all.join(' | ');
  const chance = { en: `attack: ${hits.length} of 6 hit`, de: `Angriff: ${hits.length} von 6 treffen` }[lang];
  return `${all.join(' | ')} | ${chance}`;
}

/** What lies on a card, and what its values are where they differ from the print. */
function remark(view: View, object: ObjectNumber, { lang }: Reader): string | undefined {
  const { tapped, counters } = stateIn(view);
  const { bodies, prices } = figuresIn(view);
  const body = bodies[object];
  const count = counters[object];
  const notes: string[] = [
    ...(tapped[object] === 1 ? [{ en: 'exhausted', de: 'erschöpft' }[lang]] : []),
    ...(count === undefined ? [] : [{ en: `counters: ${count}`, de: `Marker: ${count}` }[lang]]),
    ...(body === undefined ? [] : [`♥${body.hp}/${body.max}`]),
    ...(prices[object] === undefined ? [] : [`${prices[object]}¢`]),
  ];
  return notes.length === 0 ? undefined : notes.join(', ');
}

export const fourSoulsOffer: Offer = {
  game,
  sets: {
    b2: { en: 'Base game', de: 'Grundspiel' },
    r: { en: 'Requiem', de: 'Requiem' },
    fsp2: { en: 'Four Souls+', de: 'Four Souls+' },
  },
  // What lies on the stack is told with the rest of it.
  aside: ['pending', 'box', 'characters', 'bonus-deck', 'room-deck', 'room-discard', 'dying'],
  catalogue: (lang) => Object.entries(cards).map(([id, card]) => entryOf(id, card, lang)),
  look,
  standing,
  waiting,
  called,
  remark,
  worth: () => undefined,
  explain: () => [],
  propose: () => undefined,
};
