import {
  aimIn,
  type ChoiceOps,
  choices,
  choicesOf,
  ifDoneWord,
  mayWord,
  type Say,
  type Steps,
  speaker,
  type Vocabulary,
} from '@tafelrunde/words';
import type { At, Chapter } from '../../state.ts';
import { ifWord } from '../holding/conditions.ts';
import { chosenNames, targetNames } from '../selectors/pick-nouns.ts';
import { optionsFor, type Pick } from '../selectors/picks.ts';
import { seatsOf, subjectOf, type Who } from '../selectors/who.ts';
import { here } from './context.ts';
import { cardData } from './registry.ts';

/* Words that decide what else is done. Their grammar is that of all games; what can be picked and who is meant is ours. */

export const { choose, oneOf, by, target } = choicesOf<Pick, Who>();

const { words, rules } = choices({
  data: cardData,
  seat: (m: At) => here(m).seat,
  options: (m: At, pick: Pick) => optionsFor(m, pick, here(m)),
  seats: (m: At, who: Who) => seatsOf(m, who, here(m)),
  names: chosenNames,
  subject: subjectOf,
  target: subjectOf,
});

export type FlowOps = ChoiceOps;

export const flowRules: Chapter<FlowOps> = rules;

export const flowWords = { may: mayWord, if: ifWord, ifDone: ifDoneWord, ...words } as const;

/** The steps call what they are aimed at by its name, and from then on `target`. */
function naming(steps: Steps, say: Say): Say {
  const pick = aimIn<Pick>(steps);
  return pick === undefined ? say : say.naming('target', targetNames(pick, say));
}

/** Says what is written in these words. */
export const speakerOf = (vocabulary: Vocabulary): Say => speaker(vocabulary, naming);
