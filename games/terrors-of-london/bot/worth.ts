import type { WordNode } from '@tafelrunde/words';
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
  If,
  LookAtTop,
  LoseLife,
  OpponentDiscards,
  OpponentLoses,
  PayCoins,
  Rage,
  Rally,
  Sacrifice,
} from '../effects/language.ts';
import type { May } from '../effects/vocabulary.ts';
import { RAGE_GAIN } from '../numbers.ts';
import type { Resource } from '../state.ts';
import type { Weights } from './weights.ts';

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
  | If
  | Rage
  | Rally
  | Sacrifice;

/** The eye of a player with so many turns still to come. */
export interface Eye {
  readonly weights: Weights;
  readonly turnsLeft: number;
  /** What one of each is worth now. */
  readonly price: Readonly<Record<Resource, number>>;
  /** What cards were found to be worth, alone and in a horde. */
  readonly alone: Map<Card, number>;
  readonly inHorde: Map<Card, number>;
}

const eyes = new WeakMap<Weights, Eye[]>();

/** Turns are counted in whole numbers, so that a card has to be looked at only once. */
export function eyeWith(weights: Weights, turns: number): Eye {
  const turnsLeft = Math.round(turns);
  const found = eyes.get(weights) ?? [];
  const { coin, coinPerTurn, power, recovery } = weights;
  const eye = found[turnsLeft] ?? {
    weights,
    turnsLeft,
    price: { coins: coin + coinPerTurn * turnsLeft, power, recovery },
    alone: new Map(),
    inHorde: new Map(),
  };
  found[turnsLeft] = eye;
  eyes.set(weights, found);
  return eye;
}

function remembering(known: Map<Card, number>, card: Card, find: () => number): number {
  let worth = known.get(card);
  if (worth === undefined) {
    worth = find();
    known.set(card, worth);
  }
  return worth;
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
    case 'if':
      return chanceOf(step.condition) * worthOfSteps(step.do, eye);
    case 'may':
      return Math.max(0, worthOfSteps(step.pay, eye) + worthOfSteps(step.do, eye));
    default:
      return weights[step.word];
  }
}

function chanceOf(condition: If['condition']): number {
  if (testIn(condition) === 'hordeFormed') return 0.6;
  return testIn(condition) === 'opponentRelics' ? 0.4 : 0.7;
}

const testIn = (condition: If['condition']): string => ('test' in condition ? condition.test : '');

/** What an overlord's action brings when its condition holds: a horde formed, or a monster in play. */
export function worthProvided({ unique }: Card, proviso: 'hordeFormed' | 'monsterInPlay', eye: Eye): number {
  let sum = 0;
  for (const step of unique) {
    if (!isStep(step) || step.word !== 'if') continue;
    if ((testIn(step.condition) === 'hordeFormed') === (proviso === 'hordeFormed')) sum += worthOfSteps(step.do, eye);
  }
  return sum;
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
export const worthOf = (card: Card, eye: Eye): number => remembering(eye.alone, card, () => worthAlone(card, eye));

function worthAlone(card: Card, eye: Eye): number {
  const { weights, price } = eye;
  const { coins, power, recovery, keywords, unique, abilities, influence, armor } = card;
  let sum = coins * price.coins + power * price.power + recovery * price.recovery;
  sum += worthOfSteps(keywords, eye) + worthOfSteps(unique, eye) + 0.7 * worthOfSteps(influence, eye);
  for (const ability of abilities) sum += worthOfTriggered(ability, eye);
  if (haunts(card)) sum *= 1 + weights.haunt;
  return sum + armor * weights.armor;
}

/** What the best horde ability of the card brings. */
export const worthInHorde = (card: Card, eye: Eye): number =>
  remembering(eye.inHorde, card, () => Math.max(0, ...card.horde.map((ability) => worthOfSteps(ability, eye))));

/** The coins that a step gives, or takes. */
export function coinsIn(step: WordNode): number {
  if (!isStep(step)) return 0;
  if (step.word === 'payCoins') return -step.n;
  return step.word === 'gain' && step.resource === 'coins' ? step.n : 0;
}

export const isMay = (step: WordNode): step is May => step.word === 'may';
