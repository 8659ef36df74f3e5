import { bosses } from './bosses.ts';
import { heroes } from './heroes.ts';
import { minibosses as cards } from './minibosses.ts';
import { rooms } from './rooms.ts';
import { spells } from './spells.ts';

/** All cards of Rise of the Minibosses. */
export const minibosses = { ...bosses, ...rooms, ...cards, ...spells, ...heroes };
