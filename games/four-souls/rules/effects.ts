import type { Effect, Effects, Op, Path, Vars } from '@tafelrunde/kernel';
import { below, effectsFrom, wordRules } from '@tafelrunde/words';
import { isOfTheCard } from '../effects/holding/changes.ts';
import { answers } from '../effects/holding/events.ts';
import { bodyOfVerb, replaceBy, timesSoFar } from '../effects/holding/replacing.ts';
import { isTrue } from '../effects/holding/values.ts';
import { isReplacing, isTriggered, type Replacing } from '../effects/language/card.ts';
import { contextOf } from '../effects/language/context.ts';
import { effectData } from '../effects/language/registry.ts';
import { vocabulary } from '../effects/language/vocabulary.ts';
import { isOneOf } from '../effects/selectors/who.ts';
import { turnOrder } from '../players.ts';
import type { At, Ops, State } from '../state.ts';

/* How the kernel reads effects that go on by themselves. */

export const effectRules = wordRules(vocabulary, effectData);

function applies(m: At, effect: Effect, facts: Vars | Op): boolean {
  const { ability } = effect;
  if (isTriggered(ability)) return !isVerb(facts) && answers(m, ability.of, facts, contextOf(m, effect));
  return isReplacing(ability) && isVerb(facts) && isReplaced(m, effect, ability, facts);
}

const isVerb = (facts: Vars | Op): facts is Op => 'op' in facts;

const isEnough = (verb: Op, atLeast = 0): boolean => !('n' in verb) || typeof verb.n !== 'number' || verb.n >= atLeast;

function isReplaced(m: At, effect: Effect, replacing: Replacing, verb: Op): boolean {
  const { whose, if: condition, atLeast, first } = replacing;
  const context = contextOf(m, effect);
  const body = bodyOfVerb(m, verb);
  return (
    body !== undefined &&
    isOneOf(m, whose, body, context) &&
    isEnough(verb, atLeast) &&
    (first !== true || timesSoFar(m, verb) === 0) &&
    isTrue(m, condition, context)
  );
}

const isQuiet = (at: Path): boolean => {
  const ability = fromData.ability(at);
  return isTriggered(ability) && ability.quiet === true;
};

const fromData = effectsFrom(effectData);

export const effects: Effects<Ops, State> = {
  ...fromData,
  applies,
  replace: (m, effect, verb: Op) => (isReplacing(effect.ability) ? replaceBy(m, effect, effect.ability, verb) : [verb]),
  // FS-230.
  alike: ({ ability }) => isReplacing(ability) && !isOfTheCard(ability.change),
  // FS-214, FS-217: first what nobody controls, then everybody in turn order.
  triggerOrder: (m) => [undefined, ...turnOrder(m, m.state.active)],
  ordersUncontrolled: (m) => m.state.active,
  take: (m, { at, vars, seat = m.state.active, source = 0 }) => {
    const noting = { op: 'run', at: below(at, 'do'), vars: { ...vars, seat, source } };
    const declaring = { op: 'declare', seat, source, at, via: 'trigger', vars };
    return [isQuiet(at) ? noting : declaring];
  },
};
