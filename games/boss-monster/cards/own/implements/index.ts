import { own } from '../own.ts';
import { bosses } from './bosses.ts';
import { items } from './items.ts';

/** All cards of Implements of Destruction. */
export const destruction = own({ ...bosses, ...items });
