import { imagine } from './cards/imagine.ts';
import { type View, view } from './cards/view.ts';
import type { Chance } from './crank/chance.ts';
import type { Question } from './crank/questions.ts';
import type { AnyGame, Position } from './game.ts';
import type { CardId, Match, Ref, Seat } from './match.ts';

/** All that a bot gets to see of a match: never the match itself. */
export interface Sight {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly view: View;
  /** A match that fits the view: what the seat does not know is dealt anew. */
  imagine(chance: Chance): Match;
}

/** What a seat may know of the match; the view is made when it is first looked at. */
export function sightOf(game: AnyGame, match: Match, seat: Seat): Sight {
  let seen: View | undefined;
  return {
    game,
    seat,
    get view() {
      seen ??= view(game, match, [seat]);
      return seen;
    },
    imagine: (chance) => imagine(game, match, seat, chance),
  };
}

/** The answers worth thinking about; without advice all of them are. */
export type Advice = readonly (readonly Ref[])[] | undefined;

/** Is there time for another round of thought after so many? */
export type GoesOn = (done: number) => boolean;

/** One answer is the answer; several are tried out on imagined matches. */
export type Advisor = (sight: Sight, question: Question, chance: Chance, goesOn: GoesOn) => Advice;

/** What a game's `bot.ts` brings. */
export interface GameBot {
  /** How well the seat stands in an imagined match, in the game's own points. */
  evaluate(imagined: Position, seat: Seat): number;
  /** The card that a seat plays as, in games where seats differ. */
  sideOf?(m: Position, seat: Seat): CardId | undefined;
  /** Options that the seat has had enough of, where some could be taken up again and again for good. */
  enough?(sight: Pick<Sight, 'view'>, question: Question): readonly Ref[];
  /** Players of the game's own, by name. */
  readonly players: Readonly<Record<string, Advisor>>;
}
