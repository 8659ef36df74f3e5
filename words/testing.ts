import { type AnyGame, type CardId, type Path, type Position, type Rules, scope } from '@tafelrunde/kernel';
import type { WordOps } from './word.ts';

/* Is every effect that stands in card data ever seen to do something? */

/** Where in the card data an effect stands: `bomb/play`, `fanny-pack/abilities/0`, `the-bible/abilities/0/modes/1`. */
export type CardEffect = string;

export const effectName = (path: Path): CardEffect => path.join('/');

/** Is this value, under its key in what is called `of`, an effect? */
type IsEffect = (value: object, key: string, of: string) => boolean;

export interface FoundEffect {
  readonly name: CardEffect;
  readonly value: object;
}

/** All effects in the data of a card, one within the other. */
export function effectsIn(card: CardId, data: object, isEffect: IsEffect): FoundEffect[] {
  const found = (value: unknown, path: Path): FoundEffect[] => {
    if (typeof value !== 'object' || value === null) return [];
    const [of = '', key = ''] = path.slice(-2).map(String);
    const own = isEffect(value, key, of) ? [{ name: effectName(path), value }] : [];
    return [...own, ...Object.entries(value).flatMap(([inner, each]) => found(each, [...path, inner]))];
  };
  return found(data, [card]);
}

interface WatchOps {
  takeStep: { readonly at: Path };
  lookAgain: { readonly effect: CardEffect; readonly before: string };
}

/** All that an effect may change: what lies where, who knows what, what goes on for a while, and what else the game counts. */
function tableNow({ match }: Position, more: object): string {
  const { zones, face, known, lasting, outcome = null } = match;
  return JSON.stringify({ more, zones, face, known, lasting, outcome });
}

/** The game as it is; every effect is written down whose steps have changed the table, or something else that counts. */
export function watched(game: AnyGame, seen: Set<CardEffect>, more: (m: Position) => object): AnyGame {
  const { step } = game.rules;
  if (typeof step !== 'function') throw new Error('a step is something that happens');
  const rules: Rules<WatchOps & Pick<WordOps, 'step'>, WatchOps, object> = {
    step: (m, op) => {
      const effect = effectOf(op.at);
      if (op.at.at(-2) !== 'do' || seen.has(effect)) return step(m, op);
      const last = { op: 'lookAgain', effect, before: tableNow(m, more(m)) } as const;
      m.put(scope('watched', { last }), { op: 'takeStep', at: op.at });
    },
    // Nothing follows the step that ends the game.
    takeStep: (m, { at }) => {
      const op = { op: 'step', at } as const;
      step(m, op);
      if (m.match.outcome !== undefined) seen.add(effectOf(at));
    },
    lookAgain: (m, { effect, before }) => {
      if (tableNow(m, more(m)) !== before) seen.add(effect);
    },
  };
  return { ...game, rules: { ...game.rules, ...rules } };
}

/** Behind `…/do/<n>`. */
const effectOf = (step: Path): CardEffect => effectName([step[0], ...step.slice(1, -2)]);

/**
 * Games are played one after the other, so many at most, until everything that is due has been seen; what has not is left. So another
 * card, which makes every other one a little rarer, costs a few more games and fails nothing.
 */
export function stillUnseen(
  due: readonly CardEffect[],
  seen: ReadonlySet<CardEffect>,
  most: number,
  play: (seed: number) => void,
): CardEffect[] {
  const left = (): CardEffect[] => due.filter((effect) => !seen.has(effect));
  for (let seed = 1; seed <= most && left().length > 0; seed++) play(seed);
  return left();
}
