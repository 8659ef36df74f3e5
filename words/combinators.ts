import type { Crank, Path, Plain, Position, Said, Seat } from '@tafelrunde/kernel';
import type { Condition } from './condition.ts';
import { sayIf } from './condition.ts';
import { below } from './paths.ts';
import { ifYouDid, permitted, when } from './speech/speech.ts';
import type { Steps, Word, WordNode, WordOps } from './word.ts';

/* The words that decide whether other words are done. */

type M = Crank<WordOps>;

export interface May extends WordNode {
  readonly word: 'may';
  readonly pay: Steps;
  readonly do: Steps;
}

interface If<C> extends WordNode {
  readonly word: 'if';
  readonly condition: C;
  readonly do: Steps;
  readonly else: Steps;
}

/** With `pay` the steps have a price, which must be payable. */
export const may = (steps: Steps, more: { readonly pay?: Steps } = {}): May => ({
  word: 'may',
  pay: more.pay ?? [],
  do: steps,
});

/** `ifThen` for the conditions of a game. */
export const ifThenOf =
  <T extends string>() =>
  (condition: Condition<T>, steps: Steps, otherwise: Steps = []): If<Condition<T>> => ({
    word: 'if',
    condition,
    do: steps,
    else: otherwise,
  });

/** "If you do": the step before has left in the local `did` whether it could be done. */
interface IfDone extends WordNode {
  readonly word: 'ifDone';
  readonly do: Steps;
}

export const ifDone = (...steps: Steps): IfDone => ({ word: 'ifDone', do: steps });

/** Puts the steps of a list that stands inside the node at `at`. */
export function putSteps(m: M, at: Path, key: string, list: Steps): void {
  m.put(...stepsOf(below(at, key), list));
}

interface Step {
  readonly op: 'step';
  readonly at: Path;
}

const made = new WeakMap<Path, readonly Step[]>();

/** The ops of the steps of a list that stands at the path. */
export function stepsOf(at: Path, list: Steps): readonly Step[] {
  const path = below(at);
  let steps = made.get(path);
  if (steps?.length !== list.length) {
    steps = list.map((_, i): Step => ({ op: 'step', at: below(path, i) }));
    made.set(path, steps);
  }
  return steps;
}

/** The seat whose effect it is: the local `seat` of the frame. */
export function seatOf(m: M): Seat {
  const { seat } = m.vars;
  if (typeof seat !== 'number') throw new Error('the frame does not say whose effect it is');
  return seat;
}

export const mayWord: Word<May, WordOps> = {
  run: (m, _, at) => m.put({ op: 'mayDo', seat: seatOf(m), at }),
  says: ({ pay, do: steps }, say) => {
    const paying = pay.length === 0 ? undefined : say.steps(pay);
    return permitted(say.steps(steps), say.you, paying);
  },
};

const isDone = (value: Plain | undefined): boolean => value !== undefined && value !== null && value !== false;

export const ifDoneWord: Word<IfDone, WordOps> = {
  run: (m, node, at) => {
    if (isDone(m.vars.did)) putSteps(m, at, 'do', node.do);
  },
  says: ({ do: steps }, say) => ifYouDid(say.steps(steps)),
};

interface Judging<S, T extends string> {
  holds(m: Position<S>, condition: Condition<T>): boolean;
  says(condition: Condition<T>): Said;
}

/** `if` for the conditions of a game. */
export const ifWordOf = <S extends object, T extends string>({
  holds,
  says,
}: Judging<S, T>): Word<If<Condition<T>>, WordOps, S> => ({
  can: (m, { condition, else: otherwise }) => otherwise.length > 0 || holds(m, condition),
  run: (m, node, at) => {
    if (holds(m, node.condition)) putSteps(m, at, 'do', node.do);
    else putSteps(m, at, 'else', node.else);
  },
  says: ({ condition, do: steps, else: otherwise }, say) =>
    when(sayIf(says(condition)), say.steps(steps), otherwise.length === 0 ? undefined : say.steps(otherwise)),
});
