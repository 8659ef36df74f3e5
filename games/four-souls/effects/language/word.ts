import type { Lang } from '@tafelrunde/kernel';
import type { Word, WordNode } from '@tafelrunde/words';
import type { At, Ops, State } from '../../state.ts';
import { here, numberIn } from './context.ts';

/** A word that cards are written in: what it does, whether it could be paid, how it is said. */
export type SoulWord<N extends WordNode> = Word<N, Ops, State>;

/** A number, or one that the effect has come to: of the event, twice that, of the roll, of the roll as often as a reward is doubled. */
export type Amount = number | 'n' | 'twice' | 'rolled' | 'reward';

export function amountOf(m: At, amount: Amount): number {
  const { vars } = here(m);
  if (typeof amount === 'number') return amount;
  if (amount === 'n' || amount === 'twice') return (numberIn(vars, 'n') ?? 0) * (amount === 'twice' ? 2 : 1);
  return (numberIn(vars, 'roll') ?? 0) * (amount === 'reward' ? (numberIn(vars, 'times') ?? 1) : 1);
}

const named: Readonly<Record<Exclude<Amount, number>, Readonly<Record<Lang, string>>>> = {
  n: { en: 'that many', de: 'so viel' },
  twice: { en: 'twice as many', de: 'doppelt so viele' },
  rolled: { en: 'as many as rolled', de: 'so viel wie gewürfelt' },
  reward: { en: 'as many as rolled', de: 'so viel wie gewürfelt' },
};

export const sayAmount = (amount: Amount, lang: Lang): string =>
  typeof amount === 'number' ? String(amount) : named[amount][lang];

const damages: Readonly<Record<Exclude<Amount, number>, Readonly<Record<Lang, string>>>> = {
  n: { en: 'that much damage', de: 'ebenso viel Schaden' },
  twice: { en: 'twice as much damage', de: 'doppelt so viel Schaden' },
  rolled: { en: 'damage equal to the roll', de: 'Schaden in Höhe des Wurfs' },
  reward: { en: 'damage equal to the roll', de: 'Schaden in Höhe des Wurfs' },
};

/** "3 damage", "that much damage". */
export const sayDamage = (amount: Amount, lang: Lang): string => {
  if (typeof amount !== 'number') return damages[amount][lang];
  return `${amount} ${lang === 'en' ? 'damage' : 'Schaden'}`;
};

/** "3¢", "that many ¢". */
export const sayCoins = (amount: Amount | 'all', lang: Lang): string => {
  if (amount === 'all') return lang === 'en' ? 'all ¢' : 'alle ¢';
  return typeof amount === 'number' ? `${amount}¢` : `${sayAmount(amount, lang)} ¢`;
};
