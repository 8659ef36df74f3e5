import { type Effect, isRef, type ObjectNumber, type Plain, type Ref, type Seat, type Vars } from '@tafelrunde/kernel';

/** Whose effect it is and what it speaks of: a frame that runs, or an effect that goes on. */
export interface Context {
  /** "You". */
  readonly seat: Seat;
  /** "This". */
  readonly source: ObjectNumber | undefined;
  readonly vars: Vars;
}

export const numberIn = (vars: Vars, name: string): number | undefined => {
  const value = vars[name];
  return typeof value === 'number' ? value : undefined;
};

const NOTHING: readonly Ref[] = [];

/** All that a local names. */
export function refsIn(value: Plain | undefined): readonly Ref[] {
  if (isRef(value)) return [value];
  return Array.isArray(value) ? value.flatMap(refsIn) : NOTHING;
}

/** What a frame speaks of; `otherwise` is "you" where nobody controls it. */
export const contextIn = (vars: Vars, otherwise: Seat): Context => ({
  seat: numberIn(vars, 'seat') ?? otherwise,
  source: numberIn(vars, 'source'),
  vars,
});

/** What an effect that goes on speaks of. */
export const contextOf = ({ seat, source, vars }: Effect, otherwise: Seat): Context => ({
  seat: seat ?? otherwise,
  source: source ?? numberIn(vars, 'source'),
  vars,
});
