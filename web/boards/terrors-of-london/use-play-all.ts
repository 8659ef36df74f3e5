import type { Seat } from '@tafelrunde/kernel';
import { useEffect, useState } from 'react';
import type { Tools } from '../../table/tools.tsx';
import { toPlay } from './play-all.ts';

interface PlayAll {
  readonly count: number;
  readonly going: boolean;
  go(): void;
}

/** One card after the other, until one asks something or none is left. */
export function usePlayAll({ question, pending, board }: Tools, seat: Seat): PlayAll {
  const [going, setGoing] = useState(false);
  const cards = board.seat === seat ? toPlay(board.view, seat, question) : [];
  const [next] = cards;
  useEffect(() => {
    if (!going || pending) return;
    if (question === undefined || next === undefined) setGoing(false);
    else board.answer(question, [next]);
  }, [going, question, pending, next, board]);
  return { count: cards.length, going, go: () => setGoing(true) };
}
