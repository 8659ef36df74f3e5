import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';
import { runScenario } from '../scenario/run.ts';
import { readScenario } from '../scenario/schema.ts';

/** A scenario without the words that only a file needs. */
type Laid = Readonly<Record<string, unknown>>;

/** Where a scenario leads to, with all that is asked there. */
export function positionAfter(game: AnyGame, laid: Laid): Match {
  const { match, failures } = runScenario(game, granted(readScenario({ game: game.id, seats: 2, ...laid })));
  const wrong = failures.filter(({ where }) => where !== 'end');
  if (match === undefined || wrong.length > 0)
    throw new Error(wrong.map(({ where, message }) => `${where}: ${message.en}`).join(' '));
  return match;
}
