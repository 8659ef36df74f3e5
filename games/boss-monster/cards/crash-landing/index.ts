import { bosses } from './bosses.ts';
import { heroes } from './heroes.ts';
import { rooms } from './rooms.ts';
import { spells } from './spells.ts';

/** All cards of Crash Landing. */
export const crashLanding = { ...bosses, ...rooms, ...spells, ...heroes };
