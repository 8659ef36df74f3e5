import { bosses } from './bosses.ts';
import { heroes } from './heroes.ts';
import { rooms } from './rooms.ts';
import { spells } from './spells.ts';

/** All cards of Next Level. */
export const nextLevel = { ...bosses, ...rooms, ...spells, ...heroes };
