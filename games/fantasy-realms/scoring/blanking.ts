import { UNUSED } from './choices.ts';
import { ofSuits } from './clearing.ts';
import type { Sink } from './sink.ts';
import { bit, type Cards, everybody, first, MAX_HAND, peek, setActive, type Tableau } from './tableau.ts';
import { type PenaltyWorking, workingOf } from './workings.ts';

/** Steps 5 and 6 (FR-068, FR-069): the Demon, then cards that blank others, then cards that blank themselves. */
export function blank(t: Tableau, angelTarget: number, sink: Sink | undefined): void {
  let protectors = t.protectors;
  for (;;) {
    setActive(t, everybody(t));
    const pending = t.penalized & ~t.cleared;
    if (pending === 0 && sink === undefined) return;
    protect(t, protectors, angelTarget, sink);
    blankLoners(t, pending, sink);
    blankOthers(t, pending, sink);
    blankThemselves(t, pending, sink);
    if (t.context.rulings.undeadProtection === 'stays') return;
    if ((protectors & ~t.active) === 0) return;
    protectors &= t.active; // FR-124, the other way: a blanked protector protects nobody
    if (sink !== undefined) sink.restart();
  }
}

function penaltyAt(t: Tableau, position: number): PenaltyWorking {
  const working = workingOf(peek(t.penaltyOf, position));
  return (t.armyCleared & bit(position)) === 0 ? working.penalty : working.penaltySansArmy;
}

/** FR-086: Angel and the card it chose; Undead while Lich or the expansion's Necromancer is in the hand. */
function protect(t: Tableau, protectors: Cards, angelTarget: number, sink: Sink | undefined): void {
  t.safe = 0;
  for (let rest = protectors; rest !== 0; rest &= rest - 1) {
    const i = first(rest);
    const { protects, protectsSuits } = workingOf(peek(t.card, i));
    let cards = ofSuits(t, protectsSuits);
    if (protects) cards |= bit(i) | (angelTarget === UNUSED ? 0 : bit(angelTarget));
    t.safe |= cards;
    if (sink !== undefined) sink.protected(cards, i);
  }
}

/** FR-087: all suits of the hand at once, before any other blanking. */
function blankLoners(t: Tableau, pending: Cards, sink: Sink | undefined): void {
  let out = 0;
  for (let rest = pending; rest !== 0; rest &= rest - 1) {
    const i = first(rest);
    const { loners } = penaltyAt(t, i);
    if (loners === undefined) continue;
    const hit = loners(t, i) & ~t.safe & (~t.immune | bit(i));
    if (sink !== undefined) report(hit, bit(i), sink);
    out |= hit;
  }
  if (out !== 0) setActive(t, t.active & ~out);
}

const victimsOf = new Int32Array(MAX_HAND);

/**
 * FR-079: a card that no active card blanks is active, and what it blanks is out; so from the top downward. What is left
 * then blanks one another in rings: those that nothing else reaches are out (FR-080, FR-081), without having blanked
 * anything (FR-082), and the rest goes on from the top.
 */
function blankOthers(t: Tableau, pending: Cards, sink: Sink | undefined): void {
  let blankers = 0;
  for (let rest = pending & t.active; rest !== 0; rest &= rest - 1) {
    const i = first(rest);
    const { victims } = penaltyAt(t, i);
    if (victims === undefined) continue;
    const hit = victims(t, i) & ~t.safe & (~t.immune | bit(i));
    if (hit === 0) continue;
    victimsOf[i] = hit;
    blankers |= bit(i);
  }
  if (blankers === 0) return;
  let undecided = t.active;
  let out = 0;
  while (undecided !== 0) {
    const free = undecided & ~victimsOfAll(blankers & ~out);
    const ring = free === 0 ? ringsAtTheTop(undecided, blankers) : 0;
    const hit = free === 0 ? ring : victimsOfAll(free & blankers) & undecided;
    if (sink !== undefined) reportHits(hit, free === 0 ? ring : free & blankers, sink);
    out |= hit;
    undecided &= ~free & ~hit;
  }
  setActive(t, t.active & ~out);
}

function victimsOfAll(blankers: Cards): Cards {
  let hit = 0;
  for (let rest = blankers; rest !== 0; rest &= rest - 1) hit |= peek(victimsOf, first(rest));
  return hit;
}

function blankersOf(card: number, blankers: Cards): Cards {
  let found = 0;
  for (let rest = blankers; rest !== 0; rest &= rest - 1) {
    if ((peek(victimsOf, first(rest)) & bit(card)) !== 0) found |= rest & -rest;
  }
  return found;
}

const above = new Int32Array(MAX_HAND);

/** Cards such that everything above them is also below them: they blank one another and nothing else blanks them. */
function ringsAtTheTop(undecided: Cards, blankers: Cards): Cards {
  for (let rest = undecided; rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    above[card] = blankersOf(card, blankers & undecided);
  }
  for (let via = undecided; via !== 0; via &= via - 1) {
    for (let rest = undecided; rest !== 0; rest &= rest - 1) {
      const card = first(rest);
      if ((peek(above, card) & via & -via) !== 0) above[card] = peek(above, card) | peek(above, first(via));
    }
  }
  let rings = 0;
  for (let rest = undecided; rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    let ring = true;
    for (let up = peek(above, card); up !== 0 && ring; up &= up - 1) ring = (peek(above, first(up)) & bit(card)) !== 0;
    if (ring) rings |= bit(card);
  }
  return rings;
}

/**
 * FR-084: "blanked with" and "blanked without" look at active cards, in no order. A card that is certainly blanked counts
 * for nobody, a card that is certainly active counts for all; a card may be its own condition (FR-085). Where certainty
 * ends, all cards that would be blanked as things stand are blanked together.
 */
function blankThemselves(t: Tableau, pending: Cards, sink: Sink | undefined): void {
  let open = 0;
  for (let rest = pending & t.active & ~t.safe; rest !== 0; rest &= rest - 1) {
    const { needs, shuns } = penaltyAt(t, first(rest));
    if (needs.length > 0 || shuns.length > 0) open |= rest & -rest;
  }
  if (open === 0) return;
  let possible = t.active;
  while (open !== 0) {
    const certain = possible & ~open;
    let blanked = 0;
    let stays = 0;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const i = first(rest);
      const self = bit(i);
      if (lacks(t, i, possible) || meets(t, i, certain | self)) blanked |= self;
      else if (!lacks(t, i, certain | self) && !meets(t, i, possible)) stays |= self;
    }
    if ((blanked | stays) === 0) {
      for (let rest = open; rest !== 0; rest &= rest - 1) {
        if (meets(t, first(rest), possible)) blanked |= rest & -rest;
      }
      if (blanked === 0) break;
    }
    if (sink !== undefined)
      for (let rest = blanked; rest !== 0; rest &= rest - 1) sink.blanked(first(rest), rest & -rest);
    possible &= ~blanked;
    open &= ~(blanked | stays);
  }
  setActive(t, possible);
}

/** Whether something that the card needs is missing among these cards. */
function lacks(t: Tableau, card: number, among: Cards): boolean {
  setActive(t, among);
  for (const need of penaltyAt(t, card).needs) if (need(t, card) === 0) return true;
  return false;
}

/** Whether something that the card shuns is among these cards. */
function meets(t: Tableau, card: number, among: Cards): boolean {
  setActive(t, among);
  for (const shun of penaltyAt(t, card).shuns) if (shun(t, card) !== 0) return true;
  return false;
}

function report(cards: Cards, by: Cards, sink: Sink): void {
  for (let rest = cards; rest !== 0; rest &= rest - 1) sink.blanked(first(rest), by);
}

function reportHits(cards: Cards, blankers: Cards, sink: Sink): void {
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    sink.blanked(card, blankersOf(card, blankers));
  }
}
