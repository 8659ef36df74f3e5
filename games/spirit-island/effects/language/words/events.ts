import type { Steps, WordNode } from '@tafelrunde/words';
import type { EventChoice } from '../../../cards/event.ts';
import type { PieceKind } from '../../../pieces.ts';
import type { DeckName } from '../../../places.ts';
import type { Amount } from '../amounts.ts';
import { ANYWHERE, type LandTest } from '../lands.ts';
import type { Standing, Stat } from '../standing.ts';
import type { Bare } from './word.ts';

/* What only events do. */

/** SI-201: the players choose together. */
export interface Decide extends WordNode {
  readonly word: 'decide';
  readonly choices: readonly EventChoice[];
}

/** Until the end of the turn invaders that ravage deal so much more damage in each such land. */
export interface Rage extends WordNode, Standing {
  readonly word: 'rage';
  readonly always: 'rage';
  readonly n: Amount;
  readonly where: LandTest;
}

/** Until the end of the turn these have so much more health, or less. */
export interface Toughen extends WordNode, Standing {
  readonly word: 'toughen';
  readonly always: 'toughness';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
  readonly where?: LandTest;
}

/** Until the end of the turn these deal so much more damage each when they ravage. */
export interface Embolden extends WordNode, Standing {
  readonly word: 'embolden';
  readonly always: 'boldness';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
  /** Where nothing else says when. */
  readonly inRavages: boolean;
}

/** What holds until the end of the turn, as the invaders go on. */
export interface ThisTurn extends WordNode, Standing {
  readonly word: 'thisTurn';
  readonly always: TurnStat;
}

/** What events change for a turn that nothing else does. */
export type TurnStat = Extract<
  Stat,
  | 'explores'
  | 'exploresFar'
  | 'harmless'
  | 'townsExplore'
  | 'buildsInstead'
  | 'quickBlight'
  | 'fearless'
  | 'ignoresStrife'
  | 'ignoresWilds'
  | 'xenophobia'
  | 'firstStrike'
  | 'sameTime'
  | 'bystanders'
  | 'asBadlands'
  | 'resourceful'
  | 'eager'
  | 'stripsBare'
  | 'exposed'
  | 'lastBuild'
  | 'devours'
  | 'truce'
>;

/** When a step of the invaders begins or is over, this turn. */
export interface Later extends WordNode {
  readonly word: 'later';
  readonly when: Moment;
  readonly do: Steps;
}

export type Moment = 'beforeRavage' | 'afterRavage' | 'afterAdvance';

/** The top power card of a deck is discarded: the steps after it look at it. */
export interface DiscardTop extends WordNode {
  readonly word: 'discardTop';
  readonly deck: DeckName;
}

/** The invaders do it in every land of a terrain that no invader card shows; the players choose which. */
export interface ElsewhereAct extends WordNode {
  readonly word: 'elsewhereAct';
  readonly action: 'ravage' | 'build';
  /** The players may keep it from a board by destroying so much presence there. */
  readonly unless?: number;
}

/** So much blight that comes to the island this turn comes from the box. */
export interface BlightFromBox extends WordNode {
  readonly word: 'blightFromBox';
  readonly n: Amount;
}

/** So much of it. */
export interface Counting<W extends string> extends WordNode {
  readonly word: W;
  readonly n: number;
}

export interface FillCard extends WordNode {
  readonly word: 'fillCard';
  readonly n: Amount;
}

/** So many fear markers come to the pool (SI-048). */
export interface FillFearPool extends WordNode {
  readonly word: 'fillFearPool';
  readonly n: Amount;
}

export interface DropLastCards extends WordNode {
  readonly word: 'dropLastCards';
  readonly stages: readonly number[];
}

/** The spirit loses so much, or what it has. */
export interface RenderEnergy extends WordNode {
  readonly word: 'renderEnergy';
  readonly n: number;
}

/** These steps are done at the beginning of every turn, from the next one on. */
export interface EachTurn extends WordNode {
  readonly word: 'eachTurn';
  readonly do: Steps;
}

/** Once, in a later spirit phase, the players may have this for the turn. */
export interface InReserve extends WordNode {
  readonly word: 'inReserve';
  readonly do: Steps;
}

/** The event goes back into its deck, under so many cards. */
export interface ReturnEvent extends WordNode {
  readonly word: 'returnEvent';
  readonly under: number;
}

/** When the next card lies on the ravage space, in this turn or a later one. */
export interface AtNextRavage extends WordNode {
  readonly word: 'atNextRavage';
  readonly do: Steps;
}

/** So much blight of the card leaves the game. */
export interface WasteBlight extends WordNode {
  readonly word: 'wasteBlight';
  readonly n: Amount;
}

export const decide = (...choices: readonly EventChoice[]): Decide => ({ word: 'decide', choices });
export const rage = (n: Amount, where: LandTest = ANYWHERE): Rage => ({ word: 'rage', always: 'rage', n, where });
export const toughen = (n: number, ...kinds: readonly PieceKind[]): Toughen => ({
  word: 'toughen',
  always: 'toughness',
  n,
  kinds,
});
export const embolden = (n: number, ...kinds: readonly PieceKind[]): Embolden => ({
  word: 'embolden',
  always: 'boldness',
  n,
  kinds,
  inRavages: false,
});
/** "Each city deals −1 damage during ravages." */
export const daunt = (n: number, ...kinds: readonly PieceKind[]): Embolden => ({
  ...embolden(-n, ...kinds),
  inRavages: true,
});
export const atNextRavage = (...steps: Steps): AtNextRavage => ({ word: 'atNextRavage', do: steps });
/** The top card of the invader deck goes back to the box. */
export const dropInvaderCard = (): Bare<'dropInvaderCard'> => ({ word: 'dropInvaderCard' });
/** The top fear card goes back to the box. */
export const dropFearCard = (): Bare<'dropFearCard'> => ({ word: 'dropFearCard' });
export const wasteBlight = (n: Amount): WasteBlight => ({ word: 'wasteBlight', n });
export const thisTurn = (always: TurnStat, more: Pick<Standing, 'n' | 'where' | 'kinds'> = {}): ThisTurn => ({
  word: 'thisTurn',
  always,
  ...more,
});
export const later = (moment: Moment, ...steps: Steps): Later => ({ word: 'later', when: moment, do: steps });
export const discardTop = (deck: DeckName): DiscardTop => ({ word: 'discardTop', deck });
export const elsewhereAct = (action: ElsewhereAct['action'], unless?: number): ElsewhereAct =>
  unless === undefined ? { word: 'elsewhereAct', action } : { word: 'elsewhereAct', action, unless };
export const returnEvent = (under: number): ReturnEvent => ({ word: 'returnEvent', under });
/** A card comes from the box onto the fear deck. */
export const addFearCard = (): Bare<'addFearCard'> => ({ word: 'addFearCard' });
/** In the land each spirit loses 1 presence. */
export const woundSpirits = (): Bare<'woundSpirits'> => ({ word: 'woundSpirits' });
/** Damage to the land and to its invaders, as much as the discarded card costs, each less what is defended. */
export const bombard = (): Bare<'bombard'> => ({ word: 'bombard' });
/** A slow power may be used at once. */
export const useSlowNow = (): Bare<'useSlowNow'> => ({ word: 'useSlowNow' });
/** Each slow power card in play: discarded for energy, or paid for and perhaps used at once. */
export const outpace = (): Bare<'outpace'> => ({ word: 'outpace' });
/** Only while they are in such a land. */
export const toughenWhere = (n: number, where: LandTest, ...kinds: readonly PieceKind[]): Toughen => ({
  ...toughen(n, ...kinds),
  where,
});
export const blightFromBox = (n: Amount): BlightFromBox => ({ word: 'blightFromBox', n });
export const eachTurn = (...steps: Steps): EachTurn => ({ word: 'eachTurn', do: steps });
export const inReserve = (...steps: Steps): InReserve => ({ word: 'inReserve', do: steps });
/** So many earned fear cards are discarded; where there is none, so many fear markers per player go back. */
export const overconfide = (n: number): Counting<'overconfide'> => ({ word: 'overconfide', n });
/** The last card of each of these stages leaves the game. */
export const dropLastCards = (...stages: readonly number[]): DropLastCards => ({ word: 'dropLastCards', stages });
/** The next card that is explored is about all lands without towns and cities, and escalates nothing. */
export const strayExplorers = (): Bare<'strayExplorers'> => ({ word: 'strayExplorers' });
/** Blight of the card leaves the game, at least until it is turned over; the spirits share so much energy for each. */
export const drainCard = (n: number): Counting<'drainCard'> => ({ word: 'drainCard', n });
/** So much blight from the box comes to the card. */
export const fillCard = (n: Amount): FillCard => ({ word: 'fillCard', n });
export const fillFearPool = (n: Amount): FillFearPool => ({ word: 'fillFearPool', n });
/** Minor powers come to the aid of the spirits, one of each; so many more are drawn. */
export const lesserAid = (more: number): Counting<'lesserAid'> => ({ word: 'lesserAid', n: more });
/** Each town and city that is left deals so much damage to dahan. */
export const retaliate = (n: number): Counting<'retaliate'> => ({ word: 'retaliate', n });
/** A unique power that was forgotten comes back to the hand. */
export const regainUnique = (): Bare<'regainUnique'> => ({ word: 'regainUnique' });
/** An element for the rest of the game. */
export const keepElement = (): Bare<'keepElement'> & Standing => ({ word: 'keepElement', always: 'element' });
/** 1 presence goes back to a track. */
export const withdrawPresence = (): Bare<'withdrawPresence'> => ({ word: 'withdrawPresence' });
/** So many damaged invaders are destroyed. */
export const destroyDamaged = (n: number): Counting<'destroyDamaged'> => ({ word: 'destroyDamaged', n });
/** 1 presence is destroyed, and wilds come for it. */
export const fragment = (): Bare<'fragment'> => ({ word: 'fragment' });
/** So much destroyed presence comes back to one's lands. */
export const regrow = (n: number): Counting<'regrow'> => ({ word: 'regrow', n });
/** In the next turn all powers are slow. */
export const slowNextTurn = (): Bare<'slowNextTurn'> => ({ word: 'slowNextTurn' });
/** So much strife of invaders goes. */
export const removeStrife = (n: number): Counting<'removeStrife'> => ({ word: 'removeStrife', n });
export const renderEnergy = (n: number): RenderEnergy => ({ word: 'renderEnergy', n });
/** 1 presence is pushed. */
export const driftPresence = (): Bare<'driftPresence'> => ({ word: 'driftPresence' });
