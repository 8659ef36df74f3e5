import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeIn, pathOfInvitation, readInvitation } from '../pages/join/invitation.ts';
import { deviceLink, followTo, invitationLink, keepSeal, keepSeat, onlineSeats, readSeats, seatsAt } from './seats.ts';

afterEach(() => {
  onlineSeats.set([]);
  localStorage.clear();
});

describe('seats at online tables', () => {
  const seat = {
    table: 't1',
    game: 'fantasy-realms',
    token: 'tok',
    name: 'Anna & Co',
    at: 5,
    invitations: [{ seat: 1, code: 'c' }],
  };

  it('are read as they were stored, and rubbish is left aside', () => {
    expect(readSeats(JSON.parse(JSON.stringify([seat])))).toEqual([seat]);
    expect(readSeats([{ table: 1 }, null, 'x', { ...seat, invitations: [{ seat: 'x' }] }])).toEqual([
      { ...seat, invitations: [] },
    ]);
    expect(
      readSeats([
        { ...seat, ended: 'closed' },
        { ...seat, ended: 'otherwise' },
      ]),
    ).toEqual([{ ...seat, ended: 'closed' }, seat]);
    const result = { names: ['Anna', 'Ben'], outcome: { winners: [1], scores: [98, 132] } };
    expect(readSeats([{ ...seat, ended: 'finished', result }])).toEqual([{ ...seat, ended: 'finished', result }]);
    expect(readSeats([{ ...seat, result: { names: 'Anna' } }])).toEqual([seat]);
    expect(readSeats([{ ...seat, next: 't2', unknown: 7 }])).toEqual([{ ...seat, next: 't2', unknown: 7 }]);
    expect(readSeats({})).toEqual([]);
  });

  it('go on to the next game with nothing but the secret, once', () => {
    keepSeat({ ...seat, ended: 'finished', result: { names: ['Anna', 'Ben'] }, reports: ['r1'] });
    followTo('t2', 't1');
    const [next] = seatsAt('t2');
    expect(next).toEqual({
      table: 't2',
      game: 'fantasy-realms',
      token: 'tok',
      name: 'Anna & Co',
      at: next?.at,
      invitations: [],
    });
    followTo('t2', 't1');
    expect(onlineSeats.get()).toHaveLength(2);
  });

  it('keep the first seal that was shown while the game was not over', () => {
    keepSeat(seat);
    keepSeal({ id: 't1', state: 'over', commitment: 'late' });
    expect(seatsAt('t1')[0]?.seal).toBeUndefined();
    keepSeal({ id: 't1', state: 'waiting', commitment: 'first' });
    keepSeal({ id: 't1', state: 'running', commitment: 'other' });
    expect(readSeats(JSON.parse(JSON.stringify(onlineSeats.get())))[0]?.seal).toBe('first');
  });

  it('travel by links whose secret stands after the #', () => {
    const invitation = new URL(invitationLink('t1', 'abc'));
    expect(invitation.pathname).toBe('/join/t1');
    expect(readInvitation(invitation.hash)).toEqual({ code: 'abc', game: '', name: '' });
    expect(readInvitation(new URL(deviceLink(seat)).hash)).toEqual({
      token: 'tok',
      game: 'fantasy-realms',
      name: 'Anna & Co',
    });
  });

  it('are found in a pasted link or in its end alone', () => {
    expect(pathOfInvitation(' https://x.example/join/t1#seat=abc ')).toBe('/join/t1#seat=abc');
    expect(pathOfInvitation('t1#seat=abc')).toBe('/join/t1#seat=abc');
    expect(pathOfInvitation('https://x.example/')).toBeUndefined();
    expect(pathOfInvitation('hello')).toBeUndefined();
  });

  it('are found by a code, however it is typed', () => {
    for (const typed of ['k3v9-80qd-m4xt', 'K3V9-80QD-M4XT', ' k3v9 80qd m4xt ', 'K3V980QDM4XT', 'k3v9.80qd–m4xt'])
      expect(codeIn(typed)).toBe('K3V9-80QD-M4XT');
    expect(codeIn('k3v9-80qd-m4x')).toBeUndefined();
    expect(codeIn('https://x.example/join')).toBeUndefined();
    expect(codeIn('')).toBeUndefined();
  });

  it('are not lost to another tab that has read them before', async () => {
    const newTab = () => {
      vi.resetModules();
      return import('./seats.ts');
    };
    const [one, other] = [await newTab(), await newTab()];
    one.keepSeat(seat);
    other.keepSeat({ ...seat, table: 't2' });
    one.keepSeal({ id: 't2', state: 'waiting', commitment: 'first' });
    other.dropSeat('t1');
    expect(readSeats(JSON.parse(localStorage.getItem('tafelrunde.seats') ?? ''))).toEqual([
      { ...seat, table: 't2', seal: 'first' },
    ]);
  });
});
