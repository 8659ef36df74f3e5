import type { LogKind, LogLine, Seated, TableInfo } from '@tafelrunde/table/client';
import { useEffect, useState } from 'react';
import { announce } from '../../app/shell/announcer.tsx';
import { useWords } from '../../app/text/words.ts';
import { roomWords } from '../../words/room.ts';

type Proposal = TableInfo['proposals'][number];

/** Milliseconds: long enough to read a sentence, short enough not to be in the way. */
const STAYS = 8_000;

/** What somebody at this screen asked for in vain: a request that only vanished would leave them guessing. */
export function useVerdict(
  { info, log }: Seated,
  states: readonly Seated[],
  names: readonly string[],
): string | undefined {
  const t = useWords(roomWords);
  const [asked, setAsked] = useState<Proposal>();
  const own = info.proposals.findLast(({ by }) => states.some(({ you }) => by !== undefined && you.seats.includes(by)));
  if (own !== undefined && own.id !== asked?.id) setAsked(own);
  const verdict = asked === undefined || own !== undefined || info.state !== 'running' ? undefined : endOf(asked, log);
  const said =
    verdict === 'passed'
      ? t.requestPassed
      : verdict === 'declined'
        ? asked === undefined || asked.kind === 'undo'
          ? t.undoDeclined
          : t.waitingDeclined(names[asked.seat] ?? '')
        : undefined;
  useEffect(() => {
    if (said === undefined) return;
    announce(said);
    const timer = setTimeout(() => setAsked(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}

const DECISIVE: ReadonlySet<LogKind> = new Set(['undo', 'bot-plays', 'person-plays', 'withdrawn', 'answer']);

/** A no withdraws the request at once; who withdraws their own says neither yes nor no. */
function endOf({ id, kind }: Proposal, log: readonly LogLine[]): 'declined' | 'passed' | undefined {
  const since = log.filter(({ seq }) => seq > id);
  const last = since.findLast((line) => DECISIVE.has(line.kind));
  if (last?.kind === 'answer') return kind === 'undo' ? 'passed' : undefined;
  const isVoted = since.some((line) => line.kind === 'voted' && line.seq + 1 === last?.seq);
  return last?.kind === 'withdrawn' && isVoted ? 'declined' : undefined;
}
