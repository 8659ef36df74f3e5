import type { CardId, Said } from '@tafelrunde/kernel';
import type { Steps } from '@tafelrunde/words';
import type { LandTest } from '../effects/language/lands.ts';
import type { Standing } from '../effects/language/standing.ts';
import type { Twist } from '../effects/language/twists.ts';
import type { PieceKind } from '../pieces.ts';
import type { Innate, SetName } from './card.ts';
import type { DeckChange, DeckSlot } from './invader-deck.ts';

/* What adversaries and scenarios are, as data. They lie open on the table, each level beside those below it. */

/** SI-033: on each board these pieces come to the land of that number, or to the highest-numbered one of which it holds. */
export interface Settlement {
  readonly land: number | { readonly last: LandTest };
  readonly pieces: Readonly<Partial<Record<PieceKind, number>>>;
  /** Where printed blight lies in that land it goes to this one instead. */
  readonly blightTo?: number;
}

export interface Escalation {
  readonly name: Said;
  /** SI-318: before exploring, after each land that was explored, after the card, or after the whole step. */
  readonly timing: 'before' | 'each' | 'after' | 'step';
  readonly do: Steps;
}

/** What comes after the normal actions of a step, or after each card that is explored; from a turn on, if told. */
export interface After {
  readonly what: 'ravage' | 'build' | 'exploreCard';
  readonly from?: number;
  readonly do: Steps;
}

/** What comes once so many invader cards have left the deck. */
interface Reminder {
  readonly under: number;
  readonly do: Steps;
}

/** SI-061: an event of its own, under so many others. */
interface Reserved {
  readonly event: CardId;
  readonly under: number;
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
  /** What this level does to the invader deck; with the levels below it that makes this of it. */
  readonly change?: DeckChange;
  readonly deck?: readonly DeckSlot[];
  readonly setup?: readonly Settlement[];
  /** Sweden: the invader deck is accelerated, and a town comes to a land of that terrain on each board. */
  readonly accelerated?: true;
  readonly escalation?: Escalation;
  readonly after?: After;
  readonly reminder?: Reminder;
  readonly reserves?: Reserved;
  readonly abilities: readonly Twist[];
}

export interface ScenarioCard {
  readonly kind: 'scenario';
  readonly set: SetName;
  readonly name: Said;
  readonly difficulty: number;
  /** Additional blight on the card at the beginning, for each board. */
  readonly blight?: number;
  readonly ours?: true;
  readonly setup?: readonly Settlement[];
  /** The boards lie like this. */
  readonly layout?: string;
  /** So many more fear cards for terror level I. */
  readonly fearCards?: number;
  /** SI-314: the invader deck is accelerated. */
  readonly accelerated?: true;
  /** The invaders build and explore once more before the first turn. */
  readonly headStart?: true;
  readonly abilities: readonly (Twist | Standing)[];
  /** What a power card is that is played face down. */
  readonly power?: Innate & { readonly cost: number };
}
