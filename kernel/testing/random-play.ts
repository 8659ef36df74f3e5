import { at } from '../at.ts';
import type { GameEvent } from '../cards/events.ts';
import { answer, crank, type Step } from '../crank/answer.ts';
import { type Chance, quickChance } from '../crank/chance.ts';
import { checkPicks, findQuestion, type Question, questionsTo } from '../crank/questions.ts';
import { type Open, Run } from '../crank/run.ts';
import { begin, readOptions } from '../crank/start.ts';
import type { Result } from '../errors.ts';
import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Match, Ref, Seat } from '../match.ts';

/** An answer as it was given; `chance` is the seed of what chance answered meanwhile. */
export interface Given {
  readonly seat: Seat;
  readonly question: string;
  readonly picks: readonly Ref[];
  readonly chance: number;
}

/** One step of a random game. */
export interface Taken {
  readonly given: Given;
  readonly before: Match;
  readonly after: Match;
  readonly events: readonly GameEvent[];
}

export interface Plan {
  readonly seats: number;
  readonly seed: number;
  /** The table's options; the rest are the game's defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Where to begin if not at the game's own beginning. */
  readonly start?: Match;
  /** A game that takes more answers than this will not end. */
  readonly most?: number;
  /** Of these the first that is offered is picked seven times out of eight: who does all that can be done may never come to an end. */
  readonly often?: readonly Ref[];
  readonly onStart?: (match: Match) => void;
  readonly onStep?: (taken: Taken) => void;
}

export interface Played {
  readonly start: Match;
  readonly end: Match;
  readonly steps: readonly Taken[];
}

/** Plays a whole game with random answers, standing questions among them. Same plan, same game. */
export function playRandomly(game: AnyGame, plan: Plan): Played {
  const { seed, most = 5_000 } = plan;
  const mind = quickChance(seed);
  const start = granted(crank(game, plan.start ?? fresh(game, plan), quickChance(chanceSeed(seed, 0)))).match;
  plan.onStart?.(start);
  const steps: Taken[] = [];
  let match = start;
  while (match.outcome === undefined) {
    if (steps.length === most) throw new Error(`${game.id}, seed ${seed}: no end after ${most} answers`);
    const taken = take(game, match, {
      ...randomAnswer(game, match, mind, plan.often),
      chance: chanceSeed(seed, steps.length + 1),
    });
    steps.push(taken);
    plan.onStep?.(taken);
    match = taken.after;
  }
  return { start, end: match, steps };
}

/** The game's own beginning. */
export function fresh(game: AnyGame, { seats, options = {} }: Pick<Plan, 'seats' | 'options'>): Match {
  return begin(game, granted(readOptions(game, options, seats)), seats);
}

function chanceSeed(seed: number, step: number): number {
  return seed * 10_007 + step;
}

function take(game: AnyGame, before: Match, given: Given): Taken {
  const { match: after, events } = granted(repeat(game, before, given));
  return { given, before, after, events };
}

/** The same answer with the same chance, on whatever match. */
export function repeat(game: AnyGame, match: Match, { seat, question, picks, chance }: Given): Result<Step> {
  return answer(game, match, seat, question, picks, quickChance(chance));
}

export function everySeat({ seats }: Match): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Any answer to any open question. */
function randomAnswer(game: AnyGame, match: Match, mind: Chance, often: readonly Ref[] = []): Omit<Given, 'chance'> {
  const questions = questionsTo(game, match, everySeat(match));
  if (questions.length === 0) throw new Error(`${game.id}: the game is not over and nobody is asked`);
  const question = anyOf(questions, mind, ({ standing }) => standing);
  const run = new Run(game, match);
  const found = findQuestion(run, question.seat, question.id);
  if (!found.ok) throw new Error(`${game.id}: ${question.op.op} is put to a seat but not open`);
  return {
    seat: question.seat,
    question: question.id,
    picks: randomPicks(run, found.value.open, question, mind, often),
  };
}

/** Whoever may do something beside the game at any time does it once in so many answers, or the game would hardly go on. */
const BESIDE = 20;

/** One of those that are waited for, now and then a standing one. */
export function anyOf<T>(open: readonly T[], mind: Chance, isStanding: (each: T) => boolean): T {
  const waitedFor = open.filter((each) => !isStanding(each));
  const all = waitedFor.length === open.length || waitedFor.length === 0 || mind('beside', BESIDE) === 0;
  const from = all ? open : waitedFor;
  return at(from, mind('question', from.length));
}

const TRIES = 5_000;

/** Picks that the rules accept. */
export function randomPicks(run: Run, open: Open, question: Question, mind: Chance, often: readonly Ref[] = []): Ref[] {
  const liked = often.find((ref) => question.options.some((option) => option.ref === ref));
  if (liked !== undefined && mind('often', 8) > 0) return [liked];
  for (let i = 0; i < TRIES; i++) {
    const picks = draw(question, mind);
    if (checkPicks(run, open, question, picks).ok) return picks;
  }
  throw new Error(`${run.game.id}: no answer to ${question.op.op} found in ${TRIES} tries`);
}

function draw({ options, min, max }: Question, mind: Chance): Ref[] {
  const wanted = min + mind('how many', max - min + 1);
  // One of many, as most questions are: no need for a bag.
  if (max === 1) return wanted === 0 ? [] : [at(options, mind('pick', options.length)).ref];
  const bag = options.flatMap(({ ref, cap = 1 }) => Array.from({ length: Math.min(cap, max) }, () => ref));
  return Array.from({ length: wanted }, () => at(bag.splice(mind('pick', bag.length), 1), 0));
}
