import type { CardId, Lang, Path, Question } from '@tafelrunde/kernel';
import type { Effectful } from './declaring.ts';
import { readPath } from './paths.ts';
import type { Say } from './say.ts';
import { inWords } from './speech/sentences.ts';
import { type CardData, nodeAt } from './word.ts';

/* Questions that effects ask say which card asks and what it is about, and labels that name an effect say what it does. */

/** What a game says of its cards and effects. */
interface Told {
  readonly data: CardData;
  /** How steps are said. */
  say(): Say;
  effectAt(path: Path): Effectful | undefined;
  nameOf(card: CardId, lang: Lang): string;
  sayEffect(effect: Effectful, lang: Lang): string;
}

interface Asking {
  /** A label such as `the-bone/abilities/1` or `…/modes/0`; undefined if it names no effect. */
  effectNamed(label: string, lang: Lang): string | undefined;
  /** What is asked, behind the card and what it is about; `card` where no effect asks. */
  prompt(question: Question, asked: string, lang: Lang, card?: CardId): string;
}

export function askingOf({ data, say, effectAt, nameOf, sayEffect }: Told): Asking {
  /** The step that asks, or the effect that is being declared, in its own words. */
  function meaningOf(path: Path, lang: Lang): string {
    const found = effectAt(path);
    if (found !== undefined && !('word' in found)) return sayEffect(found, lang);
    return inWords(say().steps([nodeAt(data, path)]), lang);
  }

  return {
    effectNamed(label, lang) {
      const path = readPath(label);
      const found = path.length === 1 ? undefined : effectAt(path);
      if (found === undefined) return undefined;
      // Whose modes they are stands in the question.
      const said = sayEffect(found, lang);
      return path.includes('modes') ? said : `${nameOf(path[0], lang)}: ${said}`;
    },
    prompt({ op }, asked, lang, card) {
      const path = 'at' in op && Array.isArray(op.at) ? readPath(op.at.join('/')) : undefined;
      if (path === undefined)
        return card === undefined || op.op === 'mayReact' ? asked : `${nameOf(card, lang)}: ${asked}`;
      const about = op.op === 'chooseMode' ? '' : ` (${meaningOf(path, lang)})`;
      return `${nameOf(path[0], lang)}${about}: ${asked}`;
    },
  };
}
