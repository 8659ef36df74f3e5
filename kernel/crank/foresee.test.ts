import { describe, expect, it } from 'vitest';
import type { Ref, Seat } from '../match.ts';
import { sitDown } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import { fork } from './control.ts';
import { foreseeIdle } from './foresee.ts';

/** Everybody acts at their leisure; then the land suffers, and somebody says where it suffers next, or a die does. */
interface Ops {
  begin: object;
  act: { seat: Seat };
  suffer: object;
  where: { seat: Seat };
}

const gameWith = (acts: readonly Ref[], then: 'where' | 'die', min = 1) =>
  tinyGame<Ops, object>({
    id: 'idle',
    zones: {},
    setup: () => ({ zones: [], state: {}, first: { op: 'begin' } }),
    rules: {
      begin: (m) => m.put(fork({ 0: { op: 'act', seat: 0 }, 1: { op: 'act', seat: 1 } }, { op: 'suffer' })),
      act: {
        options: () => acts,
        min,
        max: 1,
        answer: (m, { seat }, [pick]) => {
          m.emit({ type: pick === undefined ? 'nothing' : String(pick), seat });
        },
      },
      suffer: (m) => {
        m.emit({ type: 'suffered' });
        if (then === 'die') m.chance('d6', 6);
        m.put(then === 'die' ? { op: 'begin' } : { op: 'where', seat: 0 });
      },
      where: { options: () => ['land:A', 'land:B'], answer: (m) => m.put({ op: 'begin' }) },
    },
  });

function idlyIn(game: ReturnType<typeof gameWith>) {
  const { match } = sitDown(game, { seats: 2 });
  const found = foreseeIdle(game, match, 0);
  return [found?.events.map(({ type, seat }) => (seat === undefined ? type : `${type} ${seat}`)), found?.then];
}

describe('what happens if nobody does anything', () => {
  it('is that everybody passes, and what follows until the next choice', () => {
    expect(idlyIn(gameWith(['button:pass', 'button:act'], 'where'))).toEqual([
      ['button:pass 0', 'button:pass 1', 'suffered'],
      undefined,
    ]);
  });

  it('is that nobody picks anything, where that is an answer, and ends with chance', () => {
    expect(idlyIn(gameWith(['button:act'], 'die', 0))).toEqual([['nothing 0', 'nothing 1', 'suffered'], 'chance']);
  });

  it('is nothing where somebody has to choose', () => {
    expect(idlyIn(gameWith(['button:act', 'button:rest'], 'where'))).toEqual([[], undefined]);
  });
});
