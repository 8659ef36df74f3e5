import { cards, cardText, fourSouls } from '@tafelrunde/four-souls';
import type { AnyGame, Lang, Said, Seat, View } from '@tafelrunde/kernel';
import type { CardEntry, CardLook, Colour, Offer } from '../games.ts';

const game: AnyGame = fourSouls;

interface Group {
  readonly colour: Colour;
  readonly name: Said;
}

const groups: Readonly<Record<string, Group>> = {
  character: { colour: 'white', name: { en: 'Character', de: 'Charakter' } },
  'starting-item': { colour: 'yellowBright', name: { en: 'Starting item', de: 'Start-Item' } },
  treasure: { colour: 'yellow', name: { en: 'Treasure', de: 'Schatz' } },
  loot: { colour: 'cyan', name: { en: 'Loot', de: 'Beute' } },
  monster: { colour: 'red', name: { en: 'Monster', de: 'Monster' } },
  event: { colour: 'magenta', name: { en: 'Event', de: 'Ereignis' } },
  curse: { colour: 'magentaBright', name: { en: 'Curse', de: 'Fluch' } },
  'bonus-soul': { colour: 'cyanBright', name: { en: 'Bonus soul', de: 'Bonusseele' } },
  room: { colour: 'green', name: { en: 'Room', de: 'Raum' } },
};

const A_CARD: Group = { colour: 'white', name: { en: 'Card', de: 'Karte' } };

const groupOf = (id: string): Group => groups[cards[id]?.kind ?? ''] ?? A_CARD;

function look(id: string, lang: Lang): CardLook {
  const { colour, name } = groupOf(id);
  const { hp, evasion, attack } = cards[id]?.stats ?? {};
  const mark = hp === undefined ? '' : [hp, evasion === undefined ? '–' : `${evasion}+`, attack ?? '–'].join('/');
  return { group: name[lang], colour, mark };
}

function catalogue(lang: Lang): CardEntry[] {
  return Object.entries(cards).map(([id, { name, set, kind, copies }]) => ({
    id,
    set,
    name,
    text: cardText(id, lang),
    kind,
    copies,
  }));
}

function soulsOf(view: View, seat: Seat): number {
  const zone = view.zones.find((each) => each.kind === 'souls' && each.seat === seat);
  return (zone?.cards ?? []).reduce((sum, { card }) => sum + (cards[card]?.souls ?? 0), 0);
}

const deck = (en: string, de: string): Said => ({ en, de });

export const fourSoulsOffer: Offer = {
  game,
  sets: {
    b2: { en: 'Base game', de: 'Grundspiel' },
    g2: { en: 'Gold Box', de: 'Gold Box' },
    fsp2: { en: 'Four Souls+', de: 'Four Souls+' },
    r: { en: 'Requiem', de: 'Requiem' },
  },
  zones: {
    'loot-deck': deck('Loot deck', 'Beutestapel'),
    'loot-discard': deck('Loot discard', 'Beute-Ablage'),
    'treasure-deck': deck('Treasure deck', 'Schatzstapel'),
    'treasure-discard': deck('Treasure discard', 'Schatz-Ablage'),
    'monster-deck': deck('Monster deck', 'Monsterstapel'),
    'monster-discard': deck('Monster discard', 'Monster-Ablage'),
    'room-deck': deck('Room deck', 'Raumstapel'),
    'room-discard': deck('Room discard', 'Raum-Ablage'),
    'bonus-deck': deck('Bonus souls left', 'Übrige Bonusseelen'),
    characters: deck('Characters left', 'Übrige Charaktere'),
    hand: deck('Hand', 'Hand'),
    character: deck('Character', 'Charakter'),
    items: deck('Items', 'Items'),
    curses: deck('Curses', 'Flüche'),
    souls: deck('Souls', 'Seelen'),
    shop: deck('Shop', 'Shop'),
    monster: deck('Monster', 'Monster'),
    covered: deck('Covered', 'Abgedeckt'),
    room: deck('Room', 'Raum'),
    bonus: deck('Bonus souls', 'Bonusseelen'),
    pending: deck('On the stack', 'Auf dem Stapel'),
    dying: deck('Dying', 'Stirbt'),
    box: deck('Box', 'Schachtel'),
  },
  catalogue,
  look,
  standing: (view, lang) => {
    const souls = Array.from({ length: view.seats }, (_, seat) => soulsOf(view, seat)).join(' : ');
    return { en: `Souls ${souls}`, de: `Seelen ${souls}` }[lang];
  },
  remark: () => undefined,
  worth: soulsOf,
  explain: () => [],
  propose: () => undefined,
};
