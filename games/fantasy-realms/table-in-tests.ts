import { at, type Chance, granted, layOut, readOptions, type Seat, type ZoneName } from '@tafelrunde/kernel';
import { rulesTable } from '@tafelrunde/kernel/testing';
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
  const t = rulesTable(fantasyRealms, lay(given), given.chance);
  return {
    ...t,
    /** Sorted. */
    in: (place: ZoneName): string[] => t.in(place).sort(),
    hand: (seat: Seat): string[] => t.in(hand(seat)).sort(),
    discard: (): string[] => t.in(DISCARD).sort(),
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
