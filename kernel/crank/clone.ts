import type { Match } from '../match.ts';

/**
 * A copy that can be changed without touching the original. Arrays are copied, their elements are immutable and shared;
 * the same holds one level down in the game's state, for records as well.
 */
export function clone<S extends object>(match: Match<S>): Match<S> {
  const copy: Match<S> = {
    rules: match.rules,
    options: match.options,
    seats: match.seats,
    lanes: match.lanes.slice(),
    table: match.table,
    face: match.face.slice(),
    disguises: match.disguises,
    zones: match.zones.slice(),
    known: match.known.slice(),
    obj: match.obj.slice(),
    lasting: match.lasting,
    waiting: match.waiting.slice(),
    alone: match.alone,
    queue: match.queue,
    moves: match.moves,
    state: cloneState(match.state),
  };
  if (match.outcome !== undefined) copy.outcome = match.outcome;
  return copy;
}

export function cloneState<S extends object>(state: S): S {
  const copy = { ...state } as Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice();
    else if (typeof value === 'object' && value !== null) copy[key] = { ...value };
  }
  return copy as S;
}
