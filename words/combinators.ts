import type { Ability, Crank, Duration, Path, Plain, Seat } from '@tafelrunde/kernel';
import { type Condition, holds, sayCondition } from './condition.ts';
import { below } from './paths.ts';
import type { Word, WordNode, WordOps } from './word.ts';

/* The words that all effect languages share. */

type M = Crank<WordOps>;
type List = readonly WordNode[];

export interface Seq extends WordNode {
  readonly word: 'seq';
  readonly do: List;
}

export interface May extends WordNode {
  readonly word: 'may';
  readonly pay: List;
  readonly do: List;
}

export interface If extends WordNode {
  readonly word: 'if';
  readonly condition: Condition;
  readonly do: List;
  readonly else: List;
}

export interface Each extends WordNode {
  readonly word: 'each';
  /** The local that holds what to go through: a list, or a number of rounds. */
  readonly of: string;
  readonly do: List;
}

export interface Until extends WordNode {
  readonly word: 'until';
  readonly condition: Condition;
  readonly do: List;
}

export interface LastingWord extends WordNode {
  readonly word: 'lasting';
  readonly effect: Ability;
  readonly until: Duration;
  /** How the effect is said, in every language. */
  readonly said: { readonly en: string; readonly de: string };
}

export const seq = (...steps: List): Seq => ({ word: 'seq', do: steps });
export const may = (steps: List, more: { readonly pay?: List; readonly as?: string } = {}): May => ({
  word: 'may',
  pay: more.pay ?? [],
  do: steps,
  ...(more.as === undefined ? {} : { as: more.as }),
});
export const ifThen = (condition: Condition, steps: List, otherwise: List = []): If => ({
  word: 'if',
  condition,
  do: steps,
  else: otherwise,
});
export const each = (of: string, steps: List): Each => ({ word: 'each', of, do: steps });
export const until = (condition: Condition, steps: List): Until => ({ word: 'until', condition, do: steps });
export const lasting = (effect: Ability, until: Duration, said: LastingWord['said']): LastingWord => ({
  word: 'lasting',
  effect,
  until,
  said,
});

/** Puts the steps of a list that stands inside the node at `at`. */
export function putSteps(m: M, at: Path, key: string, list: List): void {
  m.put(...stepsOf(below(at, key), list));
}

interface Step {
  readonly op: 'step';
  readonly at: Path;
}

const made = new WeakMap<Path, readonly Step[]>();

/** The ops of the steps of a list that stands at the path. */
export function stepsOf(at: Path, list: List): readonly Step[] {
  const path = below(at);
  let steps = made.get(path);
  if (steps?.length !== list.length) {
    steps = list.map((_, i): Step => ({ op: 'step', at: below(path, i) }));
    made.set(path, steps);
  }
  return steps;
}

/** The seat whose effect it is: the local `seat` of the frame. */
export function seatOf(m: M): Seat {
  const { seat } = m.vars;
  if (typeof seat !== 'number') throw new Error('the frame does not say whose effect it is');
  return seat;
}

function itemsOf(value: Plain | undefined): readonly Plain[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'number' ? Array.from({ length: value }, (_, i) => i) : [];
}

const seqWord: Word<Seq, WordOps> = {
  run: (m, node, at) => putSteps(m, at, 'do', node.do),
  text: { en: (node, say) => say.list(node.do), de: (node, say) => say.list(node.do) },
};

const mayWord: Word<May, WordOps> = {
  run: (m, _, at) => m.put({ op: 'mayDo', seat: seatOf(m), at }),
  text: {
    en: ({ pay, do: steps }, say) =>
      pay.length === 0 ? `you may ${say.list(steps)}` : `you may ${say.list(pay)}: ${say.list(steps)}`,
    de: ({ pay, do: steps }, say) =>
      pay.length === 0
        ? `wenn du willst: ${say.list(steps)}`
        : `wenn du willst: ${say.list(pay)}; dafür: ${say.list(steps)}`,
  },
};

const ifWord: Word<If, WordOps> = {
  run: (m, node, at) => {
    const [key, list]: [string, List] = holds(m, node.condition) ? ['do', node.do] : ['else', node.else];
    putSteps(m, at, key, list);
  },
  text: {
    en: (node, say) =>
      `${sayCondition(node.condition, 'en')}, ${say.list(node.do)}${otherwise(node, say.list, '; otherwise ')}`,
    de: (node, say) =>
      `${sayCondition(node.condition, 'de')}: ${say.list(node.do)}${otherwise(node, say.list, '; sonst: ')}`,
  },
};

function otherwise(node: If, list: (nodes: List) => string, word: string): string {
  return node.else.length === 0 ? '' : `${word}${list(node.else)}`;
}

const eachWord: Word<Each, WordOps> = {
  run: (m, node, at) => m.put({ op: 'eachRound', at, left: itemsOf(m.vars[node.of]) }),
  text: { en: (node, say) => `for each: ${say.list(node.do)}`, de: (node, say) => `je einmal: ${say.list(node.do)}` },
};

const untilWord: Word<Until, WordOps> = {
  run: (m, _, at) => m.put({ op: 'untilRound', at }),
  text: {
    en: (node, say) => `${say.list(node.do)}; repeat until done`,
    de: (node, say) => `${say.list(node.do)}; wiederhole das, bis es gelingt`,
  },
};

const lastingWord: Word<LastingWord, WordOps> = {
  run: (m, node, at) => m.startLasting(below(at, 'effect'), m.vars, node.until, seatOf(m)),
  text: { en: ({ said }) => said.en, de: ({ said }) => said.de },
};

export const combinators = {
  seq: seqWord,
  may: mayWord,
  if: ifWord,
  each: eachWord,
  until: untilWord,
  lasting: lastingWord,
} as const;
