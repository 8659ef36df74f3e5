import type { Said } from '@tafelrunde/kernel';
import type { Steps } from '@tafelrunde/words';
import type { LandTest } from '../effects/language/lands.ts';
import { decide } from '../effects/language/words/events.ts';
import type { PieceKind } from '../pieces.ts';
import type { SetName } from './card.ts';
import type { Element } from './elements.ts';

/* SI-194 to SI-207: what event cards are, as data. */

/** SI-197: what the upper half depends on. */
export type EventTime =
  | { readonly stage: readonly number[] }
  | { readonly terror: readonly number[] }
  | { readonly island: 'healthy' | 'blighted' };

/** A part of a card has a name of its own. */
export interface EventPart {
  readonly name: Said;
  readonly do: Steps;
}

/** What applies of the upper half; without a time always. */
export interface MainEvent extends EventPart {
  readonly when?: EventTime;
  /** When the card is done another one is drawn; this one goes back under so many, or is discarded. */
  readonly redraws?: { readonly under?: number };
}

/** SI-202: so much energy for each player, shared as they like. */
export interface EventCost {
  readonly energy: number;
  /** Not for each player: for each such land that the players choose, or for each of the pieces that they keep, so many at least. */
  readonly per?: { readonly lands: LandTest } | { readonly kept: PieceKind; readonly least: number };
  /** SI-203. */
  readonly aidedBy?: Element;
}

/** SI-201: one of those that the players choose from. */
export interface EventChoice extends EventPart {
  readonly cost?: EventCost;
}

export interface EventCard {
  readonly kind: 'event';
  readonly set: SetName;
  readonly name: Said;
  readonly ours?: true;
  /** Its makers have taken it out of the set since. */
  readonly retired?: true;
  /** SI-061: only with the adversary that brings it. */
  readonly isReserved?: true;
  readonly main: readonly MainEvent[];
  /** SI-199: the lower half. */
  readonly token?: EventPart;
  readonly dahan?: EventPart;
}

type Name = readonly [en: string, de: string];

const said = ([en, de]: Name): Said => ({ en, de });

export const part = (name: Name, ...steps: Steps): EventPart => ({ name: said(name), do: steps });
export const atStage = (stages: readonly number[], name: Name, ...steps: Steps): MainEvent => ({
  ...part(name, ...steps),
  when: { stage: stages },
});
export const atTerror = (levels: readonly number[], name: Name, ...steps: Steps): MainEvent => ({
  ...part(name, ...steps),
  when: { terror: levels },
});
export const whileIsland = (island: 'healthy' | 'blighted', name: Name, ...steps: Steps): MainEvent => ({
  ...part(name, ...steps),
  when: { island },
});

interface Lower {
  readonly token?: EventPart;
  readonly dahan?: EventPart;
}

/** An event card of a set: its name in both languages, the upper half, the lower half. */
export const event =
  (set: SetName) =>
  (name: Name, main: readonly MainEvent[], lower: Lower = {}): EventCard => ({
    kind: 'event',
    set,
    name: said(name),
    ours: true,
    main,
    ...lower,
  });

export const retiredEvent = (card: EventCard): EventCard => ({ ...card, retired: true });

/** Upper halves whose choices carry the names: the card and its one part are called alike. */
export const choices = (name: Name, ...of: readonly EventChoice[]): MainEvent => part(name, decide(...of));

export const choice = (name: Name, ...steps: Steps): EventChoice => part(name, ...steps);
export const choiceFor = (cost: EventCost, name: Name, ...steps: Steps): EventChoice => ({
  ...part(name, ...steps),
  cost,
});

/** SI-061: it lies in the deck only if an adversary brings it. */
export const reserved = (card: EventCard): EventCard => ({ ...card, isReserved: true });
/** Then another one is drawn, and this one goes back under so many cards if told. */
export const redrawing = (main: MainEvent, under?: number): MainEvent => ({
  ...main,
  redraws: under === undefined ? {} : { under },
});
