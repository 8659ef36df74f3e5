import {
  type AnyGame,
  at,
  type Chance,
  type GameEvent,
  type Match,
  quickChance,
  type Ref,
  type SeatSet,
  toldTo,
  view,
} from '@tafelrunde/kernel';
import { fresh, knownTo, swapped, withOwnFaces } from '@tafelrunde/kernel/testing';
import { expect } from 'vitest';
import { patch } from '../messages/delta.ts';
import type { HostMessage, Update, WireLine } from '../messages/messages.ts';
import { viewFor } from '../messages/views.ts';
import { eventToWire } from '../messages/wire-event.ts';
import { toWire } from '../messages/wire-view.ts';
import { seatsOf } from '../people/people.ts';
import { asTold } from '../questions/question-ids.ts';
import { restoreTable, snapshot, type TableSnapshot } from '../restore.ts';
import { answerRandomly, person, playOut, SECRET, TestHost } from './table.ts';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const WATCHING = 'zoe';
const EVERYBODY = [...NAMES.map((name) => name.toLowerCase()), WATCHING];
const CLOCK = { clock: { kind: 'move', seconds: 600 } } as const;

function begun(game: AnyGame): TestHost {
  const host = new TestHost(game, NAMES.map(person), CLOCK);
  for (const who of EVERYBODY) host.connect(who);
  host.wish('anna', { type: 'begin' });
  return host;
}

/** Who they are to the kernel: worked out here, so that a mistake of the table's own is found. */
function eyesOf(holds: readonly number[], { seats: count }: Match): SeatSet {
  return holds.length === 0 ? 1 << count : holds.reduce((eyes, seat) => eyes | (1 << seat), 0);
}

/** Every update of a whole random game is put together again from `view` and `toldTo` alone. */
export function checkEverySent(game: AnyGame, seed: number): void {
  const host = begun(game);
  let from = host.sent.length;
  let before = host.table.journal.match;
  playOut(host, seed, () => {
    const { match, notes } = host.table.journal;
    const events = at(notes, notes.length - 1).events;
    for (const { to, text } of host.sent.slice(from)) checkSent(host, to, text, { before, after: match, events });
    from = host.sent.length;
    before = match;
  });
}

/** Whoever comes back in a random game, after some steps or with a new device, is told what `view` and `toldTo` allow. */
export function checkComingBack(game: AnyGame, seed: number): void {
  const host = begun(game);
  const left = new Map<string, Match>();
  playOut(host, seed, (step) => {
    const who = at(EVERYBODY, step % EVERYBODY.length);
    const second = `second device of ${who}`;
    const before = left.get(who);
    if (before !== undefined) checkReturn(host, who, second, before);
    else checkArrival(host, who, second);
    host.disconnect(second);
    left.set(who, host.table.journal.match);
    if (step % 7 > 0) return;
    // Next time it is a new one.
    host.states.delete(second);
    left.delete(who);
  });
}

/** What happened to the match after each entry, straight from the journal. */
function eventsIn({ table: { facts, journal } }: TestHost, seq: number): readonly GameEvent[] {
  const [from, to] = [facts.notes[seq - 2] ?? 0, facts.notes[seq - 1] ?? 0];
  return journal.notes.slice(from, to).flatMap(({ events }) => events);
}

function checkLines(host: TestHost, who: string, lines: readonly WireLine[]): void {
  const { table } = host;
  const eyes = eyesOf(seatsOf(table, who), table.journal.match);
  for (const { seq, kind, at: time, by, events = [], ...more } of lines) {
    expect(more).toEqual({});
    expect(['answer', 'begin']).toContain(kind);
    // Whose answer it was is for the events to tell, except to whoever gave it.
    expect(by).toBe(ownGiver(host, seq, seatsOf(table, who)));
    expect(time ?? host.now).toBeLessThanOrEqual(host.now);
    expect(events).toEqual(json(eventsIn(host, seq).map((event) => eventToWire(toldTo(event, eyes)))));
  }
}

/** Who gave the answer, if it is one of these seats and everybody knows who was asked. */
function ownGiver({ table: { facts, journal } }: TestHost, seq: number, seats: readonly number[]): number | undefined {
  const entry = journal.notes[(facts.notes[seq - 1] ?? 0) - 1]?.entry;
  const isMasked = facts.log.some((item) => item.seq === seq && item.masked === true);
  return entry?.kind === 'answer' && !isMasked && seats.includes(entry.by) ? entry.by : undefined;
}

function checkArrival(host: TestHost, who: string, device: string): void {
  const from = host.sent.length;
  host.connect(who, device);
  const { message, text } = firstTo(host, device, from);
  if (message.type !== 'welcome') throw new Error(`a new device is told ${message.type}`);
  if (host.table.facts.ended === undefined) expect(text).not.toContain(SECRET);
  expect(text).not.toMatch(/"(?:anna|ben|cleo|zoe)"/);
  expect(message.log).toHaveLength(host.table.facts.seq);
  checkLines(host, who, message.log);
}

function checkReturn(host: TestHost, who: string, device: string, before: Match): void {
  const { table } = host;
  const from = host.sent.length;
  host.connect(who, device);
  const { message } = firstTo(host, device, from);
  if (message.type !== 'update') throw new Error(`who comes back is told ${message.type}`);
  const shown = (match: Match) => json(toWire(viewFor(table, match, seatsOf(table, who))));
  expect(patch(shown(before), message.delta)).toEqual(shown(table.journal.match));
  expect(message.log).toHaveLength(message.seq - (message.from ?? message.seq - 1));
  checkLines(host, who, message.log ?? []);
}

function firstTo(host: TestHost, connection: string, from: number): { message: HostMessage; text: string } {
  const text = host.sent.slice(from).find(({ to }) => to === connection)?.text ?? '';
  return { message: JSON.parse(text), text };
}

interface Happened {
  readonly before: Match;
  readonly after: Match;
  readonly events: readonly GameEvent[];
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function checkSent(host: TestHost, to: string, text: string, happened: Happened): void {
  const { table } = host;
  const message: HostMessage = JSON.parse(text);
  if (table.facts.ended === undefined) expect(text).not.toContain(SECRET);
  expect(text).not.toMatch(/"(?:anna|ben|cleo|zoe)"/);
  if (message.type === 'update') checkUpdate(host, seatsOf(table, to), message, happened);
  else expect(['accepted', 'info']).toContain(message.type);
}

function checkUpdate(host: TestHost, seats: number[], update: Update, { before, after, events }: Happened): void {
  const { game, table } = host;
  const { type, seq, delta, events: told = [], by, undo, clocks, ...more } = update;
  expect(more).toEqual({});
  expect([type, seq]).toEqual(['update', expect.any(Number)]);
  const shown = (match: Match) => json(toWire(viewFor(table, match, seats)));
  expect(patch(shown(before), delta)).toEqual(shown(after));
  expect(by).toBe(ownGiver(host, seq, seats));
  expect(told).toEqual(json(events.map((event) => eventToWire(toldTo(event, eyesOf(seats, after))))));
  expect([undefined, ...seats]).toContain(undo?.seat);
  const asked = view(game, after, seats).waiting.seats;
  const running = (clocks?.seats ?? []).flatMap((clock, seat) => (clock?.running === true ? [seat] : []));
  for (const seat of running) expect([...seats, ...asked]).toContain(seat);
}

/** What one step of a random game was. */
interface Step {
  readonly who: string;
  readonly seat: number;
  readonly place: number;
  readonly picks: readonly Ref[];
  readonly after: Match;
  readonly events: readonly GameEvent[];
}

export interface Swapped {
  readonly samples: number;
  readonly survived: number;
}

/**
 * Two cards that somebody never learns change places in the middle of a random game, and everybody answers as before. As long
 * as that is legal, every byte that is sent to that person is the same, and so is what they are told when they ask for it.
 */
export function checkSwapsOnTheWire(game: AnyGame, seed: number, samples: number, most: number): Swapped {
  const mind = quickChance(seed);
  const { steps, taken } = played(game, seed, most);
  const everybody = [...peopleAt(game), WATCHING];
  let [tried, survived] = [0, 0];
  for (let i = 0; i < samples; i++) {
    const start = mind('start', Math.ceil(steps.length / 2));
    const who = at(everybody, mind('who', everybody.length));
    const before = at(taken, start);
    const swap = choosePair(game, before.journal.match, steps.slice(start), seats(game, who), mind);
    if (swap === undefined) continue;
    tried++;
    const compared = follow(game, before, swap.faces, steps.slice(start, start + swap.steps), who);
    if (compared === swap.steps) survived++;
  }
  return { samples: tried, survived };
}

/** Every card has a face of its own, so that it can be followed through a shuffle. */
function followed(game: AnyGame): TestHost {
  const people = NAMES.slice(0, game.seats.max).map(person);
  return new TestHost(game, people, CLOCK, withOwnFaces(fresh(game, { seats: people.length })));
}

const peopleAt = (game: AnyGame): string[] => NAMES.slice(0, game.seats.max).map((name) => name.toLowerCase());

const seats = (game: AnyGame, who: string): number[] => (who === WATCHING ? [] : [peopleAt(game).indexOf(who)]);

function played(game: AnyGame, seed: number, most: number): { steps: Step[]; taken: TableSnapshot[] } {
  const host = followed(game);
  for (const who of peopleAt(game)) host.connect(who);
  host.wish('anna', { type: 'begin' });
  const taken = [copyOf(host)];
  const steps: Step[] = [];
  const mind = quickChance(seed);
  while (host.table.facts.ended === undefined && steps.length < most) {
    answerRandomly(host, mind);
    const { match, notes } = host.table.journal;
    const { entry, events } = at(notes, notes.length - 1);
    if (entry.kind !== 'answer') throw new Error('somebody did something else');
    const place = placeOf(game, at(taken, taken.length - 1).journal.match, entry.by, entry.question);
    steps.push({ who: at(peopleAt(game), entry.by), seat: entry.by, place, picks: entry.picks, after: match, events });
    taken.push(copyOf(host));
  }
  return { steps, taken };
}

const copyOf = (host: TestHost): TableSnapshot => JSON.parse(JSON.stringify(snapshot(host.table)));

function placeOf(game: AnyGame, match: Match, seat: number, question: string): number {
  return view(game, match, [seat]).questions.findIndex(({ id }) => id === question);
}

interface Pair {
  readonly faces: readonly [number, number];
  /** How many steps pass before one of them is learned. */
  readonly steps: number;
}

function choosePair(
  game: AnyGame,
  match: Match,
  steps: readonly Step[],
  holds: number[],
  mind: Chance,
): Pair | undefined {
  const eyes = eyesOf(holds, match);
  const isLearned = (after: Match, face: number): boolean => (knownTo(after, face) & eyes) !== 0;
  for (let i = 0; i < 40; i++) {
    const faces = [mind('a', match.face.length), mind('b', match.face.length)] as const;
    const [card, second] = [at(match.table, faces[0]), at(match.table, faces[1])];
    if (card === second || game.back(card) !== game.back(second)) continue;
    if (faces.some((face) => isLearned(match, face))) continue;
    const learned = steps.findIndex(
      ({ after, events }) => faces.some((face) => isLearned(after, face)) || isTold(events, eyes, [card, second]),
    );
    const length = learned < 0 ? steps.length : learned;
    if (length > 0) return { faces, steps: length };
  }
  return undefined;
}

function isTold(events: readonly GameEvent[], eyes: SeatSet, cards: readonly string[]): boolean {
  return events.some((event) =>
    toldTo(event, eyes).cards?.some(({ card }) => card !== undefined && cards.includes(card)),
  );
}

/** How many steps the table with the swapped cards went along with the other one. */
function follow(
  game: AnyGame,
  start: TableSnapshot,
  faces: Pair['faces'],
  steps: readonly Step[],
  who: string,
): number {
  const { match } = start.journal;
  const other = { ...start, journal: { ...start.journal, match: swapped(match, faces) } };
  const hosts = [reopened(game, start), reopened(game, other)] as const;
  const compare = () => {
    for (const host of hosts) askEverything(host, who);
    expect(sentTo(hosts[1], who)).toEqual(sentTo(hosts[0], who));
  };
  compare();
  for (const [i, step] of steps.entries()) {
    if (!repeated(hosts[0], step)) throw new Error('the same game goes another way');
    if (!repeated(hosts[1], step)) return i;
    compare();
  }
  return steps.length;
}

function reopened(game: AnyGame, start: TableSnapshot): TestHost {
  const host = followed(game);
  host.table = restoreTable(game, { spec: host.spec, snapshot: start, entries: [] }, host.now);
  for (const who of [...peopleAt(game), WATCHING]) host.connect(who);
  return host;
}

/** What would come of answers and of waiting, and what could have been seen just before. */
function askEverything(host: TestHost, who: string): void {
  const { view: seen, reactions, seq } = host.state(who);
  for (const { id, options } of [...(seen?.questions ?? []), ...reactions.map(({ question }) => question)])
    for (const { ref } of options.slice(0, 3)) host.send(who, { type: 'foresee', question: id, picks: [ref] });
  host.send(who, { type: 'forecast' });
  host.send(who, { type: 'look', ask: `look-${seq}`, seq: Math.max(0, seq - 1) });
}

/** Its holder may be offered other cards now: the question is the one in the same place. */
function repeated(host: TestHost, { who, seat, place, picks }: Step): boolean {
  const question = view(host.game, host.table.journal.match, [seat]).questions[place];
  host.now += 1_000;
  if (question === undefined) return false;
  const { id } = asTold(host.table, question);
  return host.wish(who, { type: 'answer', question: id, picks }, `again-${host.now}`) === 'accepted';
}

function sentTo(host: TestHost, who: string): string[] {
  return host.sent.filter(({ to }) => to === who).map(({ text }) => text);
}
