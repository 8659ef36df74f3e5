import { describe, expect, it } from 'vitest';
import { canonical } from '../history/hash.ts';
import type { Match } from '../match.ts';
import { clone } from './clone.ts';

const match: Match<{ round: number; log: string[]; marks: Record<number, number>; duel: object | null }> = {
  rules: { game: 'any', version: 1 },
  options: { storms: true },
  seats: 2,
  lanes: [{ id: 0, ops: [{ op: 'turn' }], asked: 3, nextObject: 7, nextNumber: 8, step: 1 }],
  table: ['a', 'b'],
  face: [0, 1],
  disguises: [{ instance: 1, own: 0 }],
  zones: [{ kind: 'deck', cards: [0, 1] }],
  known: [1, 2],
  obj: [5, 6],
  lasting: [{ id: 1, at: ['a'], vars: {}, until: { game: true } }],
  waiting: [{ id: 2, at: ['b'], vars: {}, lane: 0 }],
  alone: 4,
  queue: [3],
  moves: 5,
  state: { round: 1, log: ['begun'], marks: { 5: 1 }, duel: null },
  outcome: { winners: [0], how: 'won' },
};

describe('a clone', () => {
  it('is the same', () => {
    expect(clone(match)).toEqual(match);
    expect(Object.keys(clone(match)).toSorted()).toEqual(Object.keys(match).toSorted());
  });

  it('can be changed without touching the original', () => {
    const before = canonical(match);
    const copy = clone(match);
    for (const list of [copy.lanes, copy.face, copy.zones, copy.known, copy.obj, copy.waiting]) list.pop();
    copy.state.log.push('changed');
    copy.state.round++;
    copy.state.marks[6] = 1;
    delete copy.state.marks[5];
    copy.alone = -1;
    expect(canonical(match)).toBe(before);
  });

  it('has no outcome where there is none', () => {
    const { outcome: _, ...running } = match;
    expect('outcome' in clone(running)).toBe(false);
  });
});
