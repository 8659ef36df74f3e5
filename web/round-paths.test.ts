import { describe, expect, it } from 'vitest';
import { roundPaths } from './round-paths.ts';

const rounded = (path: string): string | undefined => / d="([^"]*)"/.exec(roundPaths(`<path d="${path}"/>`))?.[1];

describe('the paths of icons', () => {
  it.each([
    ['M256 16c-36.446 0-73.264 13.433-139.97 40', 'M256 16c-36 0-73 13-140 40'],
    ['M10.4 10.4l.4.4.4.4', 'M10 10l1 1 0 0'],
    ['M1 2 3 4.6', 'M1 2l2 3'],
    ['M20 20H30.2V9.7h-5z', 'M20 20h10v-10h-5z'],
    ['m5.4 5.4h10v10zm1 1', 'M5 5h10v10zm1 1'],
    ['M0 0a5 5.25 0 011.25 3', 'M0 0a5 5.3 0 0 1 1 3'],
    ['M0 0S5 5.1-5-5', 'M0 0s5 5-5-5'],
    ['M0 0l1e-2-.98', 'M0 0l0-1'],
  ])('%s becomes %s', (path, expected) => {
    expect(rounded(path)).toBe(expected);
  });

  it('end where they began, however many steps there are', () => {
    const there = 'l.4.4'.repeat(100);
    const back = 'l-.4-.4'.repeat(100);
    const steps = [...(rounded(`M0 0${there}${back}`) ?? '').matchAll(/-?\d+/g)].map(Number);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(0);
    expect(Math.max(...steps)).toBe(1);
  });

  it('are all that is changed', () => {
    const svg = '<svg viewBox="0 0 512.25 512"><path fill="#123456" d="M1 2"/></svg>';
    expect(roundPaths(svg)).toBe(svg);
  });
});
