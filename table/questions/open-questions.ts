import {
  at,
  consentRef,
  isAgreeing,
  type Open,
  placeOfQuestion,
  questionsTo,
  type Ref,
  readerOf,
  type Seat,
} from '@tafelrunde/kernel';
import type { TableEntry } from '../entries.ts';
import { isPresent, mindOf } from '../people/people.ts';
import type { Table } from '../table.ts';

/** The questions that the table waits for. Standing ones are never waited for. */
export function waitedFor({ game, journal, facts }: Table): Open[] {
  if (!facts.begun || facts.ended !== undefined) return [];
  const { match } = journal;
  return readerOf(game, match).open(({ lane, standing }) => !standing && at(match.lanes, lane).secret?.done !== true);
}

/** Standing questions to a seat of these in which somebody waits for an answer, and the picks that give one. */
export function dueIn(
  { game, journal, facts }: Table,
  isWanted: (open: Open) => boolean,
): { readonly open: Open; readonly due: readonly Ref[] }[] {
  if (!facts.begun || facts.ended !== undefined) return [];
  const run = readerOf(game, journal.match);
  return run
    .open((open) => open.standing && isWanted(open))
    .flatMap((open) => {
      run.look(open.lane);
      const due = open.ask.due(run, open.op);
      return due.length === 0 ? [] : [{ open, due }];
    });
}

/** Who is away does not hold up those who have to agree: as long as nobody who is there objects, they consent. */
export function consentsOfAbsent(table: Table): TableEntry[] {
  if (!table.journal.match.lanes.some(({ ops }) => ops.some(isAgreeing))) return [];
  return waitedFor(table).flatMap(({ op, seat }): TableEntry[] => {
    if (!isAgreeing(op) || op.proposal === undefined || isThere(table, seat)) return [];
    const [question] = questionsTo(table.game, table.journal.match, [seat]).filter((each) => each.op === op);
    const picks = [consentRef(op.round)];
    return question === undefined ? [] : [{ kind: 'timeout', by: seat, question: question.id, picks }];
  });
}

function isThere(table: Table, seat: Seat): boolean {
  const person = table.facts.seats[seat]?.person;
  return mindOf(table, seat) === 'bot' || (person !== undefined && isPresent(table, person));
}

/** The open question that this id belongs to or once belonged to. */
export function openFor({ game, journal }: Table, question: string): Open | undefined {
  const { match } = journal;
  const place = placeOfQuestion(question);
  const lane = match.lanes.findIndex(({ id }) => id === place.lane);
  return lane < 0 ? undefined : readerOf(game, match).openOn(lane);
}

/** Do the others know that it is this seat which is asked? */
export function isMasked(table: Table, question: string, seat: Seat): boolean {
  const open = openFor(table, question);
  return open !== undefined && open.seat === seat && open.ask.masked;
}
