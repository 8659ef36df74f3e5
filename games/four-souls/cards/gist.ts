import type { CardId, Lang } from '@tafelrunde/kernel';
import { inBrief } from '@tafelrunde/words';
import { cardData } from '../effects/language/registry.ts';
import { cardText, doingsOf, sayReward, saysBesides } from './text.ts';

/* What a card does in a line or two, for where there is little room: its text in the style of a telegram. */

export interface Gist {
  readonly does: string;
  /** What killing it brings. */
  readonly reward: string;
}

const gists = new Map<string, Gist>();

export function cardGist(id: CardId, lang: Lang): Gist {
  const key = `${id}/${lang}`;
  const known = gists.get(key) ?? gistOf(id, lang);
  gists.set(key, known);
  return known;
}

/** How a curse comes and goes is the same for all of them. A card that does nothing says what it is. */
function gistOf(id: CardId, lang: Lang): Gist {
  const card = cardData(id);
  if (card === undefined) return { does: '', reward: '' };
  const reward = sayReward(card.reward, lang);
  const doings = doingsOf(card).slice(...(card.kind === 'curse' ? [1, -1] : []));
  const lines = [
    ...doings.map(({ sign, speech }) => `${sign}${inBrief(speech, lang)}`),
    ...saysBesides(card, lang).map(unstopped),
  ];
  const own = lines.length > 0 || reward !== '' ? lines : cardText(id, lang).split('\n').map(unstopped);
  return { does: own.join('. '), reward };
}

const unstopped = (line: string): string => (line.endsWith('.') ? line.slice(0, -1) : line);
