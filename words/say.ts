import type { Lang } from '@tafelrunde/kernel';
import type { Vocabulary, WordNode } from './word.ts';

/** Says parts of an effect inside another clause. */
export interface Say {
  readonly lang: Lang;
  /** The clauses of a list, joined into one. */
  list(nodes: readonly WordNode[]): string;
}

const AND = { en: ', then ', de: ', dann ' } as const;

/** One clause of several, in the order in which they happen. */
export type Join = (clauses: readonly string[], lang: Lang) => string;

const withThen: Join = (clauses, lang) => clauses.join(AND[lang]);

export function speaker(vocabulary: Vocabulary, lang: Lang, join: Join = withThen): Say {
  const say: Say = {
    lang,
    list: (nodes) =>
      join(
        nodes.map((node) => clause(vocabulary, node, say)),
        lang,
      ),
  };
  return say;
}

function clause(vocabulary: Vocabulary, node: WordNode, say: Say): string {
  const word = vocabulary[node.word];
  if (word === undefined) throw new Error(`there is no word ${node.word}`);
  return word.text[say.lang](node, say);
}

/** An effect as printed text: one sentence for each step, capitalised and closed. */
export function describe(vocabulary: Vocabulary, nodes: readonly WordNode[], lang: Lang): string {
  const say = speaker(vocabulary, lang);
  return nodes.map((node) => sentence(clause(vocabulary, node, say))).join(' ');
}

export function sentence(text: string): string {
  const closed = /[.!?]$/.test(text) ? text : `${text}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
}
