import type { Ability, Effects, Path } from '@tafelrunde/kernel';
import { below, valueAt } from './paths.ts';
import type { CardData, WordNode } from './word.ts';

/* The three kinds of effects that go on by themselves, as they stand in card data under `abilities`. */

/** A modifier that queries add up. */
export interface Always extends Ability {
  readonly always: string;
  readonly n: number;
}

/** A trigger: its steps run when it is taken up. */
export interface When extends Ability {
  readonly when: string;
  readonly do: readonly WordNode[];
}

/** A replacement: the verb is changed by so much, or prevented. */
export interface Instead extends Ability {
  readonly instead: string;
  readonly change: number | 'prevent';
}

export const always = (query: string, n: number): Always => ({ always: query, n });
export const when = (event: string, steps: readonly WordNode[]): When => ({ when: event, do: steps });
export const instead = (verb: string, change: Instead['change']): Instead => ({ instead: verb, change });

function isAbility(found: unknown): found is Ability {
  return typeof found === 'object' && found !== null && ('always' in found || 'when' in found || 'instead' in found);
}

/** Reads abilities out of card data by path, and takes up triggers by running their steps. */
export function effectsFrom(data: CardData): Pick<Effects<object, object>, 'abilities' | 'ability' | 'take'> {
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
    take: (_, { at, vars, seat, source }) => {
      const locals = { ...vars, ...(seat === undefined ? {} : { seat }), ...(source === undefined ? {} : { source }) };
      const run = { op: 'run', at: below(at, 'do'), vars: locals };
      return [run];
    },
  };
}

function abilitiesOf(data: CardData, card: string): readonly { at: Path; ability: Ability }[] {
  const list = valueAt(data, [card, 'abilities']);
  if (!Array.isArray(list)) return [];
  return list.flatMap((ability, i) => (isAbility(ability) ? [{ at: below([card], 'abilities', i), ability }] : []));
}
