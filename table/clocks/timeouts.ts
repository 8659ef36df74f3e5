import { type Open, questionOf, readerOf, type Seat } from '@tafelrunde/kernel';
import type { TableEntry } from '../entries.ts';
import { consentsOfAbsent, waitedFor } from '../questions/open-questions.ts';
import { endOfRound, goOn } from '../reactions/reactions.ts';
import type { Table } from '../table.ts';
import { carry, NOTHING, type Received } from '../wishes/carry-out.ts';
import { deadlineOf } from './clocks.ts';
import { defaultPicks } from './default-answer.ts';

/** When the host has to look again at the clocks, or at the reaction round that is open. */
export function nextDeadline(table: Table): number | undefined {
  if (table.facts.ended !== undefined) return undefined;
  const clocks = table.spec.settings.clock.kind === 'none' ? [] : table.facts.clocks;
  const deadlines = [
    ...clocks.map((_, seat) => deadlineOf(table, seat)),
    endOfRound(table),
    endOfWaiting(table),
  ].filter(isSet);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

/** Who is away may come back for as long as a reaction round lasts; then they consent. */
function endOfWaiting(table: Table): number | undefined {
  return consentsOfAbsent(table).length === 0 ? undefined : table.facts.at + table.spec.settings.reaction;
}

const isSet = (time: number | undefined): time is number => time !== undefined;

/** What happens to those whose time is up, and to a round that has lasted long enough. Afterwards `nextDeadline` lies ahead. */
export function timeouts(table: Table, now: number): Received {
  const all: Received[] = [goOn(table, now)];
  for (let entry = nextTimeout(table, now); entry !== undefined; entry = nextTimeout(table, now)) {
    const done = carry(table, [entry], now);
    all.push(done);
    if (done.refusal !== undefined) break;
    all.push(goOn(table, now));
  }
  const refusal = all.at(-1)?.refusal;
  return {
    ...NOTHING,
    append: all.flatMap(({ append }) => append),
    outgoing: all.flatMap(({ outgoing }) => outgoing),
    ...(refusal === undefined ? {} : { refusal }),
  };
}

/** To be called once when the host was down: clocks that ran go on from now. */
export function resumeClocks(table: Table, now: number): Received {
  const isRunning = table.facts.ended === undefined && table.facts.clocks.some(({ since }) => since !== null);
  return isRunning ? carry(table, [{ kind: 'resume' }], now) : NOTHING;
}

function nextTimeout(table: Table, now: number): TableEntry | undefined {
  const [consent] = (endOfWaiting(table) ?? Number.POSITIVE_INFINITY) <= now ? consentsOfAbsent(table) : [];
  if (consent !== undefined || table.spec.settings.clock.kind === 'none') return consent;
  const open = waitedFor(table).find(({ seat }) => (deadlineOf(table, seat) ?? Number.POSITIVE_INFINITY) <= now);
  return open === undefined ? undefined : timeoutOf(table, open);
}

/** Out of time for a move: the first possible answer. Out of time for the game, or no answer to be found: a bot plays on. */
function timeoutOf(table: Table, open: Open): TableEntry {
  const { spec, game, journal } = table;
  const { seat } = open;
  if (spec.settings.clock.kind === 'game') return botPlays(seat);
  const run = readerOf(game, journal.match);
  const picks = defaultPicks(run, open);
  if (picks === undefined) return botPlays(seat);
  return { kind: 'timeout', by: seat, question: questionOf(run, open).id, picks };
}

function botPlays(by: Seat): TableEntry {
  return { kind: 'takeover', by, mind: 'bot' };
}
