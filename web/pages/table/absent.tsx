import type { Seated } from '@tafelrunde/table/client';
import type { Place } from '../../app/place.ts';
import { useWords } from '../../app/words.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';
import { awaitedAndAway, isBotAskedFor, mayCallBot, untilBot } from './absence.ts';
import { useHostTime } from './host-time.ts';

interface AbsentProps {
  readonly state: Seated;
  readonly place: Place | undefined;
  readonly names: readonly string[];
}

/** Everybody waits for somebody who has been away for a while: what can be done about it is offered where one looks. */
export function Absent({ state, place, names }: AbsentProps) {
  const t = useWords(roomWords);
  const away = mayCallBot(state) ? awaitedAndAway(state) : [];
  const now = useHostTime(state.now, away.length > 0, 1_000);
  return away
    .filter((seat) => untilBot(state, seat, now) === 0 && !isBotAskedFor(state, seat))
    .map((seat) => (
      <div key={seat} className={controls.notice} role="status">
        <p>{t.awaitedAway(names[seat] ?? '')}</p>
        <button
          type="button"
          className={controls.button}
          onClick={() => place?.wish({ type: 'takeover', seat, mind: 'bot' })}
        >
          {t.callBot}
        </button>
      </div>
    ));
}
