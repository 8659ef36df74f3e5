import { at } from '../at.ts';
import type { GameEvent } from '../cards/events.ts';
import type { Drawn } from '../crank/chance.ts';
import type { Lesson } from '../crank/on-lane.ts';
import type { Op, Ref, Seat } from '../match.ts';

/** What people and hosts do to a match. The list of these is the truth of it. */
export type Entry =
  | { readonly kind: 'entropy'; readonly by: Seat; readonly text: string }
  /** A seat promises a random number by its hash; a later promise takes the place of an earlier one. */
  | { readonly kind: 'commit'; readonly by: Seat; readonly hash: string }
  /** From now on nobody promises or adds anything: what was promised is revealed. */
  | { readonly kind: 'seal' }
  | { readonly kind: 'reveal'; readonly by: Seat; readonly text: string }
  | { readonly kind: 'begin' }
  | Given<'answer'>
  /** One that the host gave for a seat whose time was up. */
  | Given<'timeout'>
  | Undo
  | { readonly kind: 'concede'; readonly by: Seat }
  /** From now on a person or a bot answers for the seat. */
  | { readonly kind: 'takeover'; readonly by: Seat; readonly mind: Mind }
  /** A promise for coins: recorded, not enforced. */
  | { readonly kind: 'offer'; readonly by: Seat; readonly to: Seat; readonly text: string };

interface Given<K> {
  readonly kind: K;
  readonly by: Seat;
  readonly question: string;
  readonly picks: readonly Ref[];
}

export type Answer = Given<'answer'> | Given<'timeout'>;

/** Takes back the answer with the number `of`; what nobody may do alone, they may when the others `agreed`. */
export interface Undo {
  readonly kind: 'undo';
  readonly by: Seat;
  readonly of: number;
  /** And these that came after it: the rest of the action, and what bots have answered to it. */
  readonly also?: readonly number[];
  readonly agreed?: true;
}

export type Mind = 'person' | 'bot';

/** An entry with what came of it. */
export interface Note {
  readonly seq: number;
  readonly entry: Entry;
  readonly drawn: readonly Drawn[];
  readonly events: readonly GameEvent[];
  readonly learned: boolean;
  /** What was learned and drawn, where and by whom. */
  readonly lessons: readonly Lesson[];
  /** Was it a person who did it? Bots and answers by default never stand in the way of an undo. */
  readonly person: boolean;
  /** Of an answer: the op that asked. */
  readonly op?: Op;
  /** Of an answer within an action: how many questions the lane had had answered when that began. */
  readonly action?: number;
}

export const isAnswer = (entry: Entry): entry is Answer => entry.kind === 'answer' || entry.kind === 'timeout';

export const takenBackBy = ({ of, also = [] }: Undo): readonly number[] => [of, ...also];

/** The notes whose answers still stand. */
export function standing(notes: readonly Note[]): Note[] {
  const undone = new Set(notes.flatMap(({ entry }) => (entry.kind === 'undo' ? takenBackBy(entry) : [])));
  return notes.filter(({ seq }) => !undone.has(seq));
}

/** The standing notes from the one with this number on. */
export function standingFrom(notes: readonly Note[], seq: number): Note[] {
  return standing(notes.slice(notes.findLastIndex((note) => note.seq <= seq)));
}

/**
 * The standing notes from this seat's last answer on; none if it has given none. Answers are taken back after they were given,
 * so it is enough to read from the end, which is never far away.
 */
export function sinceLastAnswer(notes: readonly Note[], seat: Seat): Note[] {
  const undone = new Set<number>();
  const since: Note[] = [];
  for (let i = notes.length - 1; i >= 0; i--) {
    const note = at(notes, i);
    const { entry, seq } = note;
    if (entry.kind === 'undo') for (const each of takenBackBy(entry)) undone.add(each);
    if (undone.has(seq)) continue;
    since.push(note);
    if (entry.kind === 'answer' && entry.by === seat) return since.reverse();
  }
  return [];
}

/** What was added to the shuffle. What was revealed counts in the order of the seats: nobody chooses anything by when they reveal. */
export function entropyOf(notes: readonly Pick<Note, 'entry'>[]): string[] {
  const added = notes.flatMap(({ entry }) => (entry.kind === 'entropy' ? [entry.text] : []));
  const revealed = notes.flatMap(({ entry }) => (entry.kind === 'reveal' ? [entry] : []));
  return [...added, ...revealed.toSorted((one, other) => one.by - other.by).map(({ text }) => text)];
}

/** What a seat has promised last. */
export function promiseOf(notes: readonly Pick<Note, 'entry'>[], seat: Seat): string | undefined {
  const promised = notes.flatMap(({ entry }) => (entry.kind === 'commit' && entry.by === seat ? [entry.hash] : []));
  return promised.at(-1);
}
