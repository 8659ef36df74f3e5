import { bossMonster } from '@tafelrunde/boss-monster';
import type { CardId, Lang } from '@tafelrunde/kernel';
import { cardNamed } from './reading.ts';
import { bossWords } from './words.ts';

/** A card as it is read out: "Dark Altar, Trap Room, 1 damage, Cleric ×2. Destroy this Room: …" */
export function describe(id: CardId, lang: Lang): string {
  const card = cardNamed(id);
  if (card === undefined) return id;
  const { name, text } = bossMonster.text.card(id, lang);
  const facts = bossMonster.text.printed?.(id, lang) ?? bossWords[lang].kind[card.kind];
  return `${name}, ${facts}. ${text}`;
}

/** What it does, in a line or two. */
export function gistOf(id: CardId, lang: Lang): string {
  const card = cardNamed(id);
  const { text } = bossMonster.text.card(id, lang);
  if (text !== '') return text.replaceAll('\n', ' ');
  if (card?.kind === 'room') return bossWords[lang].noText;
  return bossMonster.text.printed?.(id, lang) ?? '';
}
