import { NO, type Path, type Rules, scope, YES } from '@tafelrunde/kernel';
import { type May, putSteps, stepsOf } from './combinators.ts';
import { type CardData, listAt, nodeAt, type Vocabulary, type Word, type WordNode, type WordOps } from './word.ts';

/** The rules that run effects written in a vocabulary. */
export function wordRules(vocabulary: Vocabulary, data: CardData): Rules<WordOps, WordOps, object> {
  const wordOf = ({ word }: WordNode): Word => {
    const found = vocabulary[word];
    if (found === undefined) throw new Error(`there is no word ${word}`);
    return found;
  };
  const can = (list: readonly WordNode[], m: Parameters<NonNullable<Word['can']>>[0]): boolean =>
    list.every((node) => wordOf(node).can?.(m, node) ?? true);
  const stepsAt = keptFor((at) => stepsOf(at, listAt(data, at)));
  const wordAt = keptFor((at) => {
    const node = nodeAt(data, at);
    return { word: wordOf(node), node };
  });

  return {
    run: (m, { at, vars, as }) => {
      const frame = scope('effect', as === undefined ? { vars, cause: at[0] } : { vars, cause: at[0], as });
      m.put(frame, ...stepsAt(at));
    },
    step: (m, { at }) => {
      const { word, node } = wordAt(at);
      word.run(m, node, at);
    },
    mayDo: {
      options: (m, { at }) => {
        const { pay } = asMay(nodeAt(data, at));
        return can(pay, m) ? [YES, NO] : [{ ref: NO, idle: 'cannot-pay' }];
      },
      answer: (m, { at }, [pick]) => {
        const node = asMay(nodeAt(data, at));
        if (pick !== YES) return;
        putSteps(m, at, 'pay', node.pay);
        putSteps(m, at, 'do', node.do);
      },
    },
  };
}

/** Card data never changes, so what was found at a path once is there every time. */
function keptFor<T>(find: (at: Path) => T): (at: Path) => T {
  const known = new WeakMap<Path, { readonly found: T }>();
  return (at) => {
    let kept = known.get(at);
    if (kept === undefined) {
      kept = { found: find(at) };
      known.set(at, kept);
    }
    return kept.found;
  };
}

function isMay(node: WordNode): node is May {
  return node.word === 'may';
}

function asMay(node: WordNode): May {
  if (isMay(node)) return node;
  throw new Error(`${node.word} stands where another word belongs`);
}
