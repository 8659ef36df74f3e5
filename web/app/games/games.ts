import { playableOf } from '@tafelrunde/games';
import type { AnyGame } from '@tafelrunde/kernel';

/** The rules of a playable game. A page and the worker each load what they need, when they need it. */
export function loadGame(id: string): Promise<AnyGame> {
  const found = playableOf(id);
  return found === undefined ? Promise.reject(new Error(`there is no game ${id}`)) : found.play.rules();
}
