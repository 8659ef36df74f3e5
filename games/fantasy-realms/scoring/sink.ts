import type { PointTerm } from '../effects/score-points.ts';
import type { Cards } from './tableau.ts';

/** Hears what the scorer does, as it does it. The scorer works the same without one. */
export interface Sink {
  /** The penalties of these cards are cleared, wholly or of one word. */
  cleared(cards: Cards, by: number, word?: 'army'): void;
  /** These cards cannot be blanked. */
  protected(cards: Cards, by: number): void;
  /** A card is blanked by others; by its own text if `by` is the card alone. */
  blanked(card: number, by: Cards): void;
  /** A blanking was taken back because its protector proved blanked: start over. */
  restart(): void;
  scored(card: number, section: 'bonus' | 'penalty', term: PointTerm, points: number, because: Cards): void;
}
