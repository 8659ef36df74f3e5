import type { ObjectNumber, Path, Seat } from '@tafelrunde/kernel';
import type { Chapter, M } from '../../state.ts';
import { here } from './context.ts';

/** The question in which order something happens to several cards. */
export interface OrderOps {
  putInOrder: { seat: Seat; objects: readonly ObjectNumber[]; at: Path };
}

/** FS-274: the cards in the order of the player whose effect it is. While that is being asked there are none; then the step runs again. */
export function inChosenOrder(m: M, objects: readonly ObjectNumber[], at: Path): readonly ObjectNumber[] {
  const { ordered } = m.vars;
  if (Array.isArray(ordered)) {
    m.let('ordered', null);
    return ordered.flatMap((object) => (typeof object === 'number' ? [object] : []));
  }
  if (objects.length < 2) return objects;
  m.put({ op: 'putInOrder', seat: here(m).seat, objects, at }, { op: 'step', at });
  return [];
}

export const orderRules: Chapter<OrderOps> = {
  putInOrder: {
    options: (_, { objects }) => objects,
    min: (_, { objects }) => objects.length,
    ordered: true,
    answer: (m, _, picks) => m.let('ordered', picks),
  },
};
