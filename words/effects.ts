import type { Ability, Effects, Path } from '@tafelrunde/kernel';
import { below, valueAt } from './paths.ts';
import type { CardData, Steps } from './word.ts';

/* The three kinds of effects that go on by themselves, as they stand in card data under `abilities`. */

/** A modifier that queries add up. */
export interface Always extends Ability {
  readonly always: string;
  readonly n: number;
}

/** A trigger: its steps run when it is taken up. */
export interface When extends Ability {
  readonly when: string;
  readonly do: Steps;
}

/** A replacement: a verb happens in another way. */
export interface Instead extends Ability {
  readonly instead: string;
}

export const isAlways = (found: object): found is Always => 'always' in found;
export const isWhen = (found: object): found is When => 'when' in found;
export const isInstead = (found: object): found is Instead => 'instead' in found;

const isAbility = (found: unknown): found is Ability =>
  typeof found === 'object' && found !== null && (isAlways(found) || isWhen(found) || isInstead(found));

/** Reads abilities out of card data by path. */
export function effectsFrom(data: CardData): Pick<Effects<object, object>, 'abilities' | 'ability'> {
  const byPath = new WeakMap<Path, Ability>();
  const abilities = new Map<string, readonly { at: Path; ability: Ability }[]>();
  return {
    abilities: (card) => {
      let found = abilities.get(card);
      if (found === undefined) {
        found = abilitiesOf(data, card);
        abilities.set(card, found);
      }
      return found;
    },
    ability: (at) => {
      const known = byPath.get(at);
      if (known !== undefined) return known;
      const found = valueAt(data, at);
      if (!isAbility(found)) throw new Error(`there is no ability at ${at.join('/')}`);
      byPath.set(at, found);
      return found;
    },
  };
}

function abilitiesOf(data: CardData, card: string): readonly { at: Path; ability: Ability }[] {
  const list = valueAt(data, [card, 'abilities']);
  if (!Array.isArray(list)) return [];
  return list.flatMap((ability, i) => (isAbility(ability) ? [{ at: below([card], 'abilities', i), ability }] : []));
}
