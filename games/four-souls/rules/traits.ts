import type { Path } from '@tafelrunde/kernel';
import type { Effectful, WordNode } from '@tafelrunde/words';
import { effectAt } from './declare.ts';
import { SIDES } from './outcomes.ts';

/* What an effect is good for as a reaction, read off its words. */

/** How an effect changes a roll on the stack: by one of these numbers, to one of these, or to whatever comes. */
export interface RollChange {
  readonly by?: readonly number[];
  readonly to?: readonly number[];
  readonly again?: true;
}

interface Traits {
  readonly rolls: readonly RollChange[];
  /** The most damage to somebody; a kill is more than any. */
  readonly harm: number;
  /** The most damage that somebody survives by it. */
  readonly saves: number;
  /** It cancels everything that has not resolved, a death and an attack among it. */
  readonly stops: boolean;
  /** FS-076. */
  readonly givesLootPlay: boolean;
  /** Somebody is chosen when it resolves. */
  readonly chooses: boolean;
}

/** What happens only by chance, or later, is nothing to react with. */
const LATER: readonly string[] = ['table', 'effect', 'effects'];

/** A word, and what those that are looked for here may say. */
interface AnyWord extends WordNode {
  readonly n?: unknown;
  readonly points?: unknown;
  readonly by?: unknown;
  readonly to?: unknown;
  readonly what?: unknown;
  readonly effect?: { readonly change?: { readonly change: string; readonly n?: unknown } };
  readonly effects?: readonly { readonly always?: string; readonly n?: unknown }[];
}

const isWord = (value: object): value is AnyWord => 'word' in value && typeof value.word === 'string';

function wordsIn(value: unknown): readonly AnyWord[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => (LATER.includes(key) ? [] : wordsIn(each)));
  return isWord(value) ? [value, ...inner] : inner;
}

const numbersIn = (list: unknown): readonly number[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'number') : [];

const numberOr = (found: unknown, otherwise: number): number => (typeof found === 'number' ? found : otherwise);

const isAimed = ({ what }: AnyWord): boolean => typeof what === 'object' && what !== null && 'aim' in what;

const changes: Readonly<Record<string, (word: AnyWord) => RollChange>> = {
  addToRoll: ({ by }) => ({ by: numbersIn(by).filter((n) => n !== 0) }),
  setRoll: ({ to }) => ({ to: numbersIn(to) }),
  reroll: () => ({ again: true }),
};

const harms: Readonly<Record<string, (word: AnyWord) => number>> = {
  damage: ({ n }) => numberOr(n, Infinity),
  divideDamage: ({ n }) => numberOr(n, Infinity),
  kill: () => Infinity,
};

/** FS-228: a change other than by a number prevents everything, or all but 1. */
const savings: Readonly<Record<string, (word: AnyWord) => number>> = {
  preventNext: ({ effect }) => (effect?.change?.change === 'prevent' ? numberOr(effect.change.n, 0) : Infinity),
  preventPoints: ({ points }) => numberOr(points, 0),
  heal: ({ n }) => numberOr(n, Infinity),
  gets: ({ effects = [] }) => effects.reduce((sum, { always, n }) => (always === 'hp' ? sum + numberOr(n, 0) : sum), 0),
};

function readTraits(effectful: Effectful): Traits {
  const words = wordsIn(effectful);
  const most = (of: typeof harms): number => Math.max(0, ...words.map((each) => of[each.word]?.(each) ?? 0));
  return {
    rolls: words.filter(isAimed).flatMap((each) => changes[each.word]?.(each) ?? []),
    harm: most(harms),
    saves: most(savings),
    stops: words.some(({ word }) => word === 'endTurn'),
    givesLootPlay: words.some(({ word }) => word === 'lootPlays'),
    chooses: words.some(({ word }) => word === 'choose'),
  };
}

const NONE: Traits = { rolls: [], harm: 0, saves: 0, stops: false, givesLootPlay: false, chooses: false };

const known = new WeakMap<Effectful, Traits>();

/** Each effect is looked through once. */
export function traitsAt(path: Path): Traits {
  const effectful = effectAt(path);
  if (effectful === undefined) return NONE;
  let found = known.get(effectful);
  if (found === undefined) {
    found = readTraits(effectful);
    known.set(effectful, found);
  }
  return found;
}

/** What a die that shows this may come to show. */
export function shownAfter({ by = [], to = [], again }: RollChange, value: number): readonly number[] {
  if (again === true) return Array.from({ length: SIDES }, (_, i) => i + 1);
  return [...by.map((n) => value + n), ...to];
}
