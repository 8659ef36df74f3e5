import type { Question, Seat } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { questionWith } from '../../app/games/board-in-tests.tsx';
import { attend, inFront, turnedTo } from './attention.ts';

const asked = (id: string, seat: Seat, some: Partial<Question> = {}): Question =>
  questionWith({ id: `${id}.x`, seat, ...some });

/** On a lane of one's own. */
const own = (id: string, seat: Seat): Question => asked(id, seat, { unhurried: true });

const ids = (questions: readonly Question[]): string[] => questions.map(({ id }) => id);

describe('what a person with several questions looks at', () => {
  it('is what others wait for, in the order of a round', () => {
    expect(attend([asked('0.1', 0), asked('0.1', 1)], { seat: 1 }).seat).toBe(0);
    expect(attend([own('1.1', 0), asked('2.1', 1)], { seat: 0 }).seat).toBe(1);
  });

  it('is the seat that one was at, where nobody waits', () => {
    expect(attend([own('1.1', 0), own('2.1', 1)], { seat: 1 }).seat).toBe(1);
    expect(attend([own('1.1', 0)], { seat: 1 }).seat).toBe(0);
  });

  it('stays while nothing is asked but a standing offer', () => {
    const before = { seat: 1 };
    expect(attend([], before)).toBe(before);
    expect(attend([asked('3.1', 0, { standing: true })], before)).toBe(before);
  });

  it('is the question that one has turned to, whatever becomes urgent and however its options change, until it is answered', () => {
    const [mine, other] = [own('1.4', 0), own('2.1', 1)];
    const turned = turnedTo(other, [mine, other]);
    const changed = { ...other, id: '2.1.y' };
    expect(attend([mine, asked('3.1', 0), changed], turned)).toBe(turned);
    expect(attend([mine, own('2.2', 1)], turned)).toEqual({ seat: 1 });
    expect(attend([asked('1.4', 0), own('2.2', 1)], turned)).toEqual({ seat: 0 });
  });

  it('is the seat that one looks at, until something urgent is asked that was not', () => {
    const questions = [asked('0.7', 0)];
    const turned = turnedTo(1, questions);
    expect(attend(questions, turned)).toBe(turned);
    expect(attend([asked('0.8', 0)], turned)).toEqual({ seat: 0 });
  });
});

describe('the questions to one seat', () => {
  const standing = asked('4.1', 0, { standing: true });

  it('stand in the order in which somebody waits for them', () => {
    const all = [standing, own('1.1', 0), asked('2.1', 1), asked('3.1', 0)];
    expect(ids(inFront(all, { seat: 0 }))).toEqual(['3.1.x', '1.1.x', '4.1.x']);
  });

  it('begin with the one that was turned to', () => {
    expect(ids(inFront([asked('3.1', 0), standing], turnedTo(standing, [])))).toEqual(['4.1.x', '3.1.x']);
  });
});
