import type { CardId } from '@tafelrunde/kernel';

/*
 * Our own stand-ins for cards whose printed list is not public. They lie in this folder alone, so that the printed ones can take
 * their place, and bear `own`, so that everybody is told.
 */

/** These cards are our own. */
export const own = <C extends object>(cards: Readonly<Record<CardId, C>>): Record<CardId, C & { readonly own: true }> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, own: true }]));

/** left out without Crash Landing. */
export const exploring = <C extends object>(card: C) => ({ ...card, requires: 'crash-landing' }) as const;
