import type { Lang, Said } from '@tafelrunde/kernel';
import type { Resource } from './state.ts';

const nouns: Readonly<Record<Resource, Readonly<Record<Lang, readonly [one: string, many: string]>>>> = {
  coins: { en: ['coin', 'coins'], de: ['Münze', 'Münzen'] },
  power: { en: ['power', 'power'], de: ['Macht', 'Macht'] },
  recovery: { en: ['recovery', 'recovery'], de: ['Erholung', 'Erholung'] },
};

/** "2 coins", "1 Macht". */
export function amountOf(n: number, resource: Resource, lang: Lang): string {
  const [one, many] = nouns[resource][lang];
  return `${n} ${n === 1 ? one : many}`;
}

/** The resource without a number: "coins", "Münzen". */
export const resourceName = (resource: Resource, lang: Lang): string => nouns[resource][lang][1];

/** The same in both languages. */
export const amount = (n: number, of: Resource): Said => ({ en: amountOf(n, of, 'en'), de: amountOf(n, of, 'de') });
export const resource = (of: Resource): Said => ({ en: resourceName(of, 'en'), de: resourceName(of, 'de') });
