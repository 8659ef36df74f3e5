import { cards, isCardId, isItemId } from '@tafelrunde/fantasy-realms';
import type { fantasyWords } from './words.ts';

export type Keyword = keyof (typeof fantasyWords)['en']['keyword'];

/** The words of the rules that a card's text uses, told from the text in either language. */
const signs: Readonly<Record<Exclude<Keyword, 'wild' | 'undead' | 'item'>, RegExp>> = {
  blank: /\bblank|blockier/i,
  clear: /\bclear|\bhebt .*auf\b/i,
  with: /\bwith (?!out)|\bmit /i,
  each: /\bfor each|für jede/i,
  other: /\bother\b|\bandere/i,
  strength: /base strength|Basisstärke/i,
};

export function keywordsOf(id: string, text: string): Keyword[] {
  if (isItemId(id)) return ['item'];
  const found = keysOf(signs).filter((word) => signs[word].test(text));
  if (!isCardId(id)) return found;
  const { suit } = cards[id];
  return suit === 'wild' || suit === 'undead' ? [...found, suit] : found;
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
};
