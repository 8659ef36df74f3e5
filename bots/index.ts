export { arena, type Contest, type Standing, type Standings } from './arena.ts';
export { type Advisor, type Bot, type Budget, type Clock, type GameBot, type Sight, sightOf } from './bot.ts';
export type { Distribution, Interval } from './figures.ts';
export { nextOpen } from './open.ts';
export { randomPicks } from './picks.ts';
export { random } from './random.ts';
export { botsFor, sidesOf } from './registry.ts';
export type { Side } from './sides.ts';
