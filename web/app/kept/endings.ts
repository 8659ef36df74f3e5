import { isRecord } from './storage.ts';
import { createStored } from './stored.ts';

/** How a game ended that was played together, on this device. */
export interface Ending {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly won: boolean;
  /** Who was there: the cards that stand for the seats. */
  readonly sides: readonly string[];
  /** Against what, by option. */
  readonly against: Readonly<Record<string, string | number>>;
}

const isEnding = (given: unknown): given is Ending =>
  isRecord(given) &&
  typeof given.table === 'string' &&
  typeof given.game === 'string' &&
  typeof given.at === 'number' &&
  typeof given.won === 'boolean' &&
  Array.isArray(given.sides) &&
  given.sides.every((side) => typeof side === 'string') &&
  isRecord(given.against) &&
  Object.values(given.against).every((each) => typeof each === 'string' || typeof each === 'number');

/** Whatever is none is left aside. */
export const readEndings = (stored: unknown): readonly Ending[] =>
  Array.isArray(stored) ? stored.filter(isEnding) : [];

export const endings = createStored<readonly Ending[]>('endings', readEndings);

/** Each game counts once, however often its end is looked at. */
export function keepEndings(...found: readonly Ending[]): void {
  const known = new Set(endings.get().map(({ table }) => table));
  const fresh = found.filter(({ table }) => !known.has(table));
  if (fresh.length > 0) endings.set([...endings.get(), ...fresh]);
}
