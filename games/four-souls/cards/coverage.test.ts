import { scenarioFiles } from '@tafelrunde/kernel/testing/scenarios';
import { describe, expect, it } from 'vitest';
import { cards } from './catalogue.ts';
import { listedAs } from './listed-in-tests.ts';

/** "Eve - a battery recharges items, and she is none": the one card that a scenario is about. */
const headOf = (title: string): string => title.split(' - ')[0] ?? '';

const shown = new Set(
  scenarioFiles(new URL('../scenarios/', import.meta.url)).flatMap(({ scenarios }) =>
    scenarios.map(({ name = '' }) => headOf(name)),
  ),
);

const owed = Object.keys(cards).filter((id) => !shown.has(listedAs(id)));

describe('scenarios of cards', () => {
  it('show every card, each in one of its own, named at the head of the title', () => {
    expect(owed).toEqual([]);
  });
});
