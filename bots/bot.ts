import {
  type AnyGame,
  type CardId,
  type Chance,
  imagine,
  type Match,
  type Position,
  type Question,
  type Ref,
  type Seat,
  type View,
  view,
} from '@tafelrunde/kernel';

/** Milliseconds since some fixed moment. The host brings it: what decides about a match knows no clock. */
export type Clock = () => number;

/** How long a bot may think about one decision; with a number of iterations it decides the same every time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number; readonly clock: Clock };

/** All that a bot gets to see of a match: never the match itself. */
export interface Sight {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly view: View;
  /** A match that fits the view: what the seat does not know is dealt anew. */
  imagine(chance: Chance): Match;
}

export interface Bot {
  readonly name: string;
  /** It reads nothing but the options, so simulations may let it decide on the match itself, in place. */
  readonly blind?: true;
  /** A legal answer to the question. */
  decide(sight: Sight, question: Question, chance: Chance, budget: Budget): readonly Ref[];
}

/**
 * What a game's `bot.ts` brings. Games know nothing of this package, so they fulfil it by shape.
 */
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

/**
 * The answers worth thinking about: one is the answer, several are tried out on imagined matches, and without advice all
 * of them are. `goesOn` tells whether there is time for another round of thought after so many.
 */
export type Advisor = (
  sight: Sight,
  question: Question,
  chance: Chance,
  goesOn: GoesOn,
) => readonly (readonly Ref[])[] | undefined;

export type GoesOn = (done: number) => boolean;

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

/** Whether there is budget for another iteration after so many, as long as they have been so far. There is always one. */
export function timer(budget: Budget): GoesOn {
  if ('iterations' in budget) return (done) => done < Math.max(1, budget.iterations);
  const { clock, milliseconds } = budget;
  const start = clock();
  return (done) => done === 0 || (clock() - start) * (1 + 1 / done) <= milliseconds;
}
