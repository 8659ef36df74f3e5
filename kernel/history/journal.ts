import { answer, answerAgain, crank, type Step } from '../crank/answer.ts';
import { passOn } from '../crank/at-rest.ts';
import {
  type Chance,
  commitmentTo,
  type Drawn,
  isSeed,
  liveChance,
  notingChance,
  recordedChance,
  WrongChance,
} from '../crank/chance.ts';
import { clone } from '../crank/clone.ts';
import { actionOn } from '../crank/lanes.ts';
import { placeOfQuestion } from '../crank/questions.ts';
import { begin } from '../crank/start.ts';
import { accept, type Result, refuse } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Match, Options, Outcome, Seat } from '../match.ts';
import { isTogether, teamOf } from '../teams.ts';
import { type Checkpoint, checkpointBefore, keepCheckpoint } from './checkpoints.ts';
import { canonical } from './hash.ts';
import {
  type Answer,
  type Entry,
  entropyOf,
  isAnswer,
  type Mind,
  type Note,
  promiseOf,
  standing,
  takenBackBy,
  type Undo,
} from './notes.ts';
import { undoFor } from './taking-back.ts';

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
  /** Some positions on the way here: from there on a way back is short. */
  readonly checkpoints: Checkpoint[];
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
    checkpoints: [],
  };
}

/** Does what the entry says, or refuses and changes nothing. Without a chance given, the journal's own seed decides. */
export function apply(journal: Journal, entry: Entry, chance?: Chance): Result<Note> {
  if ('by' in entry && entry.by >= journal.seats)
    return refuse('not-allowed', 'There is no such seat.', 'Diesen Platz gibt es nicht.');
  switch (entry.kind) {
    case 'entropy':
    case 'commit':
    case 'seal':
      return addEntropy(journal, entry);
    case 'reveal':
      return reveal(journal, entry);
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
  const { match, events, learned, lessons, op } = step.value;
  const action = isAnswer(entry) ? actionAround(journal.match, entry) : undefined;
  passOn(journal.match);
  journal.match = match;
  return accept(
    note(journal, entry, {
      drawn,
      events,
      learned,
      lessons,
      ...(op === undefined ? {} : { op }),
      ...(action === undefined ? {} : { action }),
    }),
  );
}

function actionAround({ lanes }: Match, { question }: Answer): number | undefined {
  const place = placeOfQuestion(question);
  const lane = lanes.find(({ id }) => id === place.lane);
  return lane === undefined ? undefined : actionOn(lane);
}

const NOTHING_CAME: Omit<Note, 'seq' | 'entry' | 'person'> = { drawn: [], events: [], learned: false, lessons: [] };

function note(journal: Journal, entry: Entry, came: Partial<Note> = {}): Note {
  const person = entry.kind === 'answer' && journal.minds[entry.by] !== 'bot';
  const written: Note = { ...NOTHING_CAME, seq: journal.notes.length, entry, person, ...came };
  journal.notes.push(written);
  keepCheckpoint(journal.checkpoints, written.seq, journal.match);
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

const hasBegun = ({ notes }: Journal): boolean => notes.some(({ entry }) => entry.kind === 'begin');
const isSealed = ({ notes }: Journal): boolean => notes.some(({ entry }) => entry.kind === 'seal');

function addEntropy(journal: Journal, entry: Entry): Result<Note> {
  if (hasBegun(journal) || isSealed(journal)) {
    return refuse('over', 'The cards are already shuffled.', 'Die Karten sind schon gemischt.');
  }
  return accept(note(journal, entry));
}

/** Once, and nothing but what was promised before anybody revealed anything. */
function reveal(journal: Journal, entry: Extract<Entry, { kind: 'reveal' }>): Result<Note> {
  if (hasBegun(journal)) return refuse('over', 'The cards are already shuffled.', 'Die Karten sind schon gemischt.');
  const { by, text } = entry;
  const isPromised = isSealed(journal) && isSeed(text) && promiseOf(journal.notes, by) === commitmentTo(text);
  const isNew = !journal.notes.some((each) => each.entry.kind === 'reveal' && each.entry.by === by);
  if (isPromised && isNew) return accept(note(journal, entry));
  return refuse('not-allowed', 'That was not promised.', 'Das war nicht versprochen.');
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

/** By consent any answers go back that still stand. */
function agreedUndo({ notes }: Journal, entry: Undo): Result<Undo> {
  const wanted = takenBackBy(entry);
  const found = standing(notes).filter((each) => wanted.includes(each.seq) && isAnswer(each.entry));
  if (found.length === wanted.length) return accept(entry);
  return refuse('nothing-to-undo', 'That answer does not stand.', 'Diese Antwort gilt nicht.');
}

/** The last answer, or the whole of the last action. */
function freeUndo(journal: Journal, entry: Undo): Result<Undo> {
  const wanted = [false, true].flatMap((whole) => [false, true].map((shared) => ({ whole, shared })));
  const free = wanted.map((each) => undoFor(journal, entry.by, each));
  const same = free.find((each) => each.ok && takenBackBy(each.value).join() === takenBackBy(entry).join());
  if (same !== undefined) return same;
  const refused = free.find((each) => !each.ok);
  return (
    refused ?? refuse('cannot-undo', 'Only the last answer can be taken back.', 'Nur die letzte Antwort geht zurück.')
  );
}

function undo(journal: Journal, entry: Undo): Result<Note> {
  const allowed = entry.agreed === true ? agreedUndo(journal, entry) : freeUndo(journal, entry);
  if (!allowed.ok) return allowed;
  const rebuilt = without(journal, takenBackBy(entry));
  if (!rebuilt.ok) return rebuilt;
  const { match, repeated, checkpoints } = rebuilt.value;
  passOn(journal.match);
  journal.match = match;
  for (const each of repeated) journal.notes[each.seq] = each;
  journal.checkpoints.splice(0, journal.checkpoints.length, ...checkpoints);
  return accept(note(journal, entry));
}

/** The match as it would be without some answers, and the notes since the first of them anew. */
interface Rebuilt extends Pick<Journal, 'match' | 'checkpoints'> {
  readonly repeated: readonly Note[];
}

/** How many answers would be given again if these were taken back: that is what it costs. */
export function costOfUndo(journal: Journal, gone: readonly number[]): number {
  return playedAgain(journal, gone).after.length;
}

/** From which position, and what. */
function playedAgain({ checkpoints, notes }: Journal, gone: readonly number[]) {
  const base = checkpointBefore(checkpoints, Math.min(...gone));
  const all = standing(notes);
  return { base, all, after: all.filter(({ seq }) => seq > (base?.seq ?? -1) && !gone.includes(seq)) };
}

/** Goes back to a position before these answers and gives all others again, if they stand without them. */
export function without(journal: Journal, gone: readonly number[]): Result<Rebuilt> {
  const first = Math.min(...gone);
  const { base, all, after } = playedAgain(journal, gone);
  const played = journalAt(
    journal,
    base?.match ?? journal.first,
    all.slice(0, all.length - after.length - gone.length),
  );
  const lanes = gone.map((seq) => journal.notes[seq]?.entry).map((each) => laneOfEntry(each));
  const repeated: Note[] = [];
  const checkpoints = journal.checkpoints.filter(({ seq }) => seq < first);
  for (const each of after) {
    const done = repeat(played, [each]);
    const again = played.notes.at(-1);
    if (!done.ok || again === undefined || !isStillLearned(each, again, lanes))
      return refuse('cannot-undo', ...DEPENDS);
    if (each.seq < first) continue;
    repeated.push({ ...each, events: again.events, lessons: again.lessons, learned: again.learned });
    keepCheckpoint(checkpoints, each.seq, played.match);
  }
  return accept({ match: played.match, repeated, checkpoints });
}

const DEPENDS = ['Something that was answered since depends on it.', 'Eine spätere Antwort hängt davon ab.'] as const;

const laneOfEntry = (entry: Entry | undefined): number =>
  entry !== undefined && isAnswer(entry) ? placeOfQuestion(entry.question).lane : 0;

/** What the others have learned by an answer on another lane they must learn again: nobody knows more than has happened. */
function isStillLearned({ lessons }: Note, again: Note, lanes: readonly number[]): boolean {
  const left = again.lessons.map((lesson) => canonical(lesson));
  return lessons.every((lesson) => {
    if (lanes.includes(lesson.lane)) return true;
    const found = left.indexOf(canonical(lesson));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/** A journal that has come to a position by these notes. */
export function journalAt(
  { game, options, seats }: Pick<Journal, 'game' | 'options' | 'seats'>,
  match: Match,
  notes: readonly Note[],
): Journal {
  const journal = openJournal(game, options, seats, { first: match });
  journal.notes.push(...notes);
  return journal;
}

/**
 * Plays standing notes on with the chance that they recorded. An answer is given to the question that asks the same in its place,
 * whatever else has been taken back meanwhile.
 */
export function repeat(journal: Journal, notes: readonly Repeated[]): Result<Journal> {
  return play(journal, notes, ({ entry, op }, chance) => {
    if (entry.kind === 'undo') return accept(note(journal, entry));
    if (!isAnswer(entry)) return apply(journal, entry, chance);
    const { by: seat, question, picks } = entry;
    return take(journal, entry, chance, (source) =>
      answerAgain(journal.game, journal.match, { seat, question, picks, op }, source),
    );
  });
}

type Repeated = Pick<Note, 'entry' | 'drawn' | 'op'>;

/** Applies all entries, one after the other as they came, with the chance that was recorded. */
export function relive(journal: Journal, notes: readonly Repeated[]): Result<Journal> {
  return play(journal, notes, ({ entry }, chance) => apply(journal, entry, chance));
}

function play(
  journal: Journal,
  notes: readonly Repeated[],
  one: (note: Repeated, chance: Chance) => Result<Note>,
): Result<Journal> {
  for (const each of notes) {
    const chance = recordedChance(each.drawn);
    try {
      const done = one(each, chance);
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
