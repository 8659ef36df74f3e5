import type { Lang } from '@tafelrunde/kernel';
import { nameForOthers, tidyName } from '@tafelrunde/table/client';
import { calledWords } from '../../words/called.ts';

/** Was no name given? "You" and "Du" are what the app calls whoever reads. */
export const isNameless = (name: string): boolean => tidyName(name) !== '' && nameForOthers(name) === '';

/** Why others could not call somebody by what was typed. */
export function faultOfName(typed: string, lang: Lang): string | undefined {
  if (nameForOthers(typed) !== '') return undefined;
  return isNameless(typed) ? calledWords[lang].notYou(tidyName(typed)) : calledWords[lang].noName;
}

/**
 * Names of a stored game, whatever the language was then. Whoever gave none is the reader if the game is the reader's own, and
 * somebody else if not.
 */
export const namesIn = (names: readonly string[], lang: Lang, isOwn: boolean): string[] =>
  names.map((name, seat) => {
    if (!isNameless(name)) return name;
    return isOwn ? calledWords[lang].you : calledWords[lang].player(seat + 1);
  });
