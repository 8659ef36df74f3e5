import type { Said } from '@tafelrunde/kernel';
import { type Words, words } from './words.ts';

/** The program was called wrongly: one sentence says what is wrong and what would be right. */
export class UsageError extends Error {
  readonly said: Said;
  constructor(say: Said | ((words: Words) => string)) {
    const said = typeof say === 'function' ? { en: say(words.en), de: say(words.de) } : say;
    super(said.en);
    this.said = said;
  }
}
