import type { ObjectNumber, Path, Seat } from '@tafelrunde/kernel';
import type { At, M } from '../state.ts';

/* What may be done once per round (BM-142, R-27). */

/** Known by the card that lies there, or by whose it is, and by the ability. */
export const onceKey = (at: Path, source: ObjectNumber, seat: Seat, once: true | 'card' | 'ever' = true): string =>
  once === 'card' ? `${source}/card` : source === 0 ? `${seat}/${at.join('/')}` : `${source}/${at.slice(1).join('/')}`;

export const isUsed = ({ state: { used } }: At, key: string): boolean => used.length > 0 && used.includes(key);

export function markUsed(m: M, key: string): void {
  m.state.used.push(key);
}
