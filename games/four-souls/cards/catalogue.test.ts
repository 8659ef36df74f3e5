import { describe, expect, it } from 'vitest';
import type { CardKind, CardSet } from '../effects/language/card.ts';
import { cards, cardsOfKind } from './catalogue.ts';
import { listedAs } from './listed-in-tests.ts';

/** So many cards of these kinds lie in a box, copies counted. */
const countIn = (box: CardSet, ...kinds: readonly CardKind[]): number => cardsOfKind([box], ...kinds).length;

const inTheBox = (...kinds: readonly CardKind[]): number => countIn('b2', ...kinds);

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

describe('the box of Four Souls+', () => {
  it('[FS-017] holds 4 characters, each with an item of its own', () => {
    expect(countIn('fsp2', 'character')).toBe(4);
    expect(countIn('fsp2', 'starting-item')).toBe(4);
  });

  it('[FS-011] [FS-012] holds 30 treasures, 30 loot cards, and 30 monster cards, 8 of which are events and curses', () => {
    expect(countIn('fsp2', 'treasure')).toBe(30);
    expect(countIn('fsp2', 'loot')).toBe(30);
    expect(countIn('fsp2', 'monster')).toBe(22);
    expect(countIn('fsp2', 'event', 'curse')).toBe(8);
    expect(Object.values(cards).filter(({ set }) => set === 'fsp2')).toHaveLength(90);
  });
});

describe('the names of cards', () => {
  it('are the printed ones; only a bare list tells cards of one name apart', () => {
    expect(Object.values(cards).filter(({ name }) => /[()]/.test(name))).toEqual([]);
    expect(['pills', 'pills-2', 'the-d6'].map(listedAs)).toEqual(['Pills! (pills)', 'Pills! (pills-2)', 'The D6']);
    expect(listedAs('bum-bo-fsp2')).toBe('Bum-Bo');
    expect(new Set(Object.keys(cards).map(listedAs)).size).toBe(Object.keys(cards).length);
  });
});
