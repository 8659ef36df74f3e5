export { askingOf } from './asking.ts';
export { byFaceOf, catalogueOf } from './catalogue.ts';
export { type Aim, aim, aimIn, asObject, type ChoiceOps, choices, choicesOf, modeRef, sayModes } from './choices.ts';
export { ifDone, ifDoneWord, ifThenOf, ifWordOf, may, mayWord, putSteps, seatOf } from './combinators.ts';
export { both, type Condition, conditions, sayIf, sayWhile, type Test } from './condition.ts';
export { type Context, contextIn, contextOf, numberIn, refsIn } from './context.ts';
export { asFrame, type Declaring, type DeclaringOps, declarations, type Effectful, tellDeclared } from './declaring.ts';
export { type Always, effectsFrom, type Instead, isAlways, isInstead, isWhen, type When } from './effects.ts';
export { below, byPath, readPath, valueAt } from './paths.ts';
export { type ReactionOps, reactionRounds } from './reactions.ts';
export { fewestPicks, linesFrom, openIn } from './rehearsing.ts';
export { wordRules } from './rules.ts';
export { describe, type Names, type Say, speaker } from './say.ts';
export { type Joins, type Line, lineIn, logOf, ofCard, ofItsCards, ofItsCause } from './speech/log.ts';
export { accusative, dative, isReader, titled } from './speech/names.ts';
export { behind, called, either, type Kind, kind, type Noun, noun, OTHER } from './speech/noun.ts';
export { type PieceNames, pieceLines } from './speech/piece-lines.ts';
export { capital, closed, inBrief, inSentences, inWords, occasion } from './speech/sentences.ts';
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
  permitted,
  type Rows,
  type Speech,
  type Subject,
  sequence,
  tells,
  when,
} from './speech/speech.ts';
export { type Behind, oneMark, type Telling, tellingOf, type Words } from './speech/telling.ts';
export { type Aside, type Brief, type Part, type Parts, type Verb, verb } from './speech/verb.ts';
export { largest, perTurn } from './story.ts';
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
