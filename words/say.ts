import type { Lang } from '@tafelrunde/kernel';
import { inSentences } from './speech/sentences.ts';
import { type Speech, type Subject, sequence } from './speech/speech.ts';
import type { Steps, Vocabulary, WordNode } from './word.ts';

/** Says the parts of an effect, and knows what was spoken of before. */
export interface Say {
  /** Who "you" is in these steps. */
  readonly you: Subject;
  /** The steps of a list, one after the other. */
  steps(nodes: Steps): Speech;
  /** Somebody else is "you". */
  as(you: Subject): Say;
  /** A local has a name: what it is called the first time, and from then on. Named before for the same reason, it keeps its name. */
  naming(local: string, names: Names): Say;
  /** What a local is called here. */
  named(local: string): Subject | undefined;
}

export interface Names {
  readonly first: Subject;
  readonly again: Subject;
}

interface Mention extends Names {
  isMade: boolean;
}

/** What a list of steps calls by a name from its beginning. */
export type Naming = (steps: Steps, say: Say) => Say;

type Mentions = ReadonlyMap<string, Mention>;

export function speaker(vocabulary: Vocabulary, naming: Naming = (_, say) => say): Say {
  const sayWith = (you: Subject, mentions: Mentions): Say => {
    const say: Say = {
      you,
      steps: (nodes) => {
        const inside = naming(nodes, say);
        return sequence(nodes.map((node) => speechOf(vocabulary, node, inside)));
      },
      as: (somebody) => sayWith(somebody, mentions),
      naming: (local, names) => {
        if (mentions.get(local)?.first === names.first) return say;
        return sayWith(you, new Map([...mentions, [local, { ...names, isMade: false }]]));
      },
      named: (local) => {
        const mention = mentions.get(local);
        if (mention === undefined) return undefined;
        const { first, again, isMade } = mention;
        mention.isMade = true;
        return isMade ? again : first;
      },
    };
    return say;
  };
  return sayWith('you', new Map());
}

function speechOf(vocabulary: Vocabulary, node: WordNode, say: Say): Speech {
  const word = vocabulary[node.word];
  if (word === undefined) throw new Error(`there is no word ${node.word}`);
  return word.says(node, say);
}

/** An effect as printed text: one sentence for each step. */
export function describe(vocabulary: Vocabulary, nodes: Steps, lang: Lang): string {
  const say = speaker(vocabulary);
  return nodes.map((node) => inSentences(say.steps([node]), lang)).join(' ');
}
