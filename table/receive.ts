import type { AskId, HostMessage, Seq, Wish } from './messages/messages.ts';
import { askOf, clientMessage } from './messages/protocol.ts';
import { decline, type TableRefusal } from './messages/refusals.ts';
import { presenceAt } from './messages/table-info.ts';
import { isTooFarBehind } from './messages/updates.ts';
import { arrive, dismiss, type Sender, tellPresence } from './people/arrivals.ts';
import { sayInChat } from './people/chat.ts';
import { mindOf, seatsOf } from './people/people.ts';
import { forecastFor, foreseeFor } from './questions/foresight.ts';
import { meantBy } from './questions/question-ids.ts';
import { heed, react, unreact } from './reactions/reactions.ts';
import { askedBy, type Table } from './table.ts';
import { comeNearerTo, lookBack } from './undo/look-back.ts';
import { carry, NOTHING, type Received } from './wishes/carry-out.ts';
import { countLook, isWithinReason, mayLook } from './wishes/wish-limits.ts';
import { decide, type TableWish } from './wishes/wishes.ts';

/**
 * Some messages have a part of the game played again. A host that serves other tables as well calls this before `receive`: it does a part
 * of that, and gives true as long as there is more.
 */
export function prepare(table: Table, { person }: Pick<Sender, 'person'>, message: unknown, now: number): boolean {
  const { data } = clientMessage.safeParse(message);
  if (data?.type === 'look') return mayLook(table, person, now) && comeNearerTo(table, data.seq);
  if (data?.type !== 'hello' || data.seen === undefined || isTooFarBehind(table, person, data.seen)) return false;
  return comeNearerTo(table, data.seen);
}

/** Anything that came in from a connection. The message may be whatever somebody sent. */
export function receive(table: Table, from: Sender, message: unknown, now: number): Received {
  const parsed = clientMessage.safeParse(message);
  if (!parsed.success) return refused(from, askOf(message), decline('malformed').refusal);
  const { data } = parsed;
  if (data.type === 'hello') return arrive(table, from, data, now);
  const connection = table.room.connections.get(from.connection);
  if (connection?.person !== from.person) {
    return refused(from, 'ask' in data ? data.ask : null, decline('no-hello').refusal);
  }
  switch (data.type) {
    case 'ping':
      return answered(from, { type: 'pong', now });
    case 'seen':
      connection.seen = Math.max(connection.seen, Math.min(data.seq, table.facts.seq));
      return NOTHING;
    case 'foresee': {
      const foreseen = foreseeFor(table, from.person, data);
      return foreseen === undefined ? NOTHING : answered(from, foreseen);
    }
    case 'forecast': {
      const forecast = forecastFor(table, from.person);
      return forecast === undefined ? NOTHING : answered(from, forecast);
    }
    default:
      return grant(table, from, data, now);
  }
}

function grant(table: Table, from: Sender, wish: Wish, now: number): Received {
  const done = grantedBefore(table, from, wish.ask);
  if (done !== undefined) return accepted(from, wish.ask, done);
  switch (wish.type) {
    case 'chat':
      return grantChat(table, from, wish.ask, wish.text, now);
    case 'look':
      return grantLook(table, from, wish, now);
    case 'rematch':
      return grantRematch(table, from, wish.ask);
    case 'heed':
      return grantHeed(table, from, wish, now);
    case 'answer': {
      // Whatever is not asked of them is called nothing, and turned down like any question that is gone.
      const question = meantBy(table, seatsOf(table, from.person), wish.question) ?? '';
      const meant = { ...wish, question };
      return grantReaction(table, from, meant, now) ?? grantByEntries(table, from, meant, now);
    }
    case 'undo': {
      const taken = unreact(table, from.person);
      return taken === undefined ? grantByEntries(table, from, wish, now) : granted(taken, from, wish.ask, table);
    }
    default:
      return grantByEntries(table, from, wish, now);
  }
}

/** A wish that arrives twice, because its answer got lost, is not granted twice. */
function grantedBefore({ facts, granted, chat }: Table, { person }: Sender, ask: AskId): Seq | undefined {
  const entered = granted.get(askedBy(person, ask));
  if (entered !== undefined) return entered;
  return chat.some((each) => each.ask === ask && each.person === person) ? facts.seq : undefined;
}

function grantByEntries(table: Table, from: Sender, wish: TableWish, now: number): Received {
  const { person } = from;
  const { ask } = wish;
  const leaving = wish.type === 'remove' ? table.facts.seats[wish.seat]?.person : undefined;
  const before = wish.type === 'leave' || wish.type === 'begin' ? presenceAt(table) : undefined;
  const decided = decide(table, person, wish, now);
  if (!decided.ok) return refused(from, ask, decided.refusal);
  if (!isWithinReason(table, person, wish, now)) return refused(from, ask, decline('too-often').refusal);
  const done = carry(table, decided.value, now, { person, ask });
  if (done.refusal !== undefined) {
    return { ...done, outgoing: [...done.outgoing, ...refused(from, ask, done.refusal).outgoing] };
  }
  const gone = leaving === undefined ? [] : dismiss(table, leaving);
  const watching = before === undefined ? [] : tellPresence(table, before);
  return {
    ...done,
    outgoing: [...done.outgoing, ...gone, ...watching, ...accepted(from, ask, table.facts.seq).outgoing],
  };
}

function grantLook(table: Table, from: Sender, { ask, seq }: Extract<Wish, { type: 'look' }>, now: number): Received {
  if (!mayLook(table, from.person, now)) return refused(from, ask, decline('too-often').refusal);
  countLook(table, from.person, now);
  const seen = lookBack(table, from.person, seq);
  return seen.ok ? answered(from, { type: 'moment', ask, seq, view: seen.value }) : refused(from, ask, seen.refusal);
}

/** An answer in a reaction round is granted when the round has come to it. */
function grantReaction(
  table: Table,
  { person, connection }: Sender,
  { ask, question, picks }: Extract<Wish, { type: 'answer' }>,
  now: number,
): Received | undefined {
  const mine = seatsOf(table, person).filter((seat) => mindOf(table, seat) === 'person');
  const done = react(table, mine, { question, picks, by: { person, ask }, connection }, now);
  if (done?.refusal === undefined || done.append.length > 0) return done;
  return refused({ connection }, ask, done.refusal);
}

function grantHeed(table: Table, from: Sender, wish: Extract<Wish, { type: 'heed' }>, now: number): Received {
  const { ask, type: _, ...wanted } = wish;
  if (!isWithinReason(table, from.person, wish, now)) return refused(from, ask, decline('too-often').refusal);
  const done = heed(table, from.person, wanted, now);
  return done.ok ? granted(done.value, from, ask, table) : refused(from, ask, done.refusal);
}

function granted(done: Received, from: Sender, ask: AskId, { facts }: Table): Received {
  return { ...done, outgoing: [...done.outgoing, ...accepted(from, ask, facts.seq).outgoing] };
}

function grantChat(table: Table, from: Sender, ask: AskId, text: string, now: number): Received {
  const said = sayInChat(table, from.person, ask, text, now);
  if (!said.ok) return refused(from, ask, said.refusal);
  const heard = { to: [...table.room.connections.keys()], message: { type: 'chat', line: said.value.line } } as const;
  return {
    ...NOTHING,
    chat: [said.value],
    outgoing: [heard, ...accepted(from, ask, table.facts.seq).outgoing],
  };
}

function grantRematch(table: Table, from: Sender, ask: AskId): Received {
  const { facts, spec } = table;
  if (from.person !== spec.owner && seatsOf(table, from.person).length === 0) {
    return refused(from, ask, decline('not-seated').refusal);
  }
  if (facts.ended === undefined) return refused(from, ask, decline('not-over').refusal);
  if (facts.rematch !== undefined) return accepted(from, ask, facts.seq);
  return { ...NOTHING, rematch: { ...from, ask } };
}

function answered({ connection }: Pick<Sender, 'connection'>, message: HostMessage): Received {
  return { ...NOTHING, outgoing: [{ to: [connection], message }] };
}

function accepted(from: Sender, ask: AskId, seq: Seq): Received {
  return answered(from, { type: 'accepted', ask, seq });
}

function refused(from: Pick<Sender, 'connection'>, ask: AskId | null, refusal: TableRefusal): Received {
  return { ...answered(from, { type: 'refused', ask, ...refusal }), refusal };
}
