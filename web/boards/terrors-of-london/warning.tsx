import type { Option, Question, Ref } from '@tafelrunde/kernel';
import {
  ATTACK,
  hauntLabel,
  hauntRef,
  PASS,
  PILE_ACOLYTES,
  RECOVER,
  type Resource,
} from '@tafelrunde/terrors-of-london';
import { useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import type { BoardProps } from '../../app/games/board.ts';
import controls from '../../style/controls.module.css';
import { cardBehind } from '../../table/tools.tsx';
import { londonIn } from './reading.ts';
import { londonWords } from './words.ts';

/** What would be lost by passing now, of what could still be used (TL-034, TL-093). */
function lostByPassing({ view }: Pick<BoardProps, 'view'>, { options }: Question): readonly Resource[] {
  const can = (wanted: (option: Option) => boolean): boolean => options.some(wanted);
  const { coins } = londonIn(view);
  return [
    ...(coins > 0 && can(({ ref, label }) => label === 'buy' || ref === PILE_ACOLYTES) ? (['coins'] as const) : []),
    ...(can(({ ref }) => ref === ATTACK) ? (['power'] as const) : []),
    ...(can(({ ref }) => ref === RECOVER) ? (['recovery'] as const) : []),
  ];
}

/** Relics, overlord and hauntings that are still unused. */
function unusedIn({ view, lang, game }: BoardProps, { options }: Question): string[] {
  const nameOf = (ref: Ref): string[] => {
    const card = cardBehind(view, hauntRef.in(ref) ?? ref);
    return card === undefined ? [] : [game.text.card(card, lang).name];
  };
  const isUse = ({ label }: Option): boolean => label === 'activate' || label === 'overlord' || hauntLabel.is(label);
  return options.filter((option) => option.idle === undefined && isUse(option)).flatMap(({ ref }) => nameOf(ref));
}

interface Guarded {
  /** The table whose answers are looked at before they go out. */
  readonly board: BoardProps;
  readonly asked: Question | undefined;
  forget(): void;
}

/** Passing is held up once if something of value would be lost. */
export function useGuard(board: BoardProps): Guarded {
  const [asked, ask] = useState<Question>();
  const isCurrent = asked !== undefined && board.questions.some(({ id }) => id === asked.id);
  return {
    board: {
      ...board,
      answer: (question, picks) => {
        if (picks[0] === PASS && lostByPassing(board, question).length > 0) ask(question);
        else board.answer(question, picks);
      },
    },
    asked: isCurrent ? asked : undefined,
    forget: () => ask(undefined),
  };
}

interface WarningProps {
  readonly board: BoardProps;
  readonly asked: Question | undefined;
  forget(): void;
}

/** Says what would be lost, and offers the way back. */
export function Warning({ board, asked, forget }: WarningProps) {
  const t = londonWords[board.lang].warning;
  const state = londonIn(board.view);
  const lost = asked === undefined ? [] : lostByPassing(board, asked);
  const unused = asked === undefined ? [] : unusedIn(board, asked);
  const said = listed(
    lost.map((resource) => t[resource](state[resource])),
    londonWords[board.lang].and,
  );
  const answer = (pick: Ref) => {
    forget();
    if (asked !== undefined) board.answer(asked, [pick]);
  };
  return (
    <Dialog title={t.title} open={asked !== undefined} close={forget}>
      <p>{t.lost(said)}</p>
      {unused.length === 0 ? null : <p>{t.more([...new Set(unused)].join(', '))}</p>}
      <div className={controls.row}>
        <button type="button" className={controls.primary} onClick={forget}>
          {t.back}
        </button>
        {lost.includes('power') ? (
          <button type="button" className={controls.button} onClick={() => answer(ATTACK)}>
            {t.attack(state.power)}
          </button>
        ) : null}
        <button type="button" className={controls.button} onClick={() => answer(PASS)}>
          {t.pass}
        </button>
      </div>
    </Dialog>
  );
}

/** "14 coins, 17 power and 8 recovery". */
const listed = (parts: readonly string[], and: string): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(and);
