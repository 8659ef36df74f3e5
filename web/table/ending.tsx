import { Play, RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import controls from '../style/controls.module.css';
import { useTools } from './tools.tsx';
import { tableWords } from './words.ts';

/** What comes after a game: once more, or again from the beginning. */
export function Ending() {
  const { board } = useTools();
  const { table, wish, mode, lang } = board;
  const t = tableWords[lang];
  if (mode === 'replay') return null;
  const { rematch, id } = table.info;
  return (
    <>
      {rematch === undefined ? (
        table.you.seats.length === 0 ? null : (
          <button type="button" className={controls.primary} onClick={() => wish({ type: 'rematch' })}>
            <RotateCcw aria-hidden="true" />
            {t.again}
          </button>
        )
      ) : (
        <Link className={controls.primary} href={location.pathname.replace(/[^/]*$/, rematch)}>
          <Play aria-hidden="true" />
          {t.toRematch}
        </Link>
      )}
      <Link className={controls.button} href={`/replays/${id}`}>
        <Play aria-hidden="true" />
        {t.replay}
      </Link>
    </>
  );
}
