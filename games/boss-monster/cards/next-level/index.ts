import { bosses } from './bosses.ts';
import { heroes } from './heroes.ts';

/** All cards of Next Level. */
export const nextLevel = { ...bosses, ...heroes };
