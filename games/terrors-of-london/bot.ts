import { type AnyGame, type Chance, type Match, type Position, type Question, type Ref, Run } from '@tafelrunde/kernel';
import { evaluate } from './bot/evaluate.ts';
import { isLondon, type Manner, playerOf } from './bot/player.ts';
import { buyAtRandom, buyWell } from './bot/turn.ts';
import { EXPERIENCE } from './bot/weights.ts';

interface Sight {
  readonly game: AnyGame;
  imagine(chance: Chance): Match;
}

type Advice = readonly (readonly Ref[])[] | undefined;

/** Looks at one imagined match; what it reads there is what it knows. */
function advisorOf(manner: Manner) {
  const player = playerOf(manner);
  return ({ game, imagine }: Sight, question: Question, chance: Chance): Advice => {
    const m: Position = new Run(game, imagine(chance));
    return isLondon(m) ? [player(m, question, chance)] : undefined;
  };
}

const quick = advisorOf({ weights: EXPERIENCE, buyer: buyWell });
const randomBuyer = advisorOf({ weights: EXPERIENCE, buyer: buyAtRandom });

/** What the bots of the house know of this game. */
export const terrorsOfLondonBot = { evaluate, players: { quick, 'random-buyer': randomBuyer } };
