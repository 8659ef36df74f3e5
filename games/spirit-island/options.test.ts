import { describe, expect, it } from 'vitest';
import { setup } from './setup.ts';
import { difficultyOf, difficultyParts, objection } from './variants.ts';

const isPlayed = (options: Readonly<Record<string, boolean | number | string>>, seats = 2): boolean =>
  objection(options, seats) === undefined;

const RIVER = 'river-surges-in-sunlight';
const THUNDER = 'thunderspeaker';

describe('spirits that a table names', () => {
  it('[SI-041] each is there once', () => {
    expect(isPlayed({ spirit0: RIVER, spirit1: THUNDER })).toBe(true);
    expect(isPlayed({ spirit0: RIVER, spirit1: RIVER })).toBe(false);
    // Nobody sits there.
    expect(isPlayed({ spirit0: RIVER, spirit1: RIVER }, 1)).toBe(true);
  });

  it('[SI-067] in a beginner game they are of low complexity', () => {
    expect(isPlayed({ beginner: true, spirit0: RIVER })).toBe(true);
    expect(isPlayed({ beginner: true, spirit0: THUNDER })).toBe(false);
  });

  it('[SI-041] those of another set need the set', () => {
    const spirit0 = 'sharp-fangs-behind-the-leaves';
    expect(isPlayed({ spirit0 })).toBe(false);
    expect(isPlayed({ spirit0, branchClaw: true })).toBe(true);
  });
});

describe('a solo game', () => {
  const HARSH = ['aid-from-lesser-spirits', 'back-against-the-wall'];
  const harshIn = (seats: number, soloBlight: boolean): readonly string[] => {
    const { zones } = setup({ branchClaw: true, jaggedEarth: true, soloBlight }, seats);
    const all = zones.find(({ kind }) => kind === 'blightBox')?.cards ?? [];
    expect(all).toContain('strong-earth-shatters-slowly'); // has 2 as well, but is still healthy
    return all.filter((id) => HARSH.includes(id));
  };

  it('[SI-060] may replace blight cards with only 2 blight on the blighted side', () => {
    expect(harshIn(1, true)).toEqual([]);
    expect(harshIn(1, false)).toEqual(HARSH);
    expect(harshIn(2, true)).toEqual(HARSH);
  });
});

describe('what a table chooses against it', () => {
  it('[SI-315, SI-327] an adversary needs its set', () => {
    for (const [adversary, set] of [
      ['france', 'branchClaw'],
      ['habsburg-monarchy', 'jaggedEarth'],
      ['russia', 'jaggedEarth'],
      ['scotland', 'featherFlame'],
    ] as const) {
      expect(isPlayed({ adversary })).toBe(false);
      expect(isPlayed({ adversary, [set]: true })).toBe(true);
      expect(isPlayed({ adversary: 'england', supporting: adversary })).toBe(false);
    }
    expect(objection({ adversary: 'france' }, 1)).toEqual({
      en: 'The Kingdom of France (Plantation Colony) belongs to Branch & Claw.',
      de: '„Königreich Frankreich“ gehört zu „Ast & Tatze“.',
    });
  });

  it('[SI-350] two adversaries are two, and one of them leads', () => {
    expect(isPlayed({ supporting: 'england' })).toBe(false);
    expect(isPlayed({ adversary: 'england', supporting: 'england' })).toBe(false);
    expect(isPlayed({ adversary: 'england', supporting: 'sweden' })).toBe(true);
  });

  it('[SI-348] an extra board comes with Jagged Earth, and there are six in all', () => {
    expect(isPlayed({ extraBoard: true })).toBe(false);
    expect(isPlayed({ extraBoard: true, jaggedEarth: true }, 5)).toBe(true);
    expect(isPlayed({ extraBoard: true, jaggedEarth: true }, 6)).toBe(false);
  });

  it('[SI-334, SI-339, SI-349, SI-350, SI-358] how difficult that is, and by what', () => {
    const chosen = {
      jaggedEarth: true,
      adversary: 'habsburg-monarchy',
      level: 3,
      supporting: 'england',
      supportingLevel: 4,
      scenario: 'dahan-insurrection',
      map: 'thematic',
      extraBoard: true,
    };
    // Half of 6, 7, 4, and 1 with tokens are 15; a third of that and 2.
    expect(difficultyParts(chosen).map(({ n }) => n)).toEqual([3, 7, 4, 1, 7]);
    expect(difficultyOf(chosen)).toBe(22);
    expect(difficultyParts({ map: 'thematic' })).toEqual([
      { name: { en: 'thematic map', de: 'thematische Karte' }, n: 3 },
    ]);
    expect(difficultyOf({})).toBe(0);
  });
});
