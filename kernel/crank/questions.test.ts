import { describe, expect, it } from 'vitest';
import { objectsIn } from '../cards/cards.ts';
import { move } from '../cards/moving.ts';
import { granted, type RefusalCode } from '../errors.ts';
import type { Option } from '../game.ts';
import { canonical } from '../history/hash.ts';
import type { Match, Ref, Seat, ZoneName } from '../match.ts';
import { refs } from '../refs/refs.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import { answer, crank } from './answer.ts';
import { quickChance, stoppingChance } from './chance.ts';
import { type Question, questionsTo } from './questions.ts';
import { MOST_OPS } from './run.ts';
import { begin } from './start.ts';

/** Pick some cards, then share out points, then count down. */
interface Ops {
  start: object;
  pick: { seat: Seat };
  share: { seat: Seat };
  roll: { seat: Seat };
  countDown: { left: number };
}

const HAND: ZoneName = { kind: 'hand', seat: 0 };
const GONE: ZoneName = { kind: 'gone' };
const SHARES: readonly (Ref | Option)[] = [
  { ref: 'land:A', cap: 2 },
  { ref: 'land:B', cap: 1, idle: 'nothing-there' },
  'land:C',
];

const game = tinyGame<Ops, { down: number }>({
  id: 'questions',
  zones: { hand: { learn: 'owner', order: 'none' }, gone: { learn: 'everybody', order: 'pile' } },
  setup: () => ({
    zones: [
      { ...HAND, cards: ['a', 'b', 'c', 'd'] },
      { ...GONE, cards: [] },
    ],
    state: { down: 0 },
    first: { op: 'start' },
  }),
  rules: {
    start: (m) => m.put({ op: 'pick', seat: 0 }, { op: 'share', seat: 1 }, { op: 'roll', seat: 0 }),
    pick: {
      options: (m) => objectsIn(m, HAND),
      min: 2,
      max: (m) => objectsIn(m, HAND).length - 1,
      refuses: (m, _, picks) => (picks.includes(objectsIn(m, HAND)[3] ?? 0) ? 'not-the-last' : undefined),
      answer: (m, _, picks) => {
        for (const pick of picks) if (typeof pick === 'number') move(m, pick, GONE);
      },
    },
    share: { options: () => SHARES, min: 9, max: 9, answer: () => undefined },
    roll: {
      options: () => ['button:end', refs.number(MOST_OPS), refs.number(MOST_OPS + 1), 'button:die'],
      answer: (m, _, [choice]) => {
        if (choice === 'button:end') m.finish({ winners: [0], how: 'end' });
        else if (choice === 'button:die') m.chance('d6', 6);
        else m.put({ op: 'countDown', left: refs.number.in(choice) ?? 0 }, { op: 'roll', seat: 0 });
      },
    },
    countDown: (m, { left }) => {
      m.state.down++;
      if (left > 1) m.put({ op: 'countDown', left: left - 1 });
    },
  },
});

const start = granted(crank(game, begin(game, {}, 2), quickChance(1))).match;

function asked(match: Match, seat: Seat): Question {
  const [question] = questionsTo(game, match, [seat]);
  if (question === undefined) throw new Error(`seat ${seat} is not asked`);
  return question;
}

/** How the picks are refused; the match must not have changed. */
function refusal(match: Match, seat: Seat, id: string, picks: readonly Ref[]): RefusalCode | undefined {
  const before = canonical(match);
  const result = answer(game, match, seat, id, picks, quickChance(1));
  expect(canonical(match)).toBe(before);
  if (result.ok) return undefined;
  expect(result.refusal.message.en).not.toBe('');
  expect(result.refusal.message.de).not.toBe('');
  return result.refusal.code;
}

function after(match: Match, seat: Seat, ...picks: readonly Ref[]): Match {
  return granted(answer(game, match, seat, asked(match, seat).id, picks, quickChance(1))).match;
}

const sharing = after(start, 0, 1, 2);
const rolling = after(sharing, 1, 'land:A', 'land:A', 'land:B', 'land:C');

describe('an answer', () => {
  const { id } = asked(start, 0);

  it('is taken when all is well, and leaves the match it was given to as it was', () => {
    expect(refusal(start, 0, id, [1, 3])).toBeUndefined();
    expect(asked(sharing, 1).op).toEqual({ op: 'share', seat: 1 });
    expect(questionsTo(game, sharing, [0])).toEqual([]);
  });

  it('is refused when the question is gone', () => {
    expect(refusal(start, 0, 'nonsense', [1, 2])).toBe('stale');
    expect(refusal(sharing, 0, id, [1, 2])).toBe('stale');
  });

  it('is refused from another seat', () => {
    expect(refusal(start, 1, id, [1, 2])).toBe('stale');
  });

  it('is refused with too few or too many picks', () => {
    expect(refusal(start, 0, id, [1])).toBe('too-few');
    expect(refusal(start, 0, id, [1, 2, 3, 4])).toBe('too-many');
  });

  it('is refused with something that is not there to pick', () => {
    expect(refusal(start, 0, id, [1, 99])).toBe('not-an-option');
    expect(refusal(start, 0, id, [1, 'number:2'])).toBe('not-an-option');
  });

  it('is refused with something picked too often, caps being counted', () => {
    expect(refusal(start, 0, id, [1, 1])).toBe('picked-too-often');
    const share = asked(sharing, 1).id;
    expect(refusal(sharing, 1, share, ['land:A', 'land:B', 'land:B', 'land:C'])).toBe('picked-too-often');
    expect(refusal(sharing, 1, share, ['land:C', 'land:A', 'land:B', 'land:A'])).toBeUndefined();
  });

  it('is refused when the picks do not go together', () => {
    expect(refusal(start, 0, id, [1, 4])).toBe('not-allowed');
    const result = answer(game, start, 0, id, [1, 4], quickChance(1));
    expect(result).toMatchObject({ refusal: { message: { en: 'not-the-last' } } });
  });

  it('is refused when the game is over', () => {
    expect(refusal(after(rolling, 0, 'button:end'), 0, id, [1, 2])).toBe('over');
  });

  it('is refused when the rules then come to no end, the match being as it was', () => {
    const { id: roll } = asked(rolling, 0);
    expect(refusal(rolling, 0, roll, [refs.number(MOST_OPS + 1)])).toBe('endless');
    expect(after(rolling, 0, refs.number(MOST_OPS)).state).toEqual({ down: MOST_OPS });
    expect(MOST_OPS).toBe(20_000);
  });

  it('stops where chance is not to be asked', () => {
    const { id: roll } = asked(rolling, 0);
    expect(() => answer(game, rolling, 0, roll, ['button:die'], stoppingChance)).toThrow('chance is needed for d6');
  });

  it('says whether anybody learned something and whether chance was used', () => {
    const picked = answer(game, start, 0, id, [1, 2], quickChance(1));
    expect(picked).toMatchObject({ value: { learned: true, drew: false } });
    const { id: roll } = asked(rolling, 0);
    expect(answer(game, rolling, 0, roll, ['button:end'], quickChance(1))).toMatchObject({
      value: { learned: false, drew: false },
    });
  });
});

describe('a question', () => {
  it('asks for as many as it says, or for all there are', () => {
    expect(asked(start, 0)).toMatchObject({ min: 2, max: 3 });
    expect(asked(sharing, 1)).toMatchObject({ min: 4, max: 4 });
  });

  it('tells caps and what would do nothing', () => {
    expect(asked(sharing, 1).options).toEqual([
      { ref: 'land:A', cap: 2 },
      { ref: 'land:B', cap: 1, idle: 'nothing-there' },
      { ref: 'land:C' },
    ]);
  });

  it('has the same id for the same options, whoever works it out', () => {
    expect(asked(JSON.parse(JSON.stringify(start)), 0).id).toBe(asked(start, 0).id);
  });
});
