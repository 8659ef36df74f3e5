import type { CardId, Path } from '@tafelrunde/kernel';
import type { CardData } from './word.ts';

/*
 * Card data never changes, and effects walk the same paths through it again and again. So there is one path for every place, and what
 * was found there is kept with it. A path that came from elsewhere, say through JSON, means the same and is only slower.
 */

type Key = string | number;

interface Place {
  readonly path: Path;
  readonly below: Map<Key, Place>;
  /** What was found there, and in whose data. */
  data?: CardData;
  value?: unknown;
}

const cards = new Map<CardId, Place>();
const places = new WeakMap<Path, Place>();

function placeFor(path: Path): Place {
  const place: Place = { path, below: new Map() };
  places.set(path, place);
  return place;
}

function cardPlace(card: CardId): Place {
  let place = cards.get(card);
  if (place === undefined) {
    place = placeFor([card]);
    cards.set(card, place);
  }
  return place;
}

function placeBelow(above: Place, key: Key): Place {
  let place = above.below.get(key);
  if (place === undefined) {
    place = placeFor([...above.path, key]);
    above.below.set(key, place);
  }
  return place;
}

function placeAt(path: Path): Place {
  const known = places.get(path);
  if (known !== undefined) return known;
  const [card, ...keys] = path;
  return keys.reduce(placeBelow, cardPlace(card));
}

/** The path further down from another. */
export function below(path: Path, ...keys: readonly Key[]): Path {
  let place = placeAt(path);
  for (const key of keys) place = placeBelow(place, key);
  return place.path;
}

/** Whatever stands at a path into card data. */
export function valueAt(data: CardData, path: Path): unknown {
  const place = places.get(path);
  if (place === undefined) return walk(data, path);
  if (place.data !== data || place.value === undefined) {
    place.data = data;
    place.value = walk(data, path);
  }
  return place.value;
}

function walk(data: CardData, path: Path): unknown {
  let found: unknown = data(path[0]);
  for (let i = 1; i < path.length; i++) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, path[i] ?? '') : undefined;
  }
  return found;
}
