import type { CardId, Plain } from '../match.ts';

/*
 * A counter of a game by its name: `round`, `coins/1` where the game counts by seat, `damage/fly` where it counts by card
 * object.
 */

type ObjectOf = (card: CardId) => number | undefined;

/** What stands there; undefined if the game counts nothing of that name. */
export function stateAt(state: object, name: string, objectOf: ObjectOf): unknown {
  let found: unknown = state;
  for (const part of name.split('/')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = memberOf(found, part) ?? memberOf(found, String(objectOf(part)));
  }
  return found;
}

function memberOf(value: object, key: string): unknown {
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

/** The state with another value there. */
export function withStateAt<S extends object>(
  state: S,
  name: string,
  value: Plain,
  objectOf: ObjectOf,
  unknown: () => Error,
): S {
  const [key = '', ...path] = name.split('/');
  if (!Object.hasOwn(state, key)) throw unknown();
  if (path.length === 0) return { ...state, [key]: value };
  const inner = memberOf(state, key);
  if (typeof inner !== 'object' || inner === null) throw unknown();
  if (!Array.isArray(inner)) {
    const [card = '', ...more] = path;
    const object = Object.hasOwn(inner, card) || more.length > 0 ? undefined : objectOf(card);
    if (object !== undefined) return { ...state, [key]: { ...inner, [object]: value } };
    return { ...state, [key]: withStateAt(inner, path.join('/'), value, objectOf, unknown) };
  }
  const [index = '', ...rest] = path;
  if (!Object.hasOwn(inner, index)) throw unknown();
  const changed = inner.map((each: Plain, i) => {
    if (String(i) !== index) return each;
    return rest.length === 0 ? value : withStateAt(Object(each), rest.join('/'), value, objectOf, unknown);
  });
  return { ...state, [key]: changed };
}
