import {
  type AnyGame,
  at,
  type Chance,
  granted,
  type Match,
  placeOfQuestion,
  type Question,
  quickChance,
  type Ref,
  Run,
  readOptions,
  type Seat,
  view,
} from '@tafelrunde/kernel';
import { expect } from 'vitest';
import { arriving, greeting, hasTable, reduce, type Seated, type TableState, wishing } from '../client.ts';
import type { Holder, PersonId, StoredChat, StoredEntry } from '../entries.ts';
import type { ClientMessage, HostMessage, Settings, Wish } from '../messages/messages.ts';
import { clientMessage, settingsSchema } from '../messages/protocol.ts';
import { viewFor } from '../messages/views.ts';
import { disconnect } from '../people/arrivals.ts';
import { mindOf, seatsOf } from '../people/people.ts';
import { waitedFor } from '../questions/open-questions.ts';
import { asTold } from '../questions/question-ids.ts';
import { heedsAt } from '../reactions/attention.ts';
import { receive } from '../receive.ts';
import { restoreTable } from '../restore.ts';
import type { ConnectionId, Outgoing } from '../table.ts';
import { openTable, type Table, type TableSpec } from '../table.ts';
import type { Received } from '../wishes/carry-out.ts';
import { firstPicks } from './first-picks.ts';

export const SECRET = '0123456789abcdef'.repeat(4);

export const person = (name: string): Holder => ({ mind: 'person', person: name.toLowerCase(), name });
export const bot: Holder = { mind: 'bot', bot: 'random', name: 'Bot' };
export const open: Holder = { mind: 'open' };

function specOf(game: AnyGame, seats: readonly Holder[], settings: Partial<Settings>, first?: Match): TableSpec {
  const options = granted(readOptions(game, {}));
  return {
    id: 'table-1',
    rules: { game: game.id, version: game.version },
    options,
    seats,
    owner: 'anna',
    secret: SECRET,
    settings: settingsSchema.parse(settings),
    ...(first === undefined ? {} : { first }),
  };
}

type Unasked<W> = W extends Wish ? Omit<W, 'ask'> : never;

/**
 * A host with its store and the clients of people around one table. Messages travel as JSON; after every step each client has
 * in front of it what `view` allows, and nothing else.
 */
export class TestHost {
  readonly game: AnyGame;
  readonly spec: TableSpec;
  table: Table;
  now = 1_000_000;
  readonly entries: StoredEntry[] = [];
  readonly chat: StoredChat[] = [];
  readonly states = new Map<ConnectionId, TableState>();
  readonly sent: { readonly to: ConnectionId; readonly text: string }[] = [];
  private readonly people = new Map<ConnectionId, PersonId>();
  private asks = 0;

  constructor(game: AnyGame, seats: readonly Holder[], settings: Partial<Settings> = {}, first?: Match) {
    this.game = game;
    this.spec = specOf(game, seats, settings, first);
    this.table = openTable(game, this.spec, this.now);
  }

  /** Somebody comes to the table; more than one tab needs names. */
  connect(who: PersonId, connection: ConnectionId = who): void {
    this.people.set(connection, who);
    this.send(connection, greeting(this.states.get(connection) ?? arriving));
  }

  disconnect(connection: ConnectionId): void {
    this.people.delete(connection);
    this.deliver(disconnect(this.table, connection, this.now));
  }

  send(connection: ConnectionId, message: ClientMessage | object): Received {
    const who = this.people.get(connection);
    if (who === undefined) throw new Error(`${connection} is not connected`);
    return this.take(receive(this.table, { person: who, connection }, JSON.parse(JSON.stringify(message)), this.now));
  }

  /** Makes a wish and says how it was answered. */
  wish(connection: ConnectionId, wish: Unasked<Wish>, ask = `ask-${++this.asks}`): string {
    const wanted = clientMessage.parse({ ...wish, ask });
    if (!('ask' in wanted)) throw new Error(`${wanted.type} is no wish`);
    this.states.set(connection, wishing(this.states.get(connection) ?? arriving, wanted));
    const { outgoing } = this.send(connection, wanted);
    const answer = outgoing.find(({ message }) => 'ask' in message && message.ask === ask)?.message;
    return answer?.type === 'refused' ? answer.code : (answer?.type ?? 'unanswered');
  }

  take(received: Received): Received {
    this.entries.push(...received.append);
    this.chat.push(...received.chat);
    this.deliver(received.outgoing);
    checkClients(this);
    return received;
  }

  deliver(outgoing: readonly Outgoing[]): void {
    for (const { to, message } of outgoing) {
      const text = JSON.stringify(message);
      for (const connection of to) {
        this.sent.push({ to: connection, text });
        const arrived: HostMessage = JSON.parse(text);
        this.states.set(connection, reduce(this.states.get(connection) ?? arriving, arrived));
      }
    }
  }

  state(connection: ConnectionId): Seated {
    const state = this.states.get(connection);
    if (state === undefined || !hasTable(state)) throw new Error(`${connection} has not been welcomed`);
    return state;
  }

  question(seat: Seat): Question {
    const question = view(this.game, this.table.journal.match, [seat]).questions[0];
    if (question === undefined) throw new Error(`seat ${seat} is not asked anything`);
    return asTold(this.table, question);
  }

  /** Somebody answers the first question put to a seat of theirs; with the first possible picks unless told. */
  answer(connection: ConnectionId, seat: Seat, picks?: readonly Ref[]): string {
    const { id } = this.question(seat);
    return this.wish(connection, { type: 'answer', question: id, picks: picks ?? this.picksAt(seat) });
  }

  private picksAt(seat: Seat): readonly Ref[] {
    const asked = waitedFor(this.table).find((each) => each.seat === seat);
    const run = new Run(this.game, this.table.journal.match);
    return asked === undefined ? [] : (firstPicks(run, asked) ?? []);
  }

  /** The host is killed and started again: only what was stored is left. */
  restart(): void {
    for (const connection of this.people.keys()) this.people.delete(connection);
    const { spec, entries, chat } = this;
    const stored = JSON.parse(JSON.stringify({ spec, entries, chat, heeds: heedsAt(this.table) }));
    this.table = restoreTable(this.game, stored, this.now);
  }
}

/** Whoever is here has in front of them what they may see, and it is up to date. */
function checkClients(host: TestHost): void {
  const { table } = host;
  for (const [connection, { person: who }] of table.room.connections) {
    const { view: seen, seq } = host.state(connection);
    const { match } = table.journal;
    const allowed = table.facts.begun ? viewFor(table, match, seatsOf(table, who)) : null;
    expect(seen, `what ${connection} sees`).toEqual(JSON.parse(JSON.stringify(allowed)));
    expect(seq).toBe(table.facts.seq);
  }
}

/** Anna, Ben and Cleo at a table of three that has begun, all of them there. */
export function threeAtTheTable(game: AnyGame, settings: Partial<Settings> = {}): TestHost {
  const host = new TestHost(game, [person('Anna'), person('Ben'), person('Cleo')], settings);
  for (const who of ['anna', 'ben', 'cleo']) host.connect(who);
  expect(host.wish('anna', { type: 'begin' })).toBe('accepted');
  return host;
}

/** Any picks that the rules accept. */
export function randomPicks(table: Table, question: Question, mind: Chance): readonly Ref[] {
  const { game, journal } = table;
  const run = new Run(game, journal.match);
  const place = placeOfQuestion(question.id);
  const [asked] = run.open(
    ({ seat, lane }) => seat === question.seat && at(journal.match.lanes, lane).id === place.lane,
  );
  if (asked === undefined) throw new Error('this is not asked');
  for (let i = 0; i < 200; i++) {
    const picks = draw(question, mind);
    run.look(asked.lane);
    if (asked.ask.refuses(run, asked.op, picks) === undefined) return picks;
  }
  return firstPicks(run, asked) ?? [];
}

function draw({ options, min, max }: Question, mind: Chance): Ref[] {
  const bag = options.flatMap(({ ref, cap = 1 }) => Array.from({ length: Math.min(cap, max) }, () => ref));
  return Array.from({ length: min + mind('how many', max - min + 1) }, () =>
    at(bag.splice(mind('pick', bag.length), 1), 0),
  );
}

/** Everybody who is asked, in a random order, answers at random until the game is over. */
export function playOut(host: TestHost, seed: number, onStep: (step: number) => void = () => undefined): void {
  const mind = quickChance(seed);
  for (let step = 0; host.table.facts.ended === undefined; step++) {
    if (step > 5_000) throw new Error('the game does not end');
    answerRandomly(host, mind);
    onStep(step);
  }
}

/** One of those who are asked answers at random. */
export function answerRandomly(host: TestHost, mind: Chance): void {
  const open = waitedFor(host.table).filter(({ seat }) => mindOf(host.table, seat) === 'person');
  const { seat } = at(open, mind('who', open.length));
  const who = host.table.facts.seats[seat]?.person ?? '';
  host.now += 1_000;
  const picks = randomPicks(host.table, host.question(seat), mind);
  expect(host.answer(who, seat, picks)).toBe('accepted');
}
