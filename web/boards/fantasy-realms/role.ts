import { cards, type Explanation, isCardId, suitForms } from '@tafelrunde/fantasy-realms';
import type { Lang } from '@tafelrunde/kernel';

/** What a wild card stands for, where the score takes it for something: "= Swamp". */
export function roleOf({ reasons }: Explanation['cards'][number], lang: Lang): string | undefined {
  for (const reason of reasons) {
    if (reason.kind === 'copies') return `= ${cards[reason.card].name[lang]}`;
    if (reason.kind !== 'stands-for') continue;
    return `= ${isCardId(reason.as) ? cards[reason.as].name[lang] : suitForms[reason.as][lang].name}`;
  }
  return undefined;
}
