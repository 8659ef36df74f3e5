import { combinators, type Vocabulary, type Word, type WordNode } from '@tafelrunde/words';
import type { At } from '../state.ts';
import { cardWords } from './cards.ts';
import { lifeWords } from './life.ts';
import { provisoWords } from './provided.ts';
import { resourceWords } from './resources.ts';
import { turnWords } from './turn.ts';

const own: Vocabulary = { ...resourceWords, ...lifeWords, ...cardWords, ...turnWords, ...provisoWords };

type May = Parameters<typeof combinators.may.run>[1];

/** A price is worth offering when it can be paid and buys something. */
const may: Word<May> = {
  ...combinators.may,
  can: (m, node) => node.pay.every((price) => can(m, price)) && node.do.some((step) => can(m, step)),
};

const can = (m: Parameters<NonNullable<Word['can']>>[0], node: WordNode): boolean =>
  vocabulary[node.word]?.can?.(m, node) ?? true;

/** All words that cards are written in. */
export const vocabulary: Vocabulary = { ...own, may };

/** Would any of these steps do something now? */
export const canHappen = (m: At, steps: readonly WordNode[]): boolean => steps.some((step) => can(m, step));
