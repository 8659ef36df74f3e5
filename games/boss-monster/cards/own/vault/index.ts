import { own } from '../own.ts';
import { bosses } from './bosses.ts';
import { minibosses } from './minibosses.ts';
import { rooms } from './rooms.ts';
import { spells } from './spells.ts';

/** All cards of Vault of Villains. */
export const vault = own({ ...bosses, ...rooms, ...minibosses, ...spells });
