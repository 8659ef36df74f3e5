import type { Ability, Effect, Effects, Op, Plain, Vars } from '@tafelrunde/kernel';
import { below, effectsFrom } from '@tafelrunde/words';
import { cardData } from '../cards/catalogue.ts';
import { hasInvaders } from '../pieces.ts';
import { spotOf } from '../places.ts';
import { groupsIn, indexOf } from '../queries.ts';
import { wouldBuild } from '../rules/invaders.ts';
import { type At, type Ops, type State, seatsOf } from '../state.ts';
import { holdsAt } from './lands.ts';
import type { Skipping } from './language/words/skipping.ts';

/* How the kernel reads effects that go on by themselves. */

const isSkipping = (ability: Ability): ability is Skipping => 'instead' in ability;

const landIn = (facts: Vars | Op): string | undefined =>
  'land' in facts && typeof facts.land === 'string' ? facts.land : undefined;

/** Where nobody would build there is no build to skip. */
const hasCome = (m: At, land: string, verb: Op): boolean =>
  verb.op !== 'buildIn' || ('settled' in verb && verb.settled === true) || hasInvaders(groupsIn(m, land));

/** Wherever two lands have become one, both of their names mean it. */
const isThere = (m: At, one: Plain | undefined, other: string | undefined): boolean =>
  one === other || (typeof one === 'string' && other !== undefined && indexOf(m, one) === indexOf(m, other));

/** SI-224: is it the action of this land that is skipped? */
function isSkipped(m: At, { ability, vars, seat }: Effect, verb: Op): boolean {
  const land = landIn(verb);
  if (land === undefined || !isSkipping(ability)) return false;
  if (ability.cities === true && wouldBuild(m, land) !== 'city') return false;
  if (ability.once === true && !hasCome(m, land, verb)) return false;
  return ability.where === undefined ? isThere(m, vars.land, land) : holdsAt(m, ability.where, indexOf(m, land), seat);
}

const isVerb = (facts: Vars | Op): facts is Op => 'op' in facts;

export const effects: Effects<Ops, State> = {
  ...effectsFrom(cardData),
  applies: (m, effect, facts) =>
    isVerb(facts) ? isSkipped(m, effect, facts) : isThere(m, effect.vars.land, landIn(facts)),
  replace: (m, { at, ability }, verb) => {
    const land = landIn(verb);
    if (land !== undefined) m.emit({ type: 'skipped', to: spotOf(land), cause: at[0], data: { action: verb.op } });
    const isBuilt = land !== undefined && isSkipping(ability) && ability.becomes !== undefined;
    return isBuilt ? [{ op: ability.becomes, land, settled: false }] : [];
  },
  triggerOrder: (m) => [undefined, ...seatsOf(m)],
  take: (_, { at, vars }) => [{ op: 'action', cause: at[0], at: below(at, 'do'), vars }],
};
