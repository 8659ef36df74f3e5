import { announce } from '../app/announcer.tsx';
import type { Store } from '../app/store.ts';

/** A sentence beside the prompt, for eyes and ears. */
export function sayBeside(hint: Store<string | undefined>, said: string): void {
  hint.set(said);
  announce(said);
}
