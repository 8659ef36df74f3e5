import { describe, expect, it } from 'vitest';
import { roundPaths } from './round-paths.ts';

const rounded = (path: string): string | undefined => / d="([^"]*)"/.exec(roundPaths(`<path d="${path}"/>`))?.[1];

describe('the paths of icons', () => {
  it.each([
    ['M256 16c-36.446 0-73.264 13.433-139.97 40', 'M256 16c-36.4 0-73.3 13.4-140 40'],
    ['m.063-.062', 'm.1-.1'],
    ['l.96-.98', 'l 1-1'],
    ['c.25.125.5.04', 'c.3.1.5 0'],
    ['l5.02.3', 'l5 .3'],
    ['l-.04-.02', 'l 0 0'],
    ['a5 5 0 011.25 3', 'a5 5 0 011.25 3'],
  ])('%s becomes %s', (path, expected) => {
    expect(rounded(path)).toBe(expected);
  });

  it('are all that is changed', () => {
    const svg = '<svg viewBox="0 0 512.25 512"><path fill="#123456" d="M1 2"/></svg>';
    expect(roundPaths(svg)).toBe(svg);
  });
});
