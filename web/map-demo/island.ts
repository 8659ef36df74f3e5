import { type NamedRef, refs } from '@tafelrunde/kernel';
import type { Box, Point } from '../table/map/camera.ts';

/* An island of six boards with eight lands each, all of our own making, as large as any that will be played on. */

export interface Land {
  readonly ref: NamedRef;
  readonly name: string;
  readonly kind: (typeof TERRAINS)[number];
  readonly outline: readonly Point[];
  readonly at: Point;
}

const TERRAINS = ['mountain', 'wetland', 'jungle', 'sands'] as const;
const SIDE = 300;
const ACROSS = 4;
const DOWN = 2;

/** Corners are shared, and moved a little, so that no two lands are alike. */
const corner = (x: number, y: number): Point => ({
  x: x * SIDE + Math.sin(x * 5 + y * 3) * 50 + 60,
  y: y * SIDE * 0.9 + Math.cos(x * 4 + y * 7) * 45 + 60,
});

function landAt(board: number, n: number): Land {
  const x = (board % 3) * ACROSS + (n % ACROSS);
  const y = Math.floor(board / 3) * DOWN + Math.floor(n / ACROSS);
  const outline = [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)];
  const middle = (side: 'x' | 'y'): number => outline.reduce((sum, point) => sum + point[side], 0) / outline.length;
  const name = `${'ABCDEF'.charAt(board)}${n + 1}`;
  return {
    ref: refs.land(name),
    name,
    kind: TERRAINS[(n * 3 + board) % TERRAINS.length] ?? 'sands',
    outline,
    at: { x: middle('x'), y: middle('y') },
  };
}

export const lands: readonly Land[] = Array.from({ length: 6 }, (_, board) =>
  Array.from({ length: 8 }, (_, n) => landAt(board, n)),
).flat();

export const island: Box = { x: 0, y: 0, width: 3 * ACROSS * SIDE + 120, height: 2 * DOWN * SIDE * 0.9 + 120 };
