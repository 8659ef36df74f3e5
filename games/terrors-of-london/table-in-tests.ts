import {
  at,
  type Chance,
  cardOf,
  granted,
  layOut,
  type Match,
  readOptions,
  type Seat,
  type ZoneName,
} from '@tafelrunde/kernel';
import { rulesTable } from '@tafelrunde/kernel/testing';
import { cardNamed } from './cards/catalogue.ts';
import { terrorsOfLondon } from './index.ts';
import {
  ACOLYTES,
  BOX,
  deck,
  discard,
  freshState,
  hand,
  isState,
  MARKET,
  overlord,
  play,
  REMOVED,
  relics,
  SEATS,
  STREET,
  type State,
} from './state.ts';

type BySeat = readonly [readonly string[], readonly string[]];

/** What lies where, by card id, for seats 0 and 1; piles from the top down. What is missing is empty. */
export interface Given {
  readonly overlords?: readonly [string, string];
  readonly life?: readonly [number, number];
  readonly hands?: BySeat;
  readonly decks?: BySeat;
  readonly discards?: BySeat;
  readonly play?: BySeat;
  readonly relics?: BySeat;
  readonly street?: readonly string[];
  readonly market?: readonly string[];
  readonly acolytes?: readonly string[];
  /** Monsters in play with a haunt marker, and the side that is up. */
  readonly haunts?: Readonly<Record<string, 'haunt' | 'spent'>>;
  readonly state?: Partial<State>;
  readonly active?: Seat;
  readonly chance?: Chance;
}

const NOTHING: BySeat = [[], []];
/** Neither has an ability that takes effect by itself. */
const OVERLORDS = ['overlord-lilith', 'overlord-azazael'] as const;

/** A table on which a test plays: picks are card ids, `play` or `buy` before one where both are there, labels, or refs. */
export function table(given: Given) {
  const t = rulesTable(terrorsOfLondon, lay(given), given.chance);
  const state = (): State => {
    if (!isState(t.run.state)) throw new Error('this is another game');
    return t.run.state;
  };
  return {
    ...t,
    state,
    idle: (seat: Seat, name: string): string | undefined => t.option(seat, name)?.idle,
    hand: (seat: Seat): string[] => t.in(hand(seat)).sort(),
    discard: (seat: Seat): string[] => t.in(discard(seat)).sort(),
    /** The marker on a monster: the side that is up. */
    marker(seat: Seat, card: string): 'haunt' | 'spent' | undefined {
      const found = state().haunts.find((each) => each.card === t.object(play(seat), card));
      return found === undefined ? undefined : found.spent ? 'spent' : 'haunt';
    },
    /** The hordes as rows of cards. */
    hordes: (): string[][] => state().hordes.map((horde) => horde.map((card) => cardOf(t.run, card) ?? 'gone')),
  };
}

function lay(given: Given): Match {
  const options = granted(readOptions(terrorsOfLondon, {}));
  const overlords = given.overlords ?? OVERLORDS;
  const life = given.life ?? overlords.map((id) => cardNamed(id).life);
  const perSeat = (area: (seat: Seat) => ZoneName, cards: BySeat = NOTHING, isPile = false) =>
    SEATS.map((seat) => ({ ...area(seat), cards: isPile ? at(cards, seat).toReversed() : at(cards, seat) }));
  const match = layOut(terrorsOfLondon, options, SEATS.length, {
    zones: [
      ...SEATS.map((seat) => ({ ...overlord(seat), cards: [at(overlords, seat)] })),
      ...perSeat(deck, given.decks, true),
      ...perSeat(hand, given.hands),
      ...perSeat(discard, given.discards, true),
      ...perSeat(play, given.play),
      ...perSeat(relics, given.relics),
      { ...STREET, cards: given.street ?? [] },
      { ...MARKET, cards: (given.market ?? []).toReversed() },
      { ...ACOLYTES, cards: (given.acolytes ?? []).toReversed() },
      { ...BOX, cards: [] },
      { ...REMOVED, cards: [] },
    ],
    state: { ...freshState(), life: [...life], ...given.state },
    first: terrorsOfLondon.turnOf(given.active ?? 0),
  });
  return { ...match, state: { ...match.state, haunts: markersFor(match, given.haunts ?? {}) } };
}

function markersFor(match: Match, haunts: NonNullable<Given['haunts']>): State['haunts'] {
  const inPlay = match.zones.filter(({ kind }) => kind === 'play').flatMap(({ cards }) => cards);
  return Object.entries(haunts).map(([card, side]) => {
    const instance = inPlay.find((each) => at(match.table, at(match.face, each)) === card);
    if (instance === undefined) throw new Error(`${card} is not in play`);
    return { card: at(match.obj, instance), spent: side === 'spent' };
  });
}

/** So many Cultists, which give a coin each and nothing else. */
export const cultists = (n: number): string[] => Array.from({ length: n }, () => 'starter-cultist');
