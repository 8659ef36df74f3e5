import { NO, type Path, type Rules, scope, YES } from '@tafelrunde/kernel';
import { type Each, type May, putSteps, stepsOf, type Until } from './combinators.ts';
import { holds } from './condition.ts';
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
        const yes = pick === YES;
        if (node.as !== undefined) m.let(node.as, yes);
        if (!yes) return;
        putSteps(m, at, 'pay', node.pay);
        putSteps(m, at, 'do', node.do);
      },
    },
    eachRound: (m, { at, left: [next, ...left] }) => {
      if (next === undefined) return;
      m.let('it', next);
      putSteps(m, at, 'do', asEach(nodeAt(data, at)).do);
      m.put({ op: 'eachRound', at, left });
    },
    untilRound: (m, { at }) => {
      const node = asUntil(nodeAt(data, at));
      if (holds(m, node.condition)) return;
      putSteps(m, at, 'do', node.do);
      m.put({ op: 'untilRound', at });
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

function isEach(node: WordNode): node is Each {
  return node.word === 'each';
}

function isUntil(node: WordNode): node is Until {
  return node.word === 'until';
}

function expecting<N extends WordNode>(fits: (node: WordNode) => node is N): (node: WordNode) => N {
  return (node) => {
    if (fits(node)) return node;
    throw new Error(`${node.word} stands where another word belongs`);
  };
}

const asMay = expecting(isMay);
const asEach = expecting(isEach);
const asUntil = expecting(isUntil);
