export { type Aim, aim, aimIn, asObject, type ChoiceOps, choices, choicesOf, modeRef, sayModes } from './choices.ts';
export { ifDone, ifDoneWord, ifThenOf, ifWordOf, may, mayWord, putSteps, seatOf } from './combinators.ts';
export { both, type Condition, conditions, sayIf, sayWhile, type Test } from './condition.ts';
export { type Always, effectsFrom, type Instead, isAlways, isInstead, isWhen, type When } from './effects.ts';
export { below, valueAt } from './paths.ts';
export { type ReactionOps, reactionRounds } from './reactions.ts';
export { wordRules } from './rules.ts';
export { describe, type Names, type Say, speaker } from './say.ts';
export { accusative, dative, isReader, titled } from './speech/names.ts';
export { behind, called, either, type Kind, kind, type Noun, noun, OTHER } from './speech/noun.ts';
export { capital, closed, inSentences, inWords, occasion } from './speech/sentences.ts';
export {
  allowed,
  and,
  type Circumstance,
  type Clause,
  clause,
  headed,
  must,
  named,
  type Plain,
  type Speech,
  type Subject,
  sequence,
  type Table,
  tells,
  when,
} from './speech/speech.ts';
export { type Line, oneMark, type Telling, tell, tellingOf } from './speech/telling.ts';
export { type Part, type Parts, type Verb, verb } from './speech/verb.ts';
export {
  type CardData,
  listAt,
  nodeAt,
  type Steps,
  type Vocabulary,
  type Word,
  type WordNode,
  type WordOps,
} from './word.ts';
