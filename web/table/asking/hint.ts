import type { Store } from '../../app/kept/store.ts';
import { announce } from '../../app/shell/announcer.tsx';

/** A sentence beside the prompt, for eyes and ears. */
export function sayBeside(hint: Store<string | undefined>, said: string): void {
  hint.set(said);
  announce(said);
}
