import type { TableInfo } from '@tafelrunde/table/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OnlineSeat, onlineSeats, seatsAt } from './seats.ts';
import { askForStandings, findSeats } from './standings.ts';

const DAY = 24 * 3_600_000;
const seat: OnlineSeat = {
  table: 't1',
  game: 'fantasy-realms',
  token: 'tok',
  name: 'Anna',
  at: 0,
  invitations: [],
};

type Known = Partial<TableInfo>;

/** What the server knows, by table and token; it is asked for these tables. */
function serverWith(known: Readonly<Record<string, Known>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    const sent: { readonly seats: readonly { readonly table: string; readonly token: string }[] } = JSON.parse(body);
    const seats = sent.seats.map(({ table, token }) => {
      asked.push(`${table}/${token}`);
      const found = known[`${table}/${token}`];
      const rest = { id: table, game: 'fantasy-realms', state: 'running', seats: [{ name: 'Anna' }] };
      return found === undefined ? null : { table: { ...rest, ...found }, asked: false };
    });
    return Promise.resolve(new Response(JSON.stringify({ seats })));
  });
  return asked;
}

const over: Known = { state: 'over', ended: { how: 'finished' } };

beforeEach(() => vi.useFakeTimers({ now: 100 * DAY }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineSeats.set([]);
  localStorage.clear();
});

describe('how things stand at the tables of this browser', () => {
  it('loses no seat to a server that does not know it for a while', async () => {
    onlineSeats.set([seat]);
    serverWith({});
    await askForStandings();
    vi.setSystemTime(110 * DAY);
    await askForStandings();
    expect(onlineSeats.get()).toEqual([{ ...seat, unknown: 100 * DAY }]);
    serverWith({ 't1/tok': {} });
    await askForStandings();
    expect(onlineSeats.get()).toEqual([seat]);
  });

  it('forgets a seat that the server has not known for a month', async () => {
    onlineSeats.set([seat]);
    serverWith({});
    await askForStandings();
    vi.setSystemTime(131 * DAY);
    await askForStandings();
    expect(onlineSeats.get()).toEqual([]);
  });

  it('follows a game that is over to the next one, and to the one after that', async () => {
    onlineSeats.set([seat]);
    const asked = serverWith({
      't1/tok': { ...over, rematch: 't2' },
      't2/tok': { ...over, rematch: 't3' },
      't3/tok': {},
    });
    await askForStandings();
    expect(asked).toEqual(['t1/tok', 't2/tok', 't3/tok']);
    expect(onlineSeats.get().map(({ table, ended }) => [table, ended])).toEqual([
      ['t3', undefined],
      ['t2', 'finished'],
      ['t1', 'finished'],
    ]);
  });

  it('follows a game that was over before, and does not lead back to a next game that was left', async () => {
    onlineSeats.set([{ ...seat, ended: 'finished', result: { names: ['Anna'] }, at: 95 * DAY }]);
    serverWith({ 't1/tok': { ...over, rematch: 't2' }, 't2/tok': {} });
    await askForStandings();
    expect(seatsAt('t2')).toHaveLength(1);
    onlineSeats.set((seats) => seats.filter(({ table }) => table !== 't2'));
    await askForStandings();
    expect(seatsAt('t2')).toEqual([]);
  });

  it('asks for nothing of a game that was over long ago', async () => {
    onlineSeats.set([{ ...seat, ended: 'finished', at: 50 * DAY }]);
    const asked = serverWith({});
    await askForStandings();
    expect(asked).toEqual([]);
  });
});

describe('a table without a known seat', () => {
  it('is opened at the seat that one of the secrets here opens', async () => {
    onlineSeats.set([seat, { ...seat, table: 't0' }, { ...seat, token: 'other', name: 'Ben' }]);
    const asked = serverWith({ 't9/other': { game: 'four-souls' } });
    expect(await findSeats('t9')).toBe(true);
    expect(asked).toEqual(['t9/tok', 't9/other']);
    expect(seatsAt('t9')).toEqual([
      { ...seat, table: 't9', token: 'other', name: 'Ben', game: 'four-souls', at: 100 * DAY },
    ]);
  });

  it('is watched if none does', async () => {
    onlineSeats.set([seat]);
    serverWith({});
    expect(await findSeats('t9')).toBe(false);
    expect(onlineSeats.get()).toEqual([seat]);
  });
});
