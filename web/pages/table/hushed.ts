import type { Seat } from '@tafelrunde/kernel';
import { type Store, useStore } from '../../app/kept/store.ts';
import { createStored } from '../../app/kept/stored.ts';

/*
 * Whose requests one does not want to hear any more, at which table: they are turned down unseen, until one says otherwise.
 */

const MOST = 50;

const readHushed = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.map(String) : []);

const hushed: Store<readonly string[]> = createStored('hushed', readHushed);

const keyOf = (table: string, seat: Seat): string => `${table}/${seat}`;

export function hush(table: string, seat: Seat, on: boolean): void {
  const key = keyOf(table, seat);
  hushed.set((before) => {
    const others = before.filter((each) => each !== key);
    return on ? [...others, key].slice(-MOST) : others;
  });
}

export function useHushed(table: string): (seat: Seat | undefined) => boolean {
  const keys = useStore(hushed);
  return (seat) => seat !== undefined && keys.includes(keyOf(table, seat));
}
