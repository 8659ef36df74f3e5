import type { AnyGame, CardId, Effects, Game } from '@tafelrunde/kernel';
import { type CardEffect, effectName, effectsIn, type FoundEffect, watched } from '@tafelrunde/words/testing';
import { cards } from '../cards/catalogue.ts';
import { fourSouls } from '../index.ts';
import { effects } from '../rules/effects.ts';
import type { Ops, State } from '../state.ts';
import { isStatic } from './language/card.ts';

/** A choice is seen in its modes; a row of a dice table that does nothing has nothing to be seen. */
const isEffect = (value: object, key: string, of: string): boolean => {
  if ('modes' in value) return false;
  const does = 'do' in value && Array.isArray(value.do) && value.do.length > 0;
  if (of === 'table' || of === 'modes' || key === 'play' || key === 'then') return does;
  return of === 'abilities' || of === 'effects' || key === 'effect';
};

const all: readonly FoundEffect[] = Object.entries(cards).flatMap(([id, { play, abilities }]) =>
  effectsIn(id, { ...(play === undefined ? {} : { play }), abilities }, isEffect),
);

/** FS-056: permanent effects never happen; they are there, and something is otherwise without them. */
export const permanentEffects = (): CardEffect[] => all.flatMap(({ name, value }) => (isStatic(value) ? [name] : []));

/** Every other effect of every card, with modes, rows of dice tables and what goes on for a while. */
export const effectsDue = (): CardEffect[] => all.flatMap(({ name, value }) => (isStatic(value) ? [] : [name]));

export const cardBehind = (effect: CardEffect): CardId => effect.split('/')[0] ?? '';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What has changed what it replaces is seen as well. */
export function watchedGame(seen: Set<CardEffect>): AnyGame {
  const noting: Effects<Ops, State> = {
    ...effects,
    replace: (m, effect, verb) => {
      const instead = effects.replace(m, effect, verb);
      if (!isSame(instead, [verb])) seen.add(effectName(effect.at));
      return instead;
    },
  };
  return watched({ ...fourSouls, effects: noting }, seen, ({ state }) => ({ ...state, base: null, tally: null }));
}

/** The game as it would be without a permanent effect. */
export function gameWithout(effect: CardEffect): Game<Ops, State> {
  const lacking: Effects<Ops, State> = {
    ...effects,
    abilities: (card) => effects.abilities(card).filter(({ at }) => effectName(at) !== effect),
    ability: (at) => (effectName(at) === effect ? {} : effects.ability(at)),
  };
  return { ...fourSouls, effects: lacking };
}
