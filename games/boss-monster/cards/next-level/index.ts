import { bosses } from './bosses.ts';
import { heroes } from './heroes.ts';
import { rooms } from './rooms.ts';

/** All cards of Next Level. */
export const nextLevel = { ...bosses, ...rooms, ...heroes };
