import type { Lang } from '@tafelrunde/kernel';
import { cardNamed, factionName, isCardId, terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { londonWords } from './words.ts';

/** A card as it is read out: "Ghoul, Undead, costs 1. 1 power. Horde: Gain 1 power." */
export function describe(id: string, lang: Lang): string {
  if (!isCardId(id)) return id;
  const t = londonWords[lang];
  const { name, text } = terrorsOfLondon.text.card(id, lang);
  const { faction, kind, cost } = cardNamed(id);
  const isSold = kind === 'monster' || kind === 'relic' || kind === 'acolyte';
  const facts = [faction === undefined ? t.kind[kind] : factionName(faction)[lang], ...(isSold ? [t.costs(cost)] : [])];
  return `${name}, ${facts.join(', ')}. ${text}`;
}
