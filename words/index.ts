export { combinators, each, ifThen, lasting, may, putSteps, seatOf, seq, until } from './combinators.ts';
export type { Condition } from './condition.ts';
export { type Always, always, effectsFrom, type Instead, instead, type When, when } from './effects.ts';
export { accusative, dative, isReader } from './names.ts';
export { below, valueAt } from './paths.ts';
export { type ReactionOps, reactionRounds } from './reactions.ts';
export { wordRules } from './rules.ts';
export { describe, type Join, type Say, sentence, speaker } from './say.ts';
export { type Line, oneMark, type Telling, tell, tellingOf } from './telling.ts';
export {
  type CardData,
  type Clauses,
  listAt,
  nodeAt,
  type Vocabulary,
  type Word,
  type WordNode,
  type WordOps,
} from './word.ts';
