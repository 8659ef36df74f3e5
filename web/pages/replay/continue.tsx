import { playableOf } from '@tafelrunde/games';
import type { AnyGame, MatchRecord, Seat } from '@tafelrunde/kernel';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../app/text/words.ts';
import { storePlayed } from '../../local/played.ts';
import controls from '../../style/controls.module.css';
import { calledWords } from '../../words/called.ts';
import { replayWords } from '../../words/replay.ts';
import { tableUpTo } from './go-on.ts';

interface ContinueProps {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly note: number;
  readonly over: boolean;
}

/** Why it did not work: the entries lead nowhere, or the table cannot be stored. */
type Fault = 'continueBroken' | 'continueUnstored';

/** From this moment on, somebody plays against bots. */
export function Continue({ game, record, note, over }: ContinueProps) {
  const t = useWords(replayWords);
  const { player } = useWords(calledWords);
  const [, go] = useLocation();
  const [seat, setSeat] = useState<Seat>(0);
  const [fault, setFault] = useState<Fault>();
  const start = async () => {
    setFault(undefined);
    const bot = playableOf(game.id)?.play.usual.bot ?? 'random';
    const made = tableUpTo(game, record, note, { seat, bot, player });
    if (made === undefined) return setFault('continueBroken');
    try {
      go(`/here/${await storePlayed(made)}`);
    } catch {
      setFault('continueUnstored');
    }
  };
  if (record.seed === undefined) return <p className={controls.problem}>{t.continueNot}</p>;
  if (over) return <p className={controls.notice}>{t.continueOver}</p>;
  return (
    <div className={controls.tight}>
      <p className={controls.hint}>{t.continueWhy}</p>
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
        <button type="button" className={controls.primary} onClick={() => void start()}>
          <Play aria-hidden="true" />
          {fault === 'continueUnstored' ? t.continueAgain : t.continue}
        </button>
      </div>
      {fault === undefined ? null : (
        <p className={controls.problem} role="alert">
          {t[fault]}
        </p>
      )}
    </div>
  );
}
