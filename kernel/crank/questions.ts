import { at } from '../at.ts';
import { accept, type Result, refuse } from '../errors.ts';
import type { AnyGame, Option } from '../game.ts';
import type { CardId, Match, Op, Ref, Seat } from '../match.ts';
import { Reader, readerOf } from './at-rest.ts';
import { isWithin } from './lanes.ts';
import type { Open, Run } from './run.ts';

/** A question as it is put to a person: everything needed to show it and to check an answer. */
export interface Question {
  /** Stays the same while the options do; an answer to an id that is gone is refused. */
  readonly id: string;
  readonly seat: Seat;
  /** The op that asks, with its arguments: what the prompt speaks of. */
  readonly op: Op;
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly standing: boolean;
  /** It is the seat's own business beside that of others, who go on meanwhile: nobody waits for this answer alone. */
  readonly unhurried?: true;
  readonly options: readonly Option[];
  /** The card behind it, where it is asked while the effect of one is carried out. */
  readonly cause?: CardId;
}

/** The questions put to these seats now. */
export function questionsTo(game: AnyGame, match: Match, seats: readonly Seat[]): Question[] {
  const run = readerOf(game, match);
  return run.open(({ seat }) => seats.includes(seat)).map((open) => questionOf(run, open));
}

export function questionOf(run: Run, open: Open): Question {
  return run instanceof Reader ? run.question(open.lane, () => derive(run, open)) : derive(run, open);
}

function derive(run: Run, open: Open): Question {
  const options = run.options(open).map(asOption);
  const { min, max } = limits(run, open, options);
  const lane = at(run.match.lanes, open.lane);
  run.look(open.lane);
  const cause = run.cause();
  return {
    id: `${lane.id}.${lane.asked}.${fingerprint(open.op.op, min, max, options)}`,
    seat: open.seat,
    op: open.op,
    min,
    max,
    ordered: open.ask.ordered,
    standing: lane.standing !== undefined,
    ...(isUnhurried(run.match, open) ? { unhurried: true } : {}),
    options,
    ...(cause === undefined ? {} : { cause }),
  };
}

function isUnhurried(match: Match, { lane: index, seat }: Open): boolean {
  const lane = at(match.lanes, index);
  const isShuttingOut = match.alone >= 0 && isWithin(match, lane, match.alone);
  return lane.seat === seat && lane.standing === undefined && !isShuttingOut;
}

/** The part of a question's id that stays when only its options change: which lane asks, and for the how many-th time. */
export const askedAt = ({ id }: Pick<Question, 'id'>): string => id.slice(0, id.lastIndexOf('.'));

const PLACE = /^(\d+)\.(\d+)\./;

/** The lane that a question is on, and how many the lane had had answered before it; of what is no id, nowhere. */
export function placeOfQuestion(id: string): { readonly lane: number; readonly count: number } {
  const [, lane = -1, count = -1] = PLACE.exec(id) ?? [];
  return { lane: Number(lane), count: Number(count) };
}

/** What a question whether somebody reacts is about. */
export interface Reacting {
  /** The pick that lets things happen. */
  readonly pass: Ref;
  /** What there is to react to: a key into the catalogue. */
  readonly to: string;
  /** Somebody who does not want to be asked about everything would want to be asked about this. */
  readonly calls: boolean;
  /** As far as everybody can see, they would: that they are asked tells nothing that is hidden. */
  readonly openlyCalls: boolean;
  /** What wakes somebody who passes until their turn. */
  readonly rings: readonly string[];
}

/** Undefined for a question that asks for anything but a reaction. */
export function reactingIn(run: Run, { ask: { reaction }, op, lane }: Open): Reacting | undefined {
  if (reaction === undefined) return undefined;
  run.look(lane);
  return {
    pass: reaction.pass,
    to: reaction.to(run, op),
    calls: reaction.calls(run, op),
    openlyCalls: reaction.openlyCalls?.(run, op) ?? true,
    rings: reaction.rings?.(run, op) ?? [],
  };
}

/** Tells one set of options from another: FNV-1a over everything that may be picked. */
function fingerprint(op: string, min: number, max: number, options: readonly Option[]): string {
  let hash = mix(mix(mixText(0x811c9dc5, op), min), max);
  for (const { ref, label, cap, idle } of options) {
    hash = typeof ref === 'number' ? mix(hash, ref) : mixText(hash, ref);
    if (label !== undefined) hash = mixText(hash, label);
    if (cap !== undefined) hash = mix(hash, cap);
    if (idle !== undefined) hash = mixText(hash, idle);
  }
  return (hash >>> 0).toString(36);
}

function mix(hash: number, number: number): number {
  return Math.imul(Math.imul(hash ^ (number & 0xffff), 0x01000193) ^ (number >>> 16), 0x01000193);
}

function mixText(hash: number, text: string): number {
  let mixed = mix(hash, text.length);
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  return mixed;
}

export function asOption(option: Ref | Option): Option {
  return typeof option === 'object' ? option : { ref: option };
}

/** As many as asked for, or all there are. */
function limits(run: Run, { ask, op }: Open, options: readonly Option[]): { min: number; max: number } {
  const available = options.reduce((sum, { cap }) => sum + (cap ?? 1), 0);
  const max = Math.min(ask.max(run, op), available);
  return { min: Math.min(ask.min(run, op), max), max };
}

/**
 * The open question with this id, if the seat is asked it. Whoever guesses the id of somebody else's question hears the same as for one
 * that never was: else ids, which follow from the options, would tell which hidden cards can be played.
 */
export function findQuestion(run: Run, seat: Seat, id: string): Result<{ open: Open; question: Question }> {
  if (run.match.outcome !== undefined) return refuse('over', 'The game is over.', 'Die Partie ist zu Ende.');
  const { lane } = placeOfQuestion(id);
  for (const open of run.open((each) => each.seat === seat && at(run.match.lanes, each.lane).id === lane)) {
    const question = questionOf(run, open);
    if (question.id === id) return accept({ open, question });
  }
  return refuse('stale', 'You are not asked this, or no longer.', 'Das wirst du nicht oder nicht mehr gefragt.');
}

/** Are these picks an answer to the question? */
export function checkPicks(run: Run, open: Open, question: Question, picks: readonly Ref[]): Result<readonly Ref[]> {
  const { min, max, options } = question;
  if (picks.length < min) return refuse('too-few', `Pick at least ${min}.`, `Wähle mindestens ${min}.`);
  if (picks.length > max) return refuse('too-many', `Pick at most ${max}.`, `Wähle höchstens ${max}.`);
  const left = new Map(options.map(({ ref, cap }) => [ref, cap ?? 1]));
  for (const pick of picks) {
    const times = left.get(pick);
    if (times === undefined) {
      return refuse('not-an-option', `${pick} cannot be picked here.`, `${pick} steht hier nicht zur Wahl.`);
    }
    if (times === 0) {
      return refuse('picked-too-often', `${pick} was picked too often.`, `${pick} wurde zu oft gewählt.`);
    }
    left.set(pick, times - 1);
  }
  run.look(open.lane);
  const reason = open.ask.refuses(run, open.op, picks);
  if (reason === undefined) return accept(picks);
  return refuse('not-allowed', run.game.text.key(reason, 'en'), run.game.text.key(reason, 'de'));
}
