import type { Question, Ref } from '@tafelrunde/kernel';
import { Lightbulb } from 'lucide-react';
import { useStore } from '../../app/kept/store.ts';
import { announce } from '../../app/shell/announcer.tsx';
import controls from '../../style/controls.module.css';
import { type Tools, useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import { sayBeside } from './hint.ts';

/** Against bots: what the strongest of them would do in one's place. It is marked and said, never done. */
export function Advice() {
  const tools = useTools();
  const { board, question, pending, hint, advised } = tools;
  const t = tableWords[board.lang];
  const { advise } = board;
  if (advise === undefined || question === undefined || pending) return null;
  const ask = () => {
    sayBeside(hint, t.adviceThinks);
    advise(question, (picks) => {
      advised.set({ question: question.id, picks });
      board.foresee?.(question, picks);
      hint.set(undefined);
      announce(adviceSaid(tools, question, picks));
    });
  };
  return (
    <button type="button" className={controls.icon} aria-label={t.advice} title={t.adviceWhy} onClick={ask}>
      <Lightbulb aria-hidden="true" />
    </button>
  );
}

/** Is this what was advised? */
export function useAdvised(ref: Ref): boolean {
  const { advised, question } = useTools();
  const advice = useStore(advised);
  return advice !== undefined && advice.question === question?.id && advice.picks.includes(ref);
}

/** What was advised, in a sentence, as long as the question is open. */
export function useAdvice(): { readonly said: string; readonly picks: readonly Ref[] } | undefined {
  const tools = useTools();
  const advice = useStore(tools.advised);
  const { question } = tools;
  if (advice === undefined || question === undefined || advice.question !== question.id) return undefined;
  return { said: adviceSaid(tools, question, advice.picks), picks: advice.picks };
}

/** With what would come of it, where the board can tell. */
function adviceSaid({ board, label, preview }: Tools, { options }: Question, picks: readonly Ref[]): string {
  const t = tableWords[board.lang];
  const names = picks.flatMap((pick) => {
    const option = options.find(({ ref }) => ref === pick);
    return option === undefined ? [] : [label(option)];
  });
  const said = names.length === 0 ? t.advisedNothing : t.advised(names.join(', '));
  const [first] = picks;
  const why = first === undefined || picks.length > 1 ? undefined : preview(first);
  return why === undefined ? said : `${said} ${why}`;
}
