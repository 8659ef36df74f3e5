import type { AnyGame, MatchRecord, Seat } from '@tafelrunde/kernel';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { playableOf } from '../../app/shelf.ts';
import { useWords } from '../../app/words.ts';
import controls from '../../style/controls.module.css';
import { replayWords } from '../../words/replay.ts';
import { goOnFrom } from './go-on.ts';

interface ContinueProps {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly note: number;
  readonly over: boolean;
}

/** From this moment on, somebody plays against bots. */
export function Continue({ game, record, note, over }: ContinueProps) {
  const t = useWords(replayWords);
  const [, go] = useLocation();
  const [seat, setSeat] = useState<Seat>(0);
  const [failed, setFailed] = useState(false);
  const start = async () => {
    const bot = playableOf(game.id)?.play.usual.bot ?? 'random';
    const id = await goOnFrom(game, record, note, seat, bot);
    if (id === undefined) setFailed(true);
    else go(`/here/${id}`);
  };
  return (
    <div className={controls.tight}>
      <p className={controls.hint}>{t.continueWhy}</p>
      {record.seed === undefined || failed ? (
        <p className={controls.problem}>{t.continueNot}</p>
      ) : (
        <div className={controls.row}>
          <select
            className={controls.select}
            style={{ width: 'auto' }}
            aria-label={t.continueAs}
            value={seat}
            onChange={({ target }) => setSeat(Number(target.value))}
          >
            {record.names.map((name, each) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={controls.primary}
            disabled={over}
            onClick={() => void start().catch(() => setFailed(true))}
          >
            <Play aria-hidden="true" />
            {t.continue}
          </button>
        </div>
      )}
    </div>
  );
}
