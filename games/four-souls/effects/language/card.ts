import type { Ability as KernelAbility } from '@tafelrunde/kernel';
import {
  type Always,
  type Effectful,
  type Instead,
  isAlways,
  isInstead,
  isWhen,
  type Steps,
  type When,
} from '@tafelrunde/words';
import type { Change } from '../holding/changes.ts';
import type { EventName } from '../holding/event-clauses.ts';
import type { Of } from '../holding/events.ts';
import type { Stat } from '../holding/stats.ts';
import type { Condition } from '../holding/values.ts';
import type { PersonName } from '../selectors/who.ts';

/* What a card is, as data. A card is written with the constructors of `ability.ts` and the words of this folder. */

/** FS-059, FS-060: an effect that its controller may activate. */
export interface Activated extends Effectful, KernelAbility {
  readonly tap: boolean;
  readonly cost: Steps;
  readonly if?: Condition;
}

/** FS-057. */
export interface Triggered extends Effectful, When {
  readonly when: EventName;
  readonly of: Of;
  /** It only notes something, at once and without the stack. */
  readonly quiet?: true;
}

/** FS-056: a modifier that queries add up. */
export interface Static extends Always {
  readonly always: Stat;
  readonly n: number;
  readonly whose: PersonName;
  readonly if?: Condition;
  /** Only for these results of an attack roll. */
  readonly on?: readonly number[];
}

/** FS-227 ff.: a verb that happens in another way. */
export interface Replacing extends Instead {
  readonly instead: 'gainCoins' | 'lootCards' | 'hurt' | 'destroyCard' | 'gainSoul' | 'payPenalty' | 'putDeath';
  readonly whose: PersonName;
  readonly change: Change;
  readonly if?: Condition;
  /** Only so much of it or more. */
  readonly atLeast?: number;
  /** Only the first time each turn. */
  readonly first?: true;
  /** What is put on the stack when it has done its work; of `doInstead`, what is done at once. */
  readonly then?: Effectful;
}

export type Ability = Activated | Triggered | Static | Replacing;

export const isActivated = (ability: object): ability is Activated => 'tap' in ability;
export const isTriggered = (ability: object): ability is Triggered => isWhen(ability);
export const isStatic = (ability: object): ability is Static => isAlways(ability);
export const isReplacing = (ability: object): ability is Replacing => isInstead(ability);

/** FS-278: an arrow, save one that copies: copied, it would be aimed anew, perhaps for good. */
export const isCopyable = (ability: object): boolean =>
  isActivated(ability) && ability.tap && !ability.do.some(({ word }) => word === 'copyTap');

export interface Reward {
  readonly coins?: number;
  readonly loot?: number;
  readonly treasure?: number;
  /** FS-245: the active player rolls for the number. */
  readonly roll?: 'coins' | 'loot';
  readonly everybody?: true;
}

export interface Stats {
  readonly hp: number;
  /** FS-096: roll this or higher to hit. Without it the card cannot be attacked. */
  readonly evasion?: number;
  readonly attack?: number;
}

/** FS-113: so much loot in hand, so many coins, so many Guppy items. */
export interface Goal {
  readonly loot?: number;
  readonly coins?: number;
  readonly guppy?: number;
}

export type CardKind =
  | 'character'
  | 'starting-item'
  | 'treasure'
  | 'loot'
  | 'monster'
  | 'event'
  | 'curse'
  | 'bonus-soul'
  | 'room';

/** The base game, Requiem (of which the rooms are in the game), Four Souls+. */
export type CardSet = 'b2' | 'r' | 'fsp2';

export interface Card {
  readonly kind: CardKind;
  /** As printed: the German edition keeps the English names. */
  readonly name: string;
  readonly set: CardSet;
  /** Copies in the box. */
  readonly copies: number;
  readonly subtype: string;
  readonly abilities: readonly Ability[];
  /** What a loot card does when it is played. */
  readonly play?: Effectful;
  readonly stats?: Stats;
  readonly souls?: number;
  readonly reward?: Reward;
  readonly eternal?: true;
  readonly guppy?: true;
  readonly trinket?: true;
  /** FS-025: it bears the sign for three or more players. */
  readonly forThree?: true;
  /** It enters play exhausted, or with counters on it. */
  readonly entersTapped?: true;
  readonly counters?: number;
  readonly startingItem?: string;
  /** FS-020, FS-023: what a character does before the game begins. */
  readonly atSetup?: 'begins' | 'choosesItem';
  /** FS-113: who gains a bonus soul. */
  readonly goal?: Goal;
}
