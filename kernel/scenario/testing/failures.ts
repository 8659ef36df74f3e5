import { granted } from '../../errors.ts';
import { leftOpen } from '../leaves.ts';
import { runScenario, runScenarioEveryWay } from '../run.ts';
import { readScenario, type Scenario } from '../schema.ts';
import { fair } from './fair.ts';

export const base = { game: 'fair', seats: 2, given: { active: 0 } };

export function scenario(more: object): Scenario {
  return granted(readScenario({ ...base, ...more }));
}

/** What a scenario fails with, as `where: sentence`. */
export const allFailuresOf = (more: object): string[] =>
  runScenarioEveryWay(fair, scenario(more)).failures.map(({ where, message }) => `${where}: ${message.en}`);

/** The same, whatever is left open at the end. */
export function failuresOf(more: object): string[] {
  const { match } = runScenario(fair, scenario(more));
  return allFailuresOf({ ...more, leaves: match === undefined ? {} : leftOpen(fair, match) });
}
