import { deal, type Options, type Seat, scope, shuffle, type ZoneName } from '@tafelrunde/kernel';
import { deckFor, itemsFor } from './cards/catalogue.ts';
import { drawItem } from './rules/cursed-items.ts';
import { modeOf } from './rules/worth.ts';
import {
  backpack,
  type Chapter,
  DECK,
  DISCARD,
  type FantasyLayout,
  freshState,
  type Game,
  hand,
  handSize,
  ITEM_DECK,
  ITEM_DISCARD,
  item,
  used,
  withItems,
} from './state.ts';

export interface SetupOps {
  setUp: Record<never, never>;
  deal: Record<never, never>;
  begin: Record<never, never>;
}

/** All cards in their piles, nothing shuffled or dealt yet. */
export function setup(options: Options, seats: number): FantasyLayout {
  const mode = modeOf(options);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const empty = (place: ZoneName) => ({ ...place, cards: [] });
  return {
    zones: [
      { ...DECK, cards: deckFor(mode) },
      empty(DISCARD),
      ...everySeat.map((seat) => empty(hand(seat))),
      ...(mode.items
        ? [
            { ...ITEM_DECK, cards: itemsFor(mode) },
            empty(ITEM_DISCARD),
            ...everySeat.flatMap((seat) => [item(seat), used(seat), backpack(seat)].map(empty)),
          ]
        : []),
    ],
    state: freshState(seats),
    first: { op: 'setUp' },
  };
}

export const setupRules: Chapter<SetupOps> = {
  setUp: (m) => m.put(scope('setup', { cause: 'setup', last: { op: 'begin' } }), { op: 'deal' }),

  deal: (m) => {
    shuffle(m, DECK);
    if (withItems(m)) shuffle(m, ITEM_DECK);
    if (m.seats > 2) dealHands(m); // FR-022, FR-060: two players begin with nothing
  },

  // FR-006.
  begin: (m) => {
    const seat = m.chance('starting-player', m.seats);
    m.emit({ type: 'started', seat });
    m.put({ op: 'game', seat });
  },
};

/** FR-005, FR-034, FR-050. */
function dealHands(m: Game): void {
  for (let seat: Seat = 0; seat < m.seats; seat++) {
    deal(m, DECK, hand(seat), handSize(m.match));
    if (withItems(m)) drawItem(m, seat);
  }
}
