import { at, type Open, Run, type Seat } from '@tafelrunde/kernel';
import type { Table } from './table.ts';

/** The questions that the table waits for. Standing ones are never waited for. */
export function waitedFor({ game, journal, facts }: Table): Open[] {
  if (!facts.begun || facts.ended !== undefined) return [];
  const { match } = journal;
  return new Run(game, match).open().filter(({ lane }) => {
    const { standing, secret } = at(match.lanes, lane);
    return standing === undefined && secret?.done !== true;
  });
}

/** The open question that this id belongs to or once belonged to: ids begin with the number of their lane. */
export function openFor({ game, journal }: Table, question: string): Open | undefined {
  const { match } = journal;
  const lane = match.lanes.findIndex(({ id }) => question.startsWith(`${id}.`));
  return lane < 0 ? undefined : new Run(game, match).openOn(lane);
}

/** Do the others know that it is this seat which is asked? */
export function isMasked(table: Table, question: string, seat: Seat): boolean {
  const open = openFor(table, question);
  return open !== undefined && open.seat === seat && open.ask.masked;
}
