export { at } from './at.ts';
export {
  cardOf,
  count,
  exists,
  faceOf,
  facesIn,
  findIn,
  knows,
  objectsIn,
  placeOf,
  topOf,
  totalIn,
  valuesIn,
} from './cards/cards.ts';
export { disguise } from './cards/disguises.ts';
export { drawnTogether, type GameEvent, type Seen, type ToldCard, type ToldEvent, toldTo } from './cards/events.ts';
export { imagine } from './cards/imagine.ts';
export { everybody, seatSet, watchers } from './cards/knowledge.ts';
export { arrange, deal, look, move, randomOf, reveal, shuffle } from './cards/moving.ts';
export { perSeat } from './cards/per-seat.ts';
export { type EarlierView, type View, type ViewCard, type ViewZone, view } from './cards/view.ts';
export { closeZone, hasZone, openZone } from './cards/zones.ts';
export { type Agreeing, consentRef, isAgreeing, objectRef } from './crank/agreeing.ts';
export { answer, crank, type Step } from './crank/answer.ts';
export { readerOf } from './crank/at-rest.ts';
export {
  type Chance,
  ChanceNeeded,
  codeFor,
  commitmentTo,
  type Drawn,
  isSeed,
  liveChance,
  notingChance,
  quickChance,
  recordedChance,
  stoppingChance,
  WrongChance,
} from './crank/chance.ts';
export { clone } from './crank/clone.ts';
export { alone, checkpoint, fork, type Kept, leave, type Mutable, scope, secretFork, stand } from './crank/control.ts';
export { type Foresight, foresee, foreseeIdle } from './crank/foresee.ts';
export {
  askedAt,
  asOption,
  placeOfQuestion,
  type Question,
  questionOf,
  questionsTo,
  type Reacting,
  reactingIn,
} from './crank/questions.ts';
export { type Open, Run } from './crank/run.ts';
export { begin, layOut, readOptions } from './crank/start.ts';
export { effectsOn } from './effects/effects.ts';
export { accept, granted, type Refusal, type RefusalCode, type Result, refuse } from './errors.ts';
export type {
  Ability,
  AnyGame,
  AnyHappenings,
  AnyOps,
  Ask,
  ControlOp,
  Crank,
  Duration,
  Effect,
  Effects,
  Game,
  Layout,
  OpsOf,
  Option,
  OptionSpec,
  PiecePlaces,
  Position,
  Reaction,
  Rule,
  Rules,
  Sayings,
  Verb,
  ZoneKind,
} from './game.ts';
export { type Advice, type Advisor, type GameBot, type GoesOn, type Sight, sightOf } from './game-bot.ts';
export { canonical, hashOf } from './history/hash.ts';
export { apply, costOfUndo, type Journal, journalAt, openJournal, relive, repeat, without } from './history/journal.ts';
export {
  type Entry,
  isAnswer,
  type Mind,
  type Note,
  standing,
  standingFrom,
  takenBackBy,
  type Undo,
} from './history/notes.ts';
export { type MatchRecord, readRecord, toRecord, type Verdict, verify } from './history/record.ts';
export {
  type InTheWay,
  isOneMind,
  lastAnswers,
  undoFor,
  type Wanted as UndoWanted,
  whyNot,
} from './history/taking-back.ts';
export { rewind, type Tape } from './history/tape.ts';
export { resume } from './history/versions.ts';
export type { Lesson, LessonAnswer, LessonStep } from './lesson/lesson.ts';
export { type LessonMoment, playLesson, type Wanted } from './lesson/play-lesson.ts';
export type { Bounds, Manifest, Play, Strength } from './manifest.ts';
export type {
  CardId,
  Face,
  Lane,
  Lasting,
  Match,
  NamedRef,
  ObjectNumber,
  Op,
  Options,
  Outcome,
  Path,
  PlaceName,
  Plain,
  Ref,
  Seat,
  SeatSet,
  Trigger,
  Vars,
  Zone,
  ZoneName,
} from './match.ts';
export { countIn, type Group, type Groups, isAlike, marked, markOn, type Piece, withMore } from './pieces/groups.ts';
export {
  addPieces,
  destroyPieces,
  markPieces,
  movePieces,
  type PieceSpot,
  piecesIn,
  removePieces,
  replacePieces,
} from './pieces/pieces.ts';
export {
  byName,
  byNumber,
  isRef,
  listOf,
  oneOf,
  pairOf,
  partsOf,
  type RefKind,
  refKind,
  type Writing,
  type Written,
} from './refs/kinds.ts';
export { draws, labels, NO, PASS, refs, YES } from './refs/refs.ts';
export { scenarioOf } from './scenario/export.ts';
export { type Failure, runScenario, runScenarioEveryWay, type ScenarioReport } from './scenario/run.ts';
export { readScenario, type Scenario, scenarioJsonSchema } from './scenario/schema.ts';
export { clockwise } from './seats.ts';
export { stateGuard } from './state-guard.ts';
export { isTogether, teamOf } from './teams.ts';
export { withAgreements } from './text/agreements.ts';
export { type Breath, inLines, linesOf, saidInOne, type ToldPart, toldParts } from './text/breath.ts';
export { nearest, plainly } from './text/nearest.ts';
export { LANGS, type Lang, type Said, sayOnce } from './text/text.ts';
