import type { AnyGame } from '../game.ts';
import type { Journal } from '../history/journal.ts';
import type { Match } from '../match.ts';
import { leftOpen } from './leaves.ts';
import type { Scenario } from './schema.ts';
import { snapshotOf } from './snapshot.ts';

/** The present position as a scenario: what a bug report holds. */
export function scenarioOf(game: AnyGame, from: Match | Journal, name?: string): Scenario {
  const match = 'match' in from ? from.match : from;
  return {
    ...(name === undefined ? {} : { name }),
    game: game.id,
    version: match.rules.version,
    seats: match.seats,
    options: { ...match.options },
    position: snapshotOf(match),
    leaves: leftOpen(game, match),
  };
}
