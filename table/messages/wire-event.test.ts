import type { ToldEvent } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { eventFromWire, eventToWire } from './wire-event.ts';

const events: ToldEvent[] = [
  { type: 'said', cause: 'a-card', seat: 1, data: { points: 3 } },
  { type: 'moved', from: { kind: 'deck' }, to: { kind: 'hand', seat: 2 }, cards: [{}, { card: 'a', obj: 4 }] },
  {
    type: 'moved',
    from: { kind: 'slot', n: 3 },
    to: { kind: 'row', seat: 0, n: 1 },
    cards: [{ card: 'b', obj: 5, was: 2 }],
  },
];

it('what happened says the same on the wire in fewer words', () => {
  const wire = events.map(eventToWire);
  expect(JSON.parse(JSON.stringify(wire)).map(eventFromWire)).toEqual(events);
  expect(wire[1]).toEqual({ type: 'moved', from: 'deck', to: ['hand', 2], cards: [0, [4, 'a']] });
});
