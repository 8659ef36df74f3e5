import { at } from '@tafelrunde/kernel';
import { type Choices, type Choosers, type Guise, UNUSED, unusedChoices } from './choices.ts';
import { scoreCards } from './score.ts';
import type { Tableau } from './tableau.ts';
import { workingOf } from './workings.ts';

/** What there is to choose from. */
export interface Options {
  readonly choosers: Choosers;
  readonly mirageGuises: readonly Guise[];
  readonly shapeshifterGuises: readonly Guise[];
  readonly bookSuits: readonly number[];
}

/**
 * A total that can be reached, as a start for the search: the choosers decide one after the other, each as well as it can
 * while the others stay, until none can do better. (An Island whose card is no Flood or Flame any more clears nothing, and
 * so does an unused one.)
 */
export function guess(t: Tableau, hand: readonly number[], options: Options): number {
  const choices = unusedChoices();
  const total = () => scoreCards(t, hand, hand.length, t.context, choices);
  let best = total();
  for (let before = Number.NEGATIVE_INFINITY; before < best; ) {
    before = best;
    for (const change of changesOf(hand, options)) best = Math.max(best, improve(choices, change, total, best));
  }
  return best;
}

type Change = { readonly set: Partial<Choices> }[];

/** Per chooser, everything that it could choose. */
function changesOf(
  hand: readonly number[],
  { choosers, mirageGuises, shapeshifterGuises, bookSuits }: Options,
): Change[] {
  const others = (self: number) => (self === UNUSED ? [] : [...hand.keys()].filter((position) => position !== self));
  const changeable = others(choosers.book).filter((position) => !workingOf(at(hand, position)).immune);
  return [
    others(choosers.doppelganger).map((copies) => ({ set: { copies } })),
    mirageGuises.map((mirage) => ({ set: { mirage } })),
    shapeshifterGuises.map((shapeshifter) => ({ set: { shapeshifter } })),
    changeable.flatMap((bookTarget) => bookSuits.map((bookSuit) => ({ set: { bookTarget, bookSuit } }))),
    others(choosers.island).map((island) => ({ set: { island } })),
    others(choosers.angel).map((angel) => ({ set: { angel } })),
  ];
}

function improve(choices: Choices, change: Change, total: () => number, best: number): number {
  let reached = best;
  let kept = { ...choices };
  for (const { set } of change) {
    Object.assign(choices, set);
    const points = total();
    if (points <= reached) continue;
    reached = points;
    kept = { ...choices };
  }
  Object.assign(choices, kept);
  return reached;
}
