import { fourSouls } from '@tafelrunde/four-souls';
import { questionsTo, view } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../table/cards/reading.ts';
import { doingWith } from './doing.ts';

/** What the button beside the first card of a kind says to the active player. */
function said(given: object, kind: string, play: readonly object[] = []): string | undefined {
  const match = positionAfter(fourSouls, { given: { active: 0, phase: 'action', ...given }, chance: [], play });
  const seen = view(fourSouls, match, [0]);
  const [question] = questionsTo(fourSouls, match, [0]).filter(({ standing }) => !standing);
  const [card] = cardsOf(seen, kind, kind === 'hand' || kind === 'items' ? 0 : undefined);
  return doingWith({ view: seen, lang: 'en' }, question, card?.obj ?? 0);
}

describe('what a card in large can be told to do', () => {
  it('[FS-141, FS-151] a monster is attacked, and something in the shop is bought for its price', () => {
    expect(said({}, 'monster')).toBe('Attack');
    expect(said({ 'coins/0': 12 }, 'shop')).toBe('Buy for 10¢');
    expect(said({ attacksMade: 1 }, 'monster')).toBeUndefined();
  });

  it('[FS-074, FS-076] loot is played, and an item is used', () => {
    expect(said({ 'hand/0': ['two-cents'] }, 'hand')).toBe('Play');
    expect(said({ 'items/0': ['mr-boom'] }, 'items')).toBe('Use');
  });
});
