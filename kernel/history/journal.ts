import { at } from '../at.ts';
import type { GameEvent } from '../cards/events.ts';
import { answer, crank, type Step } from '../crank/answer.ts';
import { passOn } from '../crank/at-rest.ts';
import { type Chance, type Drawn, liveChance, notingChance, recordedChance, WrongChance } from '../crank/chance.ts';
import { clone } from '../crank/clone.ts';
import { begin } from '../crank/start.ts';
import { accept, type Result, refuse } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Match, Options, Outcome, Ref, Seat } from '../match.ts';
import { isTogether, teamOf } from '../teams.ts';

/** What people and hosts do to a match. The list of these is the truth of it. */
export type Entry =
  | { readonly kind: 'entropy'; readonly by: Seat; readonly text: string }
  | { readonly kind: 'begin' }
  | { readonly kind: 'answer'; readonly by: Seat; readonly question: string; readonly picks: readonly Ref[] }
  /** An answer that the host gave for a seat whose time was up. */
  | { readonly kind: 'timeout'; readonly by: Seat; readonly question: string; readonly picks: readonly Ref[] }
  /** Takes back the answer with the number `of`; what nobody may do alone, they may when the others `agreed`. */
  | { readonly kind: 'undo'; readonly by: Seat; readonly of: number; readonly agreed?: true }
  | { readonly kind: 'concede'; readonly by: Seat }
  /** From now on a person or a bot answers for the seat. */
  | { readonly kind: 'takeover'; readonly by: Seat; readonly mind: Mind }
  /** A promise for coins: recorded, not enforced. */
  | { readonly kind: 'offer'; readonly by: Seat; readonly to: Seat; readonly text: string };

export type Mind = 'person' | 'bot';

/** An entry with what came of it. */
export interface Note {
  readonly seq: number;
  readonly entry: Entry;
  readonly drawn: readonly Drawn[];
  readonly events: readonly GameEvent[];
  readonly learned: boolean;
  /** Was it a person who did it? Bots and answers by default never stand in the way of an undo. */
  readonly person: boolean;
}

/** A match with its history. `apply` adds to it; nothing is ever taken out. */
export interface Journal {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed | undefined;
  readonly notes: Note[];
  /** Who sat there when it began, and who answers for the seats now. */
  readonly seated: Mind[];
  readonly minds: Mind[];
  readonly first: Match;
  match: Match;
}

/** A live match draws from a secret seed; a position that never rewinds counts the draws. */
interface Seed {
  readonly secret: string;
  readonly position: { value: number };
}

export function openJournal(
  game: AnyGame,
  options: Options,
  seats: number,
  more: { readonly secret?: string; readonly minds?: readonly Mind[]; readonly first?: Match } = {},
): Journal {
  const first = more.first ?? begin(game, options, seats);
  const minds: readonly Mind[] = more.minds ?? Array.from({ length: seats }, () => 'person');
  return {
    game,
    options,
    seats,
    seed: more.secret === undefined ? undefined : { secret: more.secret, position: { value: 0 } },
    notes: [],
    seated: minds.slice(),
    minds: minds.slice(),
    first,
    match: first,
  };
}

/** Does what the entry says, or refuses and changes nothing. Without a chance given, the journal's own seed decides. */
export function apply(journal: Journal, entry: Entry, chance?: Chance): Result<Note> {
  if ('by' in entry && entry.by >= journal.seats)
    return refuse('not-allowed', 'There is no such seat.', 'Diesen Platz gibt es nicht.');
  switch (entry.kind) {
    case 'entropy':
      return addEntropy(journal, entry);
    case 'begin':
      if (hasBegun(journal)) return refuse('not-allowed', 'The match has begun.', 'Die Partie hat schon begonnen.');
      return take(journal, entry, chance, (source) => crank(journal.game, journal.match, source));
    case 'answer':
    case 'timeout':
      return take(journal, entry, chance, (source) =>
        answer(journal.game, journal.match, entry.by, entry.question, entry.picks, source),
      );
    case 'undo':
      return undo(journal, entry);
    case 'concede':
      return concede(journal, entry.by);
    case 'takeover':
      journal.minds[entry.by] = entry.mind;
      return accept(note(journal, entry));
    case 'offer':
      return accept(note(journal, entry));
  }
}

function take(
  journal: Journal,
  entry: Entry,
  chance: Chance | undefined,
  turn: (source: Chance) => Result<Step>,
): Result<Note> {
  const drawn: Drawn[] = [];
  const step = turn(notingChance(chance ?? ownChance(journal), drawn));
  if (!step.ok) return step;
  passOn(journal.match);
  journal.match = step.value.match;
  return accept(note(journal, entry, { drawn, events: step.value.events, learned: step.value.learned }));
}

function note(journal: Journal, entry: Entry, came: Partial<Omit<Note, 'seq' | 'entry'>> = {}): Note {
  const person = entry.kind === 'answer' && journal.minds[entry.by] !== 'bot';
  const written: Note = { seq: journal.notes.length, entry, drawn: [], events: [], learned: false, person, ...came };
  journal.notes.push(written);
  return written;
}

/** Most answers leave nothing to chance: what it is drawn from is put together when it is first asked. */
function ownChance({ seed, notes }: Journal): Chance {
  if (seed === undefined) throw new Error('a journal without a seed must be given its chance');
  let source: Chance | undefined;
  return (label, n) => {
    source ??= liveChance(seed.secret, entropyOf(notes), seed.position);
    return source(label, n);
  };
}

export function entropyOf(notes: readonly Pick<Note, 'entry'>[]): string[] {
  return notes.flatMap(({ entry }) => (entry.kind === 'entropy' ? [entry.text] : []));
}

const hasBegun = ({ notes }: Journal): boolean => notes.some(({ entry }) => entry.kind === 'begin');

function addEntropy(journal: Journal, entry: Entry): Result<Note> {
  if (hasBegun(journal)) {
    return refuse('over', 'The cards are already shuffled.', 'Die Karten sind schon gemischt.');
  }
  return accept(note(journal, entry));
}

/** Does one person play all seats? */
export function isOneMind({ game, options, seats }: Pick<Journal, 'game' | 'options' | 'seats'>): boolean {
  return game.oneMind?.(options, seats) === true;
}

/** When all others have given up, the team that is left has won; those who play together give up together. */
function concede(journal: Journal, by: Seat): Result<Note> {
  if (journal.match.outcome !== undefined) return refuse('over', 'The game is over.', 'Die Partie ist zu Ende.');
  const gone = new Set([by]);
  for (const { entry } of journal.notes) if (entry.kind === 'concede') gone.add(entry.by);
  const seats = Array.from({ length: journal.seats }, (_, seat) => seat);
  const left = isTogether(journal) ? [] : seats.filter((seat) => !gone.has(seat));
  const outcome = wonBy(journal, left);
  if (outcome !== undefined) journal.match = { ...clone(journal.match), lanes: [], outcome };
  return accept(note(journal, { kind: 'concede', by }));
}

function wonBy(journal: Journal, left: readonly Seat[]): Outcome | undefined {
  const [first] = left;
  if (first === undefined) {
    const lost = { winners: [], how: 'conceded' };
    return journal.game.cooperative === true ? { ...lost, won: false } : lost;
  }
  const team = teamOf(journal, first);
  return left.every((seat) => team.includes(seat)) ? { winners: team, how: 'conceded' } : undefined;
}

/** The notes whose answers still stand. */
export function standing(notes: readonly Note[]): Note[] {
  const undone = new Set(notes.flatMap(({ entry }) => (entry.kind === 'undo' ? [entry.of] : [])));
  return notes.filter(({ seq }) => !undone.has(seq));
}

/**
 * The standing notes from this seat's last answer on; none if it has given none. Answers are taken back after they were given,
 * so it is enough to read from the end, which is never far away.
 */
export function sinceLastAnswer(notes: readonly Note[], seat: Seat): Note[] {
  let undone: Set<number> | undefined;
  const since: Note[] = [];
  for (let i = notes.length - 1; i >= 0; i--) {
    const note = at(notes, i);
    const { entry, seq } = note;
    if (entry.kind === 'undo') {
      undone ??= new Set();
      undone.add(entry.of);
    }
    if (undone?.has(seq) === true) continue;
    since.push(note);
    if (entry.kind === 'answer' && entry.by === seat) return since.reverse();
  }
  return [];
}

/** The entry that takes back this seat's last answer, or why that is not possible. */
export function undoFor(journal: Journal, seat: Seat): Result<Entry> {
  const since = sinceLastAnswer(journal.notes, seat);
  if (since.length === 0) {
    return refuse('nothing-to-undo', 'There is nothing to take back.', 'Es gibt nichts zurückzunehmen.');
  }
  const { game, minds } = journal;
  const alone = isOneMind(journal) || minds.filter((mind) => mind === 'person').length <= 1;
  if (!alone && since.some(({ learned }) => learned)) {
    return refuse('cannot-undo', 'Since then somebody has learned something.', 'Seitdem hat jemand etwas erfahren.');
  }
  if (!alone && since.some(({ drawn }) => drawn.length > 0)) {
    return refuse('cannot-undo', 'Since then chance has decided.', 'Seitdem hat der Zufall entschieden.');
  }
  if (!alone && game.cooperative !== true && since.some((each) => answeredInTheWay(each, at(since, 0)))) {
    return refuse('cannot-undo', 'Since then somebody else has answered.', 'Seitdem hat jemand anders geantwortet.');
  }
  return accept({ kind: 'undo', by: seat, of: at(since, 0).seq });
}

/** Another person's answer on the same lane; those on other lanes of a fork are repeated without mine. */
function answeredInTheWay({ entry, person }: Note, mine: Note): boolean {
  if (!person || entry.kind !== 'answer' || mine.entry.kind !== 'answer' || entry.by === mine.entry.by) return false;
  return laneOf(entry.question) === laneOf(mine.entry.question) || laneOf(mine.entry.question) === '0';
}

function laneOf(question: string): string {
  return question.split('.', 1).join('');
}

/** By consent any answer goes back that still stands. */
function agreedUndo({ notes }: Journal, of: number): Result<Entry> {
  const found = standing(notes).find(({ seq }) => seq === of)?.entry;
  if (found?.kind === 'answer' || found?.kind === 'timeout') return accept({ kind: 'undo', by: found.by, of });
  return refuse('nothing-to-undo', 'That answer does not stand.', 'Diese Antwort gilt nicht.');
}

function undo(journal: Journal, entry: Extract<Entry, { kind: 'undo' }>): Result<Note> {
  const allowed = entry.agreed === true ? agreedUndo(journal, entry.of) : undoFor(journal, entry.by);
  if (!allowed.ok) return allowed;
  if (allowed.value.kind !== 'undo' || allowed.value.of !== entry.of) {
    return refuse('cannot-undo', 'Only the last answer can be taken back.', 'Nur die letzte Antwort geht zurück.');
  }
  const left = standing(journal.notes).filter(({ seq }) => seq !== entry.of);
  const rebuilt = replay(journal.game, journal.first, left);
  if (!rebuilt.ok) {
    return refuse(
      'cannot-undo',
      'Something that was answered since depends on it.',
      'Eine spätere Antwort hängt davon ab.',
    );
  }
  journal.match = rebuilt.value.match;
  left.forEach((each, i) => {
    journal.notes[each.seq] = { ...each, events: at(rebuilt.value.notes, i).events };
  });
  return accept(note(journal, entry));
}

/** Plays standing notes back from the beginning with the chance that they recorded; gives the match and the notes anew. */
export function replay(
  game: AnyGame,
  first: Match,
  notes: readonly Pick<Note, 'entry' | 'drawn'>[],
): Result<Pick<Journal, 'match' | 'notes'>> {
  const journal = openJournal(game, first.options, first.seats, { first });
  return relive(journal, notes, (entry) => entry.kind === 'undo');
}

/** Applies entries with the chance that was recorded; those to pass over are only noted. */
export function relive(
  journal: Journal,
  notes: readonly Pick<Note, 'entry' | 'drawn'>[],
  passOver: (entry: Entry) => boolean = () => false,
): Result<Journal> {
  for (const { entry, drawn } of notes) {
    if (passOver(entry)) {
      note(journal, entry);
      continue;
    }
    const chance = recordedChance(drawn);
    try {
      const done = apply(journal, entry, chance);
      if (!done.ok) return done;
    } catch (fault) {
      if (!(fault instanceof WrongChance)) throw fault;
      return refuse('bad-record', `${fault.message}.`, `Der Zufall passt nicht zum Verlauf (${fault.message}).`);
    }
    if (chance.left() > 0) {
      return refuse(
        'bad-record',
        'More chance is recorded than was used.',
        'Es ist mehr Zufall verzeichnet, als gebraucht wurde.',
      );
    }
  }
  return accept(journal);
}
