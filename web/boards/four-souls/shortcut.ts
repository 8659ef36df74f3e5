import type { Question, Ref } from '@tafelrunde/kernel';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { BoardProps } from '../../app/board.ts';
import { optionFor } from '../../table/picking.ts';
import { useTools } from '../../table/tools.tsx';

/** What somebody reached for, and the question at which they announced it. */
interface Reach {
  readonly wanted: Ref;
  readonly at: Question['id'];
}

export const ReachContext = createContext<{ current: Reach | undefined }>({ current: undefined });

/**
 * FS-141, FS-151: an attack or a purchase is announced, others may react, and only then its target is chosen. Who reaches for a
 * monster or an item announces it, and has the target chosen when it is asked for.
 */
export function useReach({ answer }: BoardProps, question: Question | undefined) {
  const reached = useRef<Reach>(undefined);
  useEffect(() => {
    const reach = reached.current;
    if (question === undefined || reach === undefined || question.id === reach.at) return;
    const isTarget = question.op.op === 'chooseAttacked' || question.op.op === 'choosePurchase';
    if (isTarget || question.op.op === 'act') reached.current = undefined;
    if (isTarget && optionFor(question, reach.wanted) !== undefined) answer(question, [reach.wanted]);
  }, [question, answer]);
  return reached;
}

/** What a click on something does that could be picked after an announcement. */
export function useShortcut() {
  const { question, board } = useTools();
  const reached = useContext(ReachContext);
  return (announcement: Ref, wanted: Ref): { otherwise?(): void } => {
    if (question === undefined || optionFor(question, announcement) === undefined) return {};
    return {
      otherwise() {
        reached.current = { wanted, at: question.id };
        board.answer(question, [announcement]);
      },
    };
  };
}
