import type { Drawn } from '../crank/chance.ts';
import { recordedChance } from '../crank/chance.ts';
import { clone } from '../crank/clone.ts';
import { Run } from '../crank/run.ts';
import type { AnyGame } from '../game.ts';
import type { Match, Ref } from '../match.ts';

/**
 * The shortest history of a match: what was picked on which lane, and what chance decided. Simulations keep one where a
 * journal would be too slow; any earlier position can be had from it again.
 */
export interface Tape {
  readonly picks: { readonly lane: number; readonly picks: readonly Ref[] }[];
  readonly drawn: Drawn[];
}

/** The match after so many picks from the beginning: to take one back is to rewind to one less. */
export function rewind(game: AnyGame, first: Match, { picks, drawn }: Tape, steps: number): Match {
  const run = new Run(game, clone(first), recordedChance(drawn));
  run.crank();
  for (const { lane, picks: picked } of picks.slice(0, steps)) {
    const open = run.openOn(lane);
    if (open === undefined) throw new Error(`nobody is asked on lane ${lane}`);
    run.choose(open, picked);
  }
  return run.match;
}
