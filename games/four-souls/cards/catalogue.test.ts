import { describe, expect, it } from 'vitest';
import type { CardKind } from '../effects/card.ts';
import { cards, listedAs } from './catalogue.ts';

/** So many cards of these kinds lie in the box of the base game, copies counted. */
const inTheBox = (...kinds: readonly CardKind[]): number =>
  Object.values(cards)
    .filter(({ set, kind }) => set === 'b2' && kinds.includes(kind))
    .reduce((sum, { copies }) => sum + copies, 0);

describe('the box of the base game', () => {
  it('[FS-011] holds 104 loot cards', () => {
    expect(inTheBox('loot')).toBe(104);
  });

  it('[FS-012] holds 105 treasures and 107 monster cards', () => {
    expect(inTheBox('treasure')).toBe(105);
    expect(inTheBox('monster', 'event', 'curse')).toBe(107);
  });

  it('[FS-017] [FS-112] holds 11 characters, ten of them with an item of their own, and 3 bonus souls', () => {
    expect(inTheBox('character')).toBe(11);
    expect(inTheBox('starting-item')).toBe(10);
    expect(inTheBox('bonus-soul')).toBe(3);
  });
});

describe('the names of cards', () => {
  it('are the printed ones; only a bare list tells cards of one name apart', () => {
    expect(Object.values(cards).filter(({ name }) => /[()]/.test(name))).toEqual([]);
    expect(['pills', 'pills-2', 'the-d6'].map(listedAs)).toEqual(['Pills! (pills)', 'Pills! (pills-2)', 'The D6']);
    expect(new Set(Object.keys(cards).map(listedAs)).size).toBe(Object.keys(cards).length);
  });
});
