import type { Seated } from '@tafelrunde/table/client';
import { describe, expect, it } from 'vitest';
import { mayCallBot, untilBot, untilClosing } from './absence.ts';

const HOUR = 3_600_000;

/** Anna owns the table, Ben looks at it, Cleo plays too. */
function bensTable(some: object): Seated;
function bensTable(some: object): unknown {
  return {
    info: {
      state: 'running',
      seats: [{ mind: 'person' }, { mind: 'person' }, { mind: 'person' }],
      settings: { patience: 60_000 },
      owner: 0,
    },
    you: { seats: [1], owner: false },
    presence: { seats: [false, true, false], spectators: 0, since: [1_000_000, null, 1_030_000] },
    log: [{ seq: 1, kind: 'answer', at: 900_000 }],
    clocks: null,
    ...some,
  };
}

const owner = { you: { seats: [1], owner: true } };

describe('while people are away', () => {
  it('a bot may be called for them after the patience of the table', () => {
    expect(untilBot(bensTable({}), 0, 1_040_000)).toBe(20_000);
    expect(untilBot(bensTable({}), 0, 1_060_000)).toBe(0);
    expect(untilBot(bensTable({ presence: { seats: [false, true, false] } }), 0, 1_040_000)).toBe(0);
  });

  it('those who play may call one, and the owner if none of them is there', () => {
    expect(mayCallBot(bensTable({}))).toBe(true);
    expect(mayCallBot(bensTable({ you: { seats: [], owner: false } }))).toBe(false);
    const watching = { seats: [], owner: true };
    expect(mayCallBot(bensTable({ you: watching }))).toBe(false);
    expect(mayCallBot(bensTable({ you: watching, presence: { seats: [false, false, false] } }))).toBe(true);
  });

  it('the owner may close the table when the last of the others has been away long enough', () => {
    expect(untilClosing(bensTable(owner), 1_080_000)).toBe(10_000);
    expect(untilClosing(bensTable(owner), 1_090_000)).toBe(0);
    expect(untilClosing(bensTable({ ...owner, presence: { seats: [false, true, true] } }), 1_090_000)).toBeUndefined();
  });

  it('anybody else who sits there may a day after the last move', () => {
    expect(untilClosing(bensTable({}), 900_000 + 20 * HOUR)).toBe(4 * HOUR);
    expect(untilClosing(bensTable({}), 900_000 + 24 * HOUR)).toBe(0);
    expect(untilClosing(bensTable({}), 900_000 + 30 * HOUR)).toBe(0);
    expect(untilClosing(bensTable({ log: [{ seq: 2, kind: 'answer' }] }), 900_000 + 30 * HOUR)).toBe(24 * HOUR);
    const clocks = { at: 0, seats: [{ left: 1, running: true }, null, null] };
    expect(untilClosing(bensTable({ clocks }), 900_000 + 30 * HOUR)).toBeUndefined();
    expect(untilClosing(bensTable({ you: { seats: [], owner: false } }), 900_000 + 30 * HOUR)).toBeUndefined();
  });

  it('but not while an owner without a seat watches, or has only just gone', () => {
    const away = { seats: [false, true, false], since: [1_000_000, null, 1_030_000] };
    const closing = (owner: number | null) =>
      untilClosing(bensTable({ presence: { ...away, owner } }), 900_000 + 30 * HOUR);
    expect(closing(null)).toBeUndefined();
    expect(closing(900_000 + 30 * HOUR - 20_000)).toBe(40_000);
    expect(closing(1_000_000)).toBe(0);
  });
});
