import type { Seat } from '@tafelrunde/kernel';
import type { Seated } from '@tafelrunde/table/client';
import type { TableClient } from '../../app/seat/table-client.ts';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';
import { awaitedAndAway, isProposed, mayCallBot, untilBot } from './absence.ts';
import { useHostTime } from './host-time.ts';

/** For whom everybody has waited long enough. From the beginning on: the host's time is counted from when it was told. */
export function useOverdue(state: Seated): readonly Seat[] {
  const away = mayCallBot(state) ? awaitedAndAway(state) : [];
  const now = useHostTime(state.now, away.length > 0, 1_000);
  return away.filter((seat) => untilBot(state, seat, now) === 0 && !isProposed(state, 'takeover', seat));
}

interface AbsentProps {
  readonly state: Seated;
  readonly seat: Seat;
  readonly name: string;
  readonly place: TableClient | undefined;
}

/** What can be done about somebody who is away is offered where everybody looks. */
export function Absent({ state, seat, name, place }: AbsentProps) {
  const t = useWords(roomWords);
  const isOpen = state.undo.begunBy === seat && !isProposed(state, 'step', seat);
  return (
    <div className={controls.notice} role="status">
      <p>{t.awaitedAway(name)}</p>
      <button
        type="button"
        className={controls.button}
        onClick={() => place?.wish({ type: 'takeover', seat, mind: 'bot' })}
      >
        {t.callBot}
      </button>
      {isOpen ? (
        <button type="button" className={controls.button} onClick={() => place?.wish({ type: 'undo', seat })}>
          {t.takeStepBack}
        </button>
      ) : null}
    </div>
  );
}
