import { seatSet, watchers } from '../cards/knowledge.ts';
import { view } from '../cards/view.ts';
import type { AnyGame } from '../game.ts';
import type { Match, Seat, SeatSet } from '../match.ts';
import { everySeat } from './random-play.ts';

/** Somebody who looks at a match: each seat, and those who only watch. */
export interface Onlooker {
  readonly name: string;
  readonly holds: readonly Seat[];
  readonly eyes: SeatSet;
  /** The seat in whose mind a match is imagined; the number after the last stands for those who watch. */
  readonly mind: Seat;
}

export function onlookers(match: Match): Onlooker[] {
  const seats = everySeat(match).map((seat) => ({
    name: `seat ${seat}`,
    holds: [seat],
    eyes: seatSet([seat]),
    mind: seat,
  }));
  return [...seats, { name: 'watchers', holds: [], eyes: watchers(match), mind: match.seats }];
}

/** All that the match says to an onlooker, questions included, to the byte. */
export function seenBy(game: AnyGame, match: Match, { holds }: Onlooker): string {
  return JSON.stringify(view(game, match, holds));
}
