import { describe, expect, it } from 'vitest';
import { cornersOf } from './corners.ts';

const namesOf = (map: string): readonly string[] => cornersOf(map).map(({ name }) => name);
const nextTo = (map: string, wanted: string): readonly string[] =>
  cornersOf(map).find(({ name }) => name === wanted)?.next ?? [];

describe('corners of lands', () => {
  it('[SI-335] of board A: where three lands meet, at the coast and at the edge', () => {
    expect(namesOf('A standard').toSorted()).toEqual([
      'A1-A2-A4',
      'A1-A2-sea',
      'A1-A4-A5',
      'A1-A5-A6',
      'A1-A6-edge',
      'A1-sea-edge',
      'A2-A3-A4',
      'A2-A3-sea',
      'A3-A4-edge',
      'A3-sea-edge',
      'A4-A5-edge',
      'A5-A6-A8',
      'A5-A7-A8',
      'A5-A7-edge',
      'A6-A8-edge',
      'A7-A8-edge',
    ]);
  });

  it('[SI-335] borders of lands lead from a corner to others, three from each, two where the ocean meets the edge', () => {
    expect(nextTo('A standard', 'A1-A4-A5').toSorted()).toEqual(['A1-A2-A4', 'A1-A5-A6', 'A4-A5-edge']);
    expect(nextTo('A standard', 'A3-sea-edge').toSorted()).toEqual(['A2-A3-sea', 'A3-A4-edge']);
    for (const board of ['A', 'B', 'C', 'D', 'E', 'F']) {
      for (const { name, next } of cornersOf(`${board} standard`)) {
        expect(next).toHaveLength(name.endsWith('sea-edge') ? 2 : 3);
      }
    }
  });

  it('[SI-335, SI-006] where boards meet lands of both do', () => {
    const names = namesOf('A B standard');
    expect(names).toContain('A3-B4-B7');
    expect(names).toContain('A3-B7-edge');
    expect(names).not.toContain('A3-sea-edge');
  });
});
