import { hashOf } from '@tafelrunde/kernel';
import type { WireView } from './wire-view.ts';

/** Short, and the same for the same view: updates fit on what somebody has in front of them if they name it by this. */
export function markOf(view: WireView | null): string {
  return hashOf(view).slice(0, 8);
}
