import { type Open, type Question, questionOf, type Run } from '@tafelrunde/kernel';

/** The question that has to be answered next. Standing ones wait until somebody wants them; bots never do. */
export function nextOpen(run: Run): Open {
  const { lanes } = run.match;
  for (let lane = 0; lane < lanes.length; lane++) {
    if (lanes[lane]?.standing !== undefined) continue;
    const open = run.openOn(lane);
    if (open !== undefined) return open;
  }
  throw new Error('the match is not over, but nobody is asked');
}

/** The question as it stands open in another match that looks the same to whom it is put. */
export function openIn(run: Run, question: Question): Open {
  const found = run.open().find((open) => open.seat === question.seat && questionOf(run, open).id === question.id);
  if (found === undefined) throw new Error(`${question.op.op} is not asked in the imagined match`);
  return found;
}
