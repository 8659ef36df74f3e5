import { isRecord } from './storage.ts';
import { createStored } from './stored.ts';

/** A game that was won together, on this device. */
export interface Victory {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** Who was there: the cards that stand for the seats. */
  readonly sides: readonly string[];
  /** Against what, by option. */
  readonly against: Readonly<Record<string, string | number>>;
}

const isVictory = (given: unknown): given is Victory =>
  isRecord(given) &&
  typeof given.table === 'string' &&
  typeof given.game === 'string' &&
  typeof given.at === 'number' &&
  Array.isArray(given.sides) &&
  given.sides.every((side) => typeof side === 'string') &&
  isRecord(given.against) &&
  Object.values(given.against).every((each) => typeof each === 'string' || typeof each === 'number');

/** Whatever is none is left aside. */
export const readVictories = (stored: unknown): readonly Victory[] =>
  Array.isArray(stored) ? stored.filter(isVictory) : [];

export const victories = createStored<readonly Victory[]>('won', readVictories);

/** Each game counts once, however often its end is looked at. */
export function keepVictories(...won: readonly Victory[]): void {
  const known = new Set(victories.get().map(({ table }) => table));
  const fresh = won.filter(({ table }) => !known.has(table));
  if (fresh.length > 0) victories.set([...victories.get(), ...fresh]);
}
