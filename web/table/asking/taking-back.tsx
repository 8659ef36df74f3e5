import type { Lang } from '@tafelrunde/kernel';
import { MOST_STEPS, UNDO_REASONS, type UndoInfo } from '@tafelrunde/table/client';
import { Redo2, Undo2 } from 'lucide-react';
import type { BoardProps } from '../../app/games/board.ts';
import controls from '../../style/controls.module.css';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import { sayBeside } from './hint.ts';
import style from './prompt.module.css';

/** Gives the answer again that was taken back last. */
export function giveAgain({ table, wish, moment }: BoardProps): void {
  const { again } = table.undo;
  const isOnItsWay = table.pending.some(({ type }) => type === 'answer');
  if (again !== undefined && moment === undefined && !isOnItsWay) wish({ type: 'answer', ...again });
}

const stepsOf = (steps: number): string => (steps < MOST_STEPS ? String(steps) : `${MOST_STEPS}+`);

/** How many answers go back, and why no more. */
export function howFar({ steps, then }: Free, lang: Lang): string {
  const t = tableWords[lang];
  const far = t.undoSteps(steps, stepsOf(steps));
  return then === undefined ? far : `${far} ${t.undoThen(UNDO_REASONS[then][lang])}`;
}

type Free = Extract<UndoInfo, { free: true }>;

const undoSign = <Undo2 aria-hidden="true" />;

/** The last answer goes back, or the others are asked, or it is said why not; and what went back comes again. */
export function TakingBack() {
  const { board, hint } = useTools();
  const { table, lang, wish, mode, moment } = board;
  const { undo, you, info } = table;
  const t = tableWords[lang];
  if (mode === 'replay' || moment !== undefined || info.state !== 'running' || you.seats.length === 0) return null;
  const canAsk = !undo.free && undo.seat !== undefined && you.seats.includes(undo.seat);
  const usable = undo.free || canAsk || table.reactions.some(({ held }) => held);
  const why = undo.free ? undefined : (canAsk ? t.undoAskWhy : t.undoNot)(UNDO_REASONS[undo.why][lang]);
  const steps = undo.free ? stepsOf(undo.steps) : undefined;
  return (
    <>
      <button
        type="button"
        className={`${controls.quiet} ${style.undo}`}
        aria-disabled={usable ? undefined : true}
        title={undo.free ? howFar(undo, lang) : why}
        onClick={() => {
          if (why === undefined) hint.set(undefined);
          else sayBeside(hint, why);
          if (usable) wish({ type: 'undo' });
        }}
      >
        {undoSign}
        <span>{canAsk ? t.undoAsk : t.undo}</span>
        {steps === undefined ? null : (
          <span className={style.steps} aria-hidden="true">
            {steps}
          </span>
        )}
      </button>
      {undo.free && undo.whole !== undefined ? (
        <button
          type="button"
          className={`${controls.quiet} ${style.undo}`}
          title={t.undoWholeWhy(undo.whole)}
          onClick={() => wish({ type: 'undo', whole: true })}
        >
          <Undo2 aria-hidden="true" />
          <span>{t.undoWhole}</span>
        </button>
      ) : null}
      {undo.again === undefined ? null : (
        <button
          type="button"
          className={`${controls.quiet} ${style.undo}`}
          title={t.redoWhy}
          onClick={() => giveAgain(board)}
        >
          <Redo2 aria-hidden="true" />
          <span>{t.redo}</span>
        </button>
      )}
    </>
  );
}
