import { at } from '../at.ts';
import { ownFace } from '../cards/disguises.ts';
import type { GameEvent } from '../cards/events.ts';
import { imagine } from '../cards/imagine.ts';
import { view } from '../cards/view.ts';
import { answer } from '../crank/answer.ts';
import { type Chance, quickChance } from '../crank/chance.ts';
import { clone } from '../crank/clone.ts';
import { findQuestion, type Question, questionOf, questionsTo } from '../crank/questions.ts';
import { type Open, Run } from '../crank/run.ts';
import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import { canonical } from '../history/hash.ts';
import { apply, openJournal } from '../history/journal.ts';
import type { Entry } from '../history/notes.ts';
import { undoFor } from '../history/taking-back.ts';
import type { Match, Ref } from '../match.ts';
import { LYING, type PositionCheck } from './lying.ts';
import { type Onlooker, onlookers } from './onlookers.ts';
import { isSame, notPlain } from './plain.ts';
import {
  anyOf,
  everySeat,
  fresh,
  type Plan,
  type Played,
  playRandomly,
  randomPicks,
  repeat,
  type Taken,
} from './random-play.ts';

/** What must hold of a position and of what somebody who looks at it imagines. */
type MindCheck = (game: AnyGame, match: Match, mind: Mind) => string | undefined;

interface Mind {
  readonly onlooker: Onlooker;
  readonly imagined: Match;
}

/** What must hold of every step of every game. */
type StepCheck = (game: AnyGame, step: Taken) => string | undefined;

const ASKED = 'the game is over, or somebody is waited for, and every question can be answered';

/** What costs next to nothing: fuzz tests ask it everywhere. */
const CHEAP: Readonly<Record<string, PositionCheck>> = {
  ...LYING,
  [ASKED]: (game, match) =>
    match.outcome === undefined ? wrongWith(questionsTo(game, match, everySeat(match))) : undefined,
};

/** There is a question that is waited for; each has an id of its own and something to pick. */
function wrongWith(questions: readonly Question[]): string | undefined {
  if (questions.every(({ standing }) => standing)) return 'nobody is asked';
  if (new Set(questions.map(({ id }) => id)).size !== questions.length) return 'two questions have one id';
  const odd = questions.find(({ min, max, options }) => {
    return options.length === 0 || min > max || new Set(options.map(({ ref }) => ref)).size !== options.length;
  });
  return odd === undefined ? undefined : JSON.stringify(odd);
}

const POSITION: Readonly<Record<string, PositionCheck>> = {
  ...CHEAP,
  'a match is plain JSON': (_, match) => notPlain(match),
};

/** The chance of all that is imagined: the same, so that what is imagined twice can be compared. */
const DREAM = 3;

const IMAGINED: Readonly<Record<string, MindCheck>> = {
  'a view tells nothing that the seat does not know': (game, match, { onlooker, imagined }) => {
    const { name, holds } = onlooker;
    const seen = view(game, match, holds);
    const alsoSeen = view(game, imagined, holds, { match, view: seen });
    if (isSame(seen, alsoSeen)) return undefined;
    return `${name} sees ${JSON.stringify(seen)}\nbut would ${JSON.stringify(alsoSeen)}`;
  },
  'nothing but what the seat knows goes into imagining': (game, match, { onlooker: { mind, name }, imagined }) => {
    const twice = imagine(game, imagine(game, match, mind, quickChance(2)), mind, quickChance(DREAM));
    return isSame(twice, imagined) ? undefined : `${name}: ${same(twice, imagined)}`;
  },
  'imagining neither makes nor loses a card': (_, match, { imagined }) => {
    const more = new Int32Array(match.table.length);
    for (const face of ownFaces(match)) more[face] = (more[face] ?? 0) - 1;
    for (const face of ownFaces(imagined)) more[face] = (more[face] ?? 0) + 1;
    const odd = more.findIndex((n) => n !== 0);
    return odd < 0 ? undefined : `${more[odd]} more of ${match.table[odd]}`;
  },
  'an imagined match can be played': (game, _, { imagined }) => play(game, imagined),
};

const STEP: Readonly<Record<string, StepCheck>> = {
  'the same answer and chance lead to the same match': (game, { before, given, after }) =>
    same(granted(repeat(game, before, given)).match, after),
  'through JSON and back, the same future': (game, { before, given, after }) =>
    same(granted(repeat(game, throughJson(before), given)).match, after),
  'a clone has the same future, and leaves the original alone': (game, { before, given, after }) => {
    const kept = canonical(before);
    const cloned = clone(before);
    answerInPlace(game, cloned, given);
    return same(cloned, after) ?? (canonical(before) === kept ? undefined : 'the original has changed');
  },
  'an answer taken back and given again is as if nothing had been': (game, { before, given, after }) => {
    const { seat: by, question, picks } = given;
    const journal = openJournal(game, before.options, before.seats, { first: before });
    const enter = (entry: Entry): string | undefined => {
      const noted = apply(journal, entry, quickChance(given.chance));
      return noted.ok ? undefined : noted.refusal.message.en;
    };
    const wrong = enter({ kind: 'begin' }) ?? enter({ kind: 'answer', by, question, picks });
    const undo = undoFor(journal, by);
    if (!undo.ok || wrong !== undefined) return wrong;
    const back = enter(undo.value) ?? same(journal.match, before);
    return back ?? enter({ kind: 'answer', by, question, picks }) ?? same(journal.match, after);
  },
  'an answer to a question that is gone is stale': (game, { after, given: { seat, question, picks } }) => {
    const again = answer(game, after, seat, question, picks, quickChance(1));
    if (again.ok) return `${question} was answered twice`;
    return ['stale', 'over'].includes(again.refusal.code) ? undefined : again.refusal.code;
  },
};

/** Everything that must hold of a position, for all who look at it or for these. */
export function checkPosition(game: AnyGame, match: Match, eyes: readonly Onlooker[] = onlookers(match)): void {
  demandAll(game, POSITION, (check) => check(game, match));
  for (const onlooker of eyes) {
    const mind = { onlooker, imagined: imagine(game, match, onlooker.mind, quickChance(DREAM)) };
    demandAll(game, IMAGINED, (check) => check(game, match, mind));
  }
}

/** What is checked even where there is no time for more. */
export function checkCheaply(game: AnyGame, match: Match): void {
  demandAll(game, CHEAP, (check) => check(game, match));
}

/** Everything that must hold of a step and of the position that it leads to. */
export function checkStep(game: AnyGame, step: Taken): void {
  demandAll(game, STEP, (check) => check(game, step));
  checkPosition(game, step.after);
}

/** Plays a random whole game: everything is checked at every `every`th step, and the cheap things at all others. */
export function checkRandomGame(game: AnyGame, plan: Plan & { readonly every?: number }): Played {
  const { every = 1, seed } = plan;
  let step = seed % every;
  const played = playRandomly(game, {
    ...plan,
    onStart: (match) => checkPosition(game, match),
    onStep: (taken) => (step++ % every === 0 ? checkStep(game, taken) : checkCheaply(game, taken.after)),
  });
  demandAll(game, { 'one long run in place ends in the same match': inOneRun }, (check) => check(game, played));
  return played;
}

/**
 * Plays a random whole game in one run, in place: many times quicker than `checkRandomGame`, for games that take hundreds of
 * answers. The cheap things are checked at every question, all that must hold of a position at every `every`th.
 */
export function checkQuickGame(game: AnyGame, plan: QuickPlan): Quick {
  const { seed, every, most = 5_000 } = plan;
  const mind = quickChance(seed);
  const run = new Run(game, plan.start ?? fresh(game, plan), mind, plan.heard);
  run.crank();
  let answers = 0;
  for (; run.match.outcome === undefined; answers++) {
    if (answers === most) throw new Error(`${game.id}, seed ${seed}: no end after ${most} answers`);
    if ((answers + seed) % every === 0)
      checkPosition(game, run.match, eyesFor(plan, run.match, (answers + seed) / every));
    demandAll(game, LYING, (check) => check(game, run.match));
    plan.onQuestion?.(run.match);
    demandAll(game, { [ASKED]: answerAtRandom }, (go) => go(run, mind, plan.often));
  }
  return { end: run.match, answers };
}

export interface QuickPlan extends Omit<Plan, 'onStart' | 'onStep'> {
  readonly every: number;
  /** Here is written down what happens; without it nobody listens, and the game is quicker. */
  readonly heard?: GameEvent[];
  /** Who looks at these positions: all, or one after another, each at the next. */
  readonly eyes?: 'all' | 'in turn';
  /** What else must hold at every question of this game. */
  readonly onQuestion?: (match: Match) => void;
}

function eyesFor({ eyes = 'all' }: QuickPlan, match: Match, nth: number): readonly Onlooker[] {
  const everybody = onlookers(match);
  return eyes === 'all' ? everybody : [at(everybody, nth % everybody.length)];
}

/** A game that was played in place. */
export interface Quick {
  readonly end: Match;
  readonly answers: number;
}

function demandAll<C>(
  { id }: AnyGame,
  checks: Readonly<Record<string, C>>,
  ask: (check: C) => string | undefined,
): void {
  for (const name in checks) {
    const check = checks[name];
    const wrong = check === undefined ? undefined : ask(check);
    if (wrong !== undefined) throw new Error(`${id}: ${name}: not so here: ${wrong}`);
  }
}

function firstWrong<T>(list: readonly T[], check: (each: T) => string | undefined): string | undefined {
  for (const each of list) {
    const wrong = check(each);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Where two values differ, if they do. */
function same(found: unknown, wanted: unknown): string | undefined {
  if (canonical(found) === canonical(wanted)) return undefined;
  return `found ${JSON.stringify(found)}\nwanted ${JSON.stringify(wanted)}`;
}

function throughJson(match: Match): Match {
  return JSON.parse(JSON.stringify(match));
}

const ownFaces = (match: Match): number[] => match.face.map((_, instance) => ownFace(match, instance));

function answerInPlace(game: AnyGame, match: Match, { seat, question, picks, chance }: Taken['given']): void {
  const run = new Run(game, match, quickChance(chance));
  const found = findQuestion(run, seat, question);
  if (!found.ok) throw new Error(`${question} is not open`);
  run.choose(found.value.open, picks);
}

/** A few answers from here, as a bot thinks them through. What was asked before it was imagined may have no answer there. */
function play(game: AnyGame, dreamt: Match): string | undefined {
  const chance = quickChance(dreamt.moves);
  const run = new Run(game, clone(dreamt), chance);
  for (let i = 0; i < 4 && run.match.outcome === undefined; i++) {
    const asked = openIn(run);
    const wrong = i === 0 ? undefined : wrongWithAny(asked);
    if (wrong !== undefined) return wrong;
    answerOne(asked, run, chance);
  }
  return firstWrong(Object.values(LYING), (check) => check(game, run.match));
}

/** Says what is wrong with the questions that are open, or answers one of them. */
function answerAtRandom(run: Run, mind: Chance, often?: readonly Ref[]): string | undefined {
  const asked = openIn(run);
  const wrong = wrongWithAny(asked);
  if (wrong === undefined) answerOne(asked, run, mind, often);
  return wrong;
}

interface Asked {
  readonly open: Open;
  readonly question: Question;
}

const openIn = (run: Run): Asked[] => run.open().map((open) => ({ open, question: questionOf(run, open) }));

const wrongWithAny = (asked: readonly Asked[]): string | undefined => wrongWith(asked.map(({ question }) => question));

function answerOne(asked: readonly Asked[], run: Run, mind: Chance, often?: readonly Ref[]): void {
  const { open, question } = anyOf(asked, mind, (each) => each.question.standing);
  run.choose(open, randomPicks(run, open, question, mind, often));
}

/** Simulations keep one run for a whole game: nothing that it remembers may go stale. */
function inOneRun(game: AnyGame, { start, steps, end }: Played): string | undefined {
  let chance = quickChance(0);
  const run = new Run(game, clone(start), (label, n) => chance(label, n));
  for (const { given } of steps) {
    chance = quickChance(given.chance);
    const found = findQuestion(run, given.seat, given.question);
    if (!found.ok) return `${given.question} is not open`;
    run.choose(found.value.open, given.picks);
  }
  return same(run.match, end);
}
