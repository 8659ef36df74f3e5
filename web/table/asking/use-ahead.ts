import type { Ref } from '@tafelrunde/kernel';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import type { Store } from '../../app/kept/store.ts';
import { tableWords } from '../words.ts';
import { sayBeside } from './hint.ts';
import { isSingle, optionFor } from './picking.ts';

/** An answer chosen while others play. */
export interface Ahead {
  readonly chosen: Ref | undefined;
  /** What choosing this ahead is called; undefined where it cannot be. */
  name(ref: Ref): string | undefined;
  /** Chooses it, or no longer. */
  toggle(ref: Ref): void;
  drop(): void;
}

interface Wanted {
  readonly board: BoardProps;
  /** Nothing is answered that was not confirmed. */
  readonly confirm: boolean;
  readonly hint: Store<string | undefined>;
  /** What the board lets people choose ahead, and what it is called. */
  name(ref: Ref): string | undefined;
}

/** What is chosen ahead stays with the person: the table hears of it when they are asked and it can still be picked. */
export function useAhead({ board, confirm, hint, name }: Wanted): Ahead {
  const { questions, answer, lang } = board;
  const [chosen, choose] = useState<Ref>();
  const [question] = questions;
  const isIdle = mayPlan(board) && !confirm;
  const isGone = chosen !== undefined && question === undefined && name(chosen) === undefined;
  useEffect(() => {
    if (chosen === undefined || (question === undefined && !isGone)) return;
    choose(undefined);
    if (question !== undefined && isSingle(question) && optionFor(question, chosen) !== undefined)
      return answer(question, [chosen]);
    sayBeside(hint, tableWords[lang].ahead.gone);
  }, [chosen, question, isGone, answer, hint, lang]);
  return {
    chosen,
    name: (ref) => (isIdle ? name(ref) : undefined),
    toggle: (ref) => choose((before) => (before === ref ? undefined : ref)),
    drop: () => choose(undefined),
  };
}

/** Somebody at the table whose turn it is not. */
function mayPlan({ mode, seat, moment, questions, table, view }: BoardProps): boolean {
  const isPlaying = mode === 'play' && seat !== undefined && moment === undefined;
  return isPlaying && questions.length === 0 && table.info.state === 'running' && view.outcome === undefined;
}
