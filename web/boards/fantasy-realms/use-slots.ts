import type { ObjectNumber } from '@tafelrunde/kernel';
import { useLayoutEffect, useMemo, useState } from 'react';
import { assignSlots } from '../../table/fit.ts';

export type Slots = readonly (ObjectNumber | undefined)[];

/** Cards stay where they lie, so that nothing moves under a finger. */
export function useSlots(objects: readonly ObjectNumber[], atLeast: number): Slots {
  const [held, hold] = useState<Slots>([]);
  const key = objects.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether the objects are others
  const slots = useMemo(() => assignSlots(held, objects, atLeast), [held, key, atLeast]);
  useLayoutEffect(() => hold((before) => (before.join() === slots.join() ? before : slots)), [slots]);
  return slots;
}
