import { at, type Ref, type Seat } from '@tafelrunde/kernel';
import type { PersonId, TableEntry } from '../entries.ts';
import type { Heed } from '../messages/messages.ts';
import { decline, type Ruling } from '../messages/refusals.ts';
import { holders, mindOf, seatsOf } from '../people/people.ts';
import type { Outgoing, Table } from '../table.ts';
import { carryFor, NOTHING, type Received } from '../wishes/carry-out.ts';
import { wake } from './attention.ts';
import { decisionOf, type Held, hold, isPass, tellAsked } from './held-answers.ts';
import { type Asking, askingWith, roundAt } from './rounds.ts';

/** Somebody answers a question of the round, or a bot does; undefined when the question is none of the round. */
export function react(
  table: Table,
  seats: readonly Seat[],
  { question, picks, ...from }: Held,
  now: number,
): Received | undefined {
  const asking = askingWith(table, question);
  if (asking === undefined || !seats.includes(asking.seat)) return undefined;
  const kept = hold(table, asking, { question, picks, ...from });
  if (!kept.ok) return { ...NOTHING, refusal: kept.refusal };
  if (!isPass(asking, picks)) wake(table, asking.seat);
  return goOn(table, now);
}

/** Somebody takes back what the round has not come to yet; undefined when there is nothing of the kind. */
export function unreact(table: Table, person: PersonId): Received | undefined {
  const { held } = table.room;
  const seat = seatsOf(table, person).find((each) => held.has(each));
  const kept = seat === undefined ? undefined : held.get(seat);
  if (seat === undefined || kept === undefined) return undefined;
  held.delete(seat);
  const { connection, by } = kept;
  const settled: Outgoing[] =
    connection === undefined || by.ask === undefined
      ? []
      : [{ to: [connection], message: { type: 'accepted', ask: by.ask, seq: table.facts.seq } }];
  return { ...NOTHING, outgoing: [...settled, ...tellAsked(table)] };
}

/** What somebody wants to be asked about from now on, at all their seats. */
export function heed(table: Table, person: PersonId, wanted: Heed, now: number): Ruling<Received> {
  const seats = seatsOf(table, person);
  if (seats.length === 0) return decline('not-seated');
  for (const seat of seats) table.room.heeds.set(seat, wanted);
  return { ok: true, value: goOn(table, now) };
}

/** When the open round is over if nobody reacts; undefined while somebody still thinks about it. */
export function endOfRound(table: Table): number | undefined {
  const round = roundAt(table);
  if (round.length === 0) return undefined;
  const isDecided = round.every((asking) => decisionOf(table, asking) !== undefined);
  return isDecided ? table.facts.at + lengthOfRound(table) : undefined;
}

/** By how long a round takes nobody shall see who was asked; alone with bots there is nobody to see it. */
const lengthOfRound = (table: Table): number => (holders(table).length > 1 ? table.spec.settings.reaction : 0);

/** Carries rounds on as far as they are decided, and tells who is asked now. */
export function goOn(table: Table, now: number): Received {
  const all: Received[] = [];
  for (let due = dueIn(table, now); due !== undefined; due = dueIn(table, now)) {
    const done = carryOut(table, due, now);
    all.push(done);
    if (done.refusal !== undefined) break;
  }
  const refusal = all.at(-1)?.refusal;
  return {
    ...NOTHING,
    append: all.flatMap(({ append }) => append),
    outgoing: [...all.flatMap(({ outgoing }) => outgoing), ...tellAsked(table)],
    ...(refusal === undefined ? {} : { refusal }),
  };
}

interface Decided {
  readonly asking: Asking;
  readonly picks: readonly Ref[];
  readonly held?: Held;
}

/** The answers that can be given now: passes up to somebody who reacts, or all of them once the round has lasted long enough. */
function dueIn(table: Table, now: number): readonly Decided[] | undefined {
  const due: Decided[] = [];
  for (const asking of roundAt(table)) {
    const decision = decisionOf(table, asking);
    if (decision === undefined) return undefined;
    due.push({ asking, ...decision });
    if (!isPass(asking, decision.picks)) return due;
  }
  return due.length > 0 && now >= table.facts.at + lengthOfRound(table) ? due : undefined;
}

function carryOut(table: Table, due: readonly Decided[], now: number): Received {
  for (const { asking } of due) table.room.held.delete(asking.seat);
  const done = carryFor(
    table,
    due.map((each) => ({ entry: entryOf(table, each), by: each.held?.by ?? {} })),
    now,
  );
  const granted = due.slice(0, done.append.length);
  const refused = done.refusal === undefined ? undefined : at(due, done.append.length);
  return {
    ...done,
    outgoing: [
      ...done.outgoing,
      ...granted.flatMap(({ held }) => replyTo(held, (ask) => ({ type: 'accepted', ask, seq: table.facts.seq }))),
      ...(done.refusal === undefined ? [] : refusing(refused?.held, done.refusal)),
    ],
  };
}

/** What nobody gave counts as little as what a bot answered for want of time: it never stands in the way of taking back. */
function entryOf(table: Table, { asking: { seat, id }, picks, held }: Decided): TableEntry {
  const isGiven = held?.by.person !== undefined || mindOf(table, seat) === 'bot';
  return { kind: isGiven ? 'answer' : 'timeout', by: seat, question: id, picks };
}

type Reply = Outgoing['message'];

function replyTo(held: Held | undefined, message: (ask: string) => Reply): Outgoing[] {
  const ask = held?.by.ask;
  return held?.connection === undefined || ask === undefined ? [] : [{ to: [held.connection], message: message(ask) }];
}

const refusing = (held: Held | undefined, refusal: NonNullable<Received['refusal']>): Outgoing[] =>
  replyTo(held, (ask) => ({ type: 'refused', ask, ...refusal }));
