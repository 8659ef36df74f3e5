import { bit, type Cards, count, first, NAMELESS, peek, type Tableau } from '../scoring/tableau.ts';
import type { Definitions, Terms } from './score-definition.ts';
import { signed } from './score-speech.ts';

/** So many cards, so many points: in rising order; more cards than the last step still give the last step. */
export type Steps = readonly (readonly [cards: number, points: number])[];

/** The words that compare the cards of the hand with one another. */
export interface PatternWords {
  /** Differently named cards of one suit (FR-102). */
  sets: { steps: Steps };
  /** Base strengths in a row (FR-103). */
  runs: { steps: Steps };
  allDifferentSuits: { points: number };
}

type Term = Terms<PatternWords>;

export const sets = (steps: Steps): Term => ({ word: 'sets', steps });
export const runs = (steps: Steps): Term => ({ word: 'runs', steps });
export const allDifferentSuits = (points: number): Term => ({ word: 'allDifferentSuits', points });

export const patternWords: Definitions<PatternWords> = {
  sets: {
    measure:
      ({ steps: list }) =>
      (t) =>
        setsIn(t, list),
    ceiling:
      ({ steps: list }) =>
      (t, _, changing) =>
        mostSetsIn(t, list, changing),
    text: {
      en: ({ steps: list }) =>
        `${steps(list, (n, points) => `${points} for ${n} different cards of one suit`, 'for')} or more`,
      de: ({ steps: list }) =>
        `${steps(list, (n, points) => `${points} für ${n} verschiedene Karten einer Farbe`, 'für')} oder mehr`,
    },
  },
  runs: {
    measure:
      ({ steps: list }) =>
      (t) =>
        runsIn(t, list),
    ceiling:
      ({ steps: list }) =>
      (t) =>
        mostRunsIn(t, list),
    text: {
      en: ({ steps: list }) =>
        `${steps(list, (n, points) => `${points} for ${n} base strengths in a row`, 'for')} or more`,
      de: ({ steps: list }) =>
        `${steps(list, (n, points) => `${points} für ${n} aufeinanderfolgende Basisstärken`, 'für')} oder mehr`,
    },
  },
  allDifferentSuits: {
    measure:
      ({ points }) =>
      (t) => {
        let seen = 0;
        t.because = t.active;
        for (let rest = t.active; rest !== 0; rest &= rest - 1) {
          const own = peek(t.suits, first(rest));
          if ((seen & own) !== 0) return 0;
          seen |= own;
        }
        return points;
      },
    ceiling:
      ({ points }) =>
      () =>
        points,
    text: {
      en: ({ points }) => `${signed(points)} if all active cards have different suits`,
      de: ({ points }) => `${signed(points)}, wenn alle aktiven Karten verschiedene Farben haben`,
    },
  },
};

const steps = (list: Steps, first: (cards: number, points: string) => string, more: string): string =>
  list
    .map(([cards, points], i) => (i === 0 ? first(cards, signed(points)) : `${signed(points)} ${more} ${cards}`))
    .join(', ');

function pays(steps: Steps, cards: number): number {
  let points = 0;
  for (const step of steps) if (cards >= step[0]) points = step[1];
  return points;
}

/** FR-102: per suit the differently named active cards. */
function setsIn(t: Tableau, steps: Steps): number {
  const largestOnly = t.context.rulings.sets === 'largest';
  let total = 0;
  let because = 0;
  for (let suit = 0; suit < t.ofSuit.length; suit++) {
    const cards = differentlyNamed(t, peek(t.ofSuit, suit) & t.suited);
    const points = pays(steps, count(cards));
    if (points === 0) continue;
    if (!largestOnly) {
      total += points;
      because |= cards;
    } else if (points > total) {
      total = points;
      because = cards;
    }
  }
  t.because = because;
  return total;
}

/** All sets at once, each changing card making that set larger which gains most by it. */
function mostSetsIn(t: Tableau, steps: Steps, changing: number): number {
  let total = 0;
  let gain = 0;
  for (let suit = 0; suit < t.ofSuit.length; suit++) {
    const cards = count(differentlyNamed(t, peek(t.ofSuit, suit)));
    total += pays(steps, cards);
    gain = Math.max(gain, pays(steps, cards + changing) - pays(steps, cards));
  }
  return total + changing * gain;
}

/** One card per name. A card without a name bears no other card's name, so each counts (FR-091). */
function differentlyNamed(t: Tableau, cards: Cards): Cards {
  let different = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const position = first(rest);
    const name = peek(t.name, position);
    const before = bit(position) - 1;
    if (name === NAMELESS || (peek(t.ofName, name) & cards & before) === 0) different |= bit(position);
  }
  return different;
}

const HIGHEST = 45;
const atStrength = new Int32Array(HIGHEST + 2);

/**
 * FR-103: runs of consecutive base strengths. A card is used in one run only, so a second card of the same strength can
 * belong to a second run: the cards lie in rows, each row with one card per strength, and every row has its own runs.
 */
function runsIn(t: Tableau, steps: Steps): number {
  const longestOnly = t.context.rulings.runs === 'longest';
  atStrength.fill(0);
  for (let rest = t.active; rest !== 0; rest &= rest - 1) {
    const strength = peek(t.strength, first(rest));
    if (strength >= 0) atStrength[strength] = peek(atStrength, strength) | (rest & -rest);
  }
  let total = 0;
  let because = 0;
  for (let more = true; more; ) {
    more = false;
    let run = 0;
    for (let strength = 0; strength <= HIGHEST + 1; strength++) {
      const cards = peek(atStrength, strength);
      if (cards !== 0) {
        run |= cards & -cards;
        atStrength[strength] = cards & (cards - 1);
        more ||= (cards & (cards - 1)) !== 0;
        continue;
      }
      if (run === 0) continue;
      const points = pays(steps, count(run));
      if (points > 0 && !longestOnly) {
        total += points;
        because |= run;
      } else if (points > total) {
        total = points;
        because = run;
      }
      run = 0;
    }
  }
  t.because = because;
  return total;
}

/** Up to ten cards fewer cards never give more; only a longer run can be worth more when it falls into two. */
const mostRunsIn = (t: Tableau, steps: Steps): number => runsIn(t, steps) + (t.size > 10 ? pays(steps, t.size) : 0);
