import { useEffect } from 'react';
import { createStore, useStore } from '../app/kept/store.ts';
import { api, type Standing } from './api.ts';
import {
  followTo,
  isGoingOn,
  keepSeat,
  markEnded,
  markKnown,
  type OnlineSeat,
  onlineSeats,
  seatLike,
} from './seats.ts';

type Known = NonNullable<Standing>;

/** How things stand at the tables of this browser, as far as the server has told. */
const standings = createStore<ReadonlyMap<string, Known>>(new Map());

/** The server takes so many at once; older games wait until newer ones are over. */
const MOST = 50;

export function useStandings(): ReadonlyMap<string, Known> {
  useEffect(() => {
    const ask = (): void => void askForStandings().catch(() => undefined);
    const look = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    ask();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return useStore(standings);
}

/** So many games that are over are asked for the next one, and so many milliseconds long. */
const LAST_ENDED = 5;
const RECENTLY = 14 * 24 * 3_600_000;

/** First those that go on; then those that may have led to a next game; then those that the server did not know. */
function worthAsking(seats: readonly OnlineSeat[]): readonly OnlineSeat[] {
  const now = Date.now();
  const isRecent = ({ ended, next, at }: OnlineSeat): boolean =>
    ended !== undefined && next === undefined && now - at < RECENTLY;
  return [
    ...seats.filter(isGoingOn),
    ...seats.filter(isRecent).slice(0, LAST_ENDED),
    ...seats.filter(({ ended, unknown }) => ended === undefined && unknown !== undefined),
  ].slice(0, MOST);
}

/** Of several people at this screen one is asked if any of them is. A seat that the server does not know is not shown. */
export async function askForStandings(): Promise<void> {
  const asked = worthAsking(onlineSeats.get());
  if (asked.length === 0) return;
  const { seats } = await api.standings(asked.map(({ table, token }) => ({ table, token })));
  const found = new Map<string, Known>();
  for (const [i, { table, token, ended }] of asked.entries()) {
    const standing = seats[i];
    if (standing) found.set(table, { ...standing, asked: standing.asked || found.get(table)?.asked === true });
    if (ended === undefined) markKnown(table, token, standing !== null);
  }
  for (const { table } of found.values()) markEnded(table);
  standings.set(found);
  const before = onlineSeats.get();
  for (const { table } of found.values()) if (table.rematch !== undefined) followTo(table.rematch, table.id);
  if (onlineSeats.get() !== before) await askForStandings();
}

/** Whoever was away is brought along to the next game: finds out whether one of the secrets here opens a seat at a table. */
export async function findSeats(table: string): Promise<boolean> {
  const known = [...new Map(onlineSeats.get().map((seat) => [seat.token, seat])).values()].slice(0, MOST);
  if (known.length === 0) return false;
  const { seats } = await api.standings(known.map(({ token }) => ({ table, token })));
  const found = known.flatMap((seat, i) => {
    const game = seats[i]?.table.game;
    return game === undefined ? [] : [{ ...seatLike(seat, table), game }];
  });
  for (const seat of found.toReversed()) keepSeat(seat);
  return found.length > 0;
}
