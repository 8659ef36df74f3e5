import type { PersonId, TableEntry } from '../entries.ts';
import { isEqual } from '../messages/delta.ts';
import { type ClosedWhy, type Hello, type HostMessage, PROTOCOL, type Presence } from '../messages/messages.ts';
import { LIMITS } from '../messages/protocol.ts';
import { decline, over, type TableCode } from '../messages/refusals.ts';
import { infoOf, presenceAt } from '../messages/table-info.ts';
import { catchUp, welcome } from '../messages/updates.ts';
import { tellAsked } from '../reactions/held-answers.ts';
import type { ConnectionId, Outgoing, Table } from '../table.ts';
import { carry, NOTHING, type Received } from '../wishes/carry-out.ts';
import { MOST_CHAT } from './chat.ts';
import { nameForOthers } from './names.ts';
import { belongsTo, connectionsOf, isPresent, mindOf, type Sitting, seatsOf, youAre } from './people.ts';
import { beginningOfComplete, promiseOf } from './shuffling.ts';

/** Where a message comes from. Two tabs are two connections of one person. */
export interface Sender {
  readonly person: PersonId;
  readonly connection: ConnectionId;
}

/** Somebody says hello: they get what they missed, or everything. */
export function arrive(table: Table, { person, connection }: Sender, hello: Hello, now: number): Received {
  if (hello.protocol !== PROTOCOL) return turnedAway(connection, 'protocol');
  if (!mayWatch(table, person)) return turnedAway(connection, 'no-spectators');
  const { connections } = table.room;
  const before = presenceAt(table);
  connections.delete(connection);
  const back = carry(table, noBotNeeded(table, person), now);
  connections.set(connection, { person, seen: hello.seen ?? 0 });
  table.room.away.delete(person);
  table.room.asked.delete(connection);
  const greetings = greet(table, person, hello, now).map((message) => ({ to: [connection], message }));
  const begun = carry(table, beginningOfComplete(table, now), now);
  return {
    ...back,
    append: [...back.append, ...begun.append],
    outgoing: [
      ...back.outgoing,
      ...greetings,
      ...tellAsked(table),
      ...tellPresence(table, before, connection),
      ...begun.outgoing,
    ],
  };
}

function turnedAway(connection: ConnectionId, why: ClosedWhy): Received {
  return { ...NOTHING, outgoing: [{ to: [connection], message: { type: 'closed', why } }] };
}

function mayWatch(table: Table, person: PersonId): boolean {
  return table.spec.settings.spectators || belongsTo(table, person);
}

/** Who is back needs no bot to be voted for. */
function noBotNeeded(table: Table, person: PersonId): TableEntry[] {
  const held = seatsOf(table, person);
  return table.facts.proposals
    .filter(({ what, seat }) => what !== 'undo' && held.includes(seat))
    .map(({ id }) => ({ kind: 'withdraw', proposal: id }));
}

function greet(table: Table, person: PersonId, { seen, mark, heard = 0 }: Hello, now: number): HostMessage[] {
  const missed = seen === undefined || hasLostLines(table, heard) ? undefined : catchUp(table, person, seen, mark);
  if (missed === undefined) return [welcome(table, person, now)];
  return [
    ...(missed.seq === missed.from ? [] : [missed]),
    { type: 'info', table: infoOf(table), you: youAre(table, person) },
    ...table.chat.filter(({ line }) => line.n > heard).map(({ line }): HostMessage => ({ type: 'chat', line })),
    { type: 'presence', ...presenceAt(table) },
    { type: 'pong', now },
  ];
}

/** What was said may be deleted later: then whoever has heard it is told everything anew, without it. */
function hasLostLines({ chat }: Table, heard: number): boolean {
  const known = chat.filter(({ line }) => line.n <= heard);
  const first = chat.length < MOST_CHAT ? 1 : (known[0]?.line.n ?? heard + 1);
  return known.length < heard - first + 1;
}

/** A connection is gone. */
export function disconnect(table: Table, connection: ConnectionId, now: number): readonly Outgoing[] {
  const { connections, away } = table.room;
  const before = presenceAt(table);
  const person = connections.get(connection)?.person;
  connections.delete(connection);
  table.room.asked.delete(connection);
  if (person !== undefined && !isPresent(table, person) && belongsTo(table, person)) away.set(person, now);
  return tellPresence(table, before);
}

/** The others learn that somebody came or went. */
export function tellPresence(table: Table, before: Presence, except?: ConnectionId): Outgoing[] {
  const presence = presenceAt(table);
  const to = [...table.room.connections.keys()].filter((id) => id !== except);
  return to.length === 0 || isEqual(before, presence) ? [] : [{ to, message: { type: 'presence', ...presence } }];
}

/**
 * Somebody takes an open seat, or one in which a bot stands in for whoever comes. That they may is for the host to know: it keeps the
 * invitations.
 */
export function sit(table: Table, { seat, person, name, hash }: Sitting, now: number): Received {
  const { facts } = table;
  const called = nameForOthers(name);
  const taken = facts.seats[seat];
  if (taken === undefined) return refused('no-such-seat');
  if (facts.ended !== undefined) return { ...NOTHING, refusal: over().refusal };
  if (mindOf(table, seat) !== 'open' && taken.standsIn !== true) return refused('seat-taken');
  if (called.length < 1 || called.length > LIMITS.name) return refused('bad-name');
  const before = presenceAt(table);
  const sits: TableEntry = { kind: 'seat', seat, to: { mind: 'person', person, name: called } };
  const done = carry(table, [sits, ...promiseOf(table, { seat, person, hash })], now, { person });
  return { ...done, outgoing: [...done.outgoing, ...tellPresence(table, before)] };
}

function refused(code: TableCode): Received {
  return { ...NOTHING, refusal: decline(code).refusal };
}

/** Sends somebody's connections away, if they no longer have a seat here. */
export function dismiss(table: Table, person: PersonId): Outgoing[] {
  if (seatsOf(table, person).length > 0) return [];
  const before = presenceAt(table);
  const to = connectionsOf(table, person);
  for (const connection of to) table.room.connections.delete(connection);
  const closed: Outgoing[] = to.length === 0 ? [] : [{ to, message: { type: 'closed', why: 'removed' } }];
  return [...closed, ...tellPresence(table, before)];
}
