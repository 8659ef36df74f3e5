import { useEffect } from 'react';
import { createStore, useStore } from '../app/store.ts';
import { api, type Standing } from './api.ts';
import { dropSeatOf, markEnded, onlineSeats } from './seats.ts';

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

/** Of several people at this screen one is asked if any of them is. A seat that is gone leaves the list. */
async function askForStandings(): Promise<void> {
  const asked = onlineSeats
    .get()
    .filter(({ ended }) => ended === undefined)
    .slice(0, MOST);
  if (asked.length === 0) return;
  const { seats } = await api.standings(asked.map(({ table, token }) => ({ table, token })));
  const found = new Map<string, Known>();
  for (const [i, { table, token }] of asked.entries()) {
    const standing = seats[i];
    if (standing) found.set(table, { ...standing, asked: standing.asked || found.get(table)?.asked === true });
    else dropSeatOf(table, token);
  }
  for (const { table } of found.values()) markEnded(table);
  standings.set(found);
}
