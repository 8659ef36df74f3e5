import {
  type Advisor,
  type CardId,
  cardOf,
  type GameBot,
  objectsIn,
  type Position,
  Run,
  type Seat,
} from '@tafelrunde/kernel';
import { alternatives } from './bot/alternatives.ts';
import { evaluate } from './bot/evaluate.ts';
import { isLondon, type Manner, playerOf } from './bot/player.ts';
import { rehearse } from './bot/rehearsal.ts';
import { buyAtRandom, buyWell } from './bot/turn.ts';
import { EXPERIENCE, PRACTICE } from './bot/weights.ts';
import { overlord } from './state.ts';

/** Looks at one imagined match; what it reads there is what it knows. */
function advisorOf(manner: Manner): Advisor {
  const player = playerOf(manner);
  return ({ game, imagine }, question, chance) => {
    const m: Position = new Run(game, imagine(chance));
    return isLondon(m) ? [player(m, question, chance)] : undefined;
  };
}

const quick = advisorOf({ weights: EXPERIENCE, buyer: buyWell });
const practised = advisorOf({ weights: PRACTICE, buyer: buyWell });
const randomBuyer = advisorOf({ weights: EXPERIENCE, buyer: buyAtRandom });
const player = playerOf({ weights: EXPERIENCE, buyer: buyWell });

const expert: Advisor = (sight, question, chance, goesOn) => {
  const m: Position = new Run(sight.game, sight.imagine(chance));
  if (!isLondon(m)) return undefined;
  const first = player(m, question, chance);
  const others = alternatives(m, question, first, EXPERIENCE);
  return [others.length === 0 ? first : rehearse(sight, question, [first, ...others], player, chance, goesOn)];
};

/** A seat plays as its overlord. */
function sideOf(m: Position, seat: Seat): CardId | undefined {
  const [card] = objectsIn(m, overlord(seat));
  return card === undefined ? undefined : cardOf(m, card);
}

/** What the bots of the house know of this game. */
export const terrorsOfLondonBot = {
  evaluate,
  sideOf,
  players: { quick, practised, expert, 'random-buyer': randomBuyer },
} satisfies GameBot;
