import { scenarioFiles } from '@tafelrunde/kernel/testing/scenarios';
import type { WordNode } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import type { Decide } from '../effects/language/words/events.ts';
import type { Card } from './card.ts';
import { cards, idsOf, spiritNamed } from './catalogue.ts';
import type { EventCard, EventPart } from './event.ts';

/** "Wash Away - up to 3 explorers …": the one card, power or rule that a scenario is about. */
const headOf = (title: string): string => title.split(' - ')[0] ?? '';

const heads = scenarioFiles(new URL('../scenarios/', import.meta.url)).flatMap(({ scenarios }) =>
  scenarios.map(({ name = '' }) => headOf(name)),
);

const timesShown = (name: string): number => heads.filter((head) => head === name).length;

const named = (...kinds: readonly Card['kind'][]): string[] =>
  idsOf(...kinds).map((id) => cards.get(id)?.name.en ?? id);

const isDecide = (node: WordNode): node is Decide => node.word === 'decide';

/** A part that consists of choices is shown by those. */
const choicesIn = (part: EventPart): readonly EventPart[] => {
  const found = part.do.flatMap((node) => (isDecide(node) ? node.choices : []));
  return found.length === 0 ? [part] : found;
};

const branchesOf = ({ main, token, dahan }: EventCard): readonly EventPart[] =>
  [...main, token ?? [], dahan ?? []].flat().flatMap(choicesIn);

const spirits = idsOf('spirit', 'aspect').map(spiritNamed);

describe('scenarios of cards', () => {
  it('show every power, blight card, level and scenario, each in one of its own, named at the head of the title', () => {
    const all = named('unique', 'minor', 'major', 'blight', 'adversary', 'scenario');
    expect(all.filter((name) => timesShown(name) === 0)).toEqual([]);
  });

  it('show every fear card at each terror level', () => {
    expect(named('fear').filter((name) => timesShown(name) < 3)).toEqual([]);
  });

  it('show every branch of every event: each choice, each time of the upper half, the part of tokens and that of the dahan', () => {
    const branches = [...cards.values()].flatMap((card) => (card.kind === 'event' ? branchesOf(card) : []));
    // The same name may stand on several cards over several things.
    const owed = new Map(branches.map((branch) => [JSON.stringify(branch), branch.name.en]));
    const names = [...owed.values()];
    const missing = names.filter((name) => timesShown(name) < names.filter((each) => each === name).length);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('show every special rule', () => {
    const rules = spirits.flatMap(({ special }) => special.map(({ name }) => name.en));
    const isShown = (name: string): boolean => timesShown(name) > 0 || name.split(', ').every(timesShown);
    expect(rules.filter((name) => !isShown(name))).toEqual([]);
  });

  it('show every aspect', () => {
    const isShown = (id: string): boolean => {
      const { aspect, special, innates } = spiritNamed(id);
      const base = spiritNamed(aspect?.of ?? id);
      const changed = [...special, ...innates].filter((each) => ![...base.special, ...base.innates].includes(each));
      return timesShown(aspect?.name.en ?? id) > 0 || changed.every(({ name }) => timesShown(name.en) > 0);
    };
    expect(idsOf('aspect').filter((id) => !isShown(id))).toEqual([]);
  });

  it('show every threshold of every innate power', () => {
    const owed = spirits
      .flatMap(({ innates }) => innates)
      .filter(({ name, thresholds }) => timesShown(name.en) < thresholds.length);
    expect(owed.map(({ name }) => name.en)).toEqual([]);
  });
});
