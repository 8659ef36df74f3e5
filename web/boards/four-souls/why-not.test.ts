import { fourSouls } from '@tafelrunde/four-souls';
import { questionsTo, view } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../table/cards/reading.ts';
import { whyNot } from './why-not.ts';

/** What the active player is told of a card where it lies. */
function told(given: object, kind: string, play: readonly object[] = []): string | undefined {
  const base = { active: 0, phase: 'action', 'monster#0': ['fatty'], 'hand/0': ['dice-shard'] };
  const match = positionAfter(fourSouls, { options: { rooms: true }, given: { ...base, ...given }, chance: [], play });
  const seen = view(fourSouls, match, [0]);
  const [question] = questionsTo(fourSouls, match, [0]).filter(({ standing }) => !standing);
  const [card] = cardsOf(seen, kind, kind === 'hand' ? 0 : undefined);
  if (question === undefined) throw new Error('nobody is asked');
  return whyNot({ view: seen, lang: 'en' }, question, card?.obj ?? 0);
}

describe('why something cannot be picked', () => {
  it('[FS-127] an attack that costs more than one has, with the card behind it', () => {
    const taxed = { room: ['tax-for-the-mighty'], 'souls/0': ['chub'], 'coins/0': 1 };
    expect(told(taxed, 'monster')).toBe('Tax for the Mighty: 2¢ needed, you have 1¢.');
  });

  it('[FS-127] no attack left; and nothing is said of what can be attacked', () => {
    expect(told({ attacksMade: 1 }, 'monster')).toBe('You have no attack left this turn.');
    expect(told({}, 'monster')).toBe('');
  });

  it('[FS-074] no loot play left, or nothing to aim at', () => {
    expect(told({ 'lootPlayed/0': 1 }, 'hand')).toBe('You have no loot play left.');
    expect(told({}, 'hand')).toBe('There is nothing that it could be aimed at now.');
  });
});
