import type { Said } from '@tafelrunde/kernel';
import type { Steps } from '@tafelrunde/words';
import type { Twist } from '../effects/language/twists.ts';
import type { PieceKind } from '../pieces.ts';
import type { SetName } from './card.ts';

/* What adversaries and scenarios are, as data. They lie open on the table, each level beside those below it. */

/** SI-033: on each board these pieces come to the land of that number. */
export interface Settlement {
  readonly number: number;
  readonly pieces: Readonly<Partial<Record<PieceKind, number>>>;
  /** Where printed blight lies in that land it goes to this one instead. */
  readonly blightTo?: number;
}

interface Escalation {
  readonly name: Said;
  /** SI-318: before exploring, or after each land that was explored. */
  readonly timing: 'before' | 'each';
  readonly do: Steps;
}

/** One level of an adversary; level 0 bears the name and the id of the adversary (SI-032). */
export interface LevelCard {
  readonly kind: 'adversary';
  readonly set: SetName;
  readonly name: Said;
  readonly ours?: true;
  readonly adversary: string;
  readonly level: number;
  /** SI-322. */
  readonly difficulty: number;
  /** SI-050: for each terror level. */
  readonly fearCards: readonly number[];
  /** The invader deck by stages from the top, if this level changes it. */
  readonly deck?: string;
  readonly setup?: readonly Settlement[];
  /** Sweden: the invader deck is accelerated, and a town comes to a land of that terrain on each board. */
  readonly accelerated?: true;
  readonly escalation?: Escalation;
  readonly abilities: readonly Twist[];
}

export interface ScenarioCard {
  readonly kind: 'scenario';
  readonly set: SetName;
  readonly name: Said;
  readonly difficulty: number;
  /** Additional blight on the card at the beginning, for each board. */
  readonly blight?: number;
  /** The invaders build and explore once more before the first turn. */
  readonly headStart?: true;
  readonly abilities: readonly Twist[];
}
