import type { BlankTerm } from '../effects/score-blanking.ts';
import type { PointTerm } from '../effects/score-points.ts';
import type { PowerTerm } from '../effects/score-powers.ts';
import type { Said } from '../effects/score-who.ts';
import type { CardId } from './ids.ts';
import type { Suit } from './suits.ts';

export type BonusTerm = PointTerm | PowerTerm;
export type PenaltyTerm = PointTerm | BlankTerm;

/** FR-003: a name, a suit, a base strength, and a bonus, a penalty or both. */
export interface Card {
  readonly code: string;
  readonly name: Said;
  readonly suit: Suit;
  readonly strength: number;
  readonly bonus?: readonly BonusTerm[];
  readonly penalty?: readonly PenaltyTerm[];
  /** Further suits that the card has besides its own. */
  readonly alsoSuits?: readonly Suit[];
  /** The card of the same name that this one is another printing of (FR-032). */
  readonly reprints?: CardId;
}

export type CardSet<Id extends CardId> = Readonly<Record<Id, Card>>;

type Sections = Pick<Card, 'bonus' | 'penalty' | 'alsoSuits' | 'reprints'>;

export const card = (
  code: string,
  suit: Suit,
  strength: number,
  en: string,
  de: string,
  sections: Sections = {},
): Card => ({ code, suit, strength, name: { en, de }, ...sections });
