import type { combinators, WordNode } from '@tafelrunde/words';
import type { Card, Occasion, Triggered } from '../cards/card.ts';
import type {
  ActivateHorde,
  ClaimNext,
  Command,
  Convert,
  Curse,
  Destroy,
  Discount,
  Draw,
  Gain,
  GainForEachOther,
  Haunt,
  HauntOne,
  LookAtTop,
  LoseLife,
  OpponentDiscards,
  OpponentLoses,
  PayCoins,
  Provided,
  Proviso,
  Rage,
  Rally,
  Sacrifice,
} from '../effects/language.ts';
import { RAGE_GAIN } from '../numbers.ts';
import type { Resource } from '../state.ts';
import type { Weights } from './weights.ts';

type May = Parameters<typeof combinators.may.run>[1];

/** Every word that a card of this game may be written in. */
type Step =
  | ActivateHorde
  | ClaimNext
  | Command
  | Convert
  | Curse
  | Destroy
  | Discount
  | Draw
  | Gain
  | GainForEachOther
  | Haunt
  | HauntOne
  | LookAtTop
  | LoseLife
  | May
  | OpponentDiscards
  | OpponentLoses
  | PayCoins
  | Provided
  | Rage
  | Rally
  | Sacrifice;

/** The eye of a player at some moment of the game. */
export interface Eye {
  readonly weights: Weights;
  readonly turnsLeft: number;
  /** What one of each is worth now. */
  readonly price: Readonly<Record<Resource, number>>;
}

export function eyeWith(weights: Weights, turnsLeft: number): Eye {
  const { coin, coinPerTurn, power, recovery } = weights;
  return { weights, turnsLeft, price: { coins: coin + coinPerTurn * turnsLeft, power, recovery } };
}

/** How many other monsters of its faction a card usually meets in play. */
const COMPANIONS = 1.2;
/** What the best monster in play is worth, and the best horde ability. */
const GOOD_MONSTER = 3;
const GOOD_ABILITY = 2;

function isStep(node: WordNode): node is Step {
  return 'word' in node;
}

/** What the steps of an effect bring, one after another. */
export function worthOfSteps(steps: readonly WordNode[], eye: Eye): number {
  let sum = 0;
  for (const step of steps) if (isStep(step)) sum += worthOfStep(step, eye);
  return sum;
}

function worthOfStep(step: Step, eye: Eye): number {
  const { weights, price, turnsLeft } = eye;
  switch (step.word) {
    case 'gain':
      return step.n * price[step.resource];
    case 'gainForEachOther':
      return step.n * price[step.resource] * COMPANIONS;
    case 'rage':
      return RAGE_GAIN * Math.max(price.power, price.coins);
    case 'convert':
      return step.most * weights.convert;
    case 'payCoins':
      return -step.n * price.coins;
    case 'discount':
      return step.n * price.coins;
    case 'loseLife':
      return -step.n * weights.life;
    case 'opponentLoses':
      return step.n * weights.life;
    case 'draw':
      return step.n * weights.draw;
    case 'sacrifice':
      return price.power + turnsLeft * weights.thinningPerTurn;
    // The monster that haunts is not known here: `worthOf` adds its share.
    case 'haunt':
      return 0;
    case 'hauntOne':
      return weights.haunt * GOOD_MONSTER;
    case 'claimNext':
      return weights.claim;
    case 'activateHorde':
      return GOOD_ABILITY;
    case 'provided':
      return chanceOf(step.proviso) * worthOfSteps(step.do, eye);
    case 'may':
      return Math.max(0, worthOfSteps(step.pay, eye) + worthOfSteps(step.do, eye));
    default:
      return weights[step.word];
  }
}

function chanceOf(proviso: Proviso): number {
  if (proviso === 'hordeFormed') return 0.6;
  return proviso === 'opponentRelics' ? 0.4 : 0.7;
}

/** How often in a turn it happens. */
const occasions: Readonly<Record<Occasion, number>> = {
  hordeLink: 1.2,
  buyMonster: 0.9,
  activateRelic: 0.4,
  sacrificed: 0.3,
  hauntAction: 0.4,
};

const worthOfTriggered = ({ when, times, do: steps }: Triggered, eye: Eye): number =>
  (times === 'once' ? Math.min(1, occasions[when]) : occasions[when]) * worthOfSteps(steps, eye);

const haunts = ({ keywords }: Card): boolean => keywords.some(({ word }) => word === 'haunt');

/** What it brings to play or activate the card once, without a horde. */
export function worthOf(card: Card, eye: Eye): number {
  const { weights, price } = eye;
  const { coins, power, recovery, keywords, unique, abilities, influence, armor } = card;
  let sum = coins * price.coins + power * price.power + recovery * price.recovery;
  sum += worthOfSteps(keywords, eye) + worthOfSteps(unique, eye) + 0.7 * worthOfSteps(influence, eye);
  for (const ability of abilities) sum += worthOfTriggered(ability, eye);
  if (haunts(card)) sum *= 1 + weights.haunt;
  return sum + armor * weights.armor;
}

/** What the best horde ability of the card brings. */
export function worthInHorde({ horde }: Card, eye: Eye): number {
  let best = 0;
  for (const ability of horde) best = Math.max(best, worthOfSteps(ability, eye));
  return best;
}

/** The coins that a step gives, or takes. */
export function coinsIn(step: WordNode): number {
  if (!isStep(step)) return 0;
  if (step.word === 'payCoins') return -step.n;
  return step.word === 'gain' && step.resource === 'coins' ? step.n : 0;
}

export const isMay = (step: WordNode): step is May => step.word === 'may';
