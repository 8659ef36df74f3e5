import { heroes } from './heroes.ts';

/** All cards of Crash Landing. */
export const crashLanding = { ...heroes };
