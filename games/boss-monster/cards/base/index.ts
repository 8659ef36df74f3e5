import { bosses } from './bosses.ts';
import { heroes } from './heroes.ts';
import { rooms } from './rooms.ts';
import { spells } from './spells.ts';

/** All cards of the base game. */
export const base = { ...bosses, ...rooms, ...spells, ...heroes };
