import { ATTACK } from '@tafelrunde/four-souls';
import type { Question, Ref } from '@tafelrunde/kernel';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { sayBeside } from '../../table/asking/hint.ts';
import { isSingle, optionFor } from '../../table/asking/picking.ts';
import { cardBehind, type Tools, useTools } from '../../table/tools.tsx';
import { soulsWords } from './words.ts';

/** What somebody reached for, and the question at which they announced it. */
interface Reach {
  readonly wanted: Ref;
  readonly at: Question['id'];
}

export const ReachContext = createContext<{ current: Reach | undefined }>({ current: undefined });

/**
 * FS-141, FS-151: an attack or a purchase is announced, others may react, and only then its target is chosen. Who reaches for a
 * monster or an item announces it, and has the target chosen when it is asked for. Who confirms every move confirms both.
 */
export function useReach({ question, picking }: Tools) {
  const reached = useRef<Reach>(undefined);
  useEffect(() => {
    const reach = reached.current;
    if (question === undefined || reach === undefined || question.id === reach.at) return;
    const isTarget = question.op.op === 'chooseAttacked' || question.op.op === 'choosePurchase';
    if (isTarget || question.op.op === 'act') reached.current = undefined;
    if (isTarget && optionFor(question, reach.wanted) !== undefined) picking.pick(reach.wanted);
  }, [question, picking]);
  return reached;
}

/**
 * FS-207: where there is only one target, who has just chosen an effect is not asked for it. Who takes that back is, so that more can
 * be taken back.
 */
export function useOnlyTarget(board: BoardProps, question: Question | undefined): BoardProps {
  const isOnward = useRef(false);
  const { answer, wish } = board;
  const only = question?.op.op === 'aimAt' && isSingle(question) ? question.options : [];
  const [target, another] = only;
  useEffect(() => {
    if (!isOnward.current || question === undefined || target === undefined || another !== undefined) return;
    isOnward.current = false;
    answer(question, [target.ref]);
  }, [question, target, another, answer]);
  return {
    ...board,
    answer: (asked, picks) => {
      isOnward.current = asked.op.op === 'act' || asked.op.op === 'mayReact' || asked.op.op === 'chooseMode';
      answer(asked, picks);
    },
    wish: (wanted) => {
      isOnward.current = false;
      wish(wanted);
    },
  };
}

/** What a click on something does that could be picked after an announcement. */
export function useShortcut() {
  const { question, picking, board, hint } = useTools();
  const { view, lang, game } = board;
  const reached = useContext(ReachContext);
  const sayReach = (announcement: Ref, name: string): string =>
    soulsWords[lang].reached[announcement === ATTACK ? 'attack' : 'purchase'](name);
  return (announcement: Ref, wanted: Ref): { otherwise?(): void } => {
    if (question === undefined || optionFor(question, announcement) === undefined) return {};
    return {
      otherwise() {
        const before = reached.current?.at === question.id ? reached.current.wanted : undefined;
        const isChosen = picking.picks.includes(announcement);
        reached.current = isChosen && before === wanted ? undefined : { wanted, at: question.id };
        // Who reaches for another one has still chosen the announcement.
        if (!isChosen || before === wanted) picking.pick(announcement);
        if (!picking.needsDone) return;
        const said = sayReach(announcement, game.text.card(cardBehind(view, wanted) ?? '', lang).name);
        if (reached.current === undefined) hint.set(undefined);
        else sayBeside(hint, said);
      },
    };
  };
}
