import type { View } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from './wire-view.ts';

const view: View = {
  rules: { game: 'test', version: 1 },
  options: {},
  seats: 2,
  zones: [
    { kind: 'deck', size: 9, cards: [] },
    {
      kind: 'row',
      size: 2,
      cards: [
        { obj: 4, card: 'a', at: 0 },
        { obj: 5, card: 'b', at: 1 },
      ],
    },
    { kind: 'hand', seat: 1, size: 3, cards: [{ obj: 7, card: 'c' }], backs: ['x', 'x', 'y'] },
  ],
  state: { turn: 3 },
  questions: [
    {
      id: '0.1.a',
      seat: 1,
      op: { op: 'take' },
      min: 1,
      max: 1,
      ordered: false,
      standing: false,
      options: [{ ref: 4 }],
    },
    {
      id: '2.1.b',
      seat: 0,
      op: { op: 'order' },
      min: 0,
      max: 3,
      ordered: true,
      standing: true,
      options: [
        { ref: 'button:pass', label: 'pass' },
        { ref: 5, cap: 2 },
      ],
    },
  ],
  waiting: { seats: [0], somebody: false },
};

describe('a view on the wire', () => {
  it('says in fewer words the same', () => {
    const wire = toWire(view);
    expect(fromWire(JSON.parse(JSON.stringify(wire)))).toEqual(view);
    expect(JSON.stringify(wire).length).toBeLessThan(JSON.stringify(view).length * 0.8);
  });

  it('tells what nobody waits for', () => {
    const unhurried: View = { ...view, questions: view.questions.map((each) => ({ ...each, unhurried: true })) };
    expect(fromWire(JSON.parse(JSON.stringify(toWire(unhurried))))).toEqual(unhurried);
  });

  it('leaves out what goes without saying', () => {
    const { zones, questions } = toWire(view);
    expect(zones[0]).toEqual({ kind: 'deck', size: 9 });
    expect(zones[1]).toEqual({
      kind: 'row',
      cards: [
        [4, 'a', 0],
        [5, 'b', 1],
      ],
    });
    expect(questions[0]).toEqual({ id: '0.1.a', op: { op: 'take' }, seat: 1, options: [4] });
  });

  it('gives the same objects again for what stayed the same', () => {
    const wire = toWire(view);
    const [before, after] = [fromWire(wire), fromWire({ ...wire, state: {} })];
    expect(after.zones[1]).toBe(before.zones[1]);
    expect(after.questions[0]).toBe(before.questions[0]);
  });
});
