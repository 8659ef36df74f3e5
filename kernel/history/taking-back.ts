import { at } from '../at.ts';
import { seatSet } from '../cards/knowledge.ts';
import { placeOfQuestion } from '../crank/questions.ts';
import { rulesOf } from '../crank/rules.ts';
import { accept, type Result, refuse } from '../errors.ts';
import type { Seat } from '../match.ts';
import { isTogether } from '../teams.ts';
import type { Said } from '../text/text.ts';
import type { Journal } from './journal.ts';
import { isAnswer, type Note, sinceLastAnswer, standing, standingFrom, type Undo } from './notes.ts';

/** Does one person play all seats? */
export function isOneMind({ game, options, seats }: Pick<Journal, 'game' | 'options' | 'seats'>): boolean {
  return game.oneMind?.(options, seats) === true;
}

/** What somebody wants to take back. */
export interface Wanted {
  /** The whole action that the last answer belongs to. */
  readonly whole?: boolean;
  /** The seats of whoever wants it: what one of them has learned, they know. */
  readonly held?: readonly Seat[];
  /** Others have a part in this match, even if bots play for them now: they may come back to what they hold. */
  readonly shared?: boolean;
}

export type InTheWay = 'learned' | 'chance' | 'answered';

const REASONS: Readonly<Record<InTheWay, Said>> = {
  learned: { en: 'Since then somebody has learned something.', de: 'Seitdem hat jemand etwas erfahren.' },
  chance: { en: 'Since then chance has decided.', de: 'Seitdem hat der Zufall entschieden.' },
  answered: { en: 'Since then somebody else has answered.', de: 'Seitdem hat jemand anders geantwortet.' },
};

/** The entry that takes back this seat's last answer or action, or why that is not possible. */
export function undoFor(journal: Journal, seat: Seat, wanted: Wanted = {}): Result<Undo> {
  const taken = lastAnswers(journal, seat, wanted);
  const [first, ...more] = taken;
  if (first === undefined) {
    return refuse('nothing-to-undo', 'There is nothing to take back.', 'Es gibt nichts zurückzunehmen.');
  }
  const why = whyNot(journal, taken, { held: [seat], ...wanted });
  if (why !== undefined) return refuse('cannot-undo', REASONS[why].en, REASONS[why].de);
  const also = [...more, ...nobodysAnswersTo(journal, taken, wanted)].map(({ seq }) => seq).toSorted((a, b) => a - b);
  return accept({ kind: 'undo', by: seat, of: first.seq, ...(also.length === 0 ? {} : { also }) });
}

/** The last answer of a seat that stands, or all those of its last action, the earliest first. */
export function lastAnswers(journal: Journal, seat: Seat, { whole = false }: Wanted = {}): readonly Note[] {
  const [last] = sinceLastAnswer(journal.notes, seat);
  if (last === undefined) return [];
  return whole ? actionOf(journal, last) : [last];
}

/** The answers that a seat gave within the action, with the one that led into it. */
function actionOf({ notes }: Journal, last: Note): readonly Note[] {
  const { action, entry } = last;
  if (action === undefined || entry.kind !== 'answer') return [last];
  const { lane } = placeOfQuestion(entry.question);
  return standing(notes).filter((note) => {
    if (note.entry.kind !== 'answer' || note.entry.by !== entry.by) return false;
    const place = placeOfQuestion(note.entry.question);
    if (place.lane !== lane) return false;
    return note.action === action || (note.action === undefined && place.count === action - 1);
  });
}

/** What does not let these answers be taken back freely, if anything; one person alone may take back everything. */
export function whyNot(journal: Journal, taken: readonly Note[], wanted: Wanted): InTheWay | undefined {
  if (isPlayedByOne(journal, wanted)) return undefined;
  const first = at(taken, 0);
  const lanes = taken.map(laneOf);
  const [own, others] = partedSince(journal, taken);
  const areTogether = isTogether(journal);
  // Among rivals nobody thinks better of it by what another lane has shown them since.
  const knowing = areTogether ? 0 : seatSet(wanted.held ?? []);
  const lessons = others.flatMap((note) =>
    // What the table's own lane has shown since, all who are done have led to.
    note.lessons.filter(({ lane, seats }) => lane === 0 || lanes.includes(lane) || (seats & knowing) !== 0),
  );
  if (own.some(({ learned }) => learned) || lessons.some(({ card }) => card !== undefined)) return 'learned';
  if (own.some(({ drawn }) => drawn.length > 0) || lessons.length > 0) return 'chance';
  const by = isAnswer(first.entry) ? first.entry.by : -1;
  const isInTheWay = (note: Note): boolean =>
    isAnswer(note.entry) && note.entry.by !== by && (isGiven(note) || isGivenBehindAMask(journal, note));
  return !areTogether && own.some(isInTheWay) ? 'answered' : undefined;
}

const isGiven = ({ entry, person }: Note): boolean => person && entry.kind === 'answer';

/** Where nobody may know who was asked, those who were not count as if they had answered. */
function isGivenBehindAMask({ game, minds }: Journal, { entry, op }: Note): boolean {
  const isMasked = op !== undefined && rulesOf(game)[op.op]?.ask?.masked === true;
  return isMasked && isAnswer(entry) && minds[entry.by] === 'person';
}

/** What bots, or nobody, have answered since on the same way goes as well; with nobody else there, all of it. */
function nobodysAnswersTo(journal: Journal, taken: readonly Note[], wanted: Wanted): readonly Note[] {
  const [own] = partedSince(journal, taken);
  const alone = isPlayedByOne(journal, wanted);
  return own.filter((note) => (alone || !note.person) && isAnswer(note.entry) && !taken.includes(note));
}

const isPlayedByOne = (journal: Journal, { shared = false }: Wanted): boolean =>
  isOneMind(journal) || (!shared && journal.minds.filter((mind) => mind === 'person').length <= 1);

/** What stands since then: these notes with what follows from them, and what happened on other lanes. */
function partedSince({ notes }: Journal, taken: readonly Note[]): readonly [Note[], Note[]] {
  const lanes = taken.map(laneOf);
  const since = standingFrom(notes, at(taken, 0).seq);
  const isOwn = (note: Note): boolean => taken.includes(note) || !isOnAnotherLane(note, lanes);
  return [since.filter(isOwn), since.filter((note) => !isOwn(note))];
}

const laneOf = ({ entry }: Note): number => (isAnswer(entry) ? placeOfQuestion(entry.question).lane : 0);

/** Answers on other lanes of a fork are repeated without mine; those on the table's own lane follow from all that came before. */
function isOnAnotherLane(note: Note, lanes: readonly number[]): boolean {
  if (!isAnswer(note.entry)) return true;
  const lane = laneOf(note);
  return lane !== 0 && !lanes.includes(0) && !lanes.includes(lane);
}
