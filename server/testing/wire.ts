import {
  type AnyGame,
  answer,
  at,
  type GameEvent,
  granted,
  type Match,
  type Question,
  questionsTo,
  seatSet,
  stoppingChance,
  toldTo,
  type View,
  view,
  watchers,
} from '@tafelrunde/kernel';
import {
  asTold,
  diff,
  eventFromWire,
  follow,
  type HostMessage,
  openTable,
  type StoredEntry,
  type TableSpec,
  toWire,
  type Update,
  type WireLine,
} from '@tafelrunde/table';
import { type Heed, questionFromWire, USUAL_HEED, type WireReaction } from '@tafelrunde/table/client';
import { expect } from 'vitest';

/** A game that is over, as it is stored. */
interface Played {
  readonly game: AnyGame;
  readonly spec: TableSpec;
  readonly entries: readonly StoredEntry[];
}

/** Somebody who was there. */
interface Hearer {
  readonly seats: readonly number[];
  readonly messages: readonly HostMessage[];
  /** What they wanted to be asked about. */
  readonly heed?: Heed;
}

/** All that each of them has heard is what `view` and `toldTo` allow, and nothing else. */
export function checkHeard(played: Played, hearers: readonly Hearer[]): void {
  const all = truths(played);
  const people = new Set([played.spec.owner, ...played.entries.flatMap(({ person = [] }) => person)]);
  for (const { seats, messages, heed = USUAL_HEED } of hearers) {
    const eyes = {
      game: played.game,
      seats,
      heed,
      told: (question: Question) => asTold(played, question),
      seen: remembered(played, seats),
    };
    let isOver = false;
    for (const message of messages) {
      check(message, eyes, all);
      isOver ||= message.type === 'info' && message.table.state === 'over';
      const text = JSON.stringify(message);
      for (const person of people) expect(text).not.toContain(person);
      if (!isOver) expect(text).not.toContain(played.spec.secret);
    }
  }
}

/** What was true after each entry, found out from the entries alone. */
interface Truth {
  readonly match: Match;
  readonly begun: boolean;
  readonly events: readonly GameEvent[];
  /** Who gave the answer, where everybody knows who was asked. */
  readonly giver: number | undefined;
  /** The seqs of all entries that were not taken back. */
  readonly standing: readonly number[];
}

function truths({ game, spec, entries }: Played): Truth[] {
  const table = openTable(game, spec, 0);
  const all: Truth[] = [{ match: table.journal.match, begun: false, events: [], giver: undefined, standing: [] }];
  for (const entry of entries) {
    const before = table.journal.notes.length;
    follow(table, [entry], 0);
    const { journal, facts } = table;
    const events = journal.notes.slice(before).flatMap((note) => note.events);
    const standing = all.flatMap((_, i) => i + 1).filter((seq) => !facts.undone.some(({ of }) => of === seq));
    const giver = facts.log.at(-1)?.masked !== true && entry.entry.kind === 'answer' ? entry.entry.by : undefined;
    all.push({ match: journal.match, begun: facts.begun, events, giver, standing });
  }
  return all;
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** What one of them may see. */
interface Eyes {
  readonly game: AnyGame;
  readonly seats: readonly number[];
  readonly heed: Heed;
  /** A question under the id that it is told by. */
  told(question: Question): Question;
  seen(truth: Truth): unknown;
}

function remembered(played: Played, seats: readonly number[]): Eyes['seen'] {
  const known = new Map<Truth, unknown>();
  return (truth) => {
    if (!known.has(truth))
      known.set(truth, json(truth.begun ? toWire(discreet(played, view(played.game, truth.match, seats))) : null));
    return known.get(truth);
  };
}

/** Whose reaction is awaited the view tells nobody, not even those who are asked: like the others they see that somebody is. */
function discreet({ game, spec }: Played, seen: View): View {
  const questions = seen.questions.filter((question) => reactionOf(game, question) === undefined);
  const isHidden = questions.length < seen.questions.length;
  const told = { ...seen, questions: questions.map((question) => asTold({ spec }, question)) };
  return isHidden ? { ...told, waiting: { ...seen.waiting, somebody: true } } : told;
}

function reactionOf({ rules }: AnyGame, { op }: Question) {
  const rule = rules[op.op];
  return typeof rule === 'object' && 'reaction' in rule ? rule.reaction : undefined;
}

/** Every message is put together again from what its receiver may know; nothing may be left over. */
function check(message: HostMessage, eyes: Eyes, all: readonly Truth[]): void {
  switch (message.type) {
    case 'welcome':
      expect(json(message.view)).toEqual(eyes.seen(at(all, message.seq)));
      expect(message.you.seats).toEqual(eyes.seats);
      expect(message.log.map((line) => line.seq)).toEqual(standingAfter(all, message.seq));
      checkLines(message.log, eyes, all);
      return;
    case 'update':
      checkUpdate(message, eyes, all);
      return;
    case 'asked': {
      const { type: _, seq, reactions, heed, ...more } = message;
      expect(more).toEqual({});
      expect(heed).toEqual(eyes.heed);
      for (const reaction of reactions) checkReaction(reaction, seq, eyes, at(all, seq));
      return;
    }
    case 'info':
      expect(message.you.seats).toEqual(eyes.seats);
      return;
    default:
      expect(['accepted', 'presence', 'refused', 'pong']).toContain(message.type);
  }
}

function checkUpdate(message: Update, eyes: Eyes, all: readonly Truth[]): void {
  const { type: _, seq, from = seq - 1, delta, events, by, log, undo, undone = [], ...more } = message;
  expect(more).toEqual({});
  expect(json(delta)).toEqual(json(diff(eyes.seen(at(all, from)), eyes.seen(at(all, seq)))));
  const lines = log ?? [{ seq, kind: 'answer' as const, by, events }];
  const [before, after] = [standingAfter(all, from), standingAfter(all, seq)];
  expect(lines.map((line) => line.seq)).toEqual(after.filter((each) => each > from));
  expect(undone).toEqual(before.filter((each) => !after.includes(each)));
  checkLines(lines, eyes, all);
  expect([undefined, ...eyes.seats]).toContain(undo?.seat);
}

/** The seqs of the entries that are in the log: what was taken back is not. */
function standingAfter(all: readonly Truth[], seq: number): readonly number[] {
  return at(all, seq).standing;
}

function checkLines(lines: readonly WireLine[], { seats }: Eyes, all: readonly Truth[]): void {
  for (const line of lines) {
    expect(json((line.events ?? []).map(eventFromWire))).toEqual(toldOf(at(all, line.seq), seats));
    const { giver } = at(all, line.seq);
    if (line.kind === 'answer') expect(line.by).toBe(seats.includes(giver ?? -1) ? giver : undefined);
  }
}

function toldOf({ match, events }: Truth, seats: readonly number[]): unknown {
  const eyes = seats.length === 0 ? watchers(match) : seatSet(seats);
  return json(events.map((event) => toldTo(event, eyes)));
}

/**
 * A round asks everybody at once. What somebody is asked is what the rules would ask them if all before them passed, and these
 * passes change nothing that they can see.
 */
function checkReaction(
  { question, pass, to, held: _, ...more }: WireReaction,
  seq: number,
  eyes: Eyes,
  now: Truth,
): void {
  const { game, seats } = eyes;
  expect(more).toEqual({});
  const told = questionFromWire(question);
  expect(seats).toContain(told.seat);
  const match = afterPasses(game, now.match, told.seat);
  const plain = ({ questions: _, waiting: __, ...rest }: View): unknown => json(rest);
  expect(plain(view(game, match, seats))).toEqual(plain(view(game, now.match, seats)));
  const meant = questionsTo(game, match, seats).map((each) => eyes.told({ ...each, id: `${each.id}@${seq}` }));
  expect(json(meant)).toContainEqual(json(told));
  expect(told.options.map(({ ref }) => ref)).toContain(pass);
  expect(to).not.toBe('');
}

/** The position in which the round comes to a seat. */
function afterPasses(game: AnyGame, match: Match, seat: number): Match {
  const everybody = Array.from({ length: match.seats }, (_, each) => each);
  const open = questionsTo(game, match, everybody).find((each) => reactionOf(game, each) !== undefined);
  if (open === undefined) throw new Error('no reaction is asked for');
  if (open.seat === seat) return match;
  const passed = granted(
    answer(game, match, open.seat, open.id, [reactionOf(game, open)?.pass ?? 'button:pass'], stoppingChance),
  );
  return afterPasses(game, passed.match, seat);
}
