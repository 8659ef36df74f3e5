import { drawnTogether, type Question, type Ref } from '@tafelrunde/kernel';
import { useEffect } from 'react';
import { isSingle, optionFor } from './picking.ts';
import { useTools } from './tools.tsx';
import { tableWords } from './words.ts';

/** Milliseconds that the mouse or the focus has to rest on something. */
const REST = 150;

/** What picking this would do, as far as it is certain; the table is asked where the board itself does not know. */
export function useForesight(ref: Ref | undefined, isKnown: boolean): string | undefined {
  const { board, question, pending, assist } = useTools();
  const { table, foresee, game, lang, names } = board;
  const isWanted = !isKnown && !pending && assist;
  const asked = isWanted && isOffered(question, ref) ? question : undefined;
  const { foreseen } = table;
  const isAnswer = foreseen?.question === asked?.id && foreseen?.picks[0] === ref;
  useEffect(() => {
    if (asked === undefined || ref === undefined || isAnswer) return;
    const timer = setTimeout(() => foresee?.(asked, [ref]), REST);
    return () => clearTimeout(timer);
  }, [asked, ref, isAnswer, foresee]);
  if (asked === undefined || foreseen === undefined || !isAnswer) return undefined;
  const t = tableWords[lang].foreseen;
  const lines = drawnTogether(foreseen.events).flatMap((event) => game.text.event(event, lang, names) ?? []);
  if (foreseen.then !== undefined) lines.push(t[foreseen.then]);
  return lines.length === 0 ? undefined : lines.join(' ');
}

/** Can it be picked with one click? */
const isOffered = (question: Question | undefined, ref: Ref | undefined): boolean =>
  question !== undefined && ref !== undefined && isSingle(question) && optionFor(question, ref) !== undefined;
