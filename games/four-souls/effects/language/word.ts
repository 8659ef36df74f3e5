import type { Said } from '@tafelrunde/kernel';
import { numberIn, type Part, type Word, type WordNode } from '@tafelrunde/words';
import type { At, Ops, State } from '../../state.ts';
import type { Happenings } from '../holding/events.ts';
import { here } from './context.ts';

/** A word that cards are written in: what it does, whether it could be paid, what it says. */
export type SoulWord<N extends WordNode> = Word<N, Ops, State, Happenings>;

/** A number, or one that the effect has come to: of the event, twice that, of the roll, of the roll as often as a reward is doubled. */
export type Amount = number | 'n' | 'twice' | 'rolled' | 'reward';

export function amountOf(m: At, amount: Amount): number {
  const { vars } = here(m);
  if (typeof amount === 'number') return amount;
  if (amount === 'n' || amount === 'twice') return (numberIn(vars, 'n') ?? 0) * (amount === 'twice' ? 2 : 1);
  return (numberIn(vars, 'roll') ?? 0) * (amount === 'reward' ? (numberIn(vars, 'times') ?? 1) : 1);
}

type Named = Readonly<Record<Exclude<Amount, number>, Said>>;

const named: Named = {
  n: { en: 'that many', de: 'ebenso viele' },
  twice: { en: 'twice as many', de: 'doppelt so viele' },
  rolled: { en: 'as many as rolled', de: 'so viele wie gewürfelt' },
  reward: { en: 'as many as rolled', de: 'so viele wie gewürfelt' },
};

export const sayAmount = (amount: Amount): Part => (typeof amount === 'number' ? amount : named[amount]);

const damages: Named = {
  n: { en: 'that much damage', de: 'ebenso viel Schaden' },
  twice: { en: 'twice as much damage', de: 'doppelt so viel Schaden' },
  rolled: { en: 'damage equal to the roll', de: 'Schaden in Höhe des Wurfs' },
  reward: { en: 'damage equal to the roll', de: 'Schaden in Höhe des Wurfs' },
};

/** "3 damage", "that much damage". */
export const sayDamage = (amount: Amount): Said =>
  typeof amount === 'number' ? { en: `${amount} damage`, de: `${amount} Schaden` } : damages[amount];

const ALL: Said = { en: 'all ¢', de: 'alle ¢' };

/** "3¢", "that many ¢". */
export function sayCoins(amount: Amount | 'all'): Said {
  if (amount === 'all') return ALL;
  if (typeof amount === 'number') return { en: `${amount}¢`, de: `${amount}¢` };
  return { en: `${named[amount].en} ¢`, de: `${named[amount].de} ¢` };
}

/** One of two by number. */
export const plural = (n: number, one: string, many: string): string => (n === 1 ? one : many);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
