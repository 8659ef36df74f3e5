import type { Finder } from '../cards/relics.ts';
import type { At } from '../state.ts';

/* Powers Long Forgotten: what has been found, and by whom. */

/** The relics by their numbers. */
export const RELIC = { scale: 1, loop: 2, tooth: 3, rib: 4, ember: 5, rope: 6, spear: 7, sack: 8 } as const;

/** Has it been found by them, and is it in use? */
export const has = ({ state }: At, relic: keyof typeof RELIC, by: Finder): boolean =>
  state.found.some(({ n, by: who, used }) => n === RELIC[relic] && who === by && used);

/** What the spirits hold and have not used. */
export const unusedFinds = ({ state }: At): readonly number[] =>
  state.found.flatMap(({ n, by, used }) => (by === 'spirits' && !used ? [n] : []));
