import {
  aimIn,
  type ChoiceOps,
  choices,
  choicesOf,
  ifDoneWord,
  kind,
  mayWord,
  noun,
  putSteps,
  type Say,
  type Steps,
  speaker,
  type Vocabulary,
  type WordNode,
} from '@tafelrunde/words';
import { player } from '../../players.ts';
import type { At, Chapter } from '../../state.ts';
import { ifWord } from '../holding/values.ts';
import { chosenNames, targetNames } from '../selectors/nouns.ts';
import { labelled, optionsFor, type Pick } from '../selectors/picks.ts';
import { seatsOf, subjectOf, type Who } from '../selectors/who.ts';
import { here } from './context.ts';
import { effectData } from './registry.ts';
import type { SoulWord } from './word.ts';

/* Words that decide what else is done. Their grammar is that of all games; what can be picked and who is meant is ours. */

export const { choose, chooseAny, oneOf, by, target } = choicesOf<Pick, Who>();

const { words, rules } = choices({
  data: effectData,
  seat: (m: At) => here(m).seat,
  options: (m: At, pick: Pick) => labelled(m, optionsFor(m, pick, here(m))),
  seats: (m: At, who: Who) => seatsOf(m, who, here(m)),
  names: chosenNames,
  subject: subjectOf,
  target: subjectOf,
});

export type FlowOps = ChoiceOps;

export const flowRules: Chapter<FlowOps> = rules;

interface RandomPlayer extends WordNode {
  readonly word: 'randomPlayer';
  readonly do: Steps;
}

/** FS-284: the steps call that player `chosen`. */
export const randomPlayer = (steps: Steps): RandomPlayer => ({ word: 'randomPlayer', do: steps });

const PLAYER = kind('player', 'die Person/Personen');
const SOMEBODY = {
  first: noun(PLAYER, 'a', { being: [{ en: 'random', de: 'zufällig' }], name: 'chosen' }),
  again: noun(PLAYER, 'that', { name: 'chosen' }),
};

const randomWord: SoulWord<RandomPlayer> = {
  run: (m, node, at) => {
    m.let('chosen', player(m.chance('player', m.seats)));
    putSteps(m, at, 'do', node.do);
  },
  says: ({ do: steps }, say) => say.naming('chosen', SOMEBODY).steps(steps),
};

export const flowWords = { may: mayWord, if: ifWord, ifDone: ifDoneWord, ...words, randomPlayer: randomWord } as const;

/** The steps call what they are aimed at by its name, and from then on `target`. */
function naming(steps: Steps, say: Say): Say {
  const pick = aimIn<Pick>(steps);
  return pick === undefined ? say : say.naming('target', targetNames(pick));
}

/** Says what is written in these words. */
export const speakerOf = (vocabulary: Vocabulary): Say => speaker(vocabulary, naming);
