import { blank } from './blanking.ts';
import { applyChoices, type Choices, layOut, UNUSED } from './choices.ts';
import { clearPenalties } from './clearing.ts';
import type { Sink } from './sink.ts';
import { bit, type Context, first, peek, type Tableau } from './tableau.ts';
import { type Line, workingOf } from './workings.ts';

/**
 * The score of a hand of card indexes after the drawing step: steps 2 to 7 of the end of the game (FR-063).
 * Without a sink nothing is allocated. `t` afterwards holds the points and the fate of every card.
 */
export function scoreCards(
  t: Tableau,
  hand: ArrayLike<number>,
  size: number,
  context: Context,
  choices?: Choices,
  sink?: Sink,
): number {
  t.context = context;
  layOut(t, hand, size);
  if (choices !== undefined) applyChoices(t, choices);
  return settle(t, choices?.island ?? UNUSED, choices?.angel ?? UNUSED, sink);
}

/** Steps 4 to 7, for a tableau on which the wild cards and Book of Changes are decided. */
export function settle(t: Tableau, islandTarget: number, angelTarget: number, sink?: Sink): number {
  clearPenalties(t, islandTarget, sink);
  blank(t, angelTarget, sink);
  return tally(t, sink);
}

/** Step 7 (FR-070, FR-101): base strength, bonus and penalty of every card that is not blanked. */
function tally(t: Tableau, sink: Sink | undefined): number {
  let total = 0;
  for (let rest = t.active; rest !== 0; rest &= rest - 1) {
    const i = first(rest);
    let points = peek(t.strength, i);
    const { lines } = workingOf(peek(t.card, i));
    if (lines.length > 0) points += measured(t, i, lines, 'bonus', sink);
    if ((t.penalized & ~t.cleared & bit(i)) !== 0) points += measured(t, i, penaltyLines(t, i), 'penalty', sink);
    t.points[i] = points;
    total += points;
  }
  return total;
}

function penaltyLines(t: Tableau, position: number): readonly Line[] {
  const working = workingOf(peek(t.penaltyOf, position));
  return ((t.armyCleared & bit(position)) === 0 ? working.penalty : working.penaltySansArmy).lines;
}

function measured(
  t: Tableau,
  position: number,
  lines: readonly Line[],
  section: 'bonus' | 'penalty',
  sink: Sink | undefined,
): number {
  let sum = 0;
  for (const { measure, term } of lines) {
    const points = measure(t, position);
    sum += points;
    if (sink !== undefined && points !== 0) sink.scored(position, section, term, points, t.because);
  }
  return sum;
}
