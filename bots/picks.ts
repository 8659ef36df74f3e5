import {
  asOption,
  at,
  type Chance,
  type Open,
  type Option,
  type Question,
  questionOf,
  type Ref,
  type Run,
} from '@tafelrunde/kernel';

/** So many blind tries before the answers are gone through one by one. */
const TRIES = 20;

/**
 * A random legal answer: first how many picks, then which. It reads nothing but the options, so a host may let it look at the
 * match itself; simulations do, in place.
 */
export function randomPicks(run: Run, open: Open, chance: Chance): readonly Ref[] {
  const options = run.options(open);
  run.look(open.lane);
  const least = open.ask.min(run, open.op);
  const most = open.ask.max(run, open.op);
  for (let i = 0; i < TRIES; i++) {
    const picks = least === 1 && most === 1 ? [onePick(options, chance)] : severalPicks(options, least, most, chance);
    if (open.ask.refuses(run, open.op, picks) === undefined) return picks;
  }
  const [found] = answersIn(run, open);
  if (found === undefined) throw new Error(`${open.op.op} has no answer`);
  return found;
}

function onePick(options: readonly (Ref | Option)[], chance: Chance): Ref {
  const option = at(options, chance('pick', options.length));
  return typeof option === 'object' ? option.ref : option;
}

function severalPicks(options: readonly (Ref | Option)[], least: number, most: number, chance: Chance): Ref[] {
  const left = options.flatMap((option) => {
    const { ref, cap = 1 } = asOption(option);
    return new Array<Ref>(cap).fill(ref);
  });
  const max = Math.min(most, left.length);
  const min = Math.min(least, max);
  const size = min + chance('how many', max - min + 1);
  return Array.from({ length: size }, () => at(left.splice(chance('pick', left.length), 1), 0));
}

/** The answers to an open question that its rule accepts, one by one. */
function* answersIn(run: Run, open: Open): Generator<readonly Ref[]> {
  for (const picks of answersTo(questionOf(run, open))) {
    run.look(open.lane);
    if (open.ask.refuses(run, open.op, picks) === undefined) yield picks;
  }
}

/** All answers if there are at most so many, otherwise a sample of them. */
export function someAnswers(run: Run, open: Open, most: number, chance: Chance): (readonly Ref[])[] {
  const answers: (readonly Ref[])[] = [];
  for (const picks of answersIn(run, open)) {
    if (answers.length === most) return Array.from({ length: most }, () => randomPicks(run, open, chance));
    answers.push(picks);
  }
  return answers;
}

/** A standing question comes with what is due in it: one of these, and nothing else that could be begun there. */
export const answersDue = ({ options }: Question): (readonly Ref[])[] => options.map(({ ref }) => [ref]);

/** Every choice of picks, the shortest first. Where their order matters, each order is an answer of its own. */
export function* answersTo({ options, min, max, ordered }: Question): Generator<readonly Ref[]> {
  for (let size = min; size <= max; size++) yield* ordered ? sequences(options, size) : selections(options, size);
}

function* selections(options: readonly Option[], size: number, from = 0): Generator<readonly Ref[]> {
  if (size === 0) yield [];
  if (size === 0 || from === options.length) return;
  const { ref, cap = 1 } = at(options, from);
  for (let times = Math.min(cap, size); times >= 0; times--) {
    const these: Ref[] = new Array<Ref>(times).fill(ref);
    for (const rest of selections(options, size - times, from + 1)) yield [...these, ...rest];
  }
}

function* sequences(options: readonly Option[], size: number): Generator<readonly Ref[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const { ref, cap = 1 } of options) {
    const left = options.flatMap((option) =>
      option.ref !== ref ? [option] : cap > 1 ? [{ ...option, cap: cap - 1 }] : [],
    );
    for (const rest of sequences(left, size - 1)) yield [ref, ...rest];
  }
}
