import type { Said } from '@tafelrunde/kernel';
import { asObject, type Say, type Word, type WordNode } from '@tafelrunde/words';
import type { Counted } from '../../pieces.ts';
import type { Ops, State } from '../../state.ts';
import { kindsSaid } from '../icons.ts';
import type { Amount } from '../language/amounts.ts';
import { sayPer } from '../speech/amounts.ts';

/** A word that cards are written in. */
export type IslandWord<N extends WordNode> = Word<N, Ops, State>;

export const said = (en: string, de: string): Said => ({ en, de });

/** "up to 2 {explorer+}/{town+}", "all {dahan+}", "1 {town} per {dahan}". */
export function someSaid(n: Amount | 'all', kinds: readonly Counted[], upTo = false): Said {
  if (n === 'all') {
    const what = kindsSaid(kinds, 'many');
    return upTo
      ? said(`any number of ${what.en}`, `beliebig viele ${what.de}`)
      : said(`all ${what.en}`, `alle ${what.de}`);
  }
  const number = typeof n === 'number' ? n : (n.plus ?? n.n);
  const what = kindsSaid(kinds, number === 1 ? 'one' : 'many');
  const each = sayPer(n);
  return said(
    `${upTo ? 'up to ' : ''}${number} ${what.en}${each.en}`,
    `${upTo ? 'bis zu ' : ''}${number} ${what.de}${each.de}`,
  );
}

/** "from a coastal land": the land that was chosen, with a preposition; nothing about a target. */
export function place(say: Say, en: string, de: string, where: 'dat' | 'acc' = 'dat'): Said | undefined {
  const land = say.named('chosen');
  if (land === undefined) return undefined;
  const noun = asObject(land);
  return said(`${en} ${noun.en}`, `${de} ${noun.de[where]}`);
}
