import type { Bare } from './word.ts';

/* What Grinning Trickster Stirs Up Trouble is up to, with the minor powers and with those whom it makes fight. */

/** The first minor power of the deck that targets a land does what it says, as wildly as it can. */
export const useMinor = (): Bare<'useMinor'> => ({ word: 'useMinor' });
/** For a power that one forgets. */
export const keepUsed = (): Bare<'keepUsed'> => ({ word: 'keepUsed' });
/** 1 invader and 1 dahan. */
export const duel = (): Bare<'duel'> => ({ word: 'duel' });
