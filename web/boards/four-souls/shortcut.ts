import { ATTACK } from '@tafelrunde/four-souls';
import type { Question, Ref } from '@tafelrunde/kernel';
import { createContext, useContext, useEffect, useRef } from 'react';
import { sayBeside } from '../../table/asking/hint.ts';
import { optionFor } from '../../table/asking/picking.ts';
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
