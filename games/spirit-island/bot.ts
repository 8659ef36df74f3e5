import {
  type Advisor,
  at,
  cardOf,
  clone,
  type GameBot,
  type GoesOn,
  objectsIn,
  type Position,
  type Ref,
  type Run,
  type Seat,
} from '@tafelrunde/kernel';
import { openIn } from '@tafelrunde/words';
import {
  type Asking,
  answersTo,
  goOn,
  type Horizon,
  isOwn,
  promptPicks,
  roughPicks,
  runOn,
  waiting,
} from './bot/rehearsal.ts';
import { bestCards, bestElement, bestUse, isPower, powerIsUsed } from './bot/turn.ts';
import { evaluate } from './bot/worth.ts';
import { spirit } from './places.ts';
import { elementRef, PASS } from './refs.ts';
import { type At, isSpiritIsland, type Phase } from './state.ts';

/** How much thought a player gives to things. */
interface Thought {
  /** How often the most promising targets of a power are tried. */
  readonly samples: number;
  /** How often an answer is tried. */
  readonly rounds: number;
  /** Sets of cards with which the turn is rehearsed; without any, growth and cards are chosen by how things stand then. */
  readonly sets: number;
  /** Ways to carry out a growth option that are tried. */
  readonly growths: number;
  /** Answers in growth of which the whole turn is thought through, unless one is clearly better. */
  readonly finalists: number;
  /** Rehearsals that are made however little time there is. */
  readonly free: number;
}

/** More ways to answer than these are not tried. */
const MOST_ANSWERS = 40;
/** So often every answer is tried in any case. */
const FREE_ROUNDS = 2;
/** An answer is clearly better than the others. */
const CLEAR = 12;

const cardsAreNext: Horizon = (_, { op }) => op.op === 'playCards' || op.op === 'usePowers';
const invadersAreDone: Horizon = ({ state }) => state.phase === 'slow' || state.phase === 'spirit';

/** Where the decision ends that a question belongs to. */
const horizonIn = (phase: Phase): Horizon =>
  phase === 'spirit' ? cardsAreNext : isOwn(phase) ? powerIsUsed : invadersAreDone;

/** An answer, and the best that has come of it. */
interface Book {
  readonly picks: readonly Ref[];
  worth: number;
  then?: Run & At;
}

const byWorth = (one: { readonly worth: number }, other: { readonly worth: number }): number => other.worth - one.worth;

/** The answer that leads to the best position, if the rest of the decision is made as well as so many tries can find. */
function bestAnswer(asking: Asking, thought: Thought): readonly Ref[] {
  const { m, question, chance, goesOn } = asking;
  const { seat } = question;
  const { phase } = m.state;
  let books = answersTo(asking, MOST_ANSWERS).map((picks): Book => ({ picks, worth: Number.NEGATIVE_INFINITY }));
  if (books.length === 1) return at(books, 0).picks;
  const start = waiting(m, seat);
  const picking = phase === 'fast' || phase === 'slow' ? promptPicks : roughPicks;
  for (let round = 0; round < thought.rounds && (round < FREE_ROUNDS || goesOn(round)); round++) {
    for (const book of books) {
      const run = runOn(m.game, clone(start), chance);
      const open = openIn(run, question);
      if (open === undefined) continue;
      run.choose(open, book.picks);
      goOn(run, isOwn(phase) ? seat : undefined, horizonIn(phase), chance, picking);
      const worth = evaluate(run);
      if (worth <= book.worth) continue;
      book.worth = worth;
      book.then = run;
    }
    books = books.toSorted(byWorth);
    if (round % 4 === 3) books = books.slice(0, Math.max(4, books.length / 2));
  }
  return phase === 'spirit' ? bestForTurn(books, asking, thought) : at(books, 0).picks;
}

/** Of the best answers that growth may be carried out with, the one with which the rest of the turn goes best. */
function bestForTurn(books: readonly Book[], { question, chance, goesOn }: Asking, thought: Thought): readonly Ref[] {
  const isTime = timeFor(goesOn, thought);
  const sets = Math.ceil(thought.sets / 4);
  const [first, second] = books;
  if (sets === 0 || first === undefined || second === undefined || first.worth - second.worth > CLEAR) {
    return first?.picks ?? [];
  }
  const finals = books.slice(0, thought.finalists).map(({ picks, worth, then }) => {
    const isOver = then === undefined || then.match.outcome !== undefined;
    if (isOver) return { picks, worth };
    return { picks, worth: bestCards(then, question.seat, { samples: 1, sets }, chance, isTime).worth };
  });
  return at(finals.toSorted(byWorth), 0).picks;
}

/** The power that helps most, if any does. */
function usePowers({ m, question, chance, goesOn }: Asking, { samples, rounds }: Thought): Ref {
  const refs = question.options.map(({ ref }) => ref);
  if (refs.some((ref) => elementRef.is(ref))) return bestElement(m, question.seat);
  const powers = refs.filter(isPower).map((ref) => ({ ref, worth: Number.NEGATIVE_INFINITY }));
  const run = runOn(m.game, waiting(m, question.seat), chance);
  const open = openIn(run, question);
  if (powers.length === 0 || open === undefined) return PASS;
  for (let round = 0; round < rounds && (round < FREE_ROUNDS || goesOn(round)); round++) {
    for (const power of powers) {
      const best = bestUse(run, open, power.ref, samples, chance);
      power.worth = Math.max(power.worth, best?.worth ?? power.worth);
    }
  }
  const best = powers.reduce((one, other) => (other.worth > one.worth ? other : one));
  return best.worth > evaluate(run) ? best.ref : PASS;
}

/** Is there time for another rehearsal? Some are made in any case. */
function timeFor(goesOn: GoesOn, { free }: Thought): () => boolean {
  let done = 0;
  return () => ++done <= free || goesOn(done);
}

/** The growth with which the turn goes best. */
function chooseGrowth({ m, question, chance, goesOn }: Asking, thought: Thought): Ref {
  const { samples, sets, growths } = thought;
  const { seat, options } = question;
  const start = waiting(m, seat);
  const isTime = timeFor(goesOn, thought);
  const grown = options.map(({ ref }) => {
    const tries = Array.from({ length: growths }, () => {
      const run = runOn(m.game, clone(start), chance);
      const open = openIn(run, question);
      if (open !== undefined) run.choose(open, [ref]);
      goOn(run, seat, cardsAreNext, chance);
      return { run, worth: evaluate(run) };
    });
    return { ref, ...tries.reduce((one, other) => (other.worth > one.worth ? other : one)) };
  });
  const worths = grown.map(({ run, worth }) =>
    sets === 0 || run.match.outcome !== undefined
      ? worth
      : bestCards(run, seat, { samples: samples / 2, sets: sets / 3 }, chance, isTime).worth,
  );
  return at(grown, worths.indexOf(Math.max(...worths))).ref;
}

const playerOf =
  (thought: Thought): Advisor =>
  (sight, question, chance, goesOn) => {
    const m = runOn(sight.game, sight.imagine(chance));
    const open = openIn(m, question);
    if (open === undefined || m.state.round === 0) return undefined;
    const asking: Asking = { m, open, question, chance, goesOn };
    switch (question.op.op) {
      case 'chooseGrowth':
        return [[chooseGrowth(asking, thought)]];
      case 'playCards':
        return [bestCards(m, question.seat, thought, chance, timeFor(goesOn, thought)).cards];
      case 'usePowers':
        return [[usePowers(asking, thought)]];
      default:
        return [bestAnswer(asking, thought)];
    }
  };

/** A beginner: looks at what comes of it at once. */
const simple = playerOf({ samples: 1, rounds: 1, sets: 2, growths: 8, finalists: 2, free: 20 });
/** Plans one turn. */
const quick = playerOf({ samples: 3, rounds: 4, sets: 12, growths: 24, finalists: 4, free: 400 });
/** Plans it with all the time there is. */
const expert = playerOf({ samples: 5, rounds: 8, sets: 30, growths: 40, finalists: 6, free: 1000 });

/** A seat plays as its spirit. */
function sideOf(m: Position, seat: Seat): string | undefined {
  const [panel] = isSpiritIsland(m) ? objectsIn(m, spirit(seat)) : [];
  return panel === undefined ? undefined : cardOf(m, panel);
}

/** What the bots of the house know of this game. */
export const spiritIslandBot = { evaluate, sideOf, players: { simple, quick, expert } } satisfies GameBot;
