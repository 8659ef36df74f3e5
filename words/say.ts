import type { Lang } from '@tafelrunde/kernel';
import type { Vocabulary, WordNode } from './word.ts';

/** Says parts of an effect inside another clause. */
export interface Say {
  readonly lang: Lang;
  /** The clauses of a list, joined into one. */
  list(nodes: readonly WordNode[]): string;
}

const AND = { en: ', then ', de: ', dann ' } as const;

/** A step that depends on the one before needs no "then". */
const CONDITION = { en: /^if /, de: /^falls / } as const;

const joined = (clauses: readonly string[], lang: Lang): string =>
  clauses.map((each, i) => (i === 0 ? each : `${CONDITION[lang].test(each) ? '; ' : AND[lang]}${each}`)).join('');

export function speaker(vocabulary: Vocabulary, lang: Lang): Say {
  const say: Say = {
    lang,
    list: (nodes) =>
      joined(
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
