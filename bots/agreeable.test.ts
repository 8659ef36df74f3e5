import {
  begin,
  type Game,
  type GameBot,
  questionOf,
  quickChance,
  type Ref,
  Run,
  refs,
  type Seat,
  sightOf,
} from '@tafelrunde/kernel';
import { tinyGame } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { agreeable } from './agreeable.ts';
import { greedy } from './greedy.ts';
import { nextOpen } from './open.ts';

interface Ops {
  vote: object;
}

const vote: Game<Ops, { chosen: string }> = tinyGame<Ops, { chosen: string }>({
  id: 'vote',
  zones: {},
  setup: () => ({ zones: [], state: { chosen: '' }, first: { op: 'vote' } }),
  rules: {
    vote: {
      among: (m) => Array.from({ length: m.seats }, (_, seat) => seat),
      options: () => ['land:A', 'land:B', 'land:C'],
      answer: (m, _, [pick]) => {
        m.state.chosen = refs.land.in(pick) ?? '';
        m.finish({ winners: [], how: 'chosen' });
      },
    },
  },
});

/** Seat 0 likes A best, seat 1 B; C is bad for both. */
const likes: Readonly<Record<string, readonly number[]>> = { A: [3, 1], B: [1, 3], C: [-5, -5] };
const evaluate: GameBot['evaluate'] = ({ state }, seat) =>
  'chosen' in state ? (likes[String(state.chosen)]?.[seat] ?? 0) : 0;
const bot = agreeable(greedy(evaluate), evaluate);

function decides(run: Run, seat: Seat): readonly Ref[] {
  const open = run.open().find((each) => each.seat === seat) ?? nextOpen(run);
  return bot.decide(sightOf(vote, run.match, seat), questionOf(run, open), quickChance(1), { iterations: 4 });
}

function started(): Run {
  const run = new Run(vote, begin(vote, {}, 2), quickChance(1));
  run.crank();
  return run;
}

describe('a bot that has to agree', () => {
  it('proposes what it would do alone', () => {
    expect(decides(started(), 1)).toEqual(['land:B']);
  });

  it('consents to what is not worse, and proposes something else once', () => {
    const run = started();
    run.choose(nextOpen(run), ['land:C']);
    expect(decides(run, 1)).toEqual(['land:B']);
    run.choose(run.open().find(({ seat }) => seat === 1) ?? nextOpen(run), ['land:B']);
    expect(decides(run, 0)).toEqual(['land:A']);
    run.choose(run.open().find(({ seat }) => seat === 0) ?? nextOpen(run), ['land:A']);
    expect(decides(run, 1)).toEqual(['consent:3']);
  });

  it('comes to an end with others of its kind', () => {
    const run = started();
    for (let i = 0; i < 10 && run.match.outcome === undefined; i++) {
      const open = nextOpen(run);
      run.choose(open, decides(run, open.seat));
    }
    expect(run.match.outcome?.how).toBe('chosen');
  });
});
