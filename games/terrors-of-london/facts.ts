import type { Lang, ObjectNumber, Seat, View, ViewCard } from '@tafelrunde/kernel';
import { amountOf } from './amounts.ts';
import { cards } from './cards/catalogue.ts';
import { nameOf } from './speech.ts';
import { SEATS, type State, stateIn } from './state.ts';

const words = {
  en: {
    notBegun: 'The first turn has not begun.',
    life: (left: number, full: number) => `${left} of ${full} life`,
    armor: (n: number) => `${n} armor`,
    rally: (n: number) => (n === 1 ? '1 rally marker' : `${n} rally markers`),
    turn: (n: number, name: string, pool: string) => `Turn ${n}, ${name}: ${pool}.`,
    discount: (n: number) => `The next card costs ${n} less.`,
    claimNext: 'The next monster bought from the street may go on top of the deck.',
    left: (acolytes: number, market: number) => `Left to buy: Acolytes ${acolytes}, market ${market}.`,
    haunt: 'haunt',
    spent: 'haunt: spent',
    horde: (n: number) => `horde ${n}`,
    used: 'used',
  },
  de: {
    notBegun: 'Der erste Zug hat noch nicht begonnen.',
    life: (left: number, full: number) => `${left} von ${full} Leben`,
    armor: (n: number) => `${n} Rüstung`,
    rally: (n: number) => `${n} APPELL-Marker`,
    turn: (n: number, name: string, pool: string) => `Zug ${n}, ${name}: ${pool}.`,
    discount: (n: number) => `Die nächste Karte kostet ${n} weniger.`,
    claimNext: 'Das nächste von der Straße gekaufte Monster darf oben auf das Deck.',
    left: (acolytes: number, market: number) => `Noch zu kaufen: Akolythen ${acolytes}, Markt ${market}.`,
    haunt: 'SPUK',
    spent: 'SPUK: vorbei',
    horde: (n: number) => `Horde ${n}`,
    used: 'benutzt',
  },
} as const;

const cardsIn = ({ zones }: View, kind: string, seat: Seat): readonly ViewCard[] =>
  zones.find((zone) => zone.kind === kind && zone.seat === seat)?.cards ?? [];

/** TL-062: of everything that the player has in play. */
export const armorIn = (view: View, seat: Seat): number =>
  [...cardsIn(view, 'play', seat), ...cardsIn(view, 'relics', seat)].reduce(
    (sum, { card }) => sum + (cards.get(card)?.armor ?? 0),
    0,
  );

/** TL-063: what the armor still takes this turn; only the one who is not on turn is attacked. */
export function armorLeft(view: View, seat: Seat): number {
  const { active = seat, absorbed = 0 } = stateIn(view) ?? {};
  const armor = armorIn(view, seat);
  return seat === active ? armor : Math.max(0, armor - absorbed);
}

/** Life, armor and rally markers of both; what the turn has to spend; what can still be bought. */
export function facts(view: View, lang: Lang, names: readonly string[]): string[] {
  const state = stateIn(view);
  if (state === undefined) return [];
  const t = words[lang];
  if (state.turns === 0) return [t.notBegun];
  const left = (kind: string): number => view.zones.find((zone) => zone.kind === kind)?.size ?? 0;
  return [
    ...SEATS.map((seat) => standing(view, state, seat, lang, names)),
    ...(view.outcome === undefined ? turnOf(state, lang, names) : []),
    t.left(left('acolytes'), left('market')),
  ];
}

function standing(view: View, { life, rally }: State, seat: Seat, lang: Lang, names: readonly string[]): string {
  const t = words[lang];
  const [lord] = cardsIn(view, 'overlord', seat);
  const armor = armorLeft(view, seat);
  const markers = rally[seat] ?? 0;
  const called = lord === undefined ? '' : ` (${nameOf(lord.card, lang)})`;
  const said = [
    t.life(life[seat] ?? 0, cards.get(lord?.card ?? '')?.life ?? 0),
    ...(armor === 0 ? [] : [t.armor(armor)]),
    ...(markers === 0 ? [] : [t.rally(markers)]),
  ];
  return `${names[seat] ?? ''}${called}: ${said.join(', ')}.`;
}

function turnOf(
  { turns, active, coins, power, recovery, discount, claimNext }: State,
  lang: Lang,
  names: readonly string[],
): string[] {
  const t = words[lang];
  const pool = [amountOf(coins, 'coins', lang), amountOf(power, 'power', lang), amountOf(recovery, 'recovery', lang)];
  return [
    t.turn(turns, names[active] ?? '', pool.join(', ')),
    ...(discount === 0 ? [] : [t.discount(discount)]),
    ...(claimNext ? [t.claimNext] : []),
  ];
}

/** Markers, hordes and what has been used. */
export function remark(view: View, card: ObjectNumber, lang: Lang): string | undefined {
  const { haunts = [], hordes = [], usedRelics = [] } = stateIn(view) ?? {};
  const t = words[lang];
  const marker = haunts.find((haunt) => haunt.card === card);
  const horde = hordes.findIndex((each) => each.includes(card));
  const notes = [
    ...(marker === undefined ? [] : [marker.spent ? t.spent : t.haunt]),
    ...(horde < 0 ? [] : [t.horde(horde + 1)]),
    ...(usedRelics.includes(card) ? [t.used] : []),
  ];
  return notes.length === 0 ? undefined : notes.join(', ');
}
