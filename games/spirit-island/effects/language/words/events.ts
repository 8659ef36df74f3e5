import type { Steps, WordNode } from '@tafelrunde/words';
import type { EventChoice } from '../../../cards/event.ts';
import type { Stat } from '../standing.ts';
import type { Bare, Counting } from './word.ts';

/* What only events do. */

/** SI-201: the players choose together. */
export interface Decide extends WordNode {
  readonly word: 'decide';
  readonly choices: readonly EventChoice[];
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

/** The invaders do it in every land of a terrain that no invader card shows; the players choose which. */
export interface ElsewhereAct extends WordNode {
  readonly word: 'elsewhereAct';
  readonly action: 'ravage' | 'build';
  /** The players may keep it from a board by destroying so much presence there. */
  readonly unless?: number;
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

/** When the next card lies on the ravage space, in this turn or a later one. */
export interface AtNextRavage extends WordNode {
  readonly word: 'atNextRavage';
  readonly do: Steps;
}

export const decide = (...choices: readonly EventChoice[]): Decide => ({ word: 'decide', choices });

export const atNextRavage = (...steps: Steps): AtNextRavage => ({ word: 'atNextRavage', do: steps });

export const later = (moment: Moment, ...steps: Steps): Later => ({ word: 'later', when: moment, do: steps });

export const elsewhereAct = (action: ElsewhereAct['action'], unless?: number): ElsewhereAct =>
  unless === undefined ? { word: 'elsewhereAct', action } : { word: 'elsewhereAct', action, unless };

/** Damage to the land and to its invaders, as much as the discarded card costs, each less what is defended. */
export const bombard = (): Bare<'bombard'> => ({ word: 'bombard' });

export const eachTurn = (...steps: Steps): EachTurn => ({ word: 'eachTurn', do: steps });
export const inReserve = (...steps: Steps): InReserve => ({ word: 'inReserve', do: steps });

/** The next card that is explored is about all lands without towns and cities, and escalates nothing. */
export const strayExplorers = (): Bare<'strayExplorers'> => ({ word: 'strayExplorers' });

/** Each town and city that is left deals so much damage to dahan. */
export const retaliate = (n: number): Counting<'retaliate'> => ({ word: 'retaliate', n });

/** So many damaged invaders are destroyed. */
export const destroyDamaged = (n: number): Counting<'destroyDamaged'> => ({ word: 'destroyDamaged', n });

/** So much strife of invaders goes. */
export const removeStrife = (n: number): Counting<'removeStrife'> => ({ word: 'removeStrife', n });
