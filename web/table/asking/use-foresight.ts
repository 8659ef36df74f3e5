import { linesOf, type Ref, type ToldEvent } from '@tafelrunde/kernel';
import { useEffect } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { type Tools, useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import { hasRoom, isComplete, optionFor, type Picks } from './picking.ts';

/** Milliseconds that the mouse or the focus has to rest on something. */
const REST = 150;

/** What picking this would do, as far as it is certain; the table is asked where the board itself does not know. */
export function useForesight(ref: Ref | undefined, isKnown: boolean): string | undefined {
  const tools = useTools();
  const { board, question, pending, assist } = tools;
  const { table, foresee } = board;
  const isWanted = !isKnown && !pending && assist;
  const picks = isWanted ? aimedAt(tools, ref) : undefined;
  const { foreseen } = table;
  const key = picks === undefined ? undefined : JSON.stringify(picks);
  const isAnswer = foreseen?.question === question?.id && JSON.stringify(foreseen?.picks) === key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the picks
  useEffect(() => {
    if (question === undefined || picks === undefined || isAnswer) return;
    const timer = setTimeout(() => foresee?.(question, picks), REST);
    return () => clearTimeout(timer);
  }, [question, key, isAnswer, foresee]);
  if (picks === undefined || foreseen === undefined || !isAnswer) return undefined;
  const told = toldIn(board, foreseen);
  return told === undefined ? undefined : tableWords[board.lang].foreseen.would(told);
}

/** The answer that one is about to give: what is picked, and what is pointed at with it. */
function aimedAt({ question, picking }: Tools, ref: Ref | undefined): Picks | undefined {
  if (question === undefined) return undefined;
  const { picks } = picking;
  const isPointed = ref !== undefined && optionFor(question, ref) !== undefined;
  const aimed = isPointed ? withPointed() : picks;
  return aimed.length > 0 && isComplete(question, aimed) ? aimed : undefined;

  function withPointed(): Picks {
    if (question === undefined || ref === undefined) return picks;
    if (hasRoom(question, picks, ref)) return [...picks, ref];
    return question.max === 1 ? [ref] : picks;
  }
}

/** What happens if nobody reacts: said to whoever may, while nothing is pointed at. */
export function useForecast(isWanted: boolean): string | undefined {
  const { board, question, pending, assist } = useTools();
  const { table, forecast: ask, lang } = board;
  const [reaction] = table.reactions;
  const isReacting = question !== undefined && reaction?.question.id === question.id;
  const { forecast, seq } = table;
  const isDue = isWanted && isReacting && assist && !pending;
  const isKnown = forecast?.seq === seq;
  useEffect(() => {
    if (!isDue || isKnown) return;
    const timer = setTimeout(() => ask?.(), REST);
    return () => clearTimeout(timer);
  }, [isDue, isKnown, ask]);
  const told = isDue && isKnown ? toldIn(board, forecast) : undefined;
  return told === undefined ? undefined : tableWords[lang].foreseen.idle(told);
}

interface Told {
  readonly events: readonly ToldEvent[];
  readonly then?: 'chance' | 'unknown';
}

function toldIn({ game, lang, names }: BoardProps, { events, then }: Told): string | undefined {
  const lines = linesOf(events, game.text, lang, names);
  if (then !== undefined) lines.push(tableWords[lang].foreseen[then]);
  return lines.length === 0 ? undefined : lines.join(' ');
}
