import type { Seat } from '@tafelrunde/kernel';
import type { LogLine, Seated, Seq } from '@tafelrunde/table/client';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../app/device/after-paint.ts';
import { isRecord, recall, remember } from '../../app/kept/storage.ts';
import { actorOf } from '../../table/log/log-lines.ts';

/** How long each thing that was missed is shown. */
const BEAT = 1100;

/** So many tables are remembered. */
const MOST = 30;

/** The lines of the log that tell of what others did in the game after an entry: nobody misses their own moves. */
export function happenedSince(log: readonly LogLine[], seen: Seq, own: readonly Seat[] = []): readonly Seq[] {
  const isOwn = ({ by, events = [] }: LogLine): boolean => {
    const who = by ?? events.map(actorOf).find((seat) => seat !== undefined);
    return who !== undefined && own.includes(who);
  };
  return log.filter((line) => line.seq > seen && (line.events ?? []).length > 0 && !isOwn(line)).map(({ seq }) => seq);
}

export interface Missed {
  /** What happened while nobody was looking: empty when there is nothing to tell. */
  readonly seqs: readonly Seq[];
  /** Which of them is shown just now. */
  readonly at: number | undefined;
  watch(): void;
  skip(): void;
}

/** Who comes back, after a reload or to a tab that was in the background, can watch what happened since. */
export function useMissed(state: Seated | undefined, look: (seq: Seq | undefined) => void): Missed {
  const { seq = 0, log = [] } = state ?? {};
  const id = state?.info.id;
  const own = state?.you.seats;
  const [missed, setMissed] = useState<readonly Seq[]>(() => happenedSince(log, seenAt(id) ?? seq, own));
  const [at, setAt] = useState<number>();
  const latest = useRef({ seq, log, own });
  useEffect(() => {
    latest.current = { seq, log, own };
    if (document.visibilityState === 'visible' && id !== undefined) afterPaint(() => markSeen(id, seq));
  });
  useEffect(() => {
    const back = () => {
      if (document.visibilityState !== 'visible' || id === undefined) return;
      const { seq: now, log: lines, own: seats } = latest.current;
      const since = happenedSince(lines, seenAt(id) ?? now, seats);
      markSeen(id, now);
      if (since.length > 0) setMissed(since);
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [id]);
  useEffect(() => {
    if (at === undefined) return;
    const shown = missed[at];
    look(shown);
    const timer = setTimeout(
      () => {
        if (shown === undefined) setMissed([]);
        setAt(shown === undefined ? undefined : at + 1);
      },
      shown === undefined ? 0 : BEAT,
    );
    return () => clearTimeout(timer);
  }, [at, missed, look]);
  return {
    seqs: missed,
    at,
    watch: () => setAt(0),
    skip: () => {
      if (missed.length === 0) return;
      if (at !== undefined) look(undefined);
      setAt(undefined);
      setMissed([]);
    },
  };
}

function seenAt(table = ''): Seq | undefined {
  const seen = recall('seen');
  const seq = isRecord(seen) ? seen[table] : undefined;
  return typeof seq === 'number' ? seq : undefined;
}

function markSeen(table: string, seq: Seq): void {
  const stored = recall('seen');
  const seen = new Map(Object.entries(isRecord(stored) ? stored : {}));
  if (seen.get(table) === seq) return;
  seen.delete(table);
  remember('seen', Object.fromEntries([...seen, [table, seq]].slice(-MOST)));
}
