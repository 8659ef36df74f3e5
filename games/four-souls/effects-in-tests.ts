import { type AnyGame, type CardId, type Effects, type Game, type Path, type Rules, scope } from '@tafelrunde/kernel';
import { cards } from './cards/catalogue.ts';
import { isStatic } from './effects/language/card.ts';
import { fourSouls } from './index.ts';
import { effects } from './rules/effects.ts';
import type { At, Ops, State } from './state.ts';

/** Where in the card data an effect stands: `bomb/play`, `fanny-pack/abilities/0`, `the-bible/abilities/0/modes/1`. */
type CardEffect = string;

const nameOf = (path: readonly (string | number)[]): CardEffect => path.join('/');

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

interface WatchOps {
  takeStep: { readonly at: Path };
  lookAgain: { readonly effect: CardEffect; readonly before: string };
}

/** All that an effect may change: what lies where, who knows what, marks and numbers, what goes on for a while. */
function tableNow({ match, state }: At): string {
  const { base: _, tally: __, ...marks } = state;
  const { zones, face, known, lasting, outcome = null } = match;
  return JSON.stringify({ marks, zones, face, known, lasting, outcome });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The game as it is; every effect is written down whose steps have changed the table, or that has changed what it replaces. */
export function watched(seen: Set<CardEffect>): AnyGame {
  const { step } = fourSouls.rules;
  if (typeof step !== 'function') throw new Error('a step is something that happens');
  const noting: Effects<Ops, State> = {
    ...effects,
    replace: (m, effect, verb) => {
      const instead = effects.replace(m, effect, verb);
      if (!isSame(instead, [verb])) seen.add(nameOf(effect.at));
      return instead;
    },
  };
  const watching: Rules<WatchOps & Pick<Ops, 'step'>, Ops & WatchOps, State> = {
    step: (m, { at }) => {
      const effect = nameOf(at.slice(0, -2));
      if (at.at(-2) !== 'do' || seen.has(effect)) return step(m, { op: 'step', at });
      const last = { op: 'lookAgain', effect, before: tableNow(m) } as const;
      m.put(scope('watched', { last }), { op: 'takeStep', at });
    },
    // Nothing follows the step that ends the game.
    takeStep: (m, { at }) => {
      step(m, { op: 'step', at });
      if (m.match.outcome !== undefined) seen.add(nameOf(at.slice(0, -2)));
    },
    lookAgain: (m, { effect, before }) => {
      if (tableNow(m) !== before) seen.add(effect);
    },
  };
  return { ...fourSouls, effects: noting, rules: { ...fourSouls.rules, ...watching } };
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
