import { readOptions } from '../crank/start.ts';
import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';
import { nearest } from '../text/nearest.ts';
import { fault, refusalFault } from './fault.ts';
import { layGiven } from './given.ts';
import { didYouMean } from './names.ts';
import type { Scenario } from './schema.ts';
import { matchOf } from './snapshot.ts';

/** The match that a scenario begins with, before anything has happened. */
export function openingOf(game: AnyGame, scenario: Scenario): Match {
  const { seats, given = {}, position, version } = scenario;
  if (scenario.game !== game.id) {
    throw fault(
      `This is a scenario of ${scenario.game}, not of ${game.id}.`,
      `Das ist ein Szenario von ${scenario.game}, nicht von ${game.id}.`,
    );
  }
  if (seats < game.seats.min || seats > game.seats.max) {
    const { min, max } = game.seats;
    throw fault(
      `The game is for ${min} to ${max} seats, not for ${seats}.`,
      `Das Spiel ist für ${min} bis ${max} Plätze, nicht für ${seats}.`,
    );
  }
  checkOptionNames(game, scenario.options ?? {});
  const options = readOptions(game, scenario.options ?? {}, seats);
  if (!options.ok) throw refusalFault(options.refusal);
  if (position !== undefined && version !== undefined && version !== game.version) {
    throw fault(
      `The position is of version ${version} of the rules; these are version ${game.version}.`,
      `Die Stellung gehört zu Regelversion ${version}; dies ist Version ${game.version}.`,
    );
  }
  return matchOf(game, options.value, seats, position ?? layGiven(game, options.value, seats, given));
}

function checkOptionNames(game: AnyGame, options: NonNullable<Scenario['options']>): void {
  const known = Object.keys(game.options);
  const strange = Object.keys(options).find((name) => !known.includes(name));
  const near = strange === undefined ? undefined : nearest(strange, known);
  if (near === undefined) return;
  const meant = didYouMean(near);
  throw fault(`The game has no option ${strange}${meant.en}`, `Das Spiel hat keine Option ${strange}${meant.de}`);
}
