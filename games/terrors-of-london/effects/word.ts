import type { Said } from '@tafelrunde/kernel';
import type { Clauses, Word, WordNode } from '@tafelrunde/words';
import type { Ops, State } from '../state.ts';

/** A word that cards are written in. All effects belong to the player whose turn it is: `m.state.active`. */
export type EffectWord<N extends WordNode> = Word<N, Ops, State>;

/** What stands after a colon in German, where it is a sentence of its own. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause that depends on nothing. */
export const simply = ({ en, de }: Said): Clauses<WordNode> => ({ en: () => en, de: () => de });
