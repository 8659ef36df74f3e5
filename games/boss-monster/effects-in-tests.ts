import { type AnyGame, type Path, type Rules, scope } from '@tafelrunde/kernel';
import { cards } from './cards/catalogue.ts';
import { isStatic } from './effects/language/card.ts';
import { bossMonster } from './index.ts';
import type { At, Ops, State } from './state.ts';

/** Where in the card data an effect stands: `freeze/play`, `golem-factory/abilities/0`, `dark-altar/abilities/0/modes/1`. */
type CardEffect = string;

const nameOf = (path: readonly (string | number)[]): CardEffect => path.join('/');

/** A copy is the effect of another card: it is never carried out itself. */
const isCopy = (value: object): boolean =>
  'do' in value && Array.isArray(value.do) && value.do.some(({ word }) => word === 'copyItem');

/** A choice is seen in its modes; permanent effects never happen. */
const isEffect = (value: object, key: string, of: string): boolean => {
  if ('modes' in value || isStatic(value) || isCopy(value)) return false;
  return of === 'abilities' || of === 'modes' || key === 'play' || key === 'effect';
};

function effectsIn(value: unknown, path: readonly string[]): CardEffect[] {
  if (typeof value !== 'object' || value === null) return [];
  const [of = '', key = ''] = path.slice(-2);
  const own = isEffect(value, key, of) ? [path.join('/')] : [];
  return [...own, ...Object.entries(value).flatMap(([inner, each]) => effectsIn(each, [...path, inner]))];
}

/** Every effect of every card that happens or is used, with modes and what a Level Up gives for the rest of the game. */
export const effectsDue = (): CardEffect[] =>
  Object.entries(cards).flatMap(([id, card]) =>
    effectsIn({ ...('play' in card ? { play: card.play } : {}), abilities: card.abilities }, [id]),
  );

interface WatchOps {
  takeStep: { readonly at: Path };
  lookAgain: { readonly effect: CardEffect; readonly before: string };
}

/** All that an effect may change: what lies where, who knows what, marks and numbers, what goes on for a while or is about to happen. */
function tableNow({ match, state }: At): string {
  const { tally: _, ...marks } = state;
  const { zones, face, known, lasting, waiting, outcome = null } = match;
  return JSON.stringify({ marks, zones, face, known, lasting, waiting, outcome });
}

/** The game as it is; every effect is written down whose steps have changed the table. */
export function watched(seen: Set<CardEffect>): AnyGame {
  const { step } = bossMonster.rules;
  if (typeof step !== 'function') throw new Error('a step is something that happens');
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
  return { ...bossMonster, rules: { ...bossMonster.rules, ...watching } };
}
