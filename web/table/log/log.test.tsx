import type { LogLine } from '@tafelrunde/table/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../boards/fantasy-realms/board-in-tests.tsx';

afterEach(cleanup);

const taken = (seq: number, seat: number, card: string): LogLine => ({
  seq,
  kind: 'answer',
  events: [{ type: 'moved', from: { kind: 'discard' }, to: { kind: 'hand', seat }, cards: [{ card, obj: seq }] }],
});
const log = [taken(1, 1, 'king'), taken(2, 2, 'queen')];

const turns = (): number => within(screen.getByRole('list', { name: 'Log' })).getAllByRole('listitem').length;

describe('the log at the table', () => {
  it('shows the moves of who is chosen', () => {
    draw({ hand: ['king'], table: { log } });
    expect(turns()).toBe(2);
    fireEvent.change(screen.getByRole('combobox', { name: 'Whose moves' }), { target: { value: '2' } });
    expect(turns()).toBe(1);
    expect(screen.getByRole('list', { name: 'Log' }).textContent).toContain('Ben takes Queen');
  });

  it.each(['Enter', ' '])('shows a card by its name and the key "%s"', (key) => {
    draw({ hand: ['king'], table: { log } });
    const queen = within(screen.getByRole('list', { name: 'Log' })).getByRole('button', { name: 'Queen' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(queen, { key });
    expect(screen.getByRole('dialog').textContent).toContain('Queen');
  });

  it('is copied as it is shown', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    draw({ hand: ['king'], table: { log } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Whose moves' }), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith('Anna takes King from the discard area.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined());
  });
});
