import type { Effect, ObjectNumber, Seat, Vars } from '@tafelrunde/kernel';
import type { At } from '../../state.ts';

/** Whose effect it is and what it speaks of: a frame that runs, or an effect that goes on. */
export interface Context {
  /** "You". */
  readonly seat: Seat;
  /** "This". */
  readonly source: ObjectNumber | undefined;
  readonly vars: Vars;
}

const numberIn = (vars: Vars, name: string): number | undefined => {
  const value = vars[name];
  return typeof value === 'number' ? value : undefined;
};

/** FS-095, FS-097, FS-293: on cards that nobody controls, "you" is the active player. */
export function contextIn(m: At, vars: Vars): Context {
  return { seat: numberIn(vars, 'seat') ?? m.state.active, source: numberIn(vars, 'source'), vars };
}

/** The frame that runs. */
export const here = (m: At): Context => contextIn(m, m.vars);

export function contextOf(m: At, { seat, source, vars }: Effect): Context {
  return { seat: seat ?? m.state.active, source: source ?? numberIn(vars, 'source'), vars };
}

/** The target of the effect, where it is named and no card. */
export function targetName(m: At): string {
  const { target } = m.vars;
  return typeof target === 'string' ? target : '';
}

export { numberIn };
