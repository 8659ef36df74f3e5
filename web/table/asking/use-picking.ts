import { askedAt, consentRef, objectRef, type Question, type Ref } from '@tafelrunde/kernel';
import { useState } from 'react';
import { hasRoom, isComplete, isSingle, type Picks, stillPicked, toggled } from './picking.ts';

export interface Picking {
  readonly picks: Picks;
  /** Nothing is answered before Done is pressed. */
  readonly needsDone: boolean;
  readonly complete: boolean;
  pick(ref: Ref): void;
  /** One of it more, or less. */
  more(ref: Ref): void;
  less(ref: Ref): void;
  choose(picks: Picks): void;
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
  /** The answer has been begun. */
  begin?: ((question: Question) => void) | undefined;
}

const none: Picks = [];

/** By the turn of their question. */
type Chosen = ReadonlyMap<string, Picks>;

/** More than a person is ever asked at the same time: what was chosen before that is forgotten. */
const REMEMBERED = 24;

const without = (chosen: Chosen, turn: string): Chosen => new Map([...chosen].filter(([key]) => key !== turn));

const withChosen = (chosen: Chosen, turn: string, picks: Picks): Chosen =>
  new Map([...[...without(chosen, turn)].slice(-REMEMBERED), [turn, picks]]);

/** The picks for the question that is attended to. Those for other questions wait, and outlive what others change meanwhile. */
export function usePicking({ question, pending, confirm, proposed, answer, begin }: Asked): Picking {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const picks = question === undefined ? none : stillPicked(question, chosen.get(askedAt(question)) ?? proposed);
  const needsDone = question !== undefined && (confirm || !isSingle(question));
  const complete = question !== undefined && isComplete(question, picks);
  const choose = (next: Picks) => {
    if (question === undefined) return;
    setChosen((before) => withChosen(before, askedAt(question), next));
    if (next.length > 0) begin?.(question);
  };
  return {
    picks,
    needsDone,
    complete,
    pick(ref) {
      if (question === undefined || pending) return;
      // To say yes or no is an answer by itself, however many may be picked otherwise.
      if (consentRef.is(ref) || objectRef.is(ref)) {
        answer(question, [ref]);
        return;
      }
      const next = toggled(question, picks, ref);
      if (!needsDone && isComplete(question, next)) answer(question, next);
      else choose(next);
    },
    done() {
      if (question === undefined || !complete || pending) return;
      setChosen((before) => without(before, askedAt(question)));
      answer(question, picks);
    },
    more(ref) {
      if (question !== undefined && !pending && hasRoom(question, picks, ref)) choose([...picks, ref]);
    },
    less(ref) {
      const last = picks.lastIndexOf(ref);
      if (last >= 0 && !pending) choose(picks.toSpliced(last, 1));
    },
    choose,
    clear: () => choose(none),
  };
}
