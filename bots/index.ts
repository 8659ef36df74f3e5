export { arena, type Contest, type Standing, type Standings } from './arena.ts';
export type { Bot, Budget, Clock } from './bot.ts';
export type { Distribution, Interval } from './figures.ts';
export { nextOpen } from './open.ts';
export { randomPicks } from './picks.ts';
export { random } from './random.ts';
export { type Bots, botsFor, sidesOf } from './registry.ts';
export type { Side } from './sides.ts';
