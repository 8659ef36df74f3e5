import { type AnyGame, runScenarioEveryWay } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fourSouls } from './index.ts';
import { scenarioFiles } from './scenarios-in-tests.ts';

const game: AnyGame = fourSouls;

for (const { file, scenarios } of scenarioFiles()) {
  describe(`scenarios/${file}`, () => {
    for (const scenario of scenarios) {
      it(`[${(scenario.rules ?? []).join(', ')}] ${scenario.name}`, () => {
        const { failures } = runScenarioEveryWay(game, scenario);
        expect(failures.map(({ where, message }) => `${where}: ${message.en}`)).toEqual([]);
      });
    }
  });
}
