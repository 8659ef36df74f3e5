import { describe, expect, it } from 'vitest';
import { objection } from './variants.ts';

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
