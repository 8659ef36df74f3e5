import type { Ability as KernelAbility, Said } from '@tafelrunde/kernel';
import type { Always, Steps, When } from '@tafelrunde/words';
import type { CardSet } from '../../sets.ts';
import type { Condition } from '../holding/conditions.ts';
import type { EventName, Of } from '../holding/events.ts';
import type { Stat } from '../holding/stats.ts';
import type { RoomFilter } from '../selectors/rooms.ts';
import type { Amount } from './amounts.ts';

/* What a card is, as data. A card is written with the constructors of `cards/card.ts` and the words of this folder. */

/** BM-019, BM-098. */
export const treasures = ['cleric', 'fighter', 'mage', 'thief', 'explorer'] as const;

export type Treasure = (typeof treasures)[number];

export type Icons = Readonly<Partial<Record<Treasure, number>>>;

export type RoomType = 'monster' | 'trap';

/** The phases in which something may be played (BM-036). */
export type Phase = 'build' | 'adventure';

/** Something to do, or one of several, chosen when it is declared. */
export interface Effectful {
  readonly do: Steps;
  readonly modes?: readonly { readonly do: Steps; readonly cost?: Steps }[];
  /** paid when it is declared. */
  readonly cost?: Steps;
}

/** BM-142: an effect that may be used whenever a Spell could be played. */
export interface Activated extends Effectful, KernelAbility {
  readonly use: true;
  /** paid when it is declared. */
  readonly cost: Steps;
  /** BM-086, R-27: once per round; `card`: one of those of its card. */
  readonly once?: true | 'card';
  readonly phase?: Phase;
  readonly if?: Condition;
  /** only in answer to a Spell of another player. */
  readonly answers?: 'spell' | 'ability';
  /** The card is in the hand, and not in play. */
  readonly fromHand?: true;
  /** Not its owner may use it, but everybody else. */
  readonly by?: 'opponents';
}

/** What happens by itself. */
export interface Triggered extends Effectful, When {
  readonly when: EventName;
  readonly of: Of;
  /** Once per round, or only the first time. */
  readonly once?: true | 'ever';
}

/** A permanent effect: queries add it up. */
export interface Static extends Omit<Always, 'n'> {
  readonly always: Stat;
  readonly n: Amount;
  /** Which Rooms it is about; without it, it is about the owner or the Hero that bears it. */
  readonly rooms?: RoomFilter;
  /** Only while there is such a Room, too. */
  readonly withRoom?: RoomFilter;
  /** Of treasure: which, or the one that was chosen. */
  readonly treasure?: Treasure | 'chosen';
  readonly if?: Condition;
}

export type Ability = Activated | Triggered | Static;

export const isActivated = (ability: object): ability is Activated => 'use' in ability;
export const isTriggered = (ability: object): ability is Triggered => 'when' in ability;
export const isStatic = (ability: object): ability is Static => 'always' in ability;

/** BM-066 ff.: what a Hero goes after. */
export type Lure =
  | { readonly by: 'treasure'; readonly treasures: readonly Treasure[] }
  | { readonly by: 'most' | 'fewest'; readonly of: Standing };

/** What people have more or less of: `score` is Souls minus Wounds. */
export type Standing = 'souls' | 'wounds' | 'score' | 'coins' | 'cards';

export type HeroClass = Treasure | 'hybrid' | 'special';

export type CardKind = 'boss' | 'room' | 'spell' | 'hero' | 'item' | 'miniboss';

/** What all cards have. */
interface Printed {
  readonly name: Said;
  readonly set: CardSet;
  /** Copies in the box. */
  readonly copies: number;
  readonly abilities: readonly Ability[];
  /** Our own stand-in for a card whose text is not public. */
  readonly own?: true;
  /** Left out unless this set is in the game, too. */
  readonly requires?: CardSet;
}

export interface RoomCard extends Printed {
  readonly kind: 'room';
  readonly type: RoomType;
  readonly advanced: boolean;
  /** BM-017; a formula is worked out anew each time. */
  readonly damage: Amount;
  readonly treasure: Icons;
}

export interface SpellCard extends Printed {
  readonly kind: 'spell';
  /** BM-036. */
  readonly phases: readonly Phase[];
  readonly play: Effectful;
  /** Worth so many Souls in a score area, with a dead Cleric, Fighter, Mage and Thief. */
  readonly scores?: number;
  /** only in answer to a Spell of another player. */
  readonly answers?: 'spell';
}

export interface BossCard extends Printed {
  readonly kind: 'boss';
  readonly xp: number;
  readonly treasure: Icons;
}

export interface HeroCard extends Printed {
  readonly kind: 'hero';
  readonly epic: boolean;
  readonly class: HeroClass;
  readonly health: number;
  readonly lure: Lure;
  /** BM-028: from which number of players on it is used. */
  readonly players: number;
  /** BM-029. */
  readonly star?: true;
  readonly dark?: true;
}

export interface ItemCard extends Printed {
  readonly kind: 'item';
  /** BM-108; without a class every Hero can bear it. */
  readonly class?: Treasure;
  /** What its owner may do with it once (BM-119); `abilities` are those of the Hero who bears it. */
  readonly play: Activated;
}

/** BM-124: `abilities` by level, of the Room it lies under. */
export interface MinibossCard extends Printed {
  readonly kind: 'miniboss';
  /** How many of the abilities are of level 1, and how many of levels 1 and 2 together. */
  readonly levels: readonly [number, number];
}

export type Card = RoomCard | SpellCard | BossCard | HeroCard | ItemCard | MinibossCard;
