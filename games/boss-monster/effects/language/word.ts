import type { Word, WordNode } from '@tafelrunde/words';
import type { Ops, State } from '../../state.ts';
import type { Happenings } from '../holding/events.ts';

/** A word that cards are written in: what it does, whether it could be done, what it says. */
export type BossWord<N extends WordNode> = Word<N, Ops, State, Happenings>;
