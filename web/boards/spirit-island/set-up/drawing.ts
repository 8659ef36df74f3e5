import type { Options } from '@tafelrunde/kernel';
import { type SpiritCard, spiritNamed, spiritsIn } from '@tafelrunde/spirit-island';

export type Complexity = SpiritCard['complexity'];
export const LEVELS: readonly Complexity[] = ['low', 'moderate', 'high', 'very high'];

/** One of the spirits of this table that nobody has, as complex as wished; none, if there is none. */
export function drawn(
  options: Options,
  taken: ReadonlySet<string>,
  wish: Complexity | 'any',
  random: () => number,
): string | undefined {
  const left = spiritsIn(options).filter(
    (id) => !taken.has(id) && (wish === 'any' || spiritNamed(id).complexity === wish),
  );
  return left[Math.floor(random() * left.length)];
}
