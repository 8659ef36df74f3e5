import { askedAt, type Question, type Seat } from '@tafelrunde/kernel';
import { isUrgent } from '../../table/asking/picking.ts';

/** What a person with several questions, or several seats, looks at. */
export interface Attention {
  readonly seat: Seat;
  /** The question that they turned to, or have begun to answer: nothing takes it away from them. */
  readonly turn?: string | undefined;
  /** They look at another of their seats, until something urgent is asked that was not asked then. */
  readonly asked?: readonly string[] | undefined;
}

/** Looks at a question, or at a seat. */
export const turnedTo = (target: Question | Seat, questions: readonly Question[]): Attention =>
  typeof target === 'number'
    ? { seat: target, asked: questions.map(askedAt) }
    : { seat: target.seat, turn: askedAt(target) };

/**
 * Where to look now. Unless somebody has turned elsewhere: what others wait for comes first, in the order of a round, because what
 * would be answered before its turn would have to wait for the others. Else one goes on with the seat that one was at.
 */
export function attend(questions: readonly Question[], before: Attention): Attention {
  const { seat, turn, asked } = before;
  if (turn !== undefined && questions.some((question) => askedAt(question) === turn)) return before;
  const urgent = questions.find(isUrgent);
  if (asked !== undefined && (urgent === undefined || asked.includes(askedAt(urgent)))) return before;
  const open = questions.filter(({ standing }) => !standing);
  const next = urgent ?? open.find((question) => question.seat === seat) ?? open[0];
  return isSettled(before) && (next === undefined || next.seat === seat) ? before : { seat: next?.seat ?? seat };
}

const isSettled = ({ turn, asked }: Attention): boolean => turn === undefined && asked === undefined;

/** The questions to the seat, the one that is looked at first. */
export function inFront(questions: readonly Question[], { seat, turn }: Attention): readonly Question[] {
  const rank = (question: Question): number => {
    if (askedAt(question) === turn) return 0;
    return isUrgent(question) ? 1 : question.standing ? 3 : 2;
  };
  return questions.filter((question) => question.seat === seat).toSorted((one, other) => rank(one) - rank(other));
}
