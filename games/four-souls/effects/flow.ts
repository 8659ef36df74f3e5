import type { Path, Seat } from '@tafelrunde/kernel';
import { combinators, nodeAt, putSteps, type WordNode } from '@tafelrunde/words';
import { type Chapter, player } from '../state.ts';
import type { Steps } from './card.ts';
import { type Condition, sayCondition } from './conditions.ts';
import { here } from './context.ts';
import { labelled, optionsFor, type Pick, pickNoun } from './picks.ts';
import { effectData } from './registry.ts';
import { inBoth } from './speech.ts';
import { isTrue } from './values.ts';
import { aim, formsOf, seatsOf, type Who } from './who.ts';
import type { SoulWord } from './word.ts';

/* Words that decide what else is done. `may`, `ifThen({ did: 'did' }, …)` and `seq` come from the shared words. */

interface IfSo extends WordNode {
  readonly word: 'ifSo';
  readonly condition: Condition;
  readonly do: Steps;
  readonly else: Steps;
}

interface Choose extends WordNode {
  readonly word: 'choose';
  readonly pick: Pick;
  /** As many as one likes. */
  readonly any: boolean;
  readonly do: Steps;
}

interface By extends WordNode {
  readonly word: 'by';
  readonly who: Who;
  readonly do: Steps;
}

interface Target extends WordNode {
  readonly word: 'target';
  readonly of: Who;
}

interface RandomPlayer extends WordNode {
  readonly word: 'randomPlayer';
  readonly do: Steps;
}

export const ifSo = (condition: Condition, steps: Steps, otherwise: Steps = []): IfSo => ({
  word: 'ifSo',
  condition,
  do: steps,
  else: otherwise,
});
/** Chosen when it resolves; the steps call it `chosen`. */
export const choose = (pick: Pick, steps: Steps): Choose => ({ word: 'choose', pick, any: false, do: steps });
/** As many of them as one likes, in the order picked. */
export const chooseAny = (pick: Pick, steps: Steps): Choose => ({ word: 'choose', pick, any: true, do: steps });
/** Somebody else is "you" in these steps. */
export const by = (who: Who, steps: Steps): By => ({ word: 'by', who, do: steps });
/** Names a target without doing anything to it yet: the steps after it call it `target`. */
export const target = (of: Who): Target => ({ word: 'target', of });
/** FS-284: the steps call that player `chosen`. */
export const randomPlayer = (steps: Steps): RandomPlayer => ({ word: 'randomPlayer', do: steps });

export interface FlowOps {
  choosing: { seat: Seat; at: Path };
}

type May = Parameters<typeof combinators.may.run>[1];

const mayWord: SoulWord<May> = {
  ...combinators.may,
  text: {
    en: combinators.may.text.en,
    de: ({ pay, do: steps }, say) =>
      pay.length === 0
        ? `${say.list(steps)}, wenn du willst`
        : `${say.list(pay)}, wenn du willst; dafür: ${say.list(steps)}`,
  },
};

const ifWord: SoulWord<IfSo> = {
  run: (m, node, at) => {
    if (isTrue(m, node.condition, here(m))) putSteps(m, at, 'do', node.do);
    else putSteps(m, at, 'else', node.else);
  },
  text: inBoth((lang, { condition, do: steps, else: otherwise }, say) => {
    const said = sayCondition(condition, lang, 'if');
    const rest = otherwise.length === 0 ? '' : `${lang === 'en' ? '; otherwise ' : '; sonst: '}${say.list(otherwise)}`;
    return `${said}${lang === 'en' ? ', ' : ': '}${say.list(steps)}${rest}`;
  }),
};

/** Where a step says to whom or what it happens. */
const OBJECTS: readonly string[] = ['what', 'to', 'of', 'with'];

const isNamedIn = (step: WordNode): boolean =>
  Object.entries(step).some(([key, value]) => OBJECTS.includes(key) && value === 'chosen');

/** "Reroll an item" in place of "choose an item: reroll what was chosen". */
const named = (step: WordNode, pick: Pick): WordNode => ({
  ...step,
  ...Object.fromEntries(Object.entries(step).map(([key, value]) => [key, value === 'chosen' ? aim(pick) : value])),
});

const chooseWord: SoulWord<Choose> = {
  run: (m, _, at) => m.put({ op: 'choosing', seat: here(m).seat, at }),
  can: (m, { pick }) => optionsFor(m, pick, here(m)).length > 0,
  text: inBoth((lang, { pick, any, do: steps }, say) => {
    const { en, de } = pickNoun(pick);
    if (any) {
      return lang === 'en'
        ? `any number of times choose ${en}: ${say.list(steps)}`
        : `wähle beliebig oft ${de.acc}: ${say.list(steps)}`;
    }
    const [first, ...more] = steps;
    if (first !== undefined && isNamedIn(first)) return say.list([named(first, pick), ...more]);
    return lang === 'en' ? `choose ${en}: ${say.list(steps)}` : `wähle ${de.acc}: ${say.list(steps)}`;
  }),
};

const isMay = (node: WordNode): node is May => node.word === 'may';

const byWord: SoulWord<By> = {
  run: (m, { who }, at) => {
    for (const seat of seatsOf(m, who, here(m))) {
      m.put({ op: 'run', at: [...at, 'do'], vars: { ...m.vars, seat, doer: seat } });
    }
  },
  text: inBoth((lang, { who, do: steps }, say) => {
    const { en, de } = formsOf(who);
    const [first, ...more] = steps;
    if (first !== undefined && isMay(first) && first.pay.length + more.length === 0) {
      return lang === 'en' ? `${en} may ${say.list(first.do)}` : `${say.list(first.do)}, wenn ${de.nom} will`;
    }
    return `${lang === 'en' ? en : de.nom}: ${say.list(steps)}`;
  }),
};

const targetWord: SoulWord<Target> = {
  run: () => undefined,
  text: inBoth((lang, { of }) => {
    const { en, de } = formsOf(of);
    return lang === 'en' ? `choose ${en}` : `wähle ${de.acc}`;
  }),
};

const randomWord: SoulWord<RandomPlayer> = {
  run: (m, node, at) => {
    m.let('chosen', player(m.chance('player', m.seats)));
    putSteps(m, at, 'do', node.do);
  },
  text: inBoth((lang, { do: steps }, say) =>
    lang === 'en'
      ? `choose a player at random: ${say.list(steps)}`
      : `bestimme zufällig eine Person: ${say.list(steps)}`,
  ),
};

export const flowWords = {
  may: mayWord,
  ifSo: ifWord,
  choose: chooseWord,
  by: byWord,
  target: targetWord,
  randomPlayer: randomWord,
} as const;

const isChoose = (node: WordNode): node is Choose => node.word === 'choose';

const isAny = (at: Path): boolean => {
  const node = nodeAt(effectData, at);
  return isChoose(node) && node.any;
};

export const flowRules: Chapter<FlowOps> = {
  choosing: {
    options: (m, { at }) => {
      const node = nodeAt(effectData, at);
      return isChoose(node) ? labelled(m, optionsFor(m, node.pick, here(m))) : [];
    },
    min: (_, { at }) => (isAny(at) ? 0 : 1),
    max: (_, { at }) => (isAny(at) ? Number.MAX_SAFE_INTEGER : 1),
    ordered: true,
    answer: (m, { at }, picks) => {
      const node = nodeAt(effectData, at);
      if (picks.length === 0 || !isChoose(node)) return;
      m.let('chosen', picks);
      putSteps(m, at, 'do', node.do);
    },
  },
};
