import type { ToldEvent } from '@tafelrunde/kernel';
import type { LogLine } from '@tafelrunde/table/client';
import { describe, expect, it } from 'vitest';
import { lastTurnOf } from './deeds.ts';

const line = (...events: readonly ToldEvent[]): LogLine => ({ seq: 1, kind: 'answer', events });
const moved = (card: string, from: ToldEvent['from'], to: ToldEvent['to']): ToldEvent => ({
  type: 'moved',
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  cards: [{ card, obj: 1 }],
});

const log = [
  line({ type: 'turn', seat: 1, data: { n: 1 } }),
  line(moved('starter-fanatic', { kind: 'hand', seat: 1 }, { kind: 'play', seat: 1 })),
  line({ type: 'turn', seat: 0, data: { n: 2 } }),
  line({ type: 'attacked', seat: 0, data: { n: 9, absorbed: 0, target: 1 } }),
  line({ type: 'turn', seat: 1, data: { n: 3 } }),
  line(moved('undead-ghoul', { kind: 'hand', seat: 1 }, { kind: 'play', seat: 1 })),
  line(moved('beast-werewolf', { kind: 'street' }, { kind: 'discard', seat: 1 })),
  line(moved('acolyte-beast', { kind: 'acolytes' }, { kind: 'discard', seat: 1 })),
  line({ type: 'attacked', seat: 1, data: { n: 5, absorbed: 2, target: 0 } }),
  line({ type: 'attacked', seat: 1, data: { n: 1, absorbed: 0, target: 0 } }),
  line({ type: 'lostLife', seat: 0, data: { n: 2 } }),
  line({ type: 'recovered', seat: 1, data: { n: 3 } }),
  line({ type: 'formed', seat: 1, data: {} }),
  line({ type: 'turn', seat: 0, data: { n: 4 } }),
  line(moved('starter-cultist', { kind: 'hand', seat: 0 }, { kind: 'play', seat: 0 })),
];

describe('the last turn of somebody', () => {
  it('says what was played, bought, dealt and lost, and nothing of other turns', () => {
    expect(lastTurnOf(log, 1)).toEqual({
      played: ['undead-ghoul'],
      bought: ['beast-werewolf', 'acolyte-beast'],
      damage: 4,
      absorbed: 2,
      drained: 2,
      recovered: 3,
      hordes: 1,
    });
  });

  it('is told while it goes on', () => {
    expect(lastTurnOf(log, 0)?.played).toEqual(['starter-cultist']);
  });

  it('is nothing before the first', () => {
    expect(lastTurnOf([], 0)).toBeUndefined();
  });
});
