import type { AnyHappenings, AnyOps, CardId, Crank, Path, Position, Seat, Vars } from '@tafelrunde/kernel';
import { valueAt } from './paths.ts';
import type { Say } from './say.ts';
import type { Speech } from './speech/speech.ts';

/** One step of an effect as it stands in card data. */
export interface WordNode {
  readonly word: string;
}

/** What a word means and how it is said: each word is defined once, here and nowhere else. */
export interface Word<N extends WordNode = WordNode, O = AnyOps, S = object, H = AnyHappenings> {
  run(m: Crank<O, S, H>, node: N, at: Path): void;
  /** Could it be done now? Asked before a cost is offered. */
  can?(m: Position<S>, node: N): boolean;
  /** In no language yet: `speech/` makes sentences of it. */
  says(node: N, say: Say): Speech;
}

export type Steps = readonly WordNode[];

export type Vocabulary = Readonly<Record<string, Word>>;

/** The ops that effects run on; a game adds them to its own. */
export interface WordOps {
  /** Runs the list of steps at a path into card data, in a frame of its own. */
  run: { readonly at: Path; readonly vars: Vars; readonly as?: string };
  step: { readonly at: Path };
  mayDo: { readonly seat: Seat; readonly at: Path };
}

/** Finds the card data that paths lead into. */
export type CardData = (card: CardId) => object | undefined;

function isNode(found: unknown): found is WordNode {
  return typeof found === 'object' && found !== null && 'word' in found && typeof found.word === 'string';
}

export function nodeAt(data: CardData, at: Path): WordNode {
  const found = valueAt(data, at);
  if (isNode(found)) return found;
  throw new Error(`there is no word at ${at.join('/')}`);
}

export function listAt(data: CardData, at: Path): readonly WordNode[] {
  const found = valueAt(data, at);
  if (Array.isArray(found) && found.every(isNode)) return found;
  throw new Error(`there is no list of words at ${at.join('/')}`);
}
