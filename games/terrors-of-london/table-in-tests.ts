import {
  at,
  type Chance,
  cardOf,
  type GameEvent,
  granted,
  knows,
  layOut,
  type Match,
  type ObjectNumber,
  type Open,
  type Option,
  objectsIn,
  type Question,
  questionOf,
  quickChance,
  Run,
  readOptions,
  type Seat,
  type ZoneName,
} from '@tafelrunde/kernel';
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
  const events: GameEvent[] = [];
  const run = new Run(terrorsOfLondon, lay(given), given.chance ?? quickChance(1), events);
  run.crank();

  const ids = (objects: readonly ObjectNumber[]): string[] => objects.map((object) => cardOf(run, object) ?? 'gone');
  const namesOf = ({ ref, label }: Option): string[] => {
    if (typeof ref === 'string') return label === undefined ? [ref] : [ref, label];
    const card = cardOf(run, ref) ?? 'gone';
    return [card, `${label} ${card}`];
  };
  const state = (): State => {
    if (!isState(run.state)) throw new Error('this is another game');
    return run.state;
  };
  const openTo = (seat: Seat): Open => {
    const open = run.open().find((each) => each.seat === seat);
    if (open === undefined) throw new Error(`seat ${seat} is asked nothing`);
    return open;
  };
  const question = (seat: Seat): Question => questionOf(run, openTo(seat));
  const options = (seat: Seat): string[] =>
    question(seat)
      .options.map((option) => (typeof option.ref === 'number' ? at(namesOf(option), 0) : (option.label ?? option.ref)))
      .sort();

  return {
    run,
    events,
    question,
    state,
    asked: (): [Seat, string][] => run.open().map(({ seat, op }) => [seat, op.op]),
    /** Everything that may be picked, sorted. */
    options,
    /** What may be picked with this label: `buy`, `horde`. */
    labelled: (seat: Seat, label: string): string[] =>
      question(seat)
        .options.filter((option) => option.label === label)
        .map((option) => at(namesOf(option), 0))
        .sort(),
    idle: (seat: Seat, name: string): string | undefined =>
      question(seat).options.find((option) => namesOf(option).includes(name))?.idle,
    pick(seat: Seat, ...names: string[]) {
      const open = openTo(seat);
      const asked = questionOf(run, open);
      const picks = names.map((name) => {
        const found = asked.options.find((option) => namesOf(option).includes(name));
        if (found === undefined) throw new Error(`${name} is not among ${options(seat).join(', ')}`);
        return found.ref;
      });
      run.choose(open, picks);
      return this;
    },
    /** In the order in which they lie, a pile from the bottom. */
    in: (place: ZoneName): string[] => ids(objectsIn(run, place)),
    /** The top card first. */
    pile: (place: ZoneName): string[] => ids(objectsIn(run, place)).reverse(),
    hand: (seat: Seat): string[] => ids(objectsIn(run, hand(seat))).sort(),
    discard: (seat: Seat): string[] => ids(objectsIn(run, discard(seat))).sort(),
    object: (place: ZoneName, card: string): ObjectNumber =>
      at(objectsIn(run, place), ids(objectsIn(run, place)).indexOf(card)),
    knowing(place: ZoneName, card: string): Seat[] {
      return SEATS.filter((seat) => knows(run, seat, this.object(place, card)));
    },
    /** The marker on a monster: the side that is up. */
    marker(seat: Seat, card: string): 'haunt' | 'spent' | undefined {
      const found = state().haunts.find((each) => each.card === this.object(play(seat), card));
      return found === undefined ? undefined : found.spent ? 'spent' : 'haunt';
    },
    /** The hordes as rows of cards. */
    hordes(): string[][] {
      return state().hordes.map(ids);
    },
    outcome: () => run.match.outcome,
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
