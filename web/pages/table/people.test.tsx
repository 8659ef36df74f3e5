import type { Seated } from '@tafelrunde/table/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../../app/place.ts';
import { change } from '../../app/settings.ts';
import { People } from './people.tsx';

/** Anna's own table, with Ben. */
function annasTable(): Seated;
function annasTable(): unknown {
  const seats = [
    { name: 'Anna', mind: 'person' },
    { name: 'Ben', mind: 'person' },
  ];
  return {
    info: { id: 't1', state: 'running', seats },
    you: { seats: [0], owner: true },
    presence: { seats: [true, true], spectators: 0 },
    chat: [],
  };
}

function placeOf(wish: Place['wish']): Place;
function placeOf(wish: unknown): unknown {
  return { wish };
}

afterEach(cleanup);

describe('the people at the table', () => {
  it('are removed only after a question', () => {
    change({ lang: 'en' });
    const wish = vi.fn<Place['wish']>();
    render(<People state={annasTable()} place={placeOf(wish)} names={['Anna', 'Ben']} />);
    fireEvent.click(screen.getByRole('button', { name: 'People' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(wish).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
    expect(wish).toHaveBeenCalledExactlyOnceWith({ type: 'remove', seat: 1 });
  });
});
