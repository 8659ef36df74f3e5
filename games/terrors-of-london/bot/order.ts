import type { WordNode } from '@tafelrunde/words';
import type { Card } from '../cards/card.ts';
import type { If } from '../effects/language.ts';
import { hasMonster } from '../queries.ts';
import type { At } from '../state.ts';

/** In which order things are done in a turn: the higher, the earlier. */
export const WINS = 1000;
export const HORDES = 50;
export const SHOPPING = 20;
export const CONVERSIONS = 15;
export const ATTACKS = 10;
export const RECOVERIES = 9;
/** Even passing is better. */
export const NEVER = -1;

const USUAL = 90;
const CONDITIONAL_INFLUENCE = 70;
const AFTER_HORDES = 47;
const WITH_COINS = 22;

/** Draws come first; what looks at the play area waits until it is full. */
const places: Readonly<Record<string, number>> = {
  lookAtTop: 101,
  draw: 100,
  command: 80,
  gainForEachOther: 65,
  sacrifice: 60,
  hauntOne: 35,
  payCoins: WITH_COINS,
};

function placeOfSteps(steps: readonly WordNode[]): number {
  let place = Number.POSITIVE_INFINITY;
  for (const step of steps) place = Math.min(place, placeOfStep(step));
  return place;
}

function placeOfStep(step: WordNode): number {
  if (isIf(step)) return 'test' in step.condition && step.condition.test === 'hordeFormed' ? AFTER_HORDES : USUAL;
  return Math.min(places[step.word] ?? Number.POSITIVE_INFINITY, ...partsOf(step).map(placeOfStep));
}

const isIf = (step: WordNode): step is If => step.word === 'if';

const isNode = (part: unknown): part is WordNode => typeof part === 'object' && part !== null && 'word' in part;

/** Prices and steps inside a step. */
function partsOf(step: WordNode): WordNode[] {
  return Object.values(step).flatMap((part: unknown) => (Array.isArray(part) ? part.filter(isNode) : []));
}

const known = new WeakMap<Card, number>();

/** When a card is best played or activated. */
export function placeInTurn(m: At, card: Card): number {
  if (card.kind === 'influence') return placeOfInfluence(m, card);
  let place = known.get(card);
  if (place === undefined) {
    const found = Math.min(placeOfSteps(card.keywords), placeOfSteps(card.unique));
    place = found === Number.POSITIVE_INFINITY ? USUAL + card.abilities.length : found;
    known.set(card, place);
  }
  return place;
}

/** TL-043: an influence card looks round when it is played. */
function placeOfInfluence(m: At, { faction, influence, keywords }: Card): number {
  const holds = faction !== undefined && hasMonster(m, m.state.active, faction);
  const draws = placeOfSteps(holds ? [...keywords, ...influence] : keywords);
  return holds && draws >= 100 && draws !== Number.POSITIVE_INFINITY ? draws : Math.min(CONDITIONAL_INFLUENCE, draws);
}
