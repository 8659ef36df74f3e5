import type { Effect, Effects, ObjectNumber, Op, Path, Seat, Vars } from '@tafelrunde/kernel';
import { below, effectsFrom, valueAt, wordRules } from '@tafelrunde/words';
import { answers } from '../effects/holding/events.ts';
import { isOn } from '../effects/holding/values.ts';
import { isTriggered } from '../effects/language/card.ts';
import { contextOf, numberIn } from '../effects/language/context.ts';
import { cardData } from '../effects/language/registry.ts';
import { vocabulary } from '../effects/language/vocabulary.ts';
import { inOrder } from '../seats.ts';
import type { At, Chapter, Ops, State } from '../state.ts';
import { isDeactivated } from './dungeons.ts';
import { isUsed, markUsed, onceKey } from './once.ts';
import { levelsUp } from './reveal.ts';

/* How the kernel reads effects that go on by themselves. */

export interface TriggerOps {
  /** A trigger is taken up. */
  trigger: { at: Path; vars: Vars; seat: Seat; source: ObjectNumber };
}

export const effectRules = wordRules(vocabulary, cardData);

const isVerb = (facts: Vars | Op): facts is Op => 'op' in facts;

function applies(m: At, effect: Effect, facts: Vars | Op): boolean {
  const { ability, source = 0, at } = effect;
  if (!isTriggered(ability) || isVerb(facts)) return false;
  const context = contextOf(m, effect);
  if (!answers(m, ability.of, facts, context) || !isOn(m, effect)) return false;
  return ability.once === undefined || !isDone(m, ability.once, onceKey(at, source, context.seat));
}

const isDone = (m: At, once: true | 'ever', key: string): boolean =>
  once === true ? isUsed(m, key) : m.state.spent.includes(key);

const NOTHING = {};

const abilityAt = (at: Path): object => {
  const found = valueAt(cardData, at);
  return typeof found === 'object' && found !== null ? found : NOTHING;
};

export const effects: Effects<Ops, State> = {
  ...effectsFrom(cardData),
  ability: abilityAt,
  applies,
  replace: (_, __, verb: Op) => [verb],
  // BM-064, R-13, R-27.
  triggerOrder: (m) => inOrder(m),
  take: (m, { at, vars, seat = numberIn(vars, 'player') ?? m.state.active, source = 0 }) => [
    { op: 'trigger', at, vars, seat, source },
  ],
};

export const triggerRules: Chapter<TriggerOps> = {
  trigger: (m, { at, vars, seat, source }) => {
    const ability = abilityAt(at);
    if (!isTriggered(ability)) return;
    if (ability.when === 'built' && isDeactivated(m, source)) {
      m.state.delayed.push({ at, vars, seat, source });
      return;
    }
    if (ability.when === 'levelUp' && !levelsUp(m, seat)) return;
    if (ability.once !== undefined) {
      const key = onceKey(at, source, seat);
      if (isDone(m, ability.once, key)) return;
      if (ability.once === true) markUsed(m, key);
      else m.state.spent.push(key);
    }
    const context = source === 0 ? { ...vars, seat } : { ...vars, seat, source };
    m.put({ op: 'run', at: below(at, 'do'), vars: context });
  },
};
