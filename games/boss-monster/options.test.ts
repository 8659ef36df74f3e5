import { describe, expect, it } from 'vitest';
import { options, whyNotTogether } from './options.ts';
import { cardSets, isIn, setNames } from './sets.ts';

const isPlayed = (sets: Readonly<Record<string, boolean | string>>, seats = 4): boolean =>
  whyNotTogether({ base: false, ...sets }, seats) === undefined;

describe('the Big Box', () => {
  it('[BM-001] holds the base game and six expansions, and no promo card', () => {
    const held = cardSets.filter((set) => isIn({ bigBox: true }, set)).map((set) => setNames[set].de);
    expect(held.toSorted()).toEqual([
      'Aufstieg der Minibosse',
      'Boss Monster',
      'Bruchlandung',
      'Gewölbe der Schurken',
      'Next Level',
      'Totale Zerstörung',
      'Werkzeuge nach Helden-Art',
    ]);
  });
});

describe('what may be played together', () => {
  it('[BM-010] five and six need Crash Landing', () => {
    for (const seats of [2, 3, 4]) expect(isPlayed({ base: true }, seats)).toBe(true);
    for (const seats of [5, 6]) {
      expect(isPlayed({ base: true }, seats)).toBe(false);
      expect(isPlayed({ base: true, 'crash-landing': true }, seats)).toBe(true);
      expect(isPlayed({ bigBox: true }, seats)).toBe(true);
    }
  });

  it('[BM-093] one or two of the stand-alone games, and the Heroes of one that is played', () => {
    for (const game of ['base', 'next-level', 'minibosses']) expect(isPlayed({ [game]: true })).toBe(true);
    expect(isPlayed({ base: true, 'next-level': true })).toBe(true);
    expect(isPlayed({ base: true, 'next-level': true, minibosses: true })).toBe(false);
    expect(isPlayed({ base: true, 'next-level': true, heroes: 'next-level' })).toBe(true);
    expect(isPlayed({ base: true, heroes: 'next-level' })).toBe(false);
  });

  it('[BM-094] the others are added to a stand-alone game, singly or together, and not played alone', () => {
    const others = ['crash-landing', 'tools-of-hero-kind', 'implements', 'vault', 'promo'];
    for (const set of others) {
      expect(isPlayed({ [set]: true })).toBe(false);
      expect(isPlayed({ 'next-level': true, [set]: true })).toBe(true);
    }
    const all = Object.fromEntries(others.map((set) => [set, true]));
    expect(isPlayed({ base: true, minibosses: true, ...all })).toBe(true);
  });

  it('[BM-137] who chooses of two Bosses needs so many: base and Crash Landing have 11', () => {
    const sets = { base: true, 'crash-landing': true, chooseBoss: true };
    expect(isPlayed(sets, 5)).toBe(true);
    expect(isPlayed(sets, 6)).toBe(false);
    expect(isPlayed({ ...sets, 'next-level': true }, 6)).toBe(true);
  });

  it('says why not, in both languages', () => {
    const why = whyNotTogether({ base: true }, 5);
    expect(why?.en).toContain('Crash Landing');
    expect(why?.de).toContain('Bruchlandung');
  });

  it('the base game alone is what is played unless somebody wants more', () => {
    expect(options.base?.default).toBe(true);
    expect(options['next-level']?.default).toBe(false);
  });
});
