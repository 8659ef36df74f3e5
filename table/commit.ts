import {
  accept,
  apply,
  at,
  type Entry,
  type GameEvent,
  type Journal,
  type Seat,
  takenBackBy,
} from '@tafelrunde/kernel';
import { isOutOfTime, turnClocks } from './clocks/clocks.ts';
import type { PersonId, StoredEntry, TableEntry } from './entries.ts';
import { isEqual } from './messages/delta.ts';
import type { LogKind, Seq } from './messages/messages.ts';
import { decline, over, type Ruling } from './messages/refusals.ts';
import { isMasked } from './questions/open-questions.ts';
import { askedBy, type Facts, type LogItem, type Proposal, type SeatFacts, seatOf, type Table } from './table.ts';
import { takeBackFrom } from './undo/undo.ts';

const MOST_GRANTED = 100;

/** Carries out an entry, or refuses and changes nothing. The same for a new one and for one that was stored. */
export function commit(table: Table, stored: StoredEntry): Ruling<LogItem> {
  const position = table.journal.seed?.position;
  const drawn = position?.value ?? 0;
  let done: Ruling<Came> | undefined;
  try {
    done = carryOut(table, stored);
  } finally {
    // Chance that came to nothing was seen by nobody: it is drawn again, as it will be when the entries are read.
    if (position !== undefined && done?.ok !== true) position.value = drawn;
  }
  if (!done.ok) return done;
  const item = logItem(stored, done.value);
  table.facts = afterwards(table, stored, done.value);
  table.facts.log.push(item);
  table.facts.notes.push(table.journal.notes.length);
  const clocks = turnClocks(table, stored.entry, item);
  if (clocks !== table.facts.clocks) table.facts = { ...table.facts, clocks };
  remember(table.granted, stored);
  return accept(item);
}

function remember(granted: Map<string, Seq>, { person, ask, seq }: StoredEntry): void {
  if (person === undefined || ask === undefined) return;
  granted.set(askedBy(person, ask), seq);
  if (granted.size <= MOST_GRANTED) return;
  const [oldest = ''] = granted.keys();
  granted.delete(oldest);
}

/** What came of an entry. */
interface Came {
  readonly kind: LogKind;
  readonly by?: Seat;
  readonly events?: readonly GameEvent[];
  readonly note?: number;
  readonly masked?: boolean;
  /** Notes that no longer stand. */
  readonly undone?: readonly number[];
  readonly facts?: Partial<Facts>;
}

function carryOut(table: Table, stored: StoredEntry): Ruling<Came> {
  const { facts, journal } = table;
  const { entry } = stored;
  if (facts.ended !== undefined && entry.kind !== 'rematch' && entry.kind !== 'mute') return over();
  switch (entry.kind) {
    case 'answer':
    case 'timeout':
      return answered(table, entry);
    case 'undo':
      return undone(table, entry);
    case 'begin':
      return facts.begun ? decline('already-begun') : applied(table, entry, { kind: 'begin', facts: { begun: true } });
    case 'entropy':
      return applied(table, entry, {
        kind: 'entropy',
        by: entry.by,
        facts: withSeat(facts, entry.by, { entropy: true }),
      });
    case 'commit': {
      const { by, hash } = entry;
      return applied(table, entry, { kind: 'committed', by, facts: withSeat(facts, by, { commitment: hash }) });
    }
    case 'seal':
      return applied(table, entry, { kind: 'sealed', facts: { sealed: stored.at } });
    case 'reveal': {
      const { by } = entry;
      return applied(table, entry, { kind: 'revealed', by, facts: withSeat(facts, by, { revealed: true }) });
    }
    case 'concede':
      return applied(table, entry, {
        kind: 'concede',
        by: entry.by,
        facts: withSeat(facts, entry.by, { conceded: true }),
      });
    case 'takeover':
      return takenOver(table, entry, stored.at);
    case 'offer':
      return applied(table, entry, { kind: 'offer', by: entry.by });
    case 'agreed-undo': {
      const gone = takeBackFrom(journal, entry.by, entry.of);
      return gone.ok ? accept(cameOfUndo(table, entry.by, gone.value)) : gone;
    }
    case 'seat':
      return seated(table, entry, stored.seq);
    case 'propose':
    case 'vote':
    case 'withdraw':
      return deliberated(table, entry, stored);
    case 'mute': {
      const { muted: _, ...seat } = at(facts.seats, entry.seat);
      const seats = facts.seats.with(entry.seat, entry.on ? { ...seat, muted: true } : seat);
      return accept({ kind: 'muted', by: entry.seat, facts: { seats } });
    }
    case 'end': {
      const { how, by } = entry;
      const who = by === undefined ? {} : { by };
      return accept({ kind: 'ended', ...who, facts: { ended: { how, ...who } } });
    }
    case 'resume':
      return accept({ kind: 'resumed' });
    case 'rematch':
      return accept(offered(table, entry.table, stored.person));
  }
}

function applied(table: Table, entry: Entry, came: Came): Ruling<Came> {
  const done = apply(table.journal, entry);
  return done.ok ? accept({ ...came, note: done.value.seq, events: done.value.events }) : done;
}

function answered(table: Table, entry: Extract<Entry, { kind: 'answer' | 'timeout' }>): Ruling<Came> {
  const masked = isMasked(table, entry.question, entry.by);
  if (masked) return applied(table, entry, { kind: 'answer', masked });
  return applied(table, entry, { kind: entry.kind, by: entry.by });
}

function takenOver(table: Table, entry: Extract<Entry, { kind: 'takeover' }>, now: number): Ruling<Came> {
  const { by, mind } = entry;
  if (mind === 'bot' && isOutOfTime(table, by, now)) {
    return applied(table, entry, { kind: 'out-of-time', by, facts: withSeat(table.facts, by, { late: true }) });
  }
  return applied(table, entry, { kind: mind === 'bot' ? 'bot-plays' : 'person-plays', by });
}

function undone(table: Table, entry: Extract<Entry, { kind: 'undo' }>): Ruling<Came> {
  const done = apply(table.journal, entry);
  return done.ok ? accept(cameOfUndo(table, entry.by, takenBackBy(entry))) : done;
}

function cameOfUndo({ facts }: Table, by: Seat, notes: readonly number[]): Came {
  const masked = facts.log.some(
    ({ note, masked: hidden }) => hidden === true && note !== undefined && notes.includes(note),
  );
  return masked ? { kind: 'undo', undone: notes } : { kind: 'undo', by, undone: notes };
}

/** Once the game has begun, its record tells who plays for the seat from now on. */
function seated(table: Table, { seat, to }: Extract<TableEntry, { kind: 'seat' }>, seq: Seq): Ruling<Came> {
  const { facts, journal, room } = table;
  const { person, conceded, late } = at(facts.seats, seat);
  const mind = to.mind === 'bot' ? 'bot' : 'person';
  const isOther = journal.minds[seat] !== mind;
  if (!facts.begun) journal.seated[seat] = journal.minds[seat] = mind;
  room.heeds.delete(seat);
  if (person !== undefined) room.reseated.set(person, seq);
  if (to.mind === 'person') room.reseated.set(to.person, seq);
  const seats = facts.seats.with(seat, {
    ...seatOf(to),
    ...(conceded === true ? { conceded } : {}),
    ...(late === true ? { late } : {}),
  });
  const joins = facts.begun && to.mind === 'person';
  const came: Came = { kind: joins ? 'joined' : person === undefined ? 'seated' : 'left', by: seat, facts: { seats } };
  return facts.begun && isOther ? applied(table, { kind: 'takeover', by: seat, mind }, came) : accept(came);
}

function offered({ facts }: Table, rematch: string, person: PersonId | undefined): Came {
  const by = facts.seats.findIndex((seat) => person !== undefined && seat.person === person);
  return by < 0 ? { kind: 'rematch', facts: { rematch } } : { kind: 'rematch', by, facts: { rematch, rematchBy: by } };
}

type Deliberation = Extract<TableEntry, { kind: 'propose' | 'vote' | 'withdraw' }>;

function deliberated({ facts }: Table, entry: Deliberation, { seq, person = '' }: StoredEntry): Ruling<Came> {
  const { proposals } = facts;
  if (entry.kind === 'propose') {
    const proposal: Proposal = { ...entry, id: seq, by: person, yes: [person], no: [] };
    return accept({ kind: 'proposed', by: entry.seat, facts: { proposals: [...proposals, proposal] } });
  }
  const found = proposals.findIndex(({ id }) => id === entry.proposal);
  if (found < 0) return decline('no-proposal');
  if (entry.kind === 'withdraw') {
    return accept({ kind: 'withdrawn', facts: { proposals: proposals.toSpliced(found, 1) } });
  }
  return accept({
    kind: 'voted',
    facts: { proposals: proposals.with(found, counted(at(proposals, found), person, entry.yes)) },
  });
}

/** Who votes again has changed their mind. */
export function counted(proposal: Proposal, person: string, yes: boolean): Proposal {
  const others = (people: readonly string[]) => people.filter((each) => each !== person);
  const [approving, declining] = [others(proposal.yes), others(proposal.no)];
  return { ...proposal, yes: yes ? [...approving, person] : approving, no: yes ? declining : [...declining, person] };
}

function withSeat(facts: Facts, seat: Seat, more: Partial<SeatFacts>): Partial<Facts> {
  return { seats: facts.seats.with(seat, { ...at(facts.seats, seat), ...more }) };
}

function logItem({ seq, at: time }: StoredEntry, { kind, by, events = [], note, masked }: Came): LogItem {
  return {
    seq,
    at: time,
    kind,
    events,
    ...(by === undefined ? {} : { by }),
    ...(note === undefined ? {} : { note }),
    ...(masked === true ? { masked } : {}),
  };
}

function afterwards(table: Table, stored: StoredEntry, { facts: changed, undone = [], masked = false }: Came): Facts {
  const { facts } = table;
  const { seq, at: time, entry } = stored;
  return {
    ...facts,
    proposals: stillOpen(facts.proposals, table, stored, masked),
    ...changed,
    ...endOf(table, entry),
    ...(undone.length === 0 ? undefined : withoutLines(table, undone, seq)),
    seq,
    at: time,
  };
}

/** What was taken back goes; what else came of later answers without it is told anew. */
function withoutLines({ facts, journal }: Table, gone: readonly number[], seq: Seq): Pick<Facts, 'log' | 'undone'> {
  const log: LogItem[] = [];
  const undone: Facts['undone'][number][] = [];
  for (const item of facts.log) {
    const again = againIn(journal, item);
    if (again !== item) undone.push({ seq, of: item.seq });
    if (again !== undefined) log.push(again);
  }
  return { log, undone: [...facts.undone, ...undone] };

  function againIn({ notes }: Journal, item: LogItem): LogItem | undefined {
    const { note } = item;
    if (note === undefined || note < at(gone, 0)) return item;
    if (gone.includes(note)) return undefined;
    const { events } = at(notes, note);
    return isEqual(events, item.events) ? item : { ...item, events };
  }
}

function endOf({ facts, journal }: Table, entry: TableEntry): Pick<Facts, 'ended'> | undefined {
  const { outcome } = journal.match;
  if (outcome === undefined || facts.ended !== undefined) return undefined;
  if (entry.kind === 'concede') return { ended: { how: 'conceded', by: entry.by, outcome } };
  return { ended: { how: 'finished', outcome } };
}

/**
 * A person's answer settles whether one may be taken back, and behind a mask so does what counts as theirs; a bot is not needed for a seat
 * that plays.
 */
function stillOpen(
  proposals: readonly Proposal[],
  { journal }: Table,
  { entry }: StoredEntry,
  masked: boolean,
): readonly Proposal[] {
  if (proposals.length === 0) return proposals;
  if (entry.kind === 'end' || journal.match.outcome !== undefined) return [];
  const open = proposals.filter(({ what, seat }) => {
    if (entry.kind === 'undo' || entry.kind === 'agreed-undo') return what === 'takeover';
    if (entry.kind === 'timeout' && masked && what === 'undo') return journal.minds[entry.by] === 'bot';
    if (entry.kind === 'answer') return what === 'undo' ? journal.minds[entry.by] === 'bot' : entry.by !== seat;
    if (entry.kind === 'takeover' || entry.kind === 'concede') return entry.by !== seat;
    return entry.kind !== 'seat' || entry.seat !== seat;
  });
  return open.length === proposals.length ? proposals : open;
}
