import { describe, expect, it } from 'vitest';
import { quickChance } from '../crank/chance.ts';
import { questionsTo } from '../crank/questions.ts';
import { readOptions } from '../crank/start.ts';
import { granted } from '../errors.ts';
import { apply, openJournal } from '../history/journal.ts';
import { scenarioOf } from './export.ts';
import { runScenario, runScenarioEveryWay } from './run.ts';
import { readScenario } from './schema.ts';
import { scenario } from './testing/failures.ts';
import { fair } from './testing/fair.ts';

describe('scenarioOf', () => {
  it('gives the position of a running match as a scenario that goes on in the same way', () => {
    const options = granted(readOptions(fair, { rich: true }));
    const journal = openJournal(fair, options, 3);
    const chance = quickChance(5);
    apply(journal, { kind: 'begin' }, chance);
    for (let i = 0; i < 5; i++) {
      const report = scenarioOf(fair, journal, 'a position');
      const scenario = granted(readScenario(JSON.parse(JSON.stringify(report))));
      const { match, ok } = runScenarioEveryWay(fair, scenario);
      expect(ok).toBe(true);
      if (match === undefined) throw new Error('no match');
      expect(scenarioOf(fair, match, 'a position')).toEqual(report);
      const seats = [0, 1, 2];
      const [question] = questionsTo(fair, journal.match, seats);
      expect(questionsTo(fair, match, seats)[0]).toEqual(question);
      const pick = question?.options[0]?.ref;
      if (question === undefined || pick === undefined) throw new Error('no question');
      apply(journal, { kind: 'answer', by: question.seat, question: question.id, picks: [pick] }, chance);
    }
  });

  it('refuses to run a position of other rules', () => {
    const { match } = runScenario(fair, scenario({}));
    if (match === undefined) throw new Error('no match');
    const { failures } = runScenario(fair, { ...scenarioOf(fair, match), version: 7 });
    expect(failures[0]?.message.en).toBe('The position is of version 7 of the rules; these are version 1.');
  });

  it('exports a finished game too', () => {
    const won = { given: { active: 0, 'bag/0': ['kite', 'penny'] }, play: [{ 0: 'drum -> coins' }] };
    const { match } = runScenario(fair, scenario(won));
    if (match === undefined) throw new Error('no match');
    const again = runScenarioEveryWay(fair, { ...scenarioOf(fair, match), expect: { outcome: { winners: [0] } } });
    expect(again.failures).toEqual([]);
  });
});
