import { describe, expect, it } from 'vitest';
import { view } from '../cards/view.ts';
import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Ref, Seat } from '../match.ts';
import { refs } from '../refs/refs.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import { answer, crank } from './answer.ts';
import { readerOf } from './at-rest.ts';
import { quickChance } from './chance.ts';
import { fork, stand } from './control.ts';
import { questionsTo } from './questions.ts';
import { Run } from './run.ts';
import { begin } from './start.ts';

interface Ops {
  table: object;
  stone: { seat: Seat };
  offer: { seat: Seat };
}

/** Two take stones from a heap, each on a lane of their own; a third may buy one at any time, for as long as there are coins. */
function heap(): { readonly game: AnyGame; readonly derived: string[] } {
  const derived: string[] = [];
  const game = tinyGame<Ops, { stones: number; coins: number }>({
    id: 'heap',
    zones: {},
    setup: () => ({ zones: [], state: { stones: 9, coins: 1 }, first: { op: 'table' } }),
    rules: {
      table: (m) => {
        const lanes = { 0: { op: 'stone', seat: 0 }, 1: { op: 'stone', seat: 1 } } as const;
        m.put(stand(2, { op: 'offer', seat: 2 } as const), fork(lanes, { op: 'table' }));
      },
      stone: {
        options: (m, { seat }) => {
          derived.push(`stone ${seat}`);
          return Array.from({ length: m.state.stones }, (_, i) => refs.number(i));
        },
        answer: (m, { seat }) => {
          m.state.stones--;
          m.put({ op: 'stone', seat });
        },
      },
      offer: {
        follows: (m) => [m.state.coins],
        options: (m) => {
          derived.push('offer');
          return m.state.coins > 0 ? ['button:buy'] : [];
        },
        answer: (m, { seat }) => {
          m.state.coins--;
          m.put({ op: 'offer', seat });
        },
      },
    },
  });
  return { game, derived };
}

function started({ game }: { readonly game: AnyGame }) {
  return granted(crank(game, begin(game, {}, 3), quickChance(1))).match;
}

describe('a match at rest', () => {
  it('is asked once what may be picked, however many people look at it', () => {
    const { game, derived } = heap();
    const match = started({ game });
    derived.length = 0;
    for (const seat of [0, 1, 2]) {
      view(game, match, [seat]);
      questionsTo(game, match, [seat]);
    }
    expect(derived.toSorted()).toEqual(['offer', 'stone 0', 'stone 1']);
    view(game, match, []);
    expect(derived).toHaveLength(3);
  });

  it('derives what stands again only when something has changed that it follows from', () => {
    const { game, derived } = heap();
    const pressed = (match: ReturnType<typeof started>, seat: Seat, pick: Ref) => {
      const [question] = questionsTo(game, match, [seat]);
      return granted(answer(game, match, seat, question?.id ?? '', [pick], quickChance(1))).match;
    };
    const first = started({ game });
    view(game, first, [2]);
    derived.length = 0;
    const second = pressed(first, 0, 'number:0');
    expect(view(game, second, [2]).questions).toHaveLength(1);
    expect(derived).not.toContain('offer');
    const third = pressed(second, 2, 'button:buy');
    expect(view(game, third, [2]).questions).toEqual([]);
  });

  it('is read anew when somebody plays on in place after all', () => {
    const { game } = heap();
    const match = started({ game });
    expect(questionsTo(game, match, [0])[0]?.options).toHaveLength(9);
    const run = new Run(game, match);
    const [open] = run.open(({ seat }) => seat === 0);
    if (open !== undefined) run.choose(open, ['number:0']);
    expect(questionsTo(game, match, [0])[0]?.options).toHaveLength(8);
    expect(readerOf(game, match).open()).toHaveLength(3);
  });
});
