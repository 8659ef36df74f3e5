import { PIPS } from '../pips.ts';
import { BLOOD, circle, GOLD, INK } from './parts.ts';
import type { Picture } from './picture.ts';
import { STEEL } from './shapes.ts';
import { thing } from './sheet.tsx';

/** So many pips around the middle, a step apart. */
const pips = (n: number, step: number): string =>
  (PIPS[n] ?? [])
    .map((pip) => circle(50 + ((pip % 3) - 1) * step, 50 + (Math.floor(pip / 3) - 1) * step, step / 3))
    .join('');

export const dieFace = (n: number): Picture =>
  thing(
    [
      'M16 4C40 0 62 2 84 4 94 6 96 12 96 20 100 40 98 62 96 82 94 94 88 96 80 96 60 100 40 98 20 96 8 94 4 90 4 80 0 60 2 40 4 18 4 8 10 4 16 4z',
      '#f7f2ea',
    ],
    [pips(n, 24), n === 1 ? BLOOD : INK],
  );

/** Swords that cross over a die with the roll that is needed. */
export const battleRoyale = (n: number): Picture =>
  thing(
    ['M2-4 14-2 98 84 90 92-2 8zM98-4 86-2 2 84 10 92 102 8z', STEEL],
    ['M70 82 88 64 94 70 76 88zM30 82 12 64 6 70 24 88z', GOLD],
    ['M28 28H72V72H28z', '#f7f2ea'],
    [pips(n, 13), INK],
  );
