import { cardOf, type GameBot, objectsIn, type Ref } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { arena } from './arena.ts';
import { type Bot, timer } from './bot.ts';
import { duel } from './duel-in-tests.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** Never sees more than its sight: lays the card that it knows to be higher or lower. */
const laying = (name: string, sign: number): Bot => ({
  name,
  decide(sight, question, chance, budget): readonly Ref[] {
    if (question.op.op !== 'lay') return random.decide(sight, question, chance, budget);
    const known = sight.view.zones
      .flatMap(({ cards }) => cards)
      .filter(({ obj }) => question.options.some(({ ref }) => ref === obj));
    return known
      .toSorted((a, b) => sign * (Number(b.card) - Number(a.card)))
      .slice(0, 1)
      .map(({ obj }) => obj);
  },
});

const high = laying('high', 1);
const low = laying('low', -1);

/** The card laid, or the best that can still be laid. */
const evaluate: GameBot['evaluate'] = (m, seat) => {
  const laid = 'laid' in m.state && Array.isArray(m.state.laid) ? m.state.laid[seat] : undefined;
  if (typeof laid === 'number') return laid;
  return Math.max(...objectsIn(m, { kind: 'hand', seat }).map((object) => Number(cardOf(m, object))));
};

const contest = {
  game: duel,
  options: {},
  seats: 2,
  games: 60,
  bots: [high, low],
  seed: 4,
  budget: { iterations: 30 },
};

const ratesOf = (bots: readonly Bot[]): number[] => arena({ ...contest, bots }).players.map(({ rate }) => rate);

describe('the arena', () => {
  it('gives the same standings for the same seed, and others for another', () => {
    expect(arena(contest)).toEqual(arena(contest));
    expect(arena({ ...contest, seed: 5 })).not.toEqual(arena(contest));
  });

  it('counts games, decisions and wins', () => {
    const { games, decisions, players } = arena(contest);
    expect({ games, decisions }).toEqual({ games: 60, decisions: 180 });
    expect(players.map(({ bot, games: played }) => [bot, played])).toEqual([
      ['high', 60],
      ['low', 60],
    ]);
    expect(players.reduce((sum, { wins }) => sum + wins, 0)).toBe(60);
    expect(ratesOf([high, low])[0]).toBeGreaterThan(0.7);
  });

  it('lets everybody sit everywhere: the first seat has one decision more', () => {
    const [first, second] = arena(contest).players;
    expect(first?.decisions).toBe(second?.decisions);
  });

  it('splits a shared win', () => {
    const { players } = arena({ ...contest, options: { shared: true } });
    expect(players.map(({ wins }) => wins)).toEqual([30, 30]);
  });

  it('fills the seats in turns when there are fewer bots than seats', () => {
    const { players } = arena({ ...contest, bots: [random], seats: 3 });
    expect(players.map(({ games, wins }) => ({ games, wins: Math.round(wins) }))).toEqual([{ games: 180, wins: 60 }]);
  });

  it('cuts a game that takes too long: nobody has won it', () => {
    const { cut, decisions, players } = arena({ ...contest, longest: 2 });
    expect({ cut, decisions }).toEqual({ cut: 60, decisions: 120 });
    expect(players.map(({ games, wins }) => ({ games, wins }))).toEqual([
      { games: 60, wins: 0 },
      { games: 60, wins: 0 },
    ]);
    expect(arena({ ...contest, longest: 3 }).cut).toBe(0);
  });

  it('measures with the clock that it is given', () => {
    let now = 0;
    const clock = () => now++;
    const { milliseconds, players } = arena({ ...contest, games: 1, clock });
    expect(players.map(({ thinking }) => thinking?.max)).toEqual([1, 1]);
    expect(milliseconds).toBeGreaterThan(0);
  });
});

describe('bots that think', () => {
  it.each([greedy(evaluate), search(evaluate), search()])('$name learns to lay the higher card', (bot) => {
    expect(ratesOf([bot, low])[0]).toBeGreaterThan(0.7);
  });

  it('always think once, and stop before the time is over', () => {
    let now = 0;
    const goesOn = timer({ milliseconds: 10, clock: () => now });
    expect(goesOn(0)).toBe(true);
    now = 4;
    expect(goesOn(1)).toBe(true);
    now = 8;
    expect(goesOn(2)).toBe(false);
  });
});
