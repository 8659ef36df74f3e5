import { Play, SkipForward } from 'lucide-react';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';
import type { Missed } from './missed.ts';
import style from './notices.module.css';

/** What happened while one was away: to be watched move by move, or not. */
export function MissedStrip({ missed: { seqs, at, watch, skip } }: { readonly missed: Missed }) {
  const t = useWords(roomWords);
  if (seqs.length === 0) return null;
  return (
    <div className={style.notices}>
      <div className={controls.notice} role="status">
        <p>{at === undefined ? t.missed(seqs.length) : t.missedAt(Math.min(at + 1, seqs.length), seqs.length)}</p>
        {at === undefined ? (
          <button type="button" className={controls.primary} onClick={watch}>
            <Play aria-hidden="true" />
            {t.watchMissed}
          </button>
        ) : null}
        <button type="button" className={controls.button} onClick={skip}>
          <SkipForward aria-hidden="true" />
          {t.skipMissed}
        </button>
      </div>
    </div>
  );
}
