import type { Match, Question, Ref, Seat } from '@tafelrunde/kernel';

/** A decision that a bot has to take. */
export interface BotJob {
  readonly game: string;
  readonly match: Match;
  readonly seat: Seat;
  readonly bot: string;
  readonly question: Question;
}

/** What a thread is given, as one string: that is much quicker to hand over than an object. */
export interface BotTask extends BotJob {
  /** Decide at once, by a bot that needs no time. */
  readonly quick: boolean;
  readonly milliseconds: number;
  readonly seed: number;
}

export type BotReply = { readonly picks: readonly Ref[] } | { readonly fault: string };
