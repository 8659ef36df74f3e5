export { twoLands } from '../shapes/two-lands-in-tests.ts';
export { continuations } from './continuations.ts';
export { demand } from './demand.ts';
export { testLessons } from './lessons.ts';
export { checkManyGames, type Looked, type Many } from './many-games.ts';
export { following, knowingNoMore, type Player, pickedAt, playedBy, randomPlayer, winsOf } from './players.ts';
export { positionAfter } from './position.ts';
export {
  checkCheaply,
  checkPosition,
  checkQuickGame,
  checkRandomGame,
  checkStep,
  type Quick,
  type QuickPlan,
} from './properties.ts';
export { fresh, type Given, type Plan, type Played, playRandomly, type Taken } from './random-play.ts';
export { rulesTable } from './rules-table.ts';
export { checkSwaps, knownTo, type Swaps, swapped, withOwnFaces } from './swaps.ts';
export { type Sitting, sitDown, type TestTable } from './table.ts';
export { tinyGame } from './tiny-game.ts';
