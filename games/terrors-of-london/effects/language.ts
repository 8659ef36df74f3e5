import { ifThenOf, type WordNode } from '@tafelrunde/words';
import type { Faction } from '../cards/factions.ts';
import type { Resource } from '../state.ts';
import type { TestName } from './conditions.ts';

/* The words that cards are written in, as data. What they do and how they are said stands beside, one file for each subject. */

export interface Gain extends WordNode {
  readonly word: 'gain';
  readonly resource: Resource;
  readonly n: number;
}

export interface GainForEachOther extends WordNode {
  readonly word: 'gainForEachOther';
  readonly resource: Resource;
  readonly n: number;
  readonly faction: Faction;
}

export interface Convert extends WordNode {
  readonly word: 'convert';
  readonly from: Resource;
  readonly to: Resource;
  readonly most: number;
}

/** A word that comes with a number only. */
interface Counted<W extends string> extends WordNode {
  readonly word: W;
  readonly n: number;
}

/** A word that says it all. */
interface Plain<W extends string> extends WordNode {
  readonly word: W;
}

export type Rage = Plain<'rage'>;
export type PayCoins = Counted<'payCoins'>;
export type LoseLife = Counted<'loseLife'>;
export type OpponentLoses = Counted<'opponentLoses'>;
export type Curse = Plain<'curse'>;
export type Draw = Counted<'draw'>;
export type Command = Plain<'command'>;
export type LookAtTop = Plain<'lookAtTop'>;
export type OpponentDiscards = Plain<'opponentDiscards'>;
export type Destroy = Plain<'destroy'>;
export type Rally = Plain<'rally'>;
export type Haunt = Plain<'haunt'>;
export type HauntOne = Plain<'hauntOne'>;
export type ClaimNext = Plain<'claimNext'>;
export type Discount = Counted<'discount'>;
export type ActivateHorde = Plain<'activateHorde'>;

export interface Sacrifice extends WordNode {
  readonly word: 'sacrifice';
  readonly optional: boolean;
}

export const gain = (resource: Resource, n: number): Gain => ({ word: 'gain', resource, n });
/** So much for each other monster of the faction that one has in play. */
export const gainForEachOther = (resource: Resource, n: number, faction: Faction): GainForEachOther => ({
  word: 'gainForEachOther',
  resource,
  n,
  faction,
});
/** TL-128: permission to turn up to so much of one resource into another until the end of the turn. */
export const convert = (from: Resource, to: Resource, most: number): Convert => ({ word: 'convert', from, to, most });
export const rage = (): Rage => ({ word: 'rage' });
export const payCoins = (n: number): PayCoins => ({ word: 'payCoins', n });
/** The price of an ability; what the opponent suffers is `opponentLoses`. */
export const loseLife = (n: number): LoseLife => ({ word: 'loseLife', n });
export const opponentLoses = (n: number): OpponentLoses => ({ word: 'opponentLoses', n });
export const curse = (): Curse => ({ word: 'curse' });
export const draw = (n: number): Draw => ({ word: 'draw', n });
export const command = (): Command => ({ word: 'command' });
/** A look at the top card of one's own deck, which may then be discarded. */
export const lookAtTop = (): LookAtTop => ({ word: 'lookAtTop' });
export const opponentDiscards = (): OpponentDiscards => ({ word: 'opponentDiscards' });
export const destroy = (): Destroy => ({ word: 'destroy' });
export const sacrifice = (): Sacrifice => ({ word: 'sacrifice', optional: false });
export const maySacrifice = (): Sacrifice => ({ word: 'sacrifice', optional: true });
export const rally = (): Rally => ({ word: 'rally' });
/** TL-145: the marker goes on the monster itself. */
export const haunt = (): Haunt => ({ word: 'haunt' });
/** The marker goes on any monster that one has in play. */
export const hauntOne = (): HauntOne => ({ word: 'hauntOne' });
/** The next monster bought from the street this turn has CLAIM. */
export const claimNext = (): ClaimNext => ({ word: 'claimNext' });
/** The next card bought this turn costs so much less. */
export const discount = (n: number): Discount => ({ word: 'discount', n });
export const activateHorde = (): ActivateHorde => ({ word: 'activateHorde' });

export const ifThen = ifThenOf<TestName>();

export type If = ReturnType<typeof ifThen>;
