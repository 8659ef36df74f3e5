import { nearest } from '@tafelrunde/kernel';

/** What may have been meant by a word that nobody knows: the name that is near, or else all there are. */
export interface Hint {
  readonly near: string | undefined;
  readonly all: readonly string[];
}

export function hintFor(word: string, all: readonly string[]): Hint {
  return { near: nearest(word, all), all };
}
