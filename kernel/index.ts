export { answer, crank, type Step } from './answer.ts';
export { at } from './at.ts';
export { cardOf, count, exists, faceOf, facesIn, findIn, knows, objectsIn, placeOf, topOf, totalIn } from './cards.ts';
export {
  type Chance,
  ChanceNeeded,
  commitmentTo,
  type Drawn,
  isSeed,
  liveChance,
  notingChance,
  quickChance,
  recordedChance,
  stoppingChance,
  WrongChance,
} from './chance.ts';
export { clone } from './clone.ts';
export { alone, checkpoint, fork, type Kept, leave, type Mutable, scope, secretFork, stand } from './control.ts';
export { disguise } from './disguises.ts';
export { effectsOn } from './effects.ts';
export { accept, granted, type Refusal, type RefusalCode, type Result, refuse } from './errors.ts';
export { drawnTogether, type GameEvent, type Seen, type ToldCard, type ToldEvent, tell } from './events.ts';
export { type Foresight, foresee } from './foresee.ts';
export type {
  Ability,
  AnyGame,
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
  Position,
  Rule,
  Rules,
  Sayings,
  Verb,
  ZoneKind,
} from './game.ts';
export { canonical, hashOf } from './hash.ts';
export { imagine } from './imagine.ts';
export {
  apply,
  type Entry,
  isOneMind,
  type Journal,
  type Mind,
  type Note,
  openJournal,
  relive,
  replay,
  sinceLastAnswer,
  standing,
  undoFor,
} from './journal.ts';
export { everybody, seatSet, watchers } from './knowledge.ts';
export type {
  CardId,
  Face,
  Lane,
  Lasting,
  Match,
  ObjectNumber,
  Op,
  Options,
  Outcome,
  Path,
  Place,
  Plain,
  Ref,
  Seat,
  SeatSet,
  Trigger,
  Vars,
  Zone,
} from './match.ts';
export { arrange, deal, look, move, randomOf, reveal, shuffle } from './moving.ts';
export { nearest, plainly } from './nearest.ts';
export { perSeat } from './places.ts';
export { asOption, type Question, questionOf, questionsTo, type Reacting, reactingIn } from './questions.ts';
export { type MatchRecord, readRecord, toRecord, type Verdict, verify } from './record.ts';
export { refName } from './refs.ts';
export { type Open, Run } from './run.ts';
export { scenarioOf } from './scenario/export.ts';
export { type Failure, runScenario, runScenarioEveryWay, type ScenarioReport } from './scenario/run.ts';
export { readScenario, type Scenario, scenarioJsonSchema } from './scenario/schema.ts';
export { clockwise } from './seats.ts';
export { begin, layOut, readOptions } from './start.ts';
export { rewind, type Tape } from './tape.ts';
export { LANGS, type Lang, type Said, sayOnce } from './text.ts';
export { resume } from './versions.ts';
export { type Sight, type View, type ViewCard, type ViewZone, view } from './view.ts';
export { closeZone, hasZone, openZone } from './zones.ts';
