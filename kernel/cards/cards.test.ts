import { describe, expect, it } from 'vitest';
import { at } from '../at.ts';
import type { ZoneName } from '../match.ts';
import { count, faceOf, totalIn } from './cards.ts';
import { disguise } from './disguises.ts';
import { move } from './moving.ts';
import { CELLAR, DECK, moved, ROW, table } from './table-in-tests.ts';
import { closeZone, hasZone, openZone } from './zones.ts';

describe('what cards are', () => {
  it('is told by face, an index into the table of the match; what is gone has none', () => {
    const m = table();
    expect(at(m.match.table, faceOf(m, 9))).toBe('i');
    disguise(m, 9, 'j');
    expect(faceOf(m, 9)).toBe(faceOf(m, 10));
    expect(faceOf(m, moved(m, 9, DECK))).toBe(m.match.table.indexOf('i'));
    expect([faceOf(m, 9), faceOf(m, 99)]).toEqual([-1, -1]);
  });

  it('adds up to what they are worth together, by face', () => {
    const m = table();
    const worth = m.match.table.map((card) => (card === 'i' ? 5 : card === 'j' ? 2 : 0));
    expect(totalIn(m, ROW, worth)).toBe(7);
    disguise(m, 9, 'j');
    expect(totalIn(m, ROW, worth)).toBe(4);
    expect([totalIn(m, DECK, worth), totalIn(m, CELLAR, worth), totalIn(m, ROW, [])]).toEqual([0, 0, 0]);
  });
});

describe('a zone', () => {
  it('opens and closes, closing only when empty', () => {
    const m = table();
    const room: ZoneName = { kind: 'row', n: 1 };
    openZone(m, room);
    const object = moved(m, 1, room);
    expect([hasZone(m, room), count(m, room)]).toEqual([true, 1]);
    expect(() => closeZone(m, room)).toThrow('not empty');
    move(m, object, ROW);
    closeZone(m, room);
    expect(hasZone(m, room)).toBe(false);
  });
});
