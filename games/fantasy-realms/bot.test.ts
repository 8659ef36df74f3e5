import {
  answer,
  at,
  begin,
  type Chance,
  crank,
  granted,
  imagine,
  type Match,
  type Question,
  questionsTo,
  quickChance,
  type Ref,
  readOptions,
  type Seat,
  sightOf,
} from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fantasyRealmsBot } from './bot.ts';
import { fantasyRealms } from './index.ts';

const { expert, highest } = fantasyRealmsBot.players;

type Player = (match: Match, question: Question, chance: Chance) => readonly Ref[];

const once = (done: number): boolean => done < 1;

const randomPlayer: Player = (_, { options, min }, chance) => {
  const left = options.map(({ ref }) => ref);
  return Array.from({ length: min }, () => at(left.splice(chance('pick', left.length), 1), 0));
};

/** Follows the advice; of several answers, one by chance; without advice, anything. */
const following =
  (advisor: typeof expert): Player =>
  (match, question, chance) => {
    const sight = sightOf(fantasyRealms, match, question.seat);
    const advice = advisor(sight, question, chance, once);
    return advice === undefined ? randomPlayer(match, question, chance) : at(advice, chance('advice', advice.length));
  };

function start(options: Readonly<Record<string, unknown>>, seats: number, chance: Chance): Match {
  const all = granted(readOptions(fantasyRealms, options));
  return granted(crank(fantasyRealms, begin(fantasyRealms, all, seats), chance)).match;
}

/** Plays to the end through the door that checks every answer. */
function play(players: readonly Player[], options: Readonly<Record<string, unknown>>, seed: number): Match {
  const chance = quickChance(seed);
  const thoughts = quickChance(seed + 2 ** 40);
  let match = start(options, players.length, chance);
  while (match.outcome === undefined) {
    const question = at(questionsTo(fantasyRealms, match, [...players.keys()]), 0);
    const picks = at(players, question.seat)(match, question, thoughts);
    match = granted(answer(fantasyRealms, match, question.seat, question.id, picks, chance)).match;
  }
  return match;
}

function winsOf(one: Player, others: readonly Player[], games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seat: Seat = game % (others.length + 1);
    const { outcome } = play(others.toSpliced(seat, 0, one), {}, game + 1);
    if (outcome?.winners.includes(seat) === true) wins += 1 / outcome.winners.length;
  }
  return wins;
}

const onOff = [false, true];
const tables = onOff.flatMap((suits) =>
  onOff.flatMap((items) => onOff.flatMap((promos) => [2, 4].map((seats) => ({ seats, suits, items, promos })))),
);

describe('the bots of Fantasy Realms', () => {
  it.each(tables)('[FR-002] [FR-030] answer every question legally: %o', ({ seats, ...options }) => {
    const players = Array.from({ length: seats }, (_, seat) => following(seat === 0 ? expert : highest));
    expect(play(players, options, 1).outcome?.winners.length).toBeGreaterThan(0);
  });

  it.each([
    { draftDiscard: 'hand' },
    { returnTaken: false },
    { suits: true, leprechaun: 'may' },
    { suits: true, twoPlayerEnd: 16 },
  ])('[FR-009] [FR-024] [FR-038] [FR-127] play by the rulings of the table: %o', (options) => {
    expect(play([following(expert), following(highest)], options, 2).outcome).toBeDefined();
  });

  it('[FR-004] decide by the view alone: other hidden cards, same answer', () => {
    const chance = quickChance(5);
    let match = start({ suits: true }, 3, chance);
    for (let i = 0; i < 12 && match.outcome === undefined; i++) {
      const question = at(questionsTo(fantasyRealms, match, [0, 1, 2]), 0);
      const picks = following(expert)(match, question, quickChance(i));
      const other = imagine(fantasyRealms, match, question.seat, quickChance(1000 + i));
      expect(other.face).not.toEqual(match.face);
      expect(following(expert)(other, question, quickChance(i))).toEqual(picks);
      expect(following(expert)(withTwoSwapped(match, question.seat), question, quickChance(i))).toEqual(picks);
      match = granted(answer(fantasyRealms, match, question.seat, question.id, picks, chance)).match;
    }
  });

  it('the same chance, the same game', () => {
    const players = [expert, expert, highest].map(following);
    expect(play(players, { items: true }, 9)).toEqual(play(players, { items: true }, 9));
  });

  it('[FR-014] the expert beats three random players', () => {
    const random = [randomPlayer, randomPlayer, randomPlayer];
    expect(winsOf(following(expert), random, 10)).toBeGreaterThanOrEqual(9);
  });

  it('[FR-027] the expert beats the player who keeps the highest strengths', () => {
    expect(winsOf(following(expert), [following(highest)], 10)).toBeGreaterThanOrEqual(8);
  });
});

/** The match with two cards exchanged that the seat does not know. */
function withTwoSwapped(match: Match, seat: Seat): Match {
  const unknown = match.known.flatMap((seats, instance) => ((seats & (1 << seat)) === 0 ? [instance] : []));
  const [a, b] = [at(unknown, 0), at(unknown, unknown.length - 1)];
  return { ...match, face: match.face.with(a, at(match.face, b)).with(b, at(match.face, a)) };
}
