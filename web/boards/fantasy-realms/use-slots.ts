import type { ObjectNumber } from '@tafelrunde/kernel';
import { useState } from 'react';
import { assignSlots } from '../../table/fit.ts';

export type Slots = readonly (ObjectNumber | undefined)[];

/** Cards stay where they lie, so that nothing moves under a finger. */
export function useSlots(objects: readonly ObjectNumber[], atLeast: number): Slots {
  const [held, hold] = useState<Slots>([]);
  const slots = assignSlots(held, objects, atLeast);
  if (slots.join() === held.join()) return held;
  hold(slots);
  return slots;
}
