import type { Question, Ref } from '@tafelrunde/kernel';
import { useState } from 'react';
import { isComplete, isSingle, type Picks, toggled } from './picking.ts';

export interface Picking {
  readonly picks: Picks;
  /** Nothing is answered before Done is pressed. */
  readonly needsDone: boolean;
  readonly complete: boolean;
  pick(ref: Ref): void;
  done(): void;
  clear(): void;
}

interface Asked {
  readonly question: Question | undefined;
  /** The answer is on its way: another click changes nothing. */
  readonly pending: boolean;
  /** A click only chooses; Done answers. */
  readonly confirm: boolean;
  /** What is chosen before anybody chooses. */
  readonly proposed: Picks;
  answer(question: Question, picks: Picks): void;
}

interface Chosen {
  readonly id: string | undefined;
  readonly picks: Picks;
}

const none: Picks = [];

/** The picks for the question that is open; another question begins anew. */
export function usePicking({ question, pending, confirm, proposed, answer }: Asked): Picking {
  const [chosen, setChosen] = useState<Chosen>({ id: undefined, picks: none });
  const picks = question === undefined ? none : chosen.id === question.id ? chosen.picks : proposed;
  const needsDone = question !== undefined && (confirm || !isSingle(question));
  const complete = question !== undefined && isComplete(question, picks);
  const choose = (next: Picks) => setChosen({ id: question?.id, picks: next });
  return {
    picks,
    needsDone,
    complete,
    pick(ref) {
      if (question === undefined || pending) return;
      const next = toggled(question, picks, ref);
      if (!needsDone && isComplete(question, next)) answer(question, next);
      else choose(next);
    },
    done() {
      if (question !== undefined && complete && !pending) answer(question, picks);
    },
    clear: () => choose(none),
  };
}
