import type { AnyGame } from './game.ts';
import type { GameBot } from './game-bot.ts';
import type { Lesson } from './lesson/lesson.ts';
import type { Options } from './match.ts';
import type { Said } from './text/text.ts';

/** What is told of a game before anybody plays it; all that is heavy is loaded when somebody sits down. */
export interface Manifest {
  readonly id: string;
  readonly name: Said;
  readonly blurb: Said;
  /** Who made the game. */
  readonly makers: string;
  readonly seats: Bounds;
  /** It can be played alone: one person holds several seats. */
  readonly solo?: true;
  /** How long a game takes, in minutes, for people who know it. */
  readonly minutes: Bounds;
  /** A game that is not playable yet has none of the rest. */
  readonly play?: Play;
  /** In place of it: the rules run, but for most people it is still in the works. */
  readonly preview?: Play;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** How a game is played here. */
export interface Play {
  readonly usual: { readonly seats: number; readonly bot: string };
  /** What so many need who have chosen nothing. */
  usualOptions?(seats: number): Options;
  /** Bots from weak to strong. */
  readonly bots: readonly { readonly bot: string; readonly strength: Strength }[];
  /** The first one, `first-game`, is for newcomers. */
  lessons(): Promise<readonly Lesson[]>;
  rules(): Promise<AnyGame>;
  /** What bots know about the game. */
  bot(): Promise<GameBot>;
}

export type Strength = 'easy' | 'medium' | 'hard';
