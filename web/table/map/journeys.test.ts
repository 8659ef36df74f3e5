import { describe, expect, it } from 'vitest';
import { journeys, type Standing } from './journeys.ts';

const standing = (places: Readonly<Record<string, Readonly<Record<string, number>>>>): Standing =>
  new Map(Object.entries(places).map(([place, kinds]) => [place, new Map(Object.entries(kinds))]));

describe('pieces that have gone elsewhere', () => {
  it('are those that one place has less and another has more', () => {
    const before = standing({ A1: { town: 2, explorer: 1 }, A2: {}, A3: { town: 1 } });
    const after = standing({ A1: { explorer: 1 }, A2: { town: 1 }, A3: { town: 2 } });
    expect(journeys(before, after)).toEqual([
      { kind: 'town', from: 'A1', to: 'A2' },
      { kind: 'town', from: 'A1', to: 'A3' },
    ]);
  });

  it('are none where pieces only come or go', () => {
    expect(journeys(standing({ A1: { town: 1 } }), standing({ A1: { explorer: 1 } }))).toEqual([]);
    expect(journeys(standing({}), standing({ A1: { town: 1 } }))).toEqual([]);
  });
});
