import { clone, questionOf, type Ref, Run } from '@tafelrunde/kernel';
import type { Asking } from './rehearsal.ts';
import { evaluate } from './worth.ts';

/** FS-288: a promise binds nobody, so an offer is worth what it does at once: the coins, and the souls they may bring. */
export function answerOffer({ sight, question, chance }: Asking): Ref {
  const match = sight.imagine(chance);
  const worthOf = (ref: Ref): number => {
    const run = new Run(sight.game, clone(match), chance);
    const open = run.open().find((each) => each.seat === question.seat && questionOf(run, each).id === question.id);
    if (open !== undefined) run.choose(open, [ref]);
    return evaluate(run, question.seat);
  };
  const all = question.options.map(({ ref }) => ({ ref, worth: worthOf(ref) }));
  return all.reduce((a, b) => (b.worth > a.worth ? b : a)).ref;
}
