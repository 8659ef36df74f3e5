import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../app/games/board.ts';
import { change } from '../../app/kept/settings.ts';
import { Board } from '../../boards/fantasy-realms/board.tsx';
import { draw } from '../../boards/fantasy-realms/board-in-tests.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  change({ assist: true });
});

/** The board of Fantasy Realms says itself what taking and discarding would do, and nothing about other questions. */
const question = { op: { op: 'other' }, options: [{ ref: 100 }, { ref: 101 }] };

/** Long enough for the table to be painted, and for the mouse to rest. */
function passTime(): void {
  for (let moments = 0; moments < 4; moments++) act(() => void vi.advanceTimersByTime(100));
}

function pointAtKing() {
  const drawn = draw({ hand: ['king', 'queen'], question });
  const foresee = vi.fn<NonNullable<BoardProps['foresee']>>();
  drawn.rerender(<Board {...drawn.props} foresee={foresee} />);
  fireEvent.pointerOver(screen.getByRole('button', { name: /^King, Leader/ }));
  passTime();
  return { ...drawn, foresee };
}

describe('what would come of a pick', () => {
  it('is asked of the table when the mouse rests on it, and said beside the prompt', () => {
    const { foresee, props, rerender } = pointAtKing();
    expect(foresee.mock.calls.map(([{ id }, picks]) => [id, picks])).toEqual([['0.1.a', [100]]]);
    const events = [
      { type: 'moved', from: { kind: 'hand', seat: 0 }, to: { kind: 'discard' }, cards: [{ card: 'king', obj: 900 }] },
    ];
    const foreseen = { type: 'foreseen', question: '0.1.a', picks: [100], events, then: 'chance' } as const;
    rerender(<Board {...props} foresee={foresee} table={{ ...props.table, foreseen }} />);
    passTime();
    expect(screen.getByText('What would happen: You discard King. Then chance decides.')).toBeDefined();
    expect(foresee).toHaveBeenCalledTimes(1);
  });

  it('is not asked by who does not want such help', () => {
    change({ assist: false });
    expect(pointAtKing().foresee).not.toHaveBeenCalled();
  });

  it('is asked about all picks together, where several are picked: those that are, with the one that is pointed at', () => {
    const several = { ...question, min: 2, max: 2 };
    const drawn = draw({ hand: ['king', 'queen'], question: several });
    const foresee = vi.fn<NonNullable<BoardProps['foresee']>>();
    drawn.rerender(<Board {...drawn.props} foresee={foresee} />);
    fireEvent.click(screen.getByRole('button', { name: /^King, Leader/ }));
    fireEvent.pointerOver(screen.getByRole('button', { name: /^King, Leader/ }));
    passTime();
    expect(foresee).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByRole('button', { name: /^Queen, Leader/ }));
    passTime();
    expect(foresee.mock.calls.map(([, picks]) => picks)).toEqual([[100, 101]]);
  });
});

describe('what happens if nobody reacts', () => {
  it('is asked of the table by whoever may react, and said beside the prompt until something happens', () => {
    const drawn = draw({ hand: ['king', 'queen'], question });
    const [asked] = drawn.props.questions;
    if (asked === undefined) throw new Error('nothing is asked');
    const forecast = vi.fn<NonNullable<BoardProps['forecast']>>();
    const reactions = [{ question: asked, pass: 'button:pass', to: 'roll', held: false } as const];
    const table = { ...drawn.props.table, reactions };
    drawn.rerender(<Board {...drawn.props} forecast={forecast} table={table} />);
    passTime();
    expect(forecast).toHaveBeenCalledTimes(1);
    const told = { type: 'forecast', seq: 1, events: [], then: 'chance' } as const;
    drawn.rerender(<Board {...drawn.props} forecast={forecast} table={{ ...table, forecast: told }} />);
    passTime();
    expect(screen.getByText('If nobody reacts: Then chance decides.')).toBeDefined();
    drawn.rerender(<Board {...drawn.props} forecast={forecast} table={{ ...table, seq: 2, forecast: told }} />);
    passTime();
    expect(screen.queryByText(/^If nobody reacts/)).toBeNull();
  });
});
