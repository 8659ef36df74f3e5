import type { Seat } from '../match.ts';
import type { Expectation, Picks, Scenario } from '../scenario/schema.ts';
import type { Said } from '../text/text.ts';

/*
 * A lesson is a scenario with a teacher: a fixed position and a script that is said, shown and done step by step. It is described in
 * docs/lessons.md.
 */

/** An answer in the words of a scenario; `question` where somebody is asked several things at once. */
export interface LessonAnswer {
  readonly pick: Picks;
  readonly question?: string;
}

export interface LessonStep {
  /** One idea. `{click}` and `{Click}` become the word for what a finger or a mouse does. */
  readonly say: Said;
  /**
   * What it speaks of: a card by its id, a zone (`hand/0`), a reference (`pile:deck`, `button:pass`), a part of the board by the
   * name that it gives there. Without it, what the learner must pick.
   */
  readonly point?: readonly string[];
  /** What the learner must do now. Without it, the learner reads and goes on. */
  readonly do?: LessonAnswer;
  /** Said when the learner does something else; a general sentence if there is none. */
  readonly notNow?: Said;
  /** What the others answer then, one after the other. */
  readonly others?: readonly (LessonAnswer & { readonly seat: Seat })[];
  /** It stays where somebody may react; else everybody lets happen what there is to react to. */
  readonly holds?: true;
  /** What must hold after all that. */
  readonly check?: Expectation | readonly Expectation[];
}

export interface Lesson extends Pick<Scenario, 'game' | 'seats' | 'options' | 'given' | 'chance'> {
  /** Its name in addresses. */
  readonly id: string;
  readonly title: Said;
  /** What is learned, in one sentence. */
  readonly about: Said;
  readonly minutes: number;
  readonly learner: Seat;
  /** What others are called whom the teacher speaks of by a name; the rest have names like bots. */
  readonly called?: Readonly<Partial<Record<Seat, Said>>>;
  readonly steps: readonly LessonStep[];
  /** What is said when all is done. */
  readonly end: Said;
}
