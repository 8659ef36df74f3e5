import { type Ability, effectsOn } from '@tafelrunde/kernel';
import type { At } from '../state.ts';
import type { Twist, TwistName } from './language/twists.ts';

/* What adversaries and scenarios change, as the rules ask for it. */

const isTwist = (ability: Ability): ability is Twist => 'always' in ability;

const NONE: readonly Twist[] = [];

export function twistsOf(m: At, name: TwistName): readonly Twist[] {
  const effects = effectsOn(m, 'always', name);
  return effects.length === 0 ? NONE : effects.flatMap(({ ability }) => (isTwist(ability) ? [ability] : []));
}

export const hasTwist = (m: At, name: TwistName): boolean => effectsOn(m, 'always', name).length > 0;

/** The numbers of all of them together; of those about a kind of piece, if told. */
export function twistTotal(m: At, name: TwistName, kind?: string): number {
  let total = 0;
  for (const { n = 0, kinds } of twistsOf(m, name)) {
    if (kind === undefined || kinds?.some((each) => each === kind) === true) total += n;
  }
  return total;
}
