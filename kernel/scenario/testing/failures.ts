import { granted } from '../../errors.ts';
import { runScenarioEveryWay } from '../run.ts';
import { readScenario, type Scenario } from '../schema.ts';
import { fair } from './fair.ts';

export const base = { game: 'fair', seats: 2, given: { active: 0 }, open: true };

export function scenario(more: object): Scenario {
  return granted(readScenario({ ...base, ...more }));
}

/** What a scenario fails with, as `where: sentence`. */
export function failuresOf(more: object): string[] {
  return runScenarioEveryWay(fair, scenario(more)).failures.map(({ where, message }) => `${where}: ${message.en}`);
}
