import type { WordNode } from '@tafelrunde/words';
import { INVADERS, type PieceKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';
import type { LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* Fear and damage. What words do and how they are said stands in `../../words/`, under the same names. */

export interface Fear extends WordNode {
  readonly word: 'fear';
  readonly n: Amount;
  /** "+1 fear". */
  readonly more: boolean;
}

export interface Damage extends WordNode {
  readonly word: 'damage';
  readonly n: Amount;
  readonly more: boolean;
  /** Only to these; to any invaders unless told. */
  readonly to?: readonly PieceKind[];
  /** With that threshold it may be split between the land and one of these. */
  readonly split?: Split;
}

interface Split {
  readonly level: number;
  readonly where: LandTest;
  /** Among any number of these. */
  readonly many?: true;
}

/** One by one, each wherever one likes among these lands. */
export interface Spread extends WordNode {
  readonly word: 'spread';
  readonly n: Amount;
  readonly where: LandTest;
}

/** What a threshold does to the damage of the power, which asks for it. */
export interface MaySplitDamage extends WordNode {
  readonly word: 'maySplitDamage';
  readonly where: LandTest;
  readonly many?: true;
}

export interface DamageEach extends WordNode {
  readonly word: 'damageEach';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
  readonly more: boolean;
}

export interface HurtDahan extends WordNode {
  readonly word: 'hurtDahan';
  readonly n: number;
}

export interface PayForDamage extends WordNode {
  readonly word: 'payForDamage';
  readonly range: number;
}

export interface DamageDifferent extends WordNode {
  readonly word: 'damageDifferent';
  /** How many pieces take 1 damage. */
  readonly n: Amount;
}

export interface BoostDamage extends WordNode, Standing {
  readonly word: 'boostDamage';
  readonly always: 'boost';
  readonly n: number;
}

export const fear = (n: Amount): Fear => ({ word: 'fear', n, more: false });
export const moreFear = (n: Amount): Fear => ({ word: 'fear', n, more: true });
/** SI-165: to invaders, divided as one likes. */
export const damage = (n: Amount): Damage => ({ word: 'damage', n, more: false });
/** Divided among these only. */
export const damageTo = (n: Amount, ...kinds: readonly PieceKind[]): Damage => ({ ...damage(n), to: kinds });
export const moreDamageTo = (n: Amount, ...kinds: readonly PieceKind[]): Damage => ({
  ...damageTo(n, ...kinds),
  more: true,
});
export const moreDamage = (n: Amount): Damage => ({ word: 'damage', n, more: true });
/** With the threshold of that number (`maySplitDamage`) it may be split between the land and one of these. */
export const splitAt = (level: number, where: LandTest, of: Damage): Damage => ({ ...of, split: { level, where } });
export const maySplitDamage = (where: LandTest): MaySplitDamage => ({ word: 'maySplitDamage', where });
/** The same with any number of these. */
export const spreadAt = (level: number, where: LandTest, of: Damage): Damage => ({
  ...of,
  split: { level, where, many: true },
});
export const maySpreadDamage = (where: LandTest): MaySplitDamage => ({ ...maySplitDamage(where), many: true });
/** With each of the spirit's powers that deals damage, this turn. */
export const boostDamage = (n: number): BoostDamage => ({ word: 'boostDamage', always: 'boost', n });
/** SI-178. */
export const damageEach = (n: number, ...kinds: readonly PieceKind[]): DamageEach => ({
  word: 'damageEach',
  n,
  kinds,
  more: false,
});
export const damageEachInvader = (n: number): DamageEach => damageEach(n, ...INVADERS);
export const moreDamageEachInvader = (n: number): DamageEach => ({ ...damageEachInvader(n), more: true });
export const spread = (n: Amount, where: LandTest): Spread => ({ word: 'spread', n, where });
/** 1 damage to each of so many different invaders. */
export const damageDifferent = (n: Amount): DamageDifferent => ({ word: 'damageDifferent', n });
/** SI-177: to dahan, as events deal it: as many fall as can. */
export const hurtDahan = (n: number): HurtDahan => ({ word: 'hurtDahan', n });
/** So much energy as one likes, for as much damage in a land within that range. */
export const payForDamage = (range: number): PayForDamage => ({ word: 'payForDamage', range });
/** 1 damage to each invader that has just come there. */
export const hurtComers = (): Bare<'hurtComers'> => ({ word: 'hurtComers' });
/** Explorers on one side, towns and cities on the other. */
export const clash = (): Bare<'clash'> => ({ word: 'clash' });
