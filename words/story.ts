import type { ToldEvent } from '@tafelrunde/kernel';

/* What the stories of games that are over are made of. */

/** A value before the first turn and after each. */
export function perTurn<T>(events: readonly ToldEvent[], first: T, after: (now: T, event: ToldEvent) => T): T[] {
  const values = [first];
  let now = first;
  let hasTurn = false;
  for (const event of events) {
    if (event.type === 'turn' && hasTurn) values.push(now);
    hasTurn ||= event.type === 'turn';
    now = after(now, event);
  }
  return [...values, now];
}

/** What is largest of its kind; the first of equal ones. */
export function largest<T>(found: readonly T[], size: (one: T) => number): T | undefined {
  return found.reduce<T | undefined>(
    (best, one) => (best === undefined || size(one) > size(best) ? one : best),
    undefined,
  );
}
