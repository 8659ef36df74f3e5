import type { TableEntry } from '../entries.ts';
import { afterShuffling, endOfShuffling } from '../people/shuffling.ts';
import { consentsOfAbsent } from '../questions/open-questions.ts';
import { endOfRound, goOn } from '../reactions/reactions.ts';
import type { Table } from '../table.ts';
import { carry, NOTHING, type Received } from '../wishes/carry-out.ts';
import { deadlineOf } from './clocks.ts';

/** When the host has to look again at the clocks, or at the reaction round that is open. */
export function nextDeadline(table: Table, now: number): number | undefined {
  if (table.facts.ended !== undefined) return undefined;
  const deadlines = [
    ...clockDeadlines(table, now),
    endOfRound(table),
    endOfWaiting(table),
    endOfShuffling(table),
  ].filter(isSet);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

/** For whom the time of a turn is up, `botsToMove` names a bot: there is nothing more to wait for. */
function clockDeadlines(table: Table, now: number): readonly (number | undefined)[] {
  const { clock } = table.spec.settings;
  if (clock.kind === 'none') return [];
  const all = table.facts.clocks.map((_, seat) => deadlineOf(table, seat));
  return clock.kind === 'move' ? all.filter((each) => each !== undefined && each > now) : all;
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

/** Out of time for the game: a bot plays on. */
function nextTimeout(table: Table, now: number): TableEntry | undefined {
  const isUp = (deadline: number | undefined): boolean => deadline !== undefined && deadline <= now;
  const [begin] = isUp(endOfShuffling(table)) ? afterShuffling(table) : [];
  if (begin !== undefined) return begin;
  const [consent] = isUp(endOfWaiting(table)) ? consentsOfAbsent(table) : [];
  if (consent !== undefined || table.facts.ended !== undefined || table.spec.settings.clock.kind !== 'game')
    return consent;
  const late = table.facts.clocks.findIndex((_, seat) => isUp(deadlineOf(table, seat)));
  return late < 0 ? undefined : { kind: 'takeover', by: late, mind: 'bot' };
}
