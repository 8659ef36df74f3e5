import type { Seated } from '@tafelrunde/table/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import type { TableClient } from '../../app/seat/table-client.ts';
import { People } from './people.tsx';

/** Anna's own table, with Ben. */
function annasTable(some?: object): Seated;
function annasTable(some: object = {}): unknown {
  const seats = [
    { name: 'Anna', mind: 'person' },
    { name: 'Ben', mind: 'person' },
  ];
  return {
    info: { id: 't1', state: 'running', seats, proposals: [], settings: { patience: 60_000 } },
    now: 500_000,
    you: { seats: [0], owner: true },
    presence: { seats: [true, true], spectators: 0 },
    chat: [],
    ...some,
  };
}

function placeOf(wish: TableClient['wish']): TableClient;
function placeOf(wish: unknown): unknown {
  return { wish };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the people at the table', () => {
  it('are removed only after a question, and not while they are there', () => {
    change({ lang: 'en' });
    const wish = vi.fn<TableClient['wish']>();
    const { rerender } = render(<People state={annasTable()} place={placeOf(wish)} names={['Anna', 'Ben']} />);
    fireEvent.click(screen.getByRole('button', { name: 'People' }));
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    const away = annasTable({ presence: { seats: [true, false], spectators: 0 } });
    rerender(<People state={away} place={placeOf(wish)} names={['Anna', 'Ben']} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(wish).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
    expect(wish).toHaveBeenCalledExactlyOnceWith({ type: 'remove', seat: 1 });
  });

  it('are heard while the chat is closed: what they say is shown for a while, and a click on it opens the chat', () => {
    vi.useFakeTimers();
    change({ lang: 'en' });
    const people = (...lines: readonly string[]) => {
      const chat = lines.map((text, n) => ({ n, seat: 1, name: 'Ben', text, at: 0 }));
      return <People state={annasTable({ chat })} place={placeOf(vi.fn())} names={['Anna', 'Ben']} />;
    };
    const { rerender } = render(people('Said long before'));
    expect(screen.queryByRole('button', { name: /Ben/ })).toBeNull();
    rerender(people('Said long before', 'Good luck!'));
    expect(screen.getByRole('button', { name: 'Ben Good luck!' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(9_000));
    expect(screen.queryByRole('button', { name: /Ben/ })).toBeNull();
    rerender(people('Said long before', 'Good luck!', 'And have fun!'));
    fireEvent.click(screen.getByRole('button', { name: 'Ben And have fun!' }));
    expect(screen.getByRole('dialog', { name: 'People' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /And have fun/ })).toBeNull();
  });

  it('read what somebody typed; what was turned down comes back, with the reason, unless something else is being typed', () => {
    change({ lang: 'en' });
    let asks = 0;
    const wish = vi.fn<TableClient['wish']>(() => `ask-${++asks}`);
    const people = (some: object) => <People state={annasTable(some)} place={placeOf(wish)} names={['Anna', 'Ben']} />;
    const { rerender } = render(people({}));
    fireEvent.click(screen.getByRole('button', { name: 'People' }));
    const line = screen.getByRole('textbox', { name: 'Say something' });
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const type = (value: string) => fireEvent.change(line, { target: { value } });
    const turnDown = (ask: string) => {
      const message = { en: 'You are muted.', de: 'Du bist stummgeschaltet.' };
      rerender(people({ refused: { type: 'refused', ask, code: 'muted', message } }));
    };
    type('Good luck!');
    send();
    send();
    expect(wish).toHaveBeenCalledExactlyOnceWith({ type: 'chat', text: 'Good luck!' });
    expect(line).toHaveProperty('value', '');
    turnDown('ask-1');
    expect(line).toHaveProperty('value', 'Good luck!');
    expect(screen.getByRole('dialog').textContent).toContain('You are muted.');
    send();
    type('And have fun!');
    turnDown('ask-2');
    expect(line).toHaveProperty('value', 'And have fun!');
  });

  it('are given a bot once they are away long enough, and until then it is said when', () => {
    vi.useFakeTimers();
    change({ lang: 'en' });
    const wish = vi.fn<TableClient['wish']>();
    // Ben left 20 of 60 seconds ago.
    const presence = { seats: [true, false], spectators: 0, since: [null, 480_000] };
    render(<People state={annasTable({ presence })} place={placeOf(wish)} names={['Anna', 'Ben']} />);
    fireEvent.click(screen.getByRole('button', { name: 'People' }));
    expect(screen.getByText(/in 0:40 a bot can play/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Let a bot play' })).toBeNull();
    act(() => void vi.advanceTimersByTime(39_000));
    expect(screen.getByText(/in 0:01 a bot can play/)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_000));
    fireEvent.click(screen.getByRole('button', { name: 'Let a bot play' }));
    expect(wish).toHaveBeenCalledExactlyOnceWith({ type: 'takeover', seat: 1, mind: 'bot' });
  });

  it('are asked for a bot once: then it is said that the others decide', () => {
    change({ lang: 'en' });
    const { info } = annasTable();
    const proposals: Seated['info']['proposals'] = [{ id: 3, kind: 'takeover', seat: 1, by: 0, yes: [0], no: [] }];
    const state = annasTable({ info: { ...info, proposals }, presence: { seats: [true, false], spectators: 0 } });
    render(<People state={state} place={placeOf(vi.fn())} names={['Anna', 'Ben']} />);
    fireEvent.click(screen.getByRole('button', { name: 'People' }));
    expect(screen.getByText(/the others are asked whether a bot shall play/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Let a bot play' })).toBeNull();
  });

  it('are given no bot by somebody for whom a bot plays', () => {
    change({ lang: 'en' });
    const seats = [
      { name: 'Anna', mind: 'bot', away: true },
      { name: 'Ben', mind: 'person' },
      { name: 'Cleo', mind: 'person' },
    ];
    const info = { id: 't1', state: 'running', seats, proposals: [], settings: { patience: 0 } };
    const presence = { seats: [true, false, true], spectators: 0, since: [null, 0, null] };
    const state = annasTable({ info, presence });
    render(<People state={state} place={placeOf(vi.fn<TableClient['wish']>())} names={['Anna', 'Ben', 'Cleo']} />);
    fireEvent.click(screen.getByRole('button', { name: 'People' }));
    expect(screen.queryByRole('button', { name: 'Let a bot play' })).toBeNull();
  });
});
