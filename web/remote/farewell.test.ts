import type { ClientMessage, HostMessage } from '@tafelrunde/table/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Link } from '../app/seat/link.ts';
import { leaveForGood } from './farewell.ts';
import { keepSeat, onlineSeats } from './seats.ts';

function welcome(state: string, owner: boolean): HostMessage;
function welcome(state: string, owner: boolean): unknown {
  return { type: 'welcome', table: { id: 't1', state }, you: { seats: [1], owner } };
}

type Code = Extract<HostMessage, { type: 'refused' }>['code'];

/** A table that grants what it is asked but for these wishes; without a first message it is not there. */
function tableSaying(first: HostMessage | undefined, refusals: Readonly<Record<string, Code>> = {}) {
  const sent: ClientMessage[] = [];
  let hear = (_: HostMessage): void => undefined;
  const link: Link = {
    send(message) {
      if (first === undefined) return undefined;
      if (message.type === 'hello') return hear(first);
      sent.push(message);
      if (!('ask' in message)) return undefined;
      const { type, ask } = message;
      const code = refusals[type];
      if (code === undefined) return hear({ type: 'accepted', ask, seq: 1 });
      return hear({ type: 'refused', ask, code, message: { en: 'That does not work.', de: 'Das geht nicht.' } });
    },
    onMessage(listener) {
      hear = listener;
      return () => undefined;
    },
    onOpen(listener) {
      listener();
      return () => undefined;
    },
    close: vi.fn<() => void>(),
  };
  return { sent, link };
}

beforeEach(() => {
  vi.useFakeTimers();
  keepSeat({ table: 't1', game: 'fantasy-realms', token: 'x', name: 'Ben', at: 1, invitations: [] });
});
afterEach(() => {
  vi.useRealTimers();
  onlineSeats.set([]);
});

describe('leaving an online table for good', () => {
  it.each([
    ['gives a running game up', 'running', true, [{ type: 'concede', seat: 1, ask: 'farewell-1' }]],
    ['leaves a table that still waits', 'waiting', false, [{ type: 'leave', seat: 1, ask: 'farewell-1' }]],
    ['calls a table of one’s own off', 'waiting', true, [{ type: 'abort', ask: 'farewell' }]],
    ['has nothing to say when the game is over', 'over', true, []],
  ])('%s', async (_, state, owner, wishes) => {
    const { sent, link } = tableSaying(welcome(state, owner));
    await leaveForGood('t1', () => link);
    expect(sent).toEqual(wishes);
    expect(link.close).toHaveBeenCalledOnce();
    expect(onlineSeats.get()).toEqual([]);
  });

  it.each(['over', 'conceded', 'not-your-seat'] as const)(
    'forgets a seat with nothing to give up: %s',
    async (code) => {
      await leaveForGood('t1', () => tableSaying(welcome('running', false), { concede: code }).link);
      expect(onlineSeats.get()).toEqual([]);
    },
  );

  it('gives the game up if it begins just before the seat is left', async () => {
    const { sent, link } = tableSaying(welcome('waiting', false), { leave: 'already-begun' });
    await leaveForGood('t1', () => link);
    expect(sent.map(({ type }) => type)).toEqual(['leave', 'concede']);
    expect(onlineSeats.get()).toEqual([]);
  });

  it('keeps the seat if it is turned down for any other reason, and says why', async () => {
    const { link } = tableSaying(welcome('running', false), { concede: 'not-begun' });
    await expect(leaveForGood('t1', () => link)).rejects.toThrow('That does not work.');
    expect(onlineSeats.get()).toHaveLength(1);
    expect(link.close).toHaveBeenCalledOnce();
  });

  it('forgets a table that is gone', async () => {
    await leaveForGood('t1', () => tableSaying({ type: 'closed', why: 'deleted' }).link);
    expect(onlineSeats.get()).toEqual([]);
  });

  it('keeps the seat if the server cannot be reached', async () => {
    const { link } = tableSaying(undefined);
    const failed = vi.fn<(fault: Error) => void>();
    leaveForGood('t1', () => link).catch(failed);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(failed.mock.lastCall?.[0].message).toBe('The server cannot be reached.');
    expect(onlineSeats.get()).toHaveLength(1);
    expect(link.close).toHaveBeenCalledOnce();
  });
});
