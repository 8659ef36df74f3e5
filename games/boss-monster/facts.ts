import type { Lang, ObjectNumber, Seat, View, ViewZone } from '@tafelrunde/kernel';
import { treasures } from './effects/language/card.ts';
import { treasureWords } from './effects/selectors/nouns.ts';
import { figuresIn } from './figures.ts';
import { nameOf } from './log.ts';
import { stateIn } from './state.ts';

/* How things stand, in sentences. */

interface Told {
  readonly view: View;
  readonly lang: Lang;
  readonly names: readonly string[];
}

const words = {
  en: {
    souls: (n: number) => (n === 1 ? '1 Soul' : `${n} Souls`),
    wounds: (n: number) => (n === 1 ? '1 Wound' : `${n} Wounds`),
    cards: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
    coins: (n: number) => (n === 1 ? '1 coin' : `${n} coins`),
    out: 'out of the game',
    treasure: 'treasure',
    none: 'none',
    dungeon: 'dungeon from the entrance on',
    stays: (hero: string) => `Where ${hero} would go: nowhere.`,
    goes: (hero: string, whom: string) => `Where ${hero} would go: ${whom}.`,
    fates: {
      dies: (hero: string) => `${hero} would die.`,
      survives: (hero: string) => `${hero} would survive.`,
      leaves: (hero: string) => `${hero} would be sent elsewhere.`,
      waits: (hero: string) => `${hero} would wait at the entrance.`,
    },
    left: (n: number, of: number) => `${n} of ${of} Health left`,
  },
  de: {
    souls: (n: number) => (n === 1 ? '1 Seele' : `${n} Seelen`),
    wounds: (n: number) => (n === 1 ? '1 Wunde' : `${n} Wunden`),
    cards: (n: number) => (n === 1 ? '1 Handkarte' : `${n} Handkarten`),
    coins: (n: number) => (n === 1 ? '1 Münze' : `${n} Münzen`),
    out: 'ausgeschieden',
    treasure: 'Schätze',
    none: 'keine',
    dungeon: 'Dungeon vom Eingang an',
    stays: (hero: string) => `Wohin es ${hero} zieht: nirgendwohin.`,
    goes: (hero: string, whom: string) => `Wohin es ${hero} zieht: ${whom}.`,
    fates: {
      dies: (hero: string) => `${hero} würde sterben.`,
      survives: (hero: string) => `${hero} würde überleben.`,
      leaves: (hero: string) => `${hero} würde weggeschickt.`,
      waits: (hero: string) => `${hero} würde am Eingang warten.`,
    },
    left: (n: number, of: number) => `noch ${n} von ${of} Lebenspunkten`,
  },
} as const;

const zoneOf = ({ view }: Told, kind: string, seat?: Seat) =>
  view.zones.find((each) => each.kind === kind && each.seat === seat);

function standing(told: Told, seat: Seat): string {
  const { view, lang, names } = told;
  const t = words[lang];
  const { souls = 0, wounds = 0, treasure } = figuresIn(view).players[seat] ?? {};
  const coins = stateIn(view).coins[seat] ?? 0;
  const boss = zoneOf(told, 'boss', seat)?.cards[0];
  const icons = treasures.flatMap((each) => {
    const n = treasure?.[each] ?? 0;
    return n === 0 ? [] : [`${n} ${treasureWords[each][lang]}`];
  });
  const said = [
    t.souls(souls),
    t.wounds(wounds),
    t.cards(zoneOf(told, 'hand', seat)?.size ?? 0),
    `${t.treasure}: ${icons.join(', ') || t.none}`,
    ...(coins > 0 ? [t.coins(coins)] : []),
  ];
  const called = boss === undefined ? '' : ` (${nameOf(boss.card, lang)})`;
  const isOut = stateIn(view).out[seat] === true;
  return `${names[seat] ?? ''}${called}: ${isOut ? t.out : said.join(', ')}.`;
}

/** The Rooms from left to right, as far as they are face up, and which stacks they are. */
function rowOf({ view }: Pick<Told, 'view'>, seat: Seat): ViewZone[] {
  return (stateIn(view).rows[seat] ?? []).flatMap((n) => {
    const stack = view.zones.find((each) => each.kind === 'room' && each.seat === seat && each.n === n);
    return stack === undefined || stack.size === 0 ? [] : [stack];
  });
}

/** The top card of each stack with its damage; without one for those that are deactivated or covered by a face-down card. */
function dungeon(told: Told, seat: Seat): string[] {
  const { view, lang, names } = told;
  const rooms = rowOf(told, seat).flatMap(({ cards }) => {
    const top = cards.at(-1);
    if (top === undefined) return [];
    const active = figuresIn(view).players[seat]?.rooms.find(({ room }) => room === top.obj);
    return [`${nameOf(top.card, lang)} (${active?.damage ?? '–'})`];
  });
  return rooms.length === 0 ? [] : [`${names[seat] ?? ''}, ${words[lang].dungeon}: ${rooms.join(', ')}.`];
}

const OF_SOMEBODY = ['entrance', 'inside', 'miniboss'];

/** In whose dungeon something lies; of Rooms, which one it is from the entrance on. */
export function placeInDungeon(
  view: View,
  object: ObjectNumber,
): { readonly seat: Seat; readonly place?: number } | undefined {
  const zone = view.zones.find(({ cards }) => cards.some(({ obj }) => obj === object));
  if (zone?.seat === undefined) return undefined;
  if (OF_SOMEBODY.includes(zone.kind)) return { seat: zone.seat };
  return zone.kind === 'room' ? { seat: zone.seat, place: rowOf({ view }, zone.seat).indexOf(zone) + 1 } : undefined;
}

/** Where those in town would go. */
function lures(told: Told): string[] {
  const { view, lang, names } = told;
  const t = words[lang];
  const figures = figuresIn(view);
  return (zoneOf(told, 'town')?.cards ?? []).map(({ obj, card }) => {
    const to = figures.lures[obj]?.to;
    return to === undefined ? t.stays(nameOf(card, lang)) : t.goes(nameOf(card, lang), names[to] ?? '');
  });
}

/** How those at the entrances and in the dungeons would fare. */
function walks(told: Told): string[] {
  const { view, lang } = told;
  const t = words[lang];
  const figures = figuresIn(view);
  return view.zones
    .filter(({ kind }) => kind === 'entrance' || kind === 'inside')
    .flatMap(({ cards }) =>
      cards.map(({ obj, card }) => t.fates[figures.walks[obj]?.fate ?? 'waits'](nameOf(card, lang))),
    );
}

export function factsOf(told: Told): string[] {
  const seats = Array.from({ length: told.view.seats }, (_, seat) => seat);
  const people = seats.map((seat) => standing(told, seat));
  const dungeons = seats.flatMap((seat) => dungeon(told, seat));
  return told.view.outcome === undefined ? [...people, ...dungeons, ...lures(told), ...walks(told)] : people;
}

/** What is left of a Hero, and what a Room deals now. */
export function remark(view: View, card: ObjectNumber, lang: Lang): string | undefined {
  const figures = figuresIn(view);
  const hero = figures.heroes[card];
  if (hero !== undefined) return words[lang].left(hero.left, hero.health);
  for (const { rooms } of figures.players) {
    const room = rooms.find((each) => each.room === card);
    if (room !== undefined) return { en: `deals ${room.damage} damage`, de: `verursacht ${room.damage} Schaden` }[lang];
  }
  return undefined;
}
