import { mayWord, speaker, type Vocabulary, type Word, type WordNode } from '@tafelrunde/words';
import type { At } from '../state.ts';
import { cardWords } from './cards.ts';
import { ifWord } from './conditions.ts';
import { lifeWords } from './life.ts';
import { resourceWords } from './resources.ts';
import { turnWords } from './turn.ts';

const can = (m: Parameters<NonNullable<Word['can']>>[0], node: WordNode): boolean =>
  vocabulary[node.word]?.can?.(m, node) ?? true;

/** A price is worth offering when it can be paid and buys something. */
const may: Word<May> = {
  ...mayWord,
  can: (m, { pay, do: steps }) => pay.every((price) => can(m, price)) && steps.some((step) => can(m, step)),
};

export type May = Parameters<typeof mayWord.run>[1];

/** All words that cards are written in. */
export const vocabulary: Vocabulary = { ...resourceWords, ...lifeWords, ...cardWords, ...turnWords, if: ifWord, may };

export const say = speaker(vocabulary);

/** Would any of these steps do something now? */
export const canHappen = (m: At, steps: readonly WordNode[]): boolean => steps.some((step) => can(m, step));
