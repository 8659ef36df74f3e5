import { describe, expect, it } from 'vitest';
import type { Seat } from '../match.ts';
import { checkRandomGame } from '../testing/properties.ts';
import { sitDown } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

interface Ops {
  round: object;
  choose: { seat: Seat };
  gain: { seat: Seat };
  giveBack: { seat: Seat };
  prize: { seat: Seat };
}

interface State {
  rounds: number;
  coins: number[];
  prizes: string[];
}

/** Who first has two coins gets the prize, though one of them goes back at once. */
const game = tinyGame<Ops, State>({
  id: 'at-once',
  zones: {},
  setup: (_, seats) => ({
    zones: [],
    state: { rounds: 0, coins: Array.from({ length: seats }, () => 0), prizes: [] },
    first: { op: 'round' },
  }),
  atOnce: ({ state }) => {
    const seat = state.prizes.length > 0 ? -1 : state.coins.findIndex((coins) => coins >= 2);
    return seat < 0 ? undefined : [{ op: 'prize', seat }];
  },
  rules: {
    round: (m) => {
      if (m.state.rounds++ === 2) return m.finish({ winners: [], how: 'over' });
      m.put({ op: 'choose', seat: 0 }, { op: 'choose', seat: 1 }, { op: 'round' });
    },
    choose: {
      options: () => ['button:keep', 'button:borrow'],
      answer: (m, { seat }, [pick]) => {
        m.put({ op: 'gain', seat });
        if (pick === 'button:borrow') m.put({ op: 'gain', seat }, { op: 'giveBack', seat });
      },
    },
    gain: (m, { seat }) => {
      m.state.coins[seat] = (m.state.coins[seat] ?? 0) + 1;
    },
    giveBack: (m, { seat }) => {
      m.state.coins[seat] = (m.state.coins[seat] ?? 0) - 1;
    },
    prize: (m, { seat }) => {
      m.state.prizes.push(`${seat} with ${m.state.coins[seat]}`);
    },
  },
});

describe('what is due at once', () => {
  it('comes in the middle of what is being done, before the rest of it', () => {
    const table = sitDown(game, { seats: 2 });
    table.answer(0, 'button:keep');
    expect(table.match.state).toMatchObject({ prizes: [] });
    table.answer(1, 'button:borrow');
    expect(table.match.state).toMatchObject({ coins: [1, 1], prizes: ['1 with 2'] });
  });

  it('holds every property at every step of random games', () => {
    for (let seed = 1; seed <= 10; seed++) {
      expect(checkRandomGame(game, { seats: 2, options: {}, seed, every: 1 }).steps).toHaveLength(4);
    }
  });
});
