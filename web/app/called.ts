import type { Lang } from '@tafelrunde/kernel';
import { tidyName } from '@tafelrunde/table/client';
import { calledWords } from '../words/called.ts';

/** "You" and "Du" are what the app calls whoever reads: nobody's name. */
const READERS: ReadonlySet<string> = new Set(Object.values(calledWords).map(({ you }) => you.toLowerCase()));

/** Was no name given? */
export const isNameless = (name: string): boolean => READERS.has(name.toLowerCase());

/** What somebody typed, if it is a name. */
export function givenName(typed: string): string {
  const name = tidyName(typed);
  return isNameless(name) ? '' : name;
}

/** Why others could not call somebody by what was typed. */
export function faultOfName(typed: string, lang: Lang): string | undefined {
  if (givenName(typed) !== '') return undefined;
  const name = tidyName(typed);
  return name === '' ? calledWords[lang].noName : calledWords[lang].notYou(name);
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
