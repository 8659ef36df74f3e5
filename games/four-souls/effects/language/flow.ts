import type { Option, Path, Seat } from '@tafelrunde/kernel';
import { below, combinators, nodeAt, putSteps, type WordNode } from '@tafelrunde/words';
import { player } from '../../players.ts';
import { modeRef } from '../../refs.ts';
import type { At, Chapter } from '../../state.ts';
import { type Condition, sayCondition } from '../holding/conditions.ts';
import { isTrue } from '../holding/values.ts';
import { pickNoun } from '../selectors/pick-nouns.ts';
import { labelled, optionsFor, type Pick } from '../selectors/picks.ts';
import { formsOf, seatsOf, type Who } from '../selectors/who.ts';
import type { Steps } from './card.ts';
import { here } from './context.ts';
import { effectData } from './registry.ts';
import { asInfinitive, inBoth } from './speech.ts';
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

interface OneOf extends WordNode {
  readonly word: 'oneOf';
  readonly modes: readonly { readonly do: Steps }[];
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
/** One of several, chosen when it resolves. Where it is chosen before, `chooseOne` says so. */
export const oneOf = (...modes: readonly Steps[]): OneOf => ({
  word: 'oneOf',
  modes: modes.map((steps) => ({ do: steps })),
});
/** Somebody else is "you" in these steps. */
export const by = (who: Who, steps: Steps): By => ({ word: 'by', who, do: steps });
/** Names a target without doing anything to it yet: the steps after it call it `target`. */
export const target = (of: Who): Target => ({ word: 'target', of });
/** FS-284: the steps call that player `chosen`. */
export const randomPlayer = (steps: Steps): RandomPlayer => ({ word: 'randomPlayer', do: steps });

export interface FlowOps {
  choosing: { seat: Seat; at: Path };
  choosingOne: { seat: Seat; at: Path };
}

type May = Parameters<typeof combinators.may.run>[1];

/** With these begins a clause that is no order. */
const NO_ORDER = /^(that|each|another|an?|the|what) /;

const mayWord: SoulWord<May> = {
  ...combinators.may,
  text: {
    en: (node, say) => {
      const said = say.list(node.do);
      return node.pay.length === 0 && NO_ORDER.test(said) ? `if you want, ${said}` : combinators.may.text.en(node, say);
    },
    de: ({ pay, do: steps }, say) => {
      const said = say.list(steps);
      if (pay.length > 0) return `${say.list(pay)}, wenn du willst; dafür: ${said}`;
      // At the end of a long order it would be unclear what is meant.
      return /, | und /.test(said) ? `wenn du willst, ${said}` : `${said}, wenn du willst`;
    },
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

const chooseWord: SoulWord<Choose> = {
  run: (m, _, at) => m.put({ op: 'choosing', seat: here(m).seat, at }),
  can: (m, { pick }) => optionsFor(m, pick, here(m)).length > 0,
  text: inBoth((lang, { pick, any, do: steps }, say) => {
    const { en, de } = pickNoun(pick);
    const said = say.list(steps);
    if (any) {
      return lang === 'en'
        ? `${said.replace('what was chosen', en)}, any number of times`
        : `${said.replace('das Gewählte', de.acc)}, so oft du willst`;
    }
    const [subject, ofYours] = lang === 'en' ? ['that player', 'of your choice'] : ['diese Person', 'deiner Wahl'];
    if (said.startsWith(subject)) {
      return said.replace(subject, `${lang === 'en' ? en : de.nom} ${ofYours}`);
    }
    return lang === 'en'
      ? (namedOnce(said, pick, [['what was chosen', en]], ' of your choice') ?? `choose ${en}: ${said}`)
      : (namedOnce(
          said,
          pick,
          [
            ['dem Gewählten', de.dat],
            ['das Gewählte', de.acc],
          ],
          ' deiner Wahl',
        ) ?? `wähle ${de.acc}: ${said}`);
  }),
};

type Names = readonly (readonly [string, string])[];

/** What is chosen and named once is said right there: "recharge an item of your choice". */
function namedOnce(said: string, pick: Pick, names: Names, ofYours: string): string | undefined {
  const times = names.reduce((sum, [name]) => sum + said.split(name).length - 1, 0);
  if (times !== 1 || names.some(([name]) => said.startsWith(name))) return undefined;
  const more = Object.keys(pick).length > 1 && !('of' in pick && pick.of === 'anybody') ? '' : ofYours;
  return names.reduce((text, [name, noun]) => text.replace(name, `${noun}${more}`), said);
}

const oneOfWord: SoulWord<OneOf> = {
  run: (m, _, at) => m.put({ op: 'choosingOne', seat: here(m).seat, at }),
  text: inBoth((lang, { modes }, say) => {
    const letters = modes.map((mode, i) => `${String.fromCharCode(97 + i)}) ${say.list(mode.do)}`).join('; ');
    return `${lang === 'en' ? 'choose one' : 'wähle eins'}: ${letters}`;
  }),
};

/** What "you" would do, said of somebody else. */
function saidOf(step: WordNode, who: Who): WordNode {
  const said = { ...step, who };
  return 'who' in step && step.who === 'you' ? said : step;
}

/** These say themselves whom they are about. */
const saysWhom = (step: WordNode): boolean => 'who' in step || 'to' in step;

const isMay = (node: WordNode): node is May => node.word === 'may';

const byWord: SoulWord<By> = {
  run: (m, { who }, at) => {
    for (const seat of seatsOf(m, who, here(m))) {
      m.put({ op: 'run', at: below(at, 'do'), vars: { ...m.vars, seat, doer: seat } });
    }
  },
  text: inBoth((lang, { who, do: steps }, say) => {
    const [first, ...more] = steps;
    if (steps.every(saysWhom)) return say.list(steps.map((step) => saidOf(step, who)));
    const { en, de } = formsOf(who);
    const free = first !== undefined && isMay(first) && first.pay.length + more.length === 0;
    const said = say
      .list(free ? first.do : steps)
      .replace('of your choice', 'of their choice')
      .replace('deiner Wahl', 'ihrer Wahl');
    if (lang === 'en') return `${en} ${free ? 'may' : 'has to'} ${said}`;
    return `${de.nom} ${free ? 'darf' : 'muss'} ${asInfinitive(said)}`;
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
  text: inBoth((lang, { do: steps }, say) => {
    const said = say.list(steps);
    return lang === 'en'
      ? said.replace('what was chosen', 'a random player')
      : said.replace('das Gewählte', 'eine zufällige Person').replace('dem Gewählten', 'einer zufälligen Person');
  }),
};

export const flowWords = {
  may: mayWord,
  ifSo: ifWord,
  choose: chooseWord,
  oneOf: oneOfWord,
  by: byWord,
  target: targetWord,
  randomPlayer: randomWord,
} as const;

const isChoose = (node: WordNode): node is Choose => node.word === 'choose';

const isOneOf = (node: WordNode): node is OneOf => node.word === 'oneOf';

const modesAt = (at: Path): OneOf['modes'] => {
  const node = nodeAt(effectData, at);
  return isOneOf(node) ? node.modes : [];
};

/** Is there something to choose wherever these steps let one choose? */
const canChoose = (m: At, steps: Steps): boolean =>
  steps.every((node) => !isChoose(node) || optionsFor(m, node.pick, here(m)).length > 0);

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

  choosingOne: {
    options: (m, { at }) =>
      modesAt(at).flatMap((mode, i): Option[] =>
        canChoose(m, mode.do) ? [{ ref: modeRef(i), label: [...at, 'modes', i].join('/') }] : [],
      ),
    answer: (m, { at }, [pick]) => {
      const i = modeRef.in(pick) ?? -1;
      const mode = modesAt(at)[i];
      if (mode !== undefined) putSteps(m, below(at, 'modes', i), 'do', mode.do);
    },
  },
};
