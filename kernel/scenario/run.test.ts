import { describe, expect, it } from 'vitest';
import { runScenario, runScenarioEveryWay } from './run.ts';
import { scenario } from './testing/failures.ts';
import { fair } from './testing/fair.ts';

describe('the ways to run it', () => {
  const steps = {
    play: [{ 0: 'drum -> die' }, { 1: 'pile -> coins' }, { 0: 'bear -> coins' }],
    chance: [{ label: 'd6', value: 5 }],
    leaves: { 1: 'take' },
  };

  it.each(['nothing', 'clone', 'json', 'undo'] as const)('ends in the same position through %s', (through) => {
    const plainly = runScenario(fair, scenario(steps));
    expect(runScenario(fair, scenario(steps), { through })).toEqual(plainly);
    expect(plainly.ok).toBe(true);
  });

  it('finds a rule that keeps something outside of the match', () => {
    let outside = 0;
    const leaking = {
      ...fair,
      rules: {
        ...fair.rules,
        turn: (...[m, op]: Parameters<Extract<typeof fair.rules.turn, (...args: never[]) => void>>) => {
          Object.assign(m.state, { luck: ++outside });
          const { turn } = fair.rules;
          if (typeof turn === 'function') turn(m, op);
        },
      },
    };
    const { failures } = runScenarioEveryWay(leaking, scenario(steps));
    expect(failures.map(({ where }) => where)).toEqual(['through clone', 'through json', 'through undo, play 1']);
  });
});

it('finds a rule that changes what clones of a match share', () => {
  const shared = {
    ...fair,
    setup: (...args: Parameters<typeof fair.setup>) => {
      const layout = fair.setup(...args);
      return { ...layout, state: { ...layout.state, deep: { counts: { turns: 0 } } } };
    },
    rules: {
      ...fair.rules,
      turn: (...[m, op]: Parameters<Extract<typeof fair.rules.turn, (...args: never[]) => void>>) => {
        const { deep }: { deep?: { counts: { turns: number } } } = m.state;
        if (deep !== undefined) deep.counts.turns++;
        const { turn } = fair.rules;
        if (typeof turn === 'function') turn(m, op);
      },
    },
  };
  const { failures } = runScenario(shared, scenario({ play: [{ 0: 'drum -> coins' }] }), { through: 'clone' });
  expect(failures[0]?.message.en).toBe('A step on a copy has changed the match that it was copied from.');
});
