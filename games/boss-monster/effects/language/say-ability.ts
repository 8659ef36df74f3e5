import {
  allowed,
  type Circumstance,
  headed,
  may,
  type Say,
  type Speech,
  sayIf,
  sayModes,
  when,
} from '@tafelrunde/words';
import { sayCondition } from '../holding/conditions.ts';
import { sayEvent } from '../holding/event-clauses.ts';
import type { EventName } from '../holding/events.ts';
import { sayStatic } from '../holding/stats.ts';
import { AN_OPPONENT } from '../selectors/nouns.ts';
import { callingItIt } from '../selectors/rooms.ts';
import { type Ability, type Activated, type Effectful, isActivated, isTriggered, type Triggered } from './card.ts';

/* What abilities say. */

export const speechOf = ({ do: steps, modes }: Effectful, say: Say): Speech =>
  modes === undefined
    ? say.steps(steps)
    : sayModes(
        modes.map((mode) => ({ do: [...(mode.cost ?? []), ...mode.do] })),
        say,
      );

/** With what it costs. */
export function paidSpeechOf(effect: Effectful, say: Say): Speech {
  const { cost = [] } = effect;
  return cost.length === 0 ? speechOf(effect, say) : headed(say.steps(cost), speechOf(effect, say));
}

const IN_ANSWER: Circumstance = {
  en: 'when another player plays a Spell',
  de: 'spielt eine andere Person einen Zauberspruch',
};
const IN_TURN: Circumstance = {
  en: 'when another player plays a Spell in your turn of the Adventure phase',
  de: 'spielt eine andere Person in deinem Zug der Abenteuerphase einen Zauberspruch',
};
const TO_ABILITY: Circumstance = {
  en: 'when another player uses the ability of a Room',
  de: 'nutzt eine andere Person die Fähigkeit eines Raums',
};
const BUILD_PHASE: Circumstance = { en: 'in the Build phase', de: 'in der Bauphase', isAdverb: true };
const ADVENTURE_PHASE: Circumstance = { en: 'in the Adventure phase', de: 'in der Abenteuerphase', isAdverb: true };

/** What others may use, they pay for. */
function priceOf({ cost, by }: Activated, say: Say): Speech {
  if (by === undefined) return say.steps(cost);
  const price = say.as(AN_OPPONENT).steps(cost);
  return price.kind === 'clause' ? allowed(price) : price;
}

const answerTo = ({ answers, phase }: Activated): Circumstance => {
  if (answers === 'ability') return TO_ABILITY;
  return phase === undefined ? IN_ANSWER : IN_TURN;
};

function sayActivated(ability: Activated, say: Say): Speech {
  const effect = speechOf(ability, say);
  const held = ability.if === undefined ? effect : when(sayIf(sayCondition(ability.if)), effect);
  const paid = ability.cost.length === 0 ? held : headed(priceOf(ability, say), held);
  if (ability.answers !== undefined)
    return when(answerTo(ability), say.steps([may(ability.do, { pay: ability.cost })]));
  if (ability.phase === undefined) return paid;
  return when(ability.phase === 'build' ? BUILD_PHASE : ADVENTURE_PHASE, paid);
}

/** Events that name "this Room" before what follows. */
const IN_ITS_OWN_WORDS: readonly EventName[] = ['built', 'appeared', 'uncovered', 'destroyed'];

function sayTriggered(ability: Triggered, say: Say): Speech {
  const isOfThis = ability.of.this === true && IN_ITS_OWN_WORDS.includes(ability.when);
  const effect = speechOf(ability, isOfThis ? callingItIt(say) : say);
  const { if: condition } = ability.of;
  const held = condition === undefined ? effect : when(sayIf(sayCondition(condition)), effect);
  return when(sayEvent(ability.when, ability.of, say), held);
}

export function sayAbility(ability: Ability, say: Say): Speech {
  if (isActivated(ability)) return sayActivated(ability, say);
  return isTriggered(ability) ? sayTriggered(ability, say) : sayStatic(ability, say);
}
