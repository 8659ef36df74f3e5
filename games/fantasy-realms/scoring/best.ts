import { type Mode, suitsFor } from '../cards/catalogue.ts';
import { suitIndex } from '../cards/suits.ts';
import {
  asPrinted,
  type Choices,
  type Choosers,
  choosersIn,
  copyCard,
  type Decided,
  type Guise,
  giveSuits,
  isNameless,
  layOut,
  standFor,
  UNUSED,
  unusedChoices,
} from './choices.ts';
import { clearPenalties, ofSuits } from './clearing.ts';
import { type Discernment, discern, guisesFor } from './discernment.ts';
import { guess } from './guess.ts';
import { settle } from './score.ts';
import {
  bit,
  type Cards,
  type Context,
  createTableau,
  everybody,
  first,
  peek,
  setActive,
  type Tableau,
} from './tableau.ts';
import { type SuitSet, workingOf } from './workings.ts';

export interface Best {
  /** The points of the hand's cards; cursed items come on top. */
  readonly total: number;
  readonly choices: Choices;
}

const tableau = createTableau();

/**
 * The choices that score most: every choice of every chooser is tried, except those that provably cannot matter. What is
 * left out, and why nothing is lost, is said where it is left out. Of equal choices the first wins, and "unused" is always
 * tried first. What is `decided` already stays as it is; the choosers decide in their order, so it is always a beginning of it.
 */
export function bestChoices(hand: readonly number[], context: Context, mode: Mode, decided: Decided = NOTHING): Best {
  const t = tableau;
  t.context = context;
  layOut(t, hand, hand.length);
  const search = searchFor(t, hand, mode, decided);
  if (decided.copies === undefined) {
    search.best = guess(t, hand, search);
    search.isGuess = true;
    layOut(t, hand, hand.length);
  }
  chooseCopy(search);
  return { total: search.best, choices: search.found };
}

const NOTHING: Decided = {};

interface Search {
  readonly t: Tableau;
  readonly decided: Decided;
  readonly choosers: Choosers;
  readonly seen: Discernment;
  readonly mirageGuises: readonly Guise[];
  readonly shapeshifterGuises: readonly Guise[];
  /** The suits that Book of Changes can give. */
  readonly bookSuits: readonly number[];
  readonly islandSuits: SuitSet;
  /** The choices that are being tried. */
  readonly trying: Choices;
  best: number;
  /** Whether `best` is only known to be possible, but its choices are not found yet. */
  isGuess: boolean;
  found: Choices;
}

function searchFor(t: Tableau, hand: readonly number[], mode: Mode, decided: Decided): Search {
  const choosers = choosersIn(t);
  const seen = discern(hand, mode);
  const guises = (position: number) =>
    position === UNUSED ? [] : guisesFor(workingOf(peek(t.card, position)).standsFor, seen, mode);
  return {
    t,
    decided,
    choosers,
    seen,
    mirageGuises: guises(choosers.mirage),
    shapeshifterGuises: guises(choosers.shapeshifter),
    bookSuits: suitsFor(mode)
      .filter((suit) => suit !== 'wild')
      .map(suitIndex),
    islandSuits: choosers.island === UNUSED ? 0 : workingOf(peek(t.card, choosers.island)).clearsOneOf,
    trying: unusedChoices(),
    best: Number.NEGATIVE_INFINITY,
    isGuess: false,
    found: unusedChoices(),
  };
}

/**
 * Doppelgänger. Left out: copies of the other wild cards. Such a copy has base strength 0, the suit Wild and no penalty,
 * as the unused Doppelgänger has; no word asks for either name, and two different names are never worse for sets.
 */
function chooseCopy(search: Search): void {
  const { t, choosers, trying, decided } = search;
  if (decided.copies !== undefined) {
    trying.copies = decided.copies;
    if (decided.copies !== UNUSED) copyCard(t, choosers.doppelganger, decided.copies);
    chooseMirage(search);
    return;
  }
  chooseMirage(search);
  if (choosers.doppelganger === UNUSED) return;
  for (let target = 0; target < t.size; target++) {
    const { standsFor, copies } = workingOf(peek(t.card, target));
    if (copies || standsFor !== 0) continue;
    copyCard(t, choosers.doppelganger, target);
    trying.copies = target;
    chooseMirage(search);
  }
  asPrinted(t, choosers.doppelganger);
  trying.copies = UNUSED;
}

function chooseMirage(search: Search): void {
  const { t, choosers, trying, decided } = search;
  if (decided.mirage !== undefined) {
    trying.mirage = decided.mirage;
    if (decided.mirage !== UNUSED) standFor(t, choosers.mirage, decided.mirage);
    chooseShapeshifter(search);
    return;
  }
  chooseShapeshifter(search);
  if (choosers.mirage === UNUSED) return;
  tryGuises(search, choosers.mirage, search.mirageGuises, (guise) => {
    trying.mirage = guise;
    chooseShapeshifter(search);
  });
  asPrinted(t, choosers.mirage);
  trying.mirage = UNUSED;
}

function chooseShapeshifter(search: Search): void {
  const { t, choosers, trying, decided } = search;
  if (decided.shapeshifter !== undefined) {
    trying.shapeshifter = decided.shapeshifter;
    if (decided.shapeshifter !== UNUSED) standFor(t, choosers.shapeshifter, decided.shapeshifter);
    chooseSuit(search);
    return;
  }
  chooseSuit(search);
  if (choosers.shapeshifter === UNUSED) return;
  tryGuises(search, choosers.shapeshifter, search.shapeshifterGuises, (guise) => {
    trying.shapeshifter = guise;
    chooseSuit(search);
  });
  asPrinted(t, choosers.shapeshifter);
  trying.shapeshifter = UNUSED;
}

/** Tries each guise; of nameless cards only one of each kind of suit (see `firstOfItsKind`). */
function tryGuises(search: Search, position: number, guises: readonly Guise[], go: (guise: Guise) => void): void {
  const { t, seen } = search;
  let tried = 0;
  for (const guise of guises) {
    standFor(t, position, guise);
    if (isNameless(guise)) {
      const suit = peek(t.suits, position);
      if (!firstOfItsKind(t, seen, position, suit, tried)) continue;
      tried |= suit;
    }
    go(guise);
  }
}

/**
 * Whether a suit for the card at `position` is worth trying after those in `tried`. Two suits of one class are mentioned by
 * the same words in the same way. If no word compares suits with one another, exchanging the two throughout the hand
 * changes no score; if one does, that is still so while no other card has either suit. The exchange turns every later
 * choice into another legal one (no other chooser but the Book can give these suits, and the Book can give both; only cards
 * of several suits would be in the way), so the second suit leads to the same scores as the first.
 */
function firstOfItsKind(t: Tableau, seen: Discernment, position: number, suit: SuitSet, tried: SuitSet): boolean {
  const alike = tried & seen.classOf(first(suit));
  if (alike === 0) return true;
  if (!seen.comparesSuits) return false;
  if (seen.severalSuits) return true;
  if (hasCompany(t, position, suit)) return true;
  for (let rest = alike; rest !== 0; rest &= rest - 1) if (!hasCompany(t, position, rest & -rest)) return false;
  return true;
}

const hasCompany = (t: Tableau, position: number, suit: SuitSet): boolean =>
  (peek(t.ofSuit, first(suit)) & ~bit(position)) !== 0;

/**
 * Book of Changes. Left out: everything, where even the ceiling is too low; the suit that a card has already, and suits that are of its kind; cards that cannot change; and a
 * Mirage or Shapeshifter that stands for a nameless card, because only its suit was chosen, and giving the same suit to the
 * unused card comes to the same (no word asks for the names of unused wild cards, and none of them shares a suit with a
 * card of its name then), as long as it is not decided otherwise.
 */
function chooseSuit(search: Search): void {
  const { t, choosers, trying, decided } = search;
  if (isHopeless(search, choosers.book === UNUSED ? 0 : 1)) return;
  if (decided.bookTarget !== undefined && decided.bookTarget !== UNUSED) {
    giveBookSuits(search, decided.bookTarget);
    return;
  }
  chooseTargets(search);
  if (choosers.book === UNUSED || decided.bookTarget === UNUSED) return;
  for (let target = 0; target < t.size; target++) {
    if (target === choosers.book || workingOf(peek(t.card, target)).immune) continue;
    if (target === choosers.mirage && isNameless(trying.mirage) && decided.mirage === undefined) continue;
    if (target === choosers.shapeshifter && isNameless(trying.shapeshifter) && decided.shapeshifter === undefined)
      continue;
    giveBookSuits(search, target);
  }
  trying.bookTarget = UNUSED;
  trying.bookSuit = UNUSED;
}

/** The suits for the card that the Book changes. The suit that it has already is as good as not to use the Book, if that is still possible. */
function giveBookSuits(search: Search, target: number): void {
  const { t, trying, seen, decided } = search;
  const before = peek(t.suits, target);
  const hasOneSuit = (before & (before - 1)) === 0;
  trying.bookTarget = target;
  let tried = decided.bookTarget === undefined ? before : 0;
  for (const index of decided.bookSuit === undefined ? search.bookSuits : [decided.bookSuit]) {
    const suit = bit(index);
    if (hasOneSuit && !firstOfItsKind(t, seen, target, suit, tried)) continue;
    tried |= suit;
    giveSuits(t, target, suit);
    trying.bookSuit = index;
    chooseTargets(search);
    giveSuits(t, target, before);
  }
}

/**
 * Island and Angel. Left out: everything, where even the ceiling is too low; for Island, cards whose penalty is cleared anyway
 * or that have none, as clearing it again changes nothing.
 */
function chooseTargets(search: Search): void {
  const { t, choosers, trying, decided } = search;
  trying.island = decided.island ?? UNUSED;
  trying.angel = decided.angel ?? UNUSED;
  consider(search, settleNow(search));
  if ((choosers.island === UNUSED && choosers.angel === UNUSED) || isHopeless(search, 0)) return;
  if (choosers.angel !== UNUSED) chooseProtected(search);
  if (choosers.island === UNUSED || decided.island !== undefined) return;
  clearPenalties(t, UNUSED, undefined);
  const worthwhile = ofSuits(t, search.islandSuits) & t.penalized & ~t.cleared;
  for (let rest = worthwhile; rest !== 0; rest &= rest - 1) {
    trying.island = first(rest);
    consider(search, settleNow(search));
    if (choosers.angel !== UNUSED) chooseProtected(search);
  }
  trying.island = UNUSED;
}

/**
 * Angel. Left out: cards that stay active without it. All that could blank such a card is blanked, cleared or absent, so its
 * protection takes away only blankings that never come about. (Cards that might blank themselves are tried all the same, and
 * so is every card where protection can fall with its protector.)
 */
function chooseProtected(search: Search): void {
  const { t, choosers, trying, decided } = search;
  if (decided.angel !== undefined) return;
  settleNow(search);
  for (let rest = inDanger(t) & ~bit(choosers.angel); rest !== 0; rest &= rest - 1) {
    trying.angel = first(rest);
    consider(search, settleNow(search));
  }
  trying.angel = UNUSED;
}

function inDanger(t: Tableau): Cards {
  if (t.context.rulings.undeadProtection !== 'stays') return everybody(t);
  let cards = everybody(t) & ~t.active;
  for (let rest = t.active & t.penalized & ~t.cleared; rest !== 0; rest &= rest - 1) {
    const { needs, shuns } = workingOf(peek(t.penaltyOf, first(rest))).penalty;
    if (needs.length > 0 || shuns.length > 0) cards |= rest & -rest;
  }
  return cards;
}

const settleNow = ({ t, trying }: Search): number => settle(t, trying.island, trying.angel);

/**
 * Whether nothing better can come, with the wild cards as they are and `changing` cards still to change their suit. The
 * ceiling adds up what every card could have at most: never less than 0, since a card can be blanked, and no penalties.
 */
function isHopeless(search: Search, changing: number): boolean {
  const { t } = search;
  setActive(t, everybody(t));
  let ceiling = 0;
  for (let i = 0; i < t.size; i++) {
    let most = peek(t.strength, i);
    for (const line of workingOf(peek(t.card, i)).lines) most += line.ceiling(t, i, changing);
    if (most > 0) ceiling += most;
  }
  return search.isGuess ? ceiling < search.best : ceiling <= search.best;
}

/** A better total, or the first choices that reach the total that was guessed. */
function consider(search: Search, total: number): void {
  if (search.isGuess ? total < search.best : total <= search.best) return;
  search.best = total;
  search.found = { ...search.trying };
  search.isGuess = false;
}
