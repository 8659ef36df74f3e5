import { UNUSED } from './choices.ts';
import type { Sink } from './sink.ts';
import { bit, type Cards, everybody, first, peek, type Tableau } from './tableau.ts';
import { ALL_SUITS, type SuitSet, workingOf } from './workings.ts';

/** Step 4 (FR-067): before any penalty is applied, so it counts even if the clearing card is blanked later (FR-074). */
export function clearPenalties(t: Tableau, islandTarget: number, sink: Sink | undefined): void {
  t.cleared = 0;
  t.armyCleared = 0;
  if (t.penalized === 0) return;
  for (let rest = t.clearers; rest !== 0; rest &= rest - 1) {
    const i = first(rest);
    const { clears, clearsArmyOf, clearsOneOf } = workingOf(peek(t.card, i));
    if (clears !== 0) {
      const cards = ofSuits(t, clears) & t.penalized;
      t.cleared |= cards;
      if (sink !== undefined) sink.cleared(cards, i);
    }
    if (clearsArmyOf !== 0) {
      const cards = ofSuits(t, clearsArmyOf) & t.penalized;
      t.armyCleared |= cards;
      if (sink !== undefined) sink.cleared(mentioningArmy(t, cards), i, 'army');
    }
    if (clearsOneOf !== 0 && islandTarget !== UNUSED) {
      const cards = ofSuits(t, clearsOneOf) & bit(islandTarget) & t.penalized;
      t.cleared |= cards;
      if (sink !== undefined) sink.cleared(cards, i);
    }
  }
}

/** Those of these cards that have the word Army in their penalty (FR-073). */
function mentioningArmy(t: Tableau, cards: Cards): Cards {
  let found = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    if (workingOf(peek(t.penaltyOf, first(rest))).penaltyMentionsArmy) found |= rest & -rest;
  }
  return found;
}

export function ofSuits(t: Tableau, suits: SuitSet): Cards {
  if (suits === ALL_SUITS) return everybody(t);
  let found = 0;
  for (let rest = suits; rest !== 0; rest &= rest - 1) found |= peek(t.ofSuit, first(rest));
  return found;
}
