import type { Seat } from '@tafelrunde/kernel';
import type { Clocks, Seated } from '@tafelrunde/table/client';
import { Timer } from 'lucide-react';
import { useEffect } from 'react';
import { sound } from '../../app/device/sound.ts';
import { announce } from '../../app/shell/announcer.tsx';
import { useWords } from '../../app/text/words.ts';
import { SeatToken } from '../../table/seat-token.tsx';
import { roomWords } from '../../words/room.ts';
import style from './clock-faces.module.css';
import { useHostTime } from './host-time.ts';

/** Below this somebody has to hurry. */
const SHORT = 10_000;

/** Whose time runs, and one's own. */
export function ClockFaces({ state, names }: { readonly state: Seated; readonly names: readonly string[] }) {
  const t = useWords(roomWords);
  const { clocks, now, you } = state;
  // Between two moves there is nothing to see on a clock for each move.
  const isForGame = state.info.settings.clock.kind === 'game';
  const isRunning = clocks !== null && state.info.state === 'running';
  const host = useHostTime(now, isRunning);
  const faces = isRunning ? facesOf(clocks, host) : [];
  const hurries = faces.some(({ seat, running, left }) => running && left < SHORT && you.seats.includes(seat));
  useEffect(() => {
    if (!hurries) return;
    sound('hurry');
    announce(t.hurry, 'urgent');
  }, [hurries, t]);
  if (!isRunning) return null;
  return (
    <ul className={style.clocks} aria-label={t.clocks}>
      {faces
        .filter(({ seat, running }) => running || (isForGame && you.seats.includes(seat)))
        .map(({ seat, running, left }) => (
          <li
            key={seat}
            className={style.clock}
            data-running={running || undefined}
            data-short={left < SHORT || undefined}
          >
            <Timer aria-hidden="true" />
            <span className={style.token}>
              <SeatToken seat={seat} name={names[seat] ?? ''} />
            </span>
            <span className={style.name}>{names[seat]}</span>
            <time role="timer">{minutes(left)}</time>
          </li>
        ))}
    </ul>
  );
}

interface Face {
  readonly seat: Seat;
  readonly running: boolean;
  readonly left: number;
}

function facesOf({ at, seats }: Clocks, host: number): Face[] {
  return seats.flatMap((clock, seat) => {
    if (clock === null) return [];
    const { left, running } = clock;
    return [{ seat, running, left: Math.max(0, left - (running ? Math.max(0, host - at) : 0)) }];
  });
}

/** "1:05", "2:03:00". */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, mins, secs] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(mins)}:${two(secs)}` : `${mins}:${two(secs)}`;
}
