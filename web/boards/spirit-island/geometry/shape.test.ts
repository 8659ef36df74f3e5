import { islandNamed } from '@tafelrunde/spirit-island';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../table/map/camera.ts';
import { shapeOf } from './shape.ts';

const apart = (one: readonly Point[], other: readonly Point[]): number =>
  Math.min(...one.flatMap((a) => other.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

/** Nine places of C at A: each of three sides at each of three. */
const PLACES = ['1,-1,0', '1,-1,1', '1,0,3', '0,1,5', '1,1,2', '1,1,3', '-1,1,0', '-1,2,4', '-1,2,3'];

describe('a board that has come to the island', () => {
  it.each(PLACES)('at %s is drawn where its lands touch those that are adjacent to them, and over none', (place) => {
    const map = `A standard / *C@${place}`;
    const { lands } = islandNamed(map);
    const shapes = shapeOf(map).lands;
    const borders = lands.flatMap(({ adjacent, board }, i) =>
      adjacent.flatMap((j) => (board === 'A' && lands[j]?.board === 'C' ? [[i, j] as const] : [])),
    );
    expect(borders.length).toBeGreaterThan(2);
    for (const [i, j] of borders) {
      expect(apart(shapes[i]?.outline ?? [], shapes[j]?.outline ?? [])).toBeLessThan(3);
    }
    const middles = shapes.map(({ at }) => at);
    for (const [i, at] of middles.entries()) expect(apart([at], middles.toSpliced(i, 1))).toBeGreaterThan(80);
  });

  it('makes room for itself on the map', () => {
    const [before, after] = [shapeOf('A standard').box, shapeOf('A standard / *C@1,-1,0').box];
    expect([after.height - before.height > 800, after.width > before.width]).toEqual([true, true]);
  });
});
