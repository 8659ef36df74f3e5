import type { AnyGame } from '@tafelrunde/kernel';

/** Are there questions whether somebody reacts? */
export const hasReactions = ({ rules }: AnyGame): boolean =>
  Object.values(rules).some((rule) => typeof rule === 'object' && 'reaction' in rule);
