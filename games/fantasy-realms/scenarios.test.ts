import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  begin,
  granted,
  questionsTo,
  quickChance,
  Run,
  readOptions,
  readScenario,
  runScenario,
  runScenarioEveryWay,
  type Scenario,
  scenarioOf,
  view,
} from '@tafelrunde/kernel';
import { testScenarios } from '@tafelrunde/kernel/testing/scenarios';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fantasyRealms } from './index.ts';

const game: AnyGame = fantasyRealms;

testScenarios(game, new URL('scenarios/', import.meta.url));

it('runs the example of docs/scenarios.md', () => {
  const page = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
  const example = /```yaml\n(name: [^`]*)```/.exec(page)?.[1] ?? '';
  const read = granted(readScenario(parse(example)));
  expect(runScenarioEveryWay(game, read).failures).toEqual([]);
});

describe('a position as a bug report has it', () => {
  const everySeat = [0, 1, 2];

  function readBack(report: Scenario): Scenario {
    return granted(readScenario(JSON.parse(JSON.stringify(report))));
  }

  it('can be opened again at every question of a game, and everybody sees the same', () => {
    const options = granted(readOptions(game, { suits: true, items: true, promos: true }));
    const chance = quickChance(11);
    const run = new Run(game, begin(game, options, 3), chance);
    for (run.crank(); run.match.outcome === undefined; ) {
      const report = scenarioOf(game, run.match);
      const { ok, match = run.match } = runScenario(game, readBack(report));
      expect(ok).toBe(true);
      expect(scenarioOf(game, match)).toEqual(report);
      for (const seat of everySeat) expect(view(game, match, [seat])).toEqual(view(game, run.match, [seat]));
      const [open] = run.open();
      const [question] = questionsTo(game, run.match, everySeat);
      if (open === undefined || question === undefined) throw new Error('nobody is asked');
      const from = chance('answer', question.options.length);
      const rotated = [...question.options.slice(from), ...question.options.slice(0, from)];
      run.choose(
        open,
        rotated.slice(0, question.min).map(({ ref }) => ref),
      );
    }
  });
});
