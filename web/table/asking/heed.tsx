import type { Heed, Seated } from '@tafelrunde/table/client';
import { BellOff, BellRing, FastForward } from 'lucide-react';
import type { BoardProps } from '../../app/games/board.ts';
import controls from '../../style/controls.module.css';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import style from './prompt.module.css';

const wishFor =
  ({ wish, table }: BoardProps) =>
  (some: Partial<Heed>): void =>
    wish({ type: 'heed', ...table.heed, ...some });

/** Passes until one is asked for something else than a reaction. */
export const rest = (board: BoardProps): void => {
  if (board.table.reactions.length > 0) wishFor(board)({ rest: true });
};

/** Takes back everything that one did not want to be asked about. */
export const wake = (board: BoardProps): void => {
  if (isAsleep(board.table)) wishFor(board)({ rest: false, never: [] });
};

const isAsleep = ({ heed }: Pick<Seated, 'heed'>): boolean => heed.rest || heed.never.length > 0;

/** What one need not be asked any more. */
export function HeedButtons() {
  const { board } = useTools();
  const { table, game, lang } = board;
  const [reaction] = table.reactions;
  const t = tableWords[lang].heed;
  if (!isPlaying(board) || reaction === undefined || reaction.held) return null;
  return (
    <>
      {table.heed.rest ? null : (
        <button
          type="button"
          className={`${controls.quiet} ${style.heed}`}
          title={t.restWhy}
          onClick={() => rest(board)}
        >
          <FastForward aria-hidden="true" />
          <span>{t.rest}</span>
        </button>
      )}
      <button
        type="button"
        className={`${controls.quiet} ${style.heed}`}
        title={t.neverThis(game.text.key(reaction.to, lang))}
        onClick={() => wishFor(board)({ never: [...table.heed.never, reaction.to] })}
      >
        <BellOff aria-hidden="true" />
        <span>{t.never}</span>
      </button>
    </>
  );
}

/** The way back. */
export function WakeButton() {
  const { board } = useTools();
  const { table, lang } = board;
  const t = tableWords[lang].heed;
  if (!isPlaying(board) || !isAsleep(table)) return null;
  return (
    <button type="button" className={`${controls.button} ${style.heed}`} onClick={() => wake(board)}>
      <BellRing aria-hidden="true" />
      {table.heed.rest ? t.resting : t.wake}
    </button>
  );
}

const isPlaying = ({ mode, table }: BoardProps): boolean => mode !== 'replay' && table.info.state === 'running';
