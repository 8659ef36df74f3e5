import { scenarioFiles } from '@tafelrunde/kernel/testing/scenarios';
import { describe, expect, it } from 'vitest';
import type { Card } from '../effects/language/card.ts';
import { cardSets } from '../sets.ts';
import { cards } from './catalogue.ts';

/** "Golem Factory - who dies in it …": the one card that a scenario is about. Cards of the same name are told by the file. */
const headOf = (title: string): string => title.split(' - ')[0] ?? '';

/** `cards-next-level-rooms.yaml` is about cards of Next Level. */
const setOf = (file: string): string => cardSets.find((set) => file.startsWith(`cards-${set}-`)) ?? '';

const shown = new Set(
  scenarioFiles(new URL('../scenarios/', import.meta.url)).flatMap(({ file, scenarios }) =>
    scenarios.map(({ name = '' }) => `${setOf(file)}: ${headOf(name)}`),
  ),
);

/** Heroes of whom their class says everything are shown by the rules. */
const isPlain = (card: Card): boolean =>
  card.kind === 'hero' &&
  card.abilities.length === 0 &&
  card.lure.by === 'treasure' &&
  card.lure.treasures.length === 1;

const titles = Object.values(cards)
  .filter((card) => !isPlain(card))
  .map(({ set, name }) => `${set}: ${name.en}`);

describe('scenarios of cards', () => {
  it('show every card, each in one of its own, named at the head of the title', () => {
    expect(titles.filter((title) => !shown.has(title))).toEqual([]);
  });
});
