import type { Said } from '@tafelrunde/kernel';
import type { Clauses, Word, WordNode } from '@tafelrunde/words';
import type { Ops, State } from '../state.ts';

/** A word that cards are written in. All effects belong to the player whose turn it is: `m.state.active`. */
export type EffectWord<N extends WordNode> = Word<N, Ops, State>;

/** A clause that depends on nothing. */
export const simply = ({ en, de }: Said): Clauses<WordNode> => ({ en: () => en, de: () => de });
