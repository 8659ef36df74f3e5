import { History, Play, RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import type { BoardProps } from '../app/board.ts';
import controls from '../style/controls.module.css';
import { tableWords } from './words.ts';

/** When a game is over: once more, or from the beginning again. */
export function Ending({ board }: { readonly board: BoardProps }) {
  const { table, wish, mode, lang } = board;
  const t = tableWords[lang];
  if (mode === 'replay') return null;
  const { rematch, id } = table.info;
  return (
    <>
      {rematch !== undefined ? (
        <Link className={controls.primary} href={location.pathname.replace(/[^/]*$/, rematch)}>
          <Play aria-hidden="true" />
          {t.toRematch}
        </Link>
      ) : table.you.seats.length === 0 ? null : (
        <button type="button" className={controls.primary} onClick={() => wish({ type: 'rematch' })}>
          <RotateCcw aria-hidden="true" />
          {t.again}
        </button>
      )}
      <Link className={controls.button} href={`/replays/${id}`}>
        <History aria-hidden="true" />
        {t.watchGame}
      </Link>
    </>
  );
}
