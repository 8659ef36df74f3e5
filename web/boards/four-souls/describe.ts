import { cardText } from '@tafelrunde/four-souls';
import type { Lang } from '@tafelrunde/kernel';
import { cardNamed } from './reading.ts';
import { soulsWords } from './words.ts';

/** A card as it is read out: "Fly, Monster, 1 of 1 HP, hit on 2 or higher, attack 1. Reward: 1¢." */
export function describe(id: string, lang: Lang, more: readonly string[] = []): string {
  const card = cardNamed(id);
  if (card === undefined) return id;
  const t = soulsWords[lang];
  const { hp, evasion, attack } = card.stats ?? {};
  const stats = [
    ...(hp === undefined ? [] : [`${hp} ${t.stat.hp}`]),
    ...(evasion === undefined ? [] : [t.evasion(evasion)]),
    ...(attack === undefined ? [] : [t.attack(attack)]),
  ];
  return `${[card.name, t.kind[card.kind], ...(more.length > 0 ? more : stats)].join(', ')}. ${cardText(id, lang)}`;
}
