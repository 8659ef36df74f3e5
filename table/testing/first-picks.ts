import { at, type Open, type Option, type Question, questionOf, type Ref, type Run } from '@tafelrunde/kernel';

/** The first answer that the rules accept, with as few picks as possible. */
export function firstPicks(run: Run, open: Open): readonly Ref[] | undefined {
  for (const picks of answersTo(questionOf(run, open))) {
    run.look(open.lane);
    if (open.ask.refuses(run, open.op, picks) === undefined) return picks;
  }
  return undefined;
}

function* answersTo({ options, min, max }: Question): Generator<readonly Ref[]> {
  for (let size = min; size <= max; size++) yield* selections(options, size, 0);
}

function* selections(options: readonly Option[], size: number, from: number): Generator<readonly Ref[]> {
  if (size === 0) yield [];
  if (size === 0 || from === options.length) return;
  const { ref, cap = 1 } = at(options, from);
  for (let times = Math.min(cap, size); times >= 0; times--) {
    const these = Array.from({ length: times }, () => ref);
    for (const rest of selections(options, size - times, from + 1)) yield [...these, ...rest];
  }
}
