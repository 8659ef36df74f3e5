import type { Clocks, Seated } from '@tafelrunde/table/client';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import style from './clock-faces.module.css';

/** Whose time runs, and one's own. */
export function ClockFaces({ state, names }: { readonly state: Seated; readonly names: readonly string[] }) {
  const { clocks, now, you } = state;
  const elapsed = useElapsed(clocks, now);
  if (clocks === null || state.info.state !== 'running') return null;
  return (
    <ul className={style.clocks}>
      {clocks.seats.map((clock, seat) => {
        if (clock === null || !(clock.running || you.seats.includes(seat))) return null;
        const left = Math.max(0, clock.left - (clock.running ? elapsed : 0));
        return (
          <li
            key={names[seat]}
            className={style.clock}
            data-running={clock.running || undefined}
            data-short={left < 10_000 || undefined}
          >
            <Timer aria-hidden="true" />
            <span className={style.name}>{names[seat]}</span>
            <time role="timer">{minutes(left)}</time>
          </li>
        );
      })}
    </ul>
  );
}

/** Milliseconds since what the clocks say was true; ours and the host's clock may differ, so only spans are compared. */
function useElapsed(clocks: Clocks | null, now: number): number {
  const [heard, setHeard] = useState({ clocks, at: Date.now(), before: 0 });
  const [tick, setTick] = useState(Date.now());
  if (heard.clocks !== clocks) {
    setHeard({ clocks, at: Date.now(), before: clocks === null ? 0 : Math.max(0, now - clocks.at) });
  }
  useEffect(() => {
    if (clocks === null) return;
    const timer = setInterval(() => setTick(Date.now()), 500);
    return () => clearInterval(timer);
  }, [clocks]);
  return heard.before + Math.max(0, tick - heard.at);
}

/** "1:05", "2:03:00". */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, mins, secs] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(mins)}:${two(secs)}` : `${mins}:${two(secs)}`;
}
