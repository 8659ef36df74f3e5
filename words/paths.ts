import type { CardId, Path, Writing } from '@tafelrunde/kernel';
import type { CardData } from './word.ts';

/*
 * Card data never changes, and effects walk the same paths through it again and again. So there is one path for every node, and what
 * was found there is kept with it. A path that came from elsewhere, say through JSON, means the same and is only slower.
 */

type Key = string | number;

interface Node {
  readonly path: Path;
  readonly below: Map<Key, Node>;
  /** What was found there, and in whose data. */
  data?: CardData;
  value?: unknown;
}

const cards = new Map<CardId, Node>();
const nodes = new WeakMap<Path, Node>();

function nodeFor(path: Path): Node {
  const node: Node = { path, below: new Map() };
  nodes.set(path, node);
  return node;
}

function cardNode(card: CardId): Node {
  let node = cards.get(card);
  if (node === undefined) {
    node = nodeFor([card]);
    cards.set(card, node);
  }
  return node;
}

function nodeBelow(above: Node, key: Key): Node {
  let node = above.below.get(key);
  if (node === undefined) {
    node = nodeFor([...above.path, key]);
    above.below.set(key, node);
  }
  return node;
}

function nodeAt(path: Path): Node {
  const known = nodes.get(path);
  if (known !== undefined) return known;
  const [card, ...keys] = path;
  return keys.reduce(nodeBelow, cardNode(card));
}

/** The path further down from another. */
export function below(path: Path, ...keys: readonly Key[]): Path {
  let node = nodeAt(path);
  for (const key of keys) node = nodeBelow(node, key);
  return node.path;
}

/** A path as it is written in labels: `the-bone/abilities/1`. */
export function readPath(written: string): Path {
  const [card = '', ...keys] = written.split('/');
  return below([card], ...keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
}

/** References and labels that name something in card data. */
export const byPath: Writing<Path> = { write: (path) => path.join('/'), read: readPath };

/** Whatever stands at a path into card data. */
export function valueAt(data: CardData, path: Path): unknown {
  const node = nodes.get(path);
  if (node === undefined) return walk(data, path);
  if (node.data !== data || node.value === undefined) {
    node.data = data;
    node.value = walk(data, path);
  }
  return node.value;
}

function walk(data: CardData, path: Path): unknown {
  let found: unknown = data(path[0]);
  for (let i = 1; i < path.length; i++) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, path[i] ?? '') : undefined;
  }
  return found;
}
