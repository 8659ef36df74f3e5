import { at } from '../at.ts';
import type { ControlOp } from '../game.ts';
import type { Lane, Match, Op, Seat } from '../match.ts';
import type { Mark, Scope } from './control.ts';

/** What a lane that forked comes back to. */
export interface Join extends ControlOp {
  readonly op: '$join';
  readonly then: Op;
  readonly secret: boolean;
}

/** The end of a section that a lane went through alone: `back` is the lane that was alone around it, or -1. */
export interface Release extends ControlOp {
  readonly op: '$release';
  readonly back: number;
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
    const op = at(ops, i);
    if (isMark(op) && fits(op)) return op;
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

export function openLane(match: Match, seat: Seat, op: Op, more: Omit<Lane, 'id' | 'seat' | 'ops' | 'asked'>): void {
  match.lanes.push({ id: match.nextNumber++, seat, ops: [op], asked: 0, ...more });
}

export function dropLane(match: Match, id: number): void {
  match.lanes = match.lanes.filter((lane) => lane.id !== id);
}
