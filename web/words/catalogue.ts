import type { Lang } from '@tafelrunde/kernel';

/** What a page says, in every language: a sentence that is missing in one of them does not compile. */
export type Catalogue<W> = Readonly<Record<Lang, W>>;

/** English sets the shape; the other languages have to fill it. */
export function catalogue<const W extends Sentences>(en: W, de: Same<W>): Catalogue<Same<W>> {
  return { en: widened(en), de };
}

/** A sentence, or how to build one. */
type Sentence = string | ((...args: never[]) => string);
interface Sentences {
  readonly [key: string]: Sentence | Sentences;
}

type Same<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Same<W[K]>;
};

function widened<W extends Sentences>(words: W): Same<W>;
function widened(words: Sentences): Sentences {
  return words;
}
