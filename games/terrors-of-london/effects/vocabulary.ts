import type { Vocabulary, Word, WordNode } from '@tafelrunde/words';
import type { At } from '../state.ts';
import { cardWords } from './cards.ts';
import { lifeWords } from './life.ts';
import { mayWord } from './may.ts';
import { provisoWords } from './provided.ts';
import { resourceWords } from './resources.ts';
import { turnWords } from './turn.ts';

const own: Vocabulary = { ...resourceWords, ...lifeWords, ...cardWords, ...turnWords, ...provisoWords };

const can = (m: Parameters<NonNullable<Word['can']>>[0], node: WordNode): boolean =>
  vocabulary[node.word]?.can?.(m, node) ?? true;

/** All words that cards are written in. */
export const vocabulary: Vocabulary = { ...own, may: mayWord((m, node) => can(m, node)) };

/** Would any of these steps do something now? */
export const canHappen = (m: At, steps: readonly WordNode[]): boolean => steps.some((step) => can(m, step));
