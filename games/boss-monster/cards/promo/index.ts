import { bosses } from './bosses.ts';
import { heroes } from './heroes.ts';
import { rooms } from './rooms.ts';
import { spells } from './spells.ts';

/** All promo cards. */
export const promo = { ...bosses, ...rooms, ...spells, ...heroes };
