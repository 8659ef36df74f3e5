import type { CardId, Effects, Game, Path } from '@tafelrunde/kernel';
import { cards } from './cards/catalogue.ts';
import { isStatic } from './effects/card.ts';
import { fourSouls } from './index.ts';
import { effects } from './rules/effects.ts';
import type { Ops, State } from './state.ts';

/** Where in the card data an effect stands: `bomb/play`, `fanny-pack/abilities/0`, `the-bible/abilities/0/modes/1`. */
type CardEffect = string;

const nameOf = (path: Path): CardEffect => path.join('/');

/** A choice is seen in its modes; a row of a dice table that does nothing has nothing to be seen. */
const isEffect = (value: object, key: string, of: string): boolean => {
  if ('modes' in value) return false;
  const does = 'do' in value && Array.isArray(value.do) && value.do.length > 0;
  if (of === 'table' || of === 'modes' || key === 'play' || key === 'then') return does;
  return of === 'abilities' || of === 'effects' || key === 'effect';
};

interface Found {
  readonly name: CardEffect;
  readonly value: object;
}

function effectsIn(value: unknown, path: readonly string[]): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const [of = '', key = ''] = path.slice(-2);
  const own = isEffect(value, key, of) ? [{ name: path.join('/'), value }] : [];
  return [...own, ...Object.entries(value).flatMap(([inner, each]) => effectsIn(each, [...path, inner]))];
}

const all: readonly Found[] = Object.entries(cards).flatMap(([id, { play, abilities }]) =>
  effectsIn({ ...(play === undefined ? {} : { play }), abilities }, [id]),
);

/** FS-056: permanent effects never happen; they are there, and something is otherwise without them. */
export const permanentEffects = (): CardEffect[] => all.flatMap(({ name, value }) => (isStatic(value) ? [name] : []));

/** Every other effect of every card, with modes, rows of dice tables and what goes on for a while. */
export const effectsDue = (): CardEffect[] => all.flatMap(({ name, value }) => (isStatic(value) ? [] : [name]));

export const cardBehind = (effect: CardEffect): CardId => effect.split('/')[0] ?? '';

/** The game as it is; every effect whose steps are taken or that replaces something is written down. */
export function watched(seen: Set<CardEffect>): Game<Ops, State> {
  const { step } = fourSouls.rules;
  if (typeof step !== 'function') throw new Error('a step is something that happens');
  const noting: Effects<Ops, State> = {
    ...effects,
    replace: (m, effect, verb) => {
      seen.add(nameOf(effect.at));
      return effects.replace(m, effect, verb);
    },
  };
  return {
    ...fourSouls,
    effects: noting,
    rules: {
      ...fourSouls.rules,
      step: (m, op) => {
        if (op.at.at(-2) === 'do') seen.add(op.at.slice(0, -2).join('/'));
        step(m, op);
      },
    },
  };
}

/** The game as it would be without a permanent effect. */
export function gameWithout(effect: CardEffect): Game<Ops, State> {
  const lacking: Effects<Ops, State> = {
    ...effects,
    abilities: (card) => effects.abilities(card).filter(({ at }) => nameOf(at) !== effect),
    ability: (at) => (nameOf(at) === effect ? {} : effects.ability(at)),
  };
  return { ...fourSouls, effects: lacking };
}
