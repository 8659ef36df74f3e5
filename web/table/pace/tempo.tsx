import type { Seat } from '@tafelrunde/kernel';
import { FastForward, Pause, Play, StepForward } from 'lucide-react';
import type { BoardProps } from '../../app/games/board.ts';
import controls from '../../style/controls.module.css';
import { tableWords } from '../words.ts';
import style from './tempo.module.css';

const isMoving = ({ tempo, questions, moment, view }: BoardProps): boolean =>
  tempo !== undefined &&
  tempo.bots !== 'idle' &&
  questions.length === 0 &&
  moment === undefined &&
  view.outcome === undefined;

/** The next move waits for a click. */
export const isPaused = ({ tempo }: BoardProps): boolean => tempo?.bots === 'stepping' || tempo?.bots === 'stepped';

/** Whom the table waits for: somebody who thinks, a bot whose move waits for a click, or somebody who is away. */
export function stateOf(board: BoardProps, seat: Seat): 'thinking' | 'isNext' | 'isAway' {
  const { info, presence } = board.table;
  if (info.seats[seat]?.mind === 'bot') return isPaused(board) ? 'isNext' : 'thinking';
  return presence.seats[seat] === false ? 'isAway' : 'thinking';
}

/** The next move of a bot comes now; false if none is due. */
export function stepOn(board: BoardProps): boolean {
  if (!isMoving(board)) return false;
  board.tempo?.step();
  return true;
}

/** While bots move: pause, step and fast forward. They keep their places, so that nothing moves under a finger. */
export function TempoButtons({ board }: { readonly board: BoardProps }) {
  const { tempo, lang } = board;
  const t = tableWords[lang].tempo;
  if (tempo === undefined || !isMoving(board)) return null;
  const paused = isPaused(board);
  return (
    <fieldset className={style.tempo} aria-label={t.label}>
      <button
        type="button"
        className={controls.icon}
        aria-label={paused ? t.play : t.pause}
        title={paused ? t.play : t.pause}
        onClick={paused ? tempo.play : tempo.pause}
      >
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </button>
      <button
        type="button"
        className={`${controls.button} ${style.step}`}
        data-due={paused || undefined}
        aria-disabled={tempo.bots === 'stepped'}
        title={t.stepKey}
        onClick={tempo.step}
      >
        <StepForward aria-hidden="true" />
        <span>{t.step}</span>
      </button>
      <button type="button" className={controls.icon} aria-label={t.hurry} title={t.hurry} onClick={tempo.hurry}>
        <FastForward aria-hidden="true" />
      </button>
    </fieldset>
  );
}
