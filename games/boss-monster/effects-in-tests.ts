import type { AnyGame } from '@tafelrunde/kernel';
import { type CardEffect, effectsIn, watched } from '@tafelrunde/words/testing';
import { cards } from './cards/catalogue.ts';
import { isStatic } from './effects/language/card.ts';
import { bossMonster } from './index.ts';

/** A copy is the effect of another card: it is never carried out itself. */
const isCopy = (value: object): boolean =>
  'do' in value && Array.isArray(value.do) && value.do.some(({ word }) => word === 'copyItem');

/** A choice is seen in its modes; permanent effects never happen. */
const isEffect = (value: object, key: string, of: string): boolean => {
  if ('modes' in value || isStatic(value) || isCopy(value)) return false;
  return of === 'abilities' || of === 'modes' || key === 'play' || key === 'effect';
};

/** Every effect of every card that happens or is used, with modes and what a Level Up gives for the rest of the game. */
export const effectsDue = (): CardEffect[] =>
  Object.entries(cards).flatMap(([id, card]) => {
    const data = { ...('play' in card ? { play: card.play } : {}), abilities: card.abilities };
    return effectsIn(id, data, isEffect).map(({ name }) => name);
  });

export const watchedGame = (seen: Set<CardEffect>): AnyGame =>
  watched(bossMonster, seen, ({ match: { waiting }, state }) => ({ waiting, state: { ...state, tally: null } }));
