import {
  type AnyGame,
  begin,
  cardOf,
  type Game,
  type GameBot,
  questionOf,
  quickChance,
  type Ref,
  Run,
  refs,
  type Seat,
  sightOf,
  topOf,
} from '@tafelrunde/kernel';
import { tinyGame } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { agreeable } from './agreeable.ts';
import { greedy } from './greedy.ts';
import { nextOpen } from './open.ts';

interface Ops {
  vote: object;
}

const DECK = { kind: 'deck' } as const;

const vote: Game<Ops, { chosen: string }> = tinyGame<Ops, { chosen: string }>({
  id: 'vote',
  zones: { deck: { learn: 'nobody', order: 'pile' } },
  setup: () => ({ zones: [{ ...DECK, cards: ['1', '2', '3', '4'] }], state: { chosen: '' }, first: { op: 'vote' } }),
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

/** Seat 0 likes A best, seat 1 B; C is bad for both. What lies on top, which nobody knows, is worth more than any of it. */
const likes: Readonly<Record<string, readonly number[]>> = { A: [3, 1], B: [1, 3], C: [-5, -5] };
const evaluate: GameBot['evaluate'] = (m, seat) => {
  const luck = 10 * Number(cardOf(m, topOf(m, DECK) ?? 0) ?? 0);
  return luck + ('chosen' in m.state ? (likes[String(m.state.chosen)]?.[seat] ?? 0) : 0);
};
const bot = agreeable(greedy(evaluate), evaluate);

function decides(run: Run, seat: Seat, seed = 1): readonly Ref[] {
  const open = run.open().find((each) => each.seat === seat) ?? nextOpen(run);
  return bot.decide(sightOf(run.game, run.match, seat), questionOf(run, open), quickChance(seed), { iterations: 4 });
}

function started(game: AnyGame = vote): Run {
  const run = new Run(game, begin(game, {}, 2), quickChance(1));
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

  it('consents to what it would do itself, whatever lies where nobody looks', () => {
    const run = started();
    run.choose(nextOpen(run), ['land:B']);
    for (let seed = 1; seed <= 20; seed++) expect(decides(run, 1, seed)).toEqual(['consent:1']);
  });

  it('looks at what is good for all where all win or lose together: with A and B alike, it takes either', () => {
    const run = started({ ...vote, cooperative: true });
    run.choose(nextOpen(run), ['land:A']);
    expect(decides(run, 1)).toEqual(['consent:1']);
    const bad = started({ ...vote, cooperative: true });
    bad.choose(nextOpen(bad), ['land:C']);
    expect(decides(bad, 1)).not.toEqual(['consent:1']);
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
