import type { ControlOp } from '../game.ts';
import type { Lane, Match, Op } from '../match.ts';
import type { Mark, Scope } from './control.ts';

/** What a lane that forked comes back to. */
export interface Join extends ControlOp {
  readonly op: '$join';
  readonly then: Op;
  readonly secret: boolean;
  /** How far apart the numbers of the lane lay before it forked, and how far since. */
  readonly steps: readonly [number, number];
}

/** The end of a section that a lane went through alone: `back` is the lane that was alone around it, or -1. */
export interface Release extends ControlOp {
  readonly op: '$release';
  readonly back: number;
  /** How many questions the lane had had answered when it was let in. */
  readonly since: number;
}

/** A scope that comes after other ops of the same handler takes in what follows it when its turn comes. */
export interface Later extends ControlOp {
  readonly op: '$later';
  readonly ops: readonly Op[];
}

export function putLater(ops: readonly Op[]): Later {
  return { op: '$later', ops };
}

export function isScope(op: Op): op is Scope {
  return op.op === '$scope';
}

export function isMark(op: Op): op is Mark {
  return op.op === '$mark';
}

export function isRelease(op: Op): op is Release {
  return op.op === '$release';
}

export function isJoin(op: Op): op is Join {
  return op.op === '$join';
}

export function waitedForBy(match: Match, { id }: Lane): Lane[] {
  return match.lanes.filter((lane) => lane.parent === id && lane.standing === undefined);
}

/** Is the next op of the lane its standing question? With nothing to pick that waits for better times. */
export function isStanding({ standing }: Lane, ops: readonly Op[]): boolean {
  return standing !== undefined && ops.length === 1;
}

/** The innermost mark among the first `end` ops. */
export function lastMark(ops: readonly Op[], end: number, fits: (mark: Mark) => boolean): Mark | undefined {
  for (let i = end - 1; i >= 0; i--) {
    const op = ops[i];
    if (op !== undefined && isMark(op) && fits(op)) return op;
  }
  return undefined;
}

/** How much of its parent a lane lies within: for a standing one, no more than the scope it stands in. */
export function reach({ standing }: Lane, { ops }: Lane): number {
  return standing === undefined ? ops.length : ops.findIndex((op) => isMark(op) && op.id === standing.scope) + 1;
}

export function parentOf(match: Match, { parent }: Lane): Lane | undefined {
  return parent === undefined ? undefined : match.lanes.find((lane) => lane.id === parent);
}

/** Is it this lane, or one that it forked? */
export function isWithin(match: Match, lane: Lane, id: number): boolean {
  if (lane.id === id) return true;
  const parent = lane.standing === undefined ? parentOf(match, lane) : undefined;
  return parent !== undefined && isWithin(match, parent, id);
}

/** Is the lane waiting for others that it opened? A secret lane that is done no longer counts. */
export function hasOpenChildren(match: Match, { id }: Lane): boolean {
  if (match.lanes.length === 1) return false;
  return match.lanes.some((lane) => lane.parent === id && lane.standing === undefined && lane.ops.length > 0);
}

/** The lane whose numbers it goes on with: a standing one has none of its own. */
export function homeOf(match: Match, lane: Lane): Lane {
  const beside = lane.standing === undefined ? undefined : parentOf(match, lane);
  return beside === undefined ? lane : homeOf(match, beside);
}

export function indexOfLane({ lanes }: Match, id: number): number {
  return lanes.findIndex((lane) => lane.id === id);
}

/** How many questions the lane had had answered when the outermost action began that it is in; undefined outside of any. */
export function actionOn({ ops }: Pick<Lane, 'ops'>): number | undefined {
  for (const op of ops) {
    const since = isRelease(op) || isMark(op) ? op.since : undefined;
    if (since !== undefined) return since;
  }
  return undefined;
}

/** The lane is done or cut off. Whoever opened it gives no number that it has given. */
export function dropLane(match: Match, id: number): void {
  const gone = match.lanes.find((lane) => lane.id === id);
  const parent = gone === undefined || gone.standing !== undefined ? undefined : parentOf(match, gone);
  match.lanes = match.lanes.filter((lane) => lane !== gone);
  if (match.queue.includes(id)) match.queue = match.queue.filter((each) => each !== id);
  if (gone === undefined || parent === undefined) return;
  const home = homeOf(match, parent);
  match.lanes[match.lanes.indexOf(home)] = {
    ...home,
    nextObject: Math.max(home.nextObject, gone.nextObject),
    nextNumber: Math.max(home.nextNumber, gone.nextNumber),
  };
  handOver(match, id, home.id);
}

/** What a lane has raised and left waiting is taken up by the lane that it came from. */
function handOver(match: Match, from: number, to: number): void {
  if (match.waiting.some(({ lane }) => lane === from)) {
    match.waiting = match.waiting.map((trigger) => (trigger.lane === from ? { ...trigger, lane: to } : trigger));
  }
}
