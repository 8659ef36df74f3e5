import { cards } from '@tafelrunde/fantasy-realms';
import { isRecord } from '../../app/kept/storage.ts';
import type { Hand } from './hand.ts';

/** A hand of this round that has been counted. */
export interface Kept {
  readonly name: string;
  readonly total: number;
  /** The sum of the printed base strengths. */
  readonly strength: number;
}

/** FR-016: whatever became of the cards. */
export const printedStrength = ({ cards: held }: Pick<Hand, 'cards'>): number =>
  held.reduce((sum, id) => sum + cards[id].strength, 0);

/** FR-014, FR-015: the best first; of equal scores the lower strength. */
const better = (a: Kept, b: Kept): number => b.total - a.total || a.strength - b.strength;

/** FR-017: who is as good as the first shares the lead. */
export function ranked(kept: readonly Kept[]): readonly (Kept & { readonly leads: boolean; readonly tied: boolean })[] {
  const sorted = kept.toSorted(better);
  const [first] = sorted;
  return sorted.map((each) => ({
    ...each,
    leads: first !== undefined && better(first, each) === 0,
    tied: kept.filter(({ total }) => total === each.total).length > 1,
  }));
}

export function readKept(stored: unknown): readonly Kept[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown) => {
    if (!isRecord(each)) return [];
    const { name, total, strength } = each;
    return typeof name === 'string' && typeof total === 'number' && typeof strength === 'number'
      ? [{ name, total, strength }]
      : [];
  });
}
