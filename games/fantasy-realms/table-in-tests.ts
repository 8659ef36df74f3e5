import {
  at,
  type Chance,
  cardOf,
  type GameEvent,
  granted,
  knows,
  layOut,
  type ObjectNumber,
  type Open,
  objectsIn,
  type Question,
  questionOf,
  quickChance,
  type Ref,
  Run,
  readOptions,
  type Seat,
  type ZoneName,
} from '@tafelrunde/kernel';
import { fantasyRealms } from './index.ts';
import {
  backpack,
  DECK,
  DISCARD,
  freshState,
  hand,
  ITEM_DECK,
  ITEM_DISCARD,
  item,
  type Ops,
  type State,
  used,
} from './state.ts';

/** What lies where, by card id; a deck from the top down. All but the hands may be missing. */
interface Given {
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly hands: readonly (readonly string[])[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly itemDeck?: readonly string[];
  readonly itemDiscard?: readonly string[];
  /** The face-up item of each seat; nothing for a seat that has none. */
  readonly items?: readonly (string | undefined)[];
  readonly used?: readonly (readonly string[])[];
  readonly state?: Partial<State>;
  /** Who has the turn; or where else the rules begin. */
  readonly active?: Seat;
  readonly first?: { readonly op: keyof Ops };
  readonly chance?: Chance;
}

/** A table on which a test plays: picks are card ids or refs such as `pile:deck`. */
export function table(given: Given) {
  const events: GameEvent[] = [];
  const run = new Run(fantasyRealms, lay(given), given.chance ?? quickChance(1), events);
  run.crank();

  const ids = (objects: readonly ObjectNumber[]): string[] => objects.map((object) => cardOf(run, object) ?? 'gone');
  const nameOf = (ref: Ref): string => (typeof ref === 'number' ? (cardOf(run, ref) ?? 'gone') : ref);
  const openTo = (seat: Seat): Open => {
    const open = run.open().find((each) => each.seat === seat);
    if (open === undefined) throw new Error(`seat ${seat} is asked nothing`);
    return open;
  };
  const question = (seat: Seat): Question => questionOf(run, openTo(seat));

  return {
    run,
    events,
    question,
    /** Who is asked what, in the order of the seats. */
    asked: (): [Seat, string][] => run.open().map(({ seat, op }) => [seat, op.op]),
    /** Everything that may be picked, sorted. */
    options: (seat: Seat): string[] =>
      question(seat)
        .options.map(({ ref }) => nameOf(ref))
        .sort(),
    pick(seat: Seat, ...names: string[]) {
      const open = openTo(seat);
      const { options, min, max } = questionOf(run, open);
      if (names.length < min || names.length > max) throw new Error(`${min} to ${max} picks, not ${names.length}`);
      const picks = names.map((name) => {
        const found = options.find(({ ref }) => nameOf(ref) === name);
        if (found === undefined)
          throw new Error(`${name} is not among ${options.map(({ ref }) => nameOf(ref)).join(', ')}`);
        return found.ref;
      });
      run.choose(open, picks);
      return this;
    },
    in: (place: ZoneName): string[] => ids(objectsIn(run, place)).sort(),
    /** The top card first. */
    pile: (place: ZoneName): string[] => ids(objectsIn(run, place)).reverse(),
    hand: (seat: Seat): string[] => ids(objectsIn(run, hand(seat))).sort(),
    discard: (): string[] => ids(objectsIn(run, DISCARD)).sort(),
    /** The seats that know the card there. */
    knowing(place: ZoneName, card: string): Seat[] {
      const object = objectsIn(run, place).find((each) => cardOf(run, each) === card);
      if (object === undefined) throw new Error(`${card} does not lie there`);
      return Array.from({ length: run.seats }, (_, seat) => seat).filter((seat) => knows(run, seat, object));
    },
    outcome: () => run.match.outcome,
  };
}

function lay(given: Given) {
  const options = granted(readOptions(fantasyRealms, given.options ?? {}));
  const seats = given.hands.length;
  const perSeat = (place: (seat: Seat) => ZoneName, cards: (seat: Seat) => readonly string[]) =>
    Array.from({ length: seats }, (_, seat) => ({ ...place(seat), cards: cards(seat) }));
  return layOut(fantasyRealms, options, seats, {
    zones: [
      { ...DECK, cards: (given.deck ?? []).toReversed() },
      { ...DISCARD, cards: given.discard ?? [] },
      ...perSeat(hand, (seat) => at(given.hands, seat)),
      ...(options.items === true
        ? [
            { ...ITEM_DECK, cards: (given.itemDeck ?? []).toReversed() },
            { ...ITEM_DISCARD, cards: (given.itemDiscard ?? []).toReversed() },
            ...perSeat(item, (seat) => [given.items?.[seat]].filter((id) => id !== undefined)),
            ...perSeat(used, (seat) => given.used?.[seat] ?? []),
            ...perSeat(backpack, () => []),
          ]
        : []),
    ],
    state: { ...freshState(seats), ...given.state },
    first: given.first ?? fantasyRealms.turnOf(given.active ?? 0),
  });
}

/** Cards without any say in the matter under test, all of them different. */
export function filler(n: number, from = 0): string[] {
  return FILLER.slice(from, from + n);
}

const FILLER = [
  'knights',
  'light-cavalry',
  'dwarvish-infantry',
  'elven-archers',
  'warhorse',
  'hydra',
  'unicorn',
  'dragon',
  'king',
  'queen',
  'princess',
  'warlord',
  'empress',
  'candle',
  'forge',
  'lightning',
  'swamp',
  'whirlwind',
  'smoke',
  'forest',
  'cavern',
  'mountain',
  'magic-wand',
  'sword-of-keth',
  'elven-longbow',
  'war-dirigible',
  'shield-of-keth',
  'gem-of-order',
  'protection-rune',
  'enchantress',
  'warlock-lord',
  'beastmaster',
  'collector',
  'air-elemental',
  'earth-elemental',
  'fire-elemental',
  'water-elemental',
] as const;
