import type { Game, GameBot, Seat } from '@tafelrunde/kernel';
import { refs } from '@tafelrunde/kernel';
import { tinyGame } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { arena } from './arena.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';

interface Ops {
  round: object;
  give: { seat: Seat };
}

interface State {
  given: number[];
}

/** Everybody gives 0 to 3 in turn; with 6 in all, or 3 alone, all have won. Giving is bad for who gives, and good for all. */
const gifts: Game<Ops, State> = tinyGame<Ops, State>({
  id: 'gifts',
  cooperative: true,
  seats: { min: 1, max: 3 },
  zones: {},
  setup: (_, seats) => ({
    zones: [],
    state: { given: Array.from({ length: seats }, () => 0) },
    first: { op: 'round' },
  }),
  rules: {
    round: (m) => m.put(...m.state.given.map((_, seat) => ({ op: 'give', seat }) as const)),
    give: {
      options: () => [0, 1, 2, 3].map((n) => refs.number(n)),
      answer: (m, { seat }, [pick]) => {
        m.state.given[seat] = refs.number.in(pick) ?? 0;
        const sum = m.state.given.reduce((all, n) => all + n, 0);
        if (seat === m.seats - 1) m.finish({ won: sum >= 3 * m.seats, how: 'given' });
      },
    },
  },
});

/** What the others give is as good as gold. */
const evaluate: GameBot['evaluate'] = ({ state }, seat) => {
  const given: readonly number[] = 'given' in state && Array.isArray(state.given) ? state.given : [];
  return given.reduce((sum, n, other) => sum + (other === seat ? -n : 5 * n), 0);
};
const alone: GameBot['evaluate'] = ({ state }) => ('given' in state && Array.isArray(state.given) ? state.given[0] : 0);

const rate = (bot: ReturnType<typeof greedy>, seats: number): number | undefined =>
  arena({ game: gifts, options: {}, seats, games: 20, bots: [bot], seed: 3, budget: { iterations: 60 } }).players[0]
    ?.rate;

describe('bots that win or lose together', () => {
  it('do what is good for all, even where it is bad for themselves', () => {
    expect(rate(greedy(evaluate), 3)).toBe(1);
    expect(rate(search(evaluate), 3)).toBeGreaterThan(0.5);
    expect(rate(random, 3)).toBeLessThan(0.3);
  });

  it('play alone, with nobody to be ahead of', () => {
    expect(rate(greedy(alone), 1)).toBe(1);
    expect(rate(search(alone), 1)).toBe(1);
    expect(rate(search(), 1)).toBe(1);
  });
});
