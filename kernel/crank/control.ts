import type { ControlOp } from '../game.ts';
import type { Op, Plain, Seat, Vars } from '../match.ts';

export interface Scope extends ControlOp {
  readonly op: '$scope';
  readonly name: string;
  readonly action?: true;
  readonly last?: Op;
  readonly vars?: Vars;
  readonly cause?: string;
  readonly as?: string;
}

/** While it is being made: written out, because a spread over several shapes is slow. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A scope as it lies on a lane: everything above it belongs to it. */
export interface Mark extends Omit<Scope, 'op' | 'action'> {
  readonly op: '$mark';
  readonly id: number;
  /** Of an action: how many questions the lane had had answered when it began. */
  readonly since?: number;
}

export interface Leave extends ControlOp {
  readonly op: '$leave';
  readonly name: string;
}

export interface Fork extends ControlOp {
  readonly op: '$fork';
  readonly lanes: readonly { readonly seat: Seat; readonly op: Op }[];
  readonly then: Op;
  readonly secret: boolean;
}

export interface Alone extends ControlOp {
  readonly op: '$alone';
  readonly inside: Op;
}

export interface Stand extends ControlOp {
  readonly op: '$stand';
  readonly seat: Seat;
  readonly question: Op;
}

/**
 * Marks the lane: the ops that follow in the same `put` belong to the scope. When they are done, or when the scope is left
 * early, `last` runs. `vars` makes it a frame with locals; `as` names the local of the frame around it that gets its `result`. What
 * is answered in an `action` can be taken back as a whole, as in a section that a lane goes through alone.
 */
export function scope<L extends Op>(
  name: string,
  more: {
    readonly last?: L;
    readonly vars?: Vars;
    readonly cause?: string;
    readonly as?: string;
    readonly action?: true;
  } = {},
): Scope {
  const { last, vars, cause, as, action } = more;
  const made: Mutable<Scope> = { op: '$scope', name };
  if (last !== undefined) made.last = last;
  if (vars !== undefined) made.vars = vars;
  if (cause !== undefined) made.cause = cause;
  if (as !== undefined) made.as = as;
  if (action !== undefined) made.action = action;
  return made;
}

/** Drops everything above the innermost mark of that name; the `last` of every scope dropped still runs, inner ones first. */
export function leave(name: string): Leave {
  return { op: '$leave', name };
}

/** Opens one lane per seat; `then` runs when all are done. */
export function fork<L extends Op, T extends Op>(lanes: Readonly<Record<Seat, L>>, then: T): Fork {
  return { op: '$fork', lanes: bySeat(lanes), then, secret: false };
}

/** A fork whose lanes keep their picks to themselves; `then` gets them as `kept`, by seat. */
export function secretFork<L extends Op, T extends Op>(lanes: Readonly<Record<Seat, L>>, then: T): Fork {
  return { op: '$fork', lanes: bySeat(lanes), then, secret: true };
}

/** What `then` of a secret fork is given. */
export type Kept = { readonly kept: Readonly<Record<Seat, readonly Plain[]>> };

function bySeat(lanes: Readonly<Record<Seat, Op>>): Fork['lanes'] {
  return Object.entries(lanes)
    .map(([seat, op]) => ({ seat: Number(seat), op }))
    .sort((a, b) => a.seat - b.seat);
}

/** Lets one lane at a time into a section that touches the shared table: who comes first is let in first. */
export function alone<I extends Op>(inside: I): Alone {
  return { op: '$alone', inside };
}

/** Opens a question beside the others that is never waited for; it goes with the scope around it. */
export function stand<Q extends Op>(seat: Seat, question: Q): Stand {
  return { op: '$stand', seat, question };
}

/** Runs the game's checks and takes up waiting triggers until nothing changes. */
export function checkpoint(): ControlOp {
  return CHECKPOINT;
}

const CHECKPOINT: ControlOp = { op: '$checkpoint' };
