import { ATTACK, END, PURCHASE, stateIn } from '@tafelrunde/four-souls';
import type { Question, Ref } from '@tafelrunde/kernel';
import { useState } from 'react';
import { SecondThought } from '../../app/fields/second-thought.tsx';
import type { BoardProps } from '../../app/games/board.ts';
import { soulsWords } from './words.ts';

/** So many coins are worth a word, even where nothing can be bought for them any more. */
const MANY_COINS = 15;

/** FS-123 to FS-126: what could still be done in this turn. */
function unusedIn({ view, seat, lang }: BoardProps, { options }: Question): readonly string[] {
  const t = soulsWords[lang].unused;
  const may = (wanted: Ref): boolean => options.some(({ ref, idle }) => ref === wanted && idle === undefined);
  const coins = seat === undefined ? 0 : (stateIn(view).coins[seat] ?? 0);
  return [
    ...(may(ATTACK) ? [t.attack] : []),
    ...(may(PURCHASE) ? [t.purchase] : []),
    ...(options.some(({ label }) => label === 'play') ? [t.play] : []),
    ...(coins >= MANY_COINS ? [t.coins(coins)] : []),
  ];
}

/** The end of the turn is held up once if something could still be done. */
export function useUnused(board: BoardProps) {
  const [asked, ask] = useState<Question>();
  const isCurrent = asked !== undefined && board.questions.some(({ id }) => id === asked.id);
  const answer = (question: Question, picks: readonly Ref[]): void => {
    if (picks[0] === END && unusedIn(board, question).length > 0) ask(question);
    else board.answer(question, picks);
  };
  return { board: { ...board, answer }, asked: isCurrent ? asked : undefined, forget: () => ask(undefined) };
}

interface UnusedProps {
  /** The table as it was handed over, whose answers go out. */
  readonly board: BoardProps;
  readonly asked: Question | undefined;
  forget(): void;
}

/** Says what could still be done, and offers the way back. */
export function Unused({ board, asked, forget }: UnusedProps) {
  const t = soulsWords[board.lang].unused;
  const unused = asked === undefined ? [] : unusedIn(board, asked);
  return (
    <SecondThought
      open={asked !== undefined}
      title={t.title}
      back={t.back}
      anyway={t.end}
      forget={forget}
      goOn={() => {
        if (asked !== undefined) board.answer(asked, [END]);
      }}
    >
      {t.still(unused.join(', '))}
    </SecondThought>
  );
}
