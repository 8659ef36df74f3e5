import { describe, expect, it } from 'vitest';
import { type Game, idsInScenario, idsInTitle, parseRules, problemsIn, type Rule, type Test } from './rules-index.ts';

describe('rules.md', () => {
  it('has rules in tables and lists; other lines are prose', () => {
    const rules = parseRules(
      [
        '| id | rule | source |',
        '| --- | --- | --- |',
        '| XX-001 | Draw a card. | book |',
        'Prose about XX-001.',
        '- **XX-002** Discard a card.',
      ].join('\n'),
    );
    expect(rules).toEqual([
      { id: 'XX-001', text: 'Draw a card.' },
      { id: 'XX-002', text: 'Discard a card.' },
    ]);
  });

  it('marks what has no test and what is left out', () => {
    const [first, second] = parseRules(
      '- **XX-001** Sit around a table. (no test: furniture)\n| XX-002 | Hurry. (left out: real time) |',
    );
    expect(first?.untested).toBe('furniture');
    expect(second?.leftOut).toBe('real time');
  });
});

describe('a test names its rules', () => {
  it('in brackets in its title', () => {
    expect(idsInTitle('draws [XX-001]')).toEqual(['XX-001']);
    expect(idsInTitle('[XX-001, XX-002] draws')).toEqual(['XX-001', 'XX-002']);
    expect(idsInTitle('[XX-001] chapter > [XX-003] draws')).toEqual(['XX-001', 'XX-003']);
    expect(idsInTitle('draws XX-001 [0, 1] [a]')).toEqual([]);
  });

  it('in a scenario file, in brackets or one to a line', () => {
    expect(idsInScenario("game: x\nrules: [XX-001, 'XX-002']\nseats: 2\n")).toEqual(['XX-001', 'XX-002']);
    expect(idsInScenario('rules:\n  - XX-001\n  - XX-002\nseats: 2\n')).toEqual(['XX-001', 'XX-002']);
    expect(idsInScenario('game: x\nseats: 2\n')).toEqual([]);
  });
});

describe('the index', () => {
  const rule = (id: string, marks: Partial<Rule> = {}): Rule => ({ id, text: 'Do it.', ...marks });
  const shows = (...ids: string[]): Test => ({ file: 'a.test.ts', title: 'works', ids });
  const game = (...rules: Rule[]): Game => ({ name: 'x', rules });

  it('is content when every rule has a test', () => {
    expect(problemsIn([game(rule('XX-001'), rule('XX-002'))], [shows('XX-001', 'XX-002')])).toEqual([]);
  });

  it('reports a rule without a test, unless it is left out', () => {
    const rules = [rule('XX-001'), rule('XX-002', { leftOut: 'real time' })];
    expect(problemsIn([game(...rules)], [])).toEqual(['x: no test names XX-001: Do it.']);
  });

  it('waits for the tests of a game in the works', () => {
    expect(problemsIn([{ ...game(rule('XX-001')), inTheWorks: true }], [])).toEqual([]);
  });

  it('reports a test that names an unknown rule', () => {
    expect(problemsIn([game(rule('XX-001'))], [shows('XX-001', 'XX-100')])).toEqual([
      'a.test.ts: "works" names XX-100, which no rules.md has',
    ]);
  });

  it('allows a mark "no test" on one rule in twenty, and only if it is true', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => rule(`XX-${i}`));
    const all = shows(...twenty.map(({ id }) => id));
    const marked = rule('XX-20', { untested: 'furniture' });
    expect(problemsIn([game(...twenty, marked)], [all])).toEqual([]);
    expect(problemsIn([game(...twenty, marked)], [all, shows('XX-20')])).toEqual([
      'x: XX-20 is marked "no test" but has one',
    ]);
    expect(problemsIn([game(...twenty, marked, { ...marked, id: 'XX-21' })], [all])).toEqual([
      'x: 2 of 22 rules are marked "no test"; 5 % is the most',
    ]);
  });

  it('reports an id that stands twice', () => {
    expect(problemsIn([game(rule('XX-001'), rule('XX-001'))], [shows('XX-001')])).toEqual([
      'x: XX-001 stands twice in rules.md',
    ]);
  });

  it('waits for a game that has no rules.md yet', () => {
    const unwritten: Game = { name: 'y', rules: undefined };
    expect(problemsIn([game(rule('XX-001')), unwritten], [shows('XX-001', 'YY-001')])).toEqual([]);
    expect(problemsIn([game(rule('XX-001'))], [shows('XX-001', 'YY-001')])).toHaveLength(1);
  });
});
