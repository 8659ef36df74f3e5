import { describe, expect, it } from 'vitest';
import { quickChance } from './crank/chance.ts';
import { questionsTo } from './crank/questions.ts';
import type { Game } from './game.ts';
import { apply, openJournal } from './history/journal.ts';
import { readRecord, toRecord } from './history/record.ts';
import type { Outcome, Seat } from './match.ts';
import { teamOf } from './teams.ts';
import { tinyGame } from './testing/tiny-game.ts';

interface Ops {
  turn: object;
  end: { seat: Seat };
}

const plain = tinyGame<Ops, object>({
  id: 'sides',
  zones: {},
  setup: () => ({ zones: [], state: {}, first: { op: 'turn' } }),
  rules: {
    turn: (m) => m.put({ op: 'end', seat: 0 }),
    end: {
      options: () => ['button:won', 'button:lost'],
      answer: (m, _, [pick]) => m.finish({ won: pick === 'button:won', how: 'ended' }),
    },
  },
});
const cooperative: Game<Ops> = { ...plain, cooperative: true };
const pairs: Game<Ops> = { ...plain, team: (seat) => seat % 2 };

function opened(game: Game<Ops>, seats: number) {
  const journal = openJournal(game, {}, seats);
  apply(journal, { kind: 'begin' }, quickChance(1));
  return journal;
}

const givenUp = (game: Game<Ops>, seats: number, ...by: readonly Seat[]): Outcome | undefined => {
  const journal = opened(game, seats);
  for (const seat of by) apply(journal, { kind: 'concede', by: seat });
  return journal.match.outcome;
};

describe('teams', () => {
  it('are everybody for themselves, those the game names, or all', () => {
    expect(teamOf({ game: plain, options: {}, seats: 4 }, 1)).toEqual([1]);
    expect(teamOf({ game: pairs, options: {}, seats: 4 }, 1)).toEqual([1, 3]);
    expect(teamOf({ game: cooperative, options: {}, seats: 3 }, 1)).toEqual([0, 1, 2]);
  });

  it.each([
    ['won', [0, 1, 2]],
    ['lost', []],
  ] as const)('that play together have %s together, and the record keeps it', (how, winners) => {
    const journal = opened(cooperative, 3);
    const [question] = questionsTo(cooperative, journal.match, [0]);
    const answer = { kind: 'answer', by: 0, question: question?.id ?? '', picks: [`button:${how}`] } as const;
    expect(apply(journal, answer, quickChance(1)).ok).toBe(true);
    expect(journal.match.outcome).toEqual({ winners, won: how === 'won', how: 'ended' });
    const read = readRecord(JSON.parse(JSON.stringify(toRecord(journal, ['A', 'B', 'C']))));
    expect(read.ok && read.value.outcome).toEqual({ winners, won: how === 'won', how: 'ended' });
  });

  it('that give up leave the victory to the team that is left, and to all of it', () => {
    expect(givenUp(plain, 3, 0)).toBeUndefined();
    expect(givenUp(plain, 3, 0, 2)).toEqual({ winners: [1], how: 'conceded' });
    expect(givenUp(pairs, 4, 0)).toBeUndefined();
    expect(givenUp(pairs, 4, 1, 0, 2)).toEqual({ winners: [1, 3], how: 'conceded' });
    expect(givenUp(plain, 1, 0)).toEqual({ winners: [], how: 'conceded' });
    expect(givenUp(cooperative, 3, 1)).toEqual({ winners: [], won: false, how: 'conceded' });
  });
});
