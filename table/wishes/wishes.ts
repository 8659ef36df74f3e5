import { accept, at, isTogether, lastAnswers, type Seat, undoFor } from '@tafelrunde/kernel';
import type { PersonId, TableEntry } from '../entries.ts';
import { DEAD_AFTER, type Wish } from '../messages/messages.ts';
import { decline, over, type Ruling, type TableCode } from '../messages/refusals.ts';
import { anotherBotName } from '../people/bot-names.ts';
import { holders, isAwaited, isPresent, mindOf, players, seatsOf } from '../people/people.ts';
import { beginning, decidePromise, decideReveal, isFixed } from '../people/shuffling.ts';
import { decideOpenStep, decideRemoval, decideTakeover, isLongAway } from '../people/takeovers.ts';
import { decideVote, undoVoters } from '../people/votes.ts';
import { openFor } from '../questions/open-questions.ts';
import type { Table } from '../table.ts';
import { answersFrom, canDoWithout, isTooLongAgo, wantedBy } from '../undo/undo.ts';
import { lastToAnswer } from '../undo/undo-info.ts';

/** A wish that changes the table by entries. */
export type TableWish = Exclude<Wish, { type: 'chat' | 'rematch' | 'look' | 'heed' }>;

/** What follows from a wish: the entries that grant it, one after the other, or why it is turned down. */
export function decide(table: Table, person: PersonId, wish: TableWish, now: number): Ruling<readonly TableEntry[]> {
  if (table.facts.ended !== undefined && wish.type !== 'mute') return over();
  switch (wish.type) {
    case 'answer':
      return decideAnswer(table, person, wish);
    case 'undo':
      return decideUndo(table, person, wish, now);
    case 'concede':
      return decideConcession(table, person, wish.seat);
    case 'abort':
      return decideAbort(table, person);
    case 'entropy':
      return decideEntropy(table, person, wish.text);
    case 'commit':
      return decidePromise(table, person, wish.hash);
    case 'reveal':
      return decideReveal(table, person, wish.part);
    case 'begin':
      return decideBegin(table, person);
    case 'leave':
      return decideLeave(table, person, wish.seat);
    case 'takeover':
      return decideTakeover(table, person, wish.seat, wish.mind, now);
    case 'vote':
      return decideVote(table, person, wish.proposal, wish.yes);
    case 'mute':
      return decideMute(table, person, wish.seat, wish.on);
    case 'remove':
      return decideRemoval(table, person, wish.seat, now);
    case 'close':
      return decideClosing(table, person, now);
  }
}

function decideAnswer(
  table: Table,
  person: PersonId,
  { question, picks }: Extract<Wish, { type: 'answer' }>,
): Ruling<TableEntry[]> {
  const held = seatsOf(table, person);
  const [first] = held;
  if (first === undefined) return decline('not-seated');
  if (!table.facts.begun) return decline('not-begun');
  const asked = held.length === 1 ? first : (openFor(table, question)?.seat ?? first);
  const by = held.includes(asked) ? asked : first;
  if (mindOf(table, by) === 'bot') return decline('bot-plays');
  return accept([{ kind: 'answer', by, question, picks }]);
}

function decideUndo(
  table: Table,
  person: PersonId,
  { seat: wanted, whole = false }: Extract<Wish, { type: 'undo' }>,
  now: number,
): Ruling<TableEntry[]> {
  const held = seatsOf(table, person);
  if (held.length === 0) return decline('not-seated');
  if (wanted !== undefined && !held.includes(wanted)) return decideOpenStep(table, person, wanted, now);
  const playing = (wanted === undefined ? held : [wanted]).filter((each) => mindOf(table, each) === 'person');
  const [first] = playing;
  if (first === undefined) return decline(whyBot(table, wanted ?? at(held, 0)));
  const seat = lastToAnswer(table, playing) ?? first;
  const [mine] = lastAnswers(table.journal, seat, { whole });
  const free = undoFor(table.journal, seat, { ...wantedBy(table, held), whole });
  if (mine === undefined) return free.ok ? accept([free.value]) : free;
  if (free.ok && canDoWithout(table.journal, free.value)) return accept([free.value]);
  return decideAgreedUndo(table, person, seat, mine.seq);
}

function whyBot({ facts }: Table, seat: Seat): TableCode {
  const { conceded, late } = at(facts.seats, seat);
  if (conceded === true) return 'conceded';
  return late === true ? 'late' : 'bot-plays';
}

/** Beyond what tells nobody anything, all the others who play must agree. With nobody to ask, it is done. */
function decideAgreedUndo(table: Table, person: PersonId, seat: Seat, of: number): Ruling<TableEntry[]> {
  if (isTooLongAgo(table.journal, answersFrom(table.journal, of))) return decline('too-long-ago');
  if (undoVoters(table, person).length === 0) {
    return isAwaited(table) ? decline('awaited') : accept([{ kind: 'agreed-undo', by: seat, of }]);
  }
  const asked = table.facts.proposals.some((each) => each.what === 'undo' && each.seat === seat);
  return asked ? decline('already-asked') : accept([{ kind: 'propose', what: 'undo', seat, of }]);
}

/** The seat that somebody speaks of: their only one unless told. */
function ownSeat(table: Table, person: PersonId, wanted: Seat | undefined): Ruling<Seat> {
  const held = seatsOf(table, person);
  const [only, another] = held;
  if (only === undefined) return decline('not-seated');
  if (wanted !== undefined) return held.includes(wanted) ? accept(wanted) : decline('not-your-seat');
  return another === undefined ? accept(only) : decline('which-seat');
}

/** A bot plays on among those who are left; when no person is left, it is over. */
function decideConcession(table: Table, person: PersonId, wanted: Seat | undefined): Ruling<TableEntry[]> {
  const { facts } = table;
  const own = ownSeat(table, person, wanted);
  if (!own.ok) return own;
  if (!facts.begun) return decline('not-begun');
  const by = own.value;
  if (at(facts.seats, by).conceded === true) return decline('conceded');
  const concession: TableEntry = { kind: 'concede', by };
  const left = facts.seats.filter(({ conceded }, seat) => seat !== by && conceded !== true);
  if (isTogether(table.journal)) return leaveTogether(table, by);
  if (left.length <= 1) return accept([concession]);
  if (left.every((seat) => seat.person === undefined)) {
    return accept([concession, { kind: 'end', how: 'conceded', by }]);
  }
  if (mindOf(table, by) === 'bot') return accept([concession]);
  return accept([concession, { kind: 'takeover', by, mind: 'bot' }]);
}

/** Who plays together with others leaves them: a bot goes on with the seat. With nobody there who would, the game is lost. */
function leaveTogether(table: Table, by: Seat): Ruling<TableEntry[]> {
  const { person } = at(table.facts.seats, by);
  const goOn = players(table).some((other) => other !== person);
  if (goOn && mindOf(table, by) === 'bot') return decline('bot-plays');
  if (goOn) return accept([{ kind: 'takeover', by, mind: 'bot' }]);
  return accept([{ kind: 'concede', by }]);
}

function decideAbort(table: Table, person: PersonId): Ruling<TableEntry[]> {
  const [by] = seatsOf(table, person);
  if (by === undefined && person !== table.spec.owner) return decline('not-seated');
  if (hasMoved(table)) return decline('already-moved');
  return accept([{ kind: 'end', how: 'aborted', ...(by === undefined ? {} : { by }) }]);
}

/** Whatever was played under older rules counts. */
function hasMoved({ facts, journal }: Table): boolean {
  return journal.notes.some((note) => note.person) || (facts.begun && facts.notes.includes(-1));
}

function decideEntropy(table: Table, person: PersonId, text: string): Ruling<TableEntry[]> {
  const { facts } = table;
  const held = seatsOf(table, person);
  if (held.length === 0) return decline('not-seated');
  if (isFixed(table)) return decline('already-begun');
  const by = held.find((seat) => at(facts.seats, seat).entropy !== true);
  return by === undefined ? decline('entropy-given') : accept([{ kind: 'entropy', by, text }]);
}

/** Bots take the seats that nobody took, and play there until somebody comes after all. */
function decideBegin(table: Table, person: PersonId): Ruling<TableEntry[]> {
  const { facts, spec } = table;
  if (person !== spec.owner) return decline('not-owner');
  if (isFixed(table)) return decline('already-begun');
  const { bot } = spec.settings;
  const names = facts.seats.map(({ name }) => name);
  const filled = facts.seats.flatMap((_, seat): TableEntry[] => {
    if (mindOf(table, seat) !== 'open') return [];
    const name = anotherBotName(names);
    names.push(name);
    return [{ kind: 'seat', seat, to: { mind: 'bot', bot, name, standsIn: true } }];
  });
  return accept([...filled, ...beginning(table)]);
}

function decideLeave(table: Table, person: PersonId, wanted: Seat | undefined): Ruling<TableEntry[]> {
  const own = ownSeat(table, person, wanted);
  if (!own.ok) return own;
  if (isFixed(table)) return decline('already-begun');
  return accept([{ kind: 'seat', seat: own.value, to: { mind: 'open' } }]);
}

function decideMute({ spec, facts }: Table, person: PersonId, seat: Seat, on: boolean): Ruling<TableEntry[]> {
  if (person !== spec.owner) return decline('not-owner');
  if (facts.seats[seat]?.person === undefined) return decline('no-such-seat');
  return accept([{ kind: 'mute', seat, on }]);
}

/**
 * A table is dead when all the others who have a part in the game, and its owner, have been away longer than the table's patience,
 * whether bots play for them or not. Its owner may close it then; anybody else who sits there only after a day on which nothing happened, and not while a clock still decides.
 */
function decideClosing(table: Table, person: PersonId, now: number): Ruling<TableEntry[]> {
  const { spec, facts } = table;
  const [by] = seatsOf(table, person);
  const isOwner = person === spec.owner;
  if (by === undefined && !isOwner) return decline('not-seated');
  if (!facts.begun && !isOwner) return decline('not-begun');
  const others = facts.begun ? [...holders(table), spec.owner].filter((each) => each !== person) : [];
  if (others.some((each) => isPresent(table, each))) return decline('not-dead');
  if (others.some((each) => !isLongAway(table, each, now))) return decline('patience');
  if (!isOwner && !hasFallenSilent(table, now)) return decline('not-silent');
  return accept([{ kind: 'end', how: 'closed', ...(by === undefined ? {} : { by }) }]);
}

/** Nothing has happened for long, and nothing will by itself. */
function hasFallenSilent({ facts }: Table, now: number): boolean {
  return now - facts.at >= DEAD_AFTER && facts.clocks.every(({ since }) => since === null);
}
