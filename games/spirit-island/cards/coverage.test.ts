import { scenarioFiles } from '@tafelrunde/kernel/testing/scenarios';
import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { cards, idsOf, spiritNamed } from './catalogue.ts';

/** "Wash Away - up to 3 explorers …": the one card, power or rule that a scenario is about. */
const headOf = (title: string): string => title.split(' - ')[0] ?? '';

const heads = scenarioFiles(new URL('../scenarios/', import.meta.url)).flatMap(({ scenarios }) =>
  scenarios.map(({ name = '' }) => headOf(name)),
);

const timesShown = (name: string): number => heads.filter((head) => head === name).length;

const named = (...kinds: readonly Card['kind'][]): string[] =>
  idsOf(...kinds).map((id) => cards.get(id)?.name.en ?? id);

const spirits = idsOf('spirit').map(spiritNamed);

describe('scenarios of cards', () => {
  it('show every power, blight card, level and scenario, each in one of its own, named at the head of the title', () => {
    const all = named('unique', 'minor', 'major', 'blight', 'adversary', 'scenario');
    expect(all.filter((name) => timesShown(name) === 0)).toEqual([]);
  });

  it('show every fear card at each terror level', () => {
    expect(named('fear').filter((name) => timesShown(name) < 3)).toEqual([]);
  });

  it('show every special rule', () => {
    const rules = spirits.flatMap(({ special }) => special.flatMap(({ name }) => name.en.split(', ')));
    expect(rules.filter((name) => timesShown(name) === 0)).toEqual([]);
  });

  it('show every threshold of every innate power', () => {
    const owed = spirits
      .flatMap(({ innates }) => innates)
      .filter(({ name, thresholds }) => timesShown(name.en) < thresholds.length);
    expect(owed.map(({ name }) => name.en)).toEqual([]);
  });
});
