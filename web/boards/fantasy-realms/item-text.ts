import { fantasyRealms, type ItemId } from '@tafelrunde/fantasy-realms';
import type { Lang } from '@tafelrunde/kernel';

/** What an item does, without when it does it: that is shown by a sign. */
export function itemEffect(id: ItemId, lang: Lang): string {
  const { text } = fantasyRealms.text.card(id, lang);
  return text.slice(text.indexOf(': ') + 2);
}
