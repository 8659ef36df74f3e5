import type { Option, Question, Ref } from '@tafelrunde/kernel';

/* What may be picked for a question, and what has been: all of it follows from the question itself. */

export type Picks = readonly Ref[];

/** One click answers it. */
export const isSingle = ({ min, max }: Question): boolean => min === 1 && max === 1;

export const optionFor = ({ options }: Question, ref: Ref): Option | undefined =>
  options.find((option) => option.ref === ref);

export const timesPicked = (picks: Picks, ref: Ref): number => picks.filter((pick) => pick === ref).length;

/** Where a pick stands among ordered ones, counted from 1. */
export function placeOf(picks: Picks, ref: Ref): number | undefined {
  const place = picks.indexOf(ref);
  return place < 0 ? undefined : place + 1;
}

export const isComplete = ({ min, max }: Question, picks: Picks): boolean => picks.length >= min && picks.length <= max;

/** May this still be added? */
export function hasRoom(question: Question, picks: Picks, ref: Ref): boolean {
  const option = optionFor(question, ref);
  return option !== undefined && picks.length < question.max && timesPicked(picks, ref) < (option.cap ?? 1);
}

/**
 * The picks after one more click: what is not picked is added as often as it may be, what cannot be added once more goes.
 * Where only one can be picked, another one takes its place.
 */
export function toggled(question: Question, picks: Picks, ref: Ref): Picks {
  if (hasRoom(question, picks, ref)) return [...picks, ref];
  if (picks.includes(ref)) return picks.filter((pick) => pick !== ref);
  return question.max === 1 && optionFor(question, ref) !== undefined ? [ref] : picks;
}

/** Does somebody else wait for this very answer? */
export const isUrgent = ({ standing, unhurried }: Question): boolean => !standing && unhurried !== true;

/** What of these picks can still be picked: the options may have changed meanwhile. */
export function stillPicked({ max, options }: Question, picks: Picks): Picks {
  const left = new Map(options.map(({ ref, cap }) => [ref, cap ?? 1]));
  const kept = picks.filter((pick) => {
    const times = left.get(pick) ?? 0;
    left.set(pick, times - 1);
    return times > 0;
  });
  return kept.length === picks.length && picks.length <= max ? picks : kept.slice(0, max);
}

/** Options in the order in which they are seen, so that the keys 1 to 9 run from left to right. */
export function inOrder({ options }: Question, seen: readonly Ref[]): readonly Option[] {
  const place = new Map(seen.map((ref, i) => [ref, i]));
  const rank = ({ ref }: Option): number => place.get(ref) ?? seen.length;
  return options.toSorted((one, other) => rank(one) - rank(other));
}
