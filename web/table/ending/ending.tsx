import { History, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { BoardProps } from '../../app/games/board.ts';
import controls from '../../style/controls.module.css';
import { tableWords } from '../words.ts';
import style from './ending.module.css';

type Board = Pick<BoardProps, 'table' | 'wish' | 'mode' | 'lang'>;

/** What the result does not show: who was not there to the end. */
function remarksOn({ table, lang }: Board): string[] {
  const t = tableWords[lang];
  const { info, you } = table;
  return info.seats.flatMap(({ name, conceded, late }, seat) => {
    const mine = you.seats.includes(seat);
    return [
      ...(conceded === true ? [mine ? t.gaveUpYou : t.gaveUp(name)] : []),
      ...(late === true ? [mine ? t.lateYou : t.late(name)] : []),
    ];
  });
}

/** When a game is over: once more, or from the beginning again. */
export function Ending({ board }: { readonly board: Board }) {
  const { table, wish, mode, lang } = board;
  const t = tableWords[lang];
  const { rematch, id, unrecorded } = table.info;
  const [, go] = useLocation();
  const [isWanted, setWanted] = useState(false);
  // Whoever offers another game goes there at once.
  useEffect(() => {
    if (isWanted && rematch !== undefined) go(placeOf(rematch));
  }, [isWanted, rematch, go]);
  if (mode === 'replay') return null;
  const remarks = remarksOn(board);
  return (
    <>
      {remarks.length === 0 ? null : <p className={style.remarks}>{remarks.join(' ')}</p>}
      {rematch !== undefined ? (
        <Link className={controls.primary} href={placeOf(rematch)}>
          <Play aria-hidden="true" />
          {t.toRematch}
        </Link>
      ) : table.you.seats.length === 0 ? null : (
        <button
          type="button"
          className={controls.primary}
          onClick={() => {
            setWanted(true);
            wish({ type: 'rematch' });
          }}
        >
          <RotateCcw aria-hidden="true" />
          {t.again}
        </button>
      )}
      {unrecorded === true ? null : (
        <Link className={controls.button} href={`/replays/${id}`}>
          <History aria-hidden="true" />
          {t.watchGame}
        </Link>
      )}
    </>
  );
}

/** Where another table is, seen from the one that this page shows. */
export const placeOf = (table: string): string => location.pathname.replace(/[^/]*$/, table);
