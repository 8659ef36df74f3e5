import { describe, expect, it } from 'vitest';
import { besides } from './pointing.ts';

const screen = { width: 400, height: 800 };
const bubble = { width: 300, height: 150 };

describe('where the teacher speaks', () => {
  it('stands in the middle where nothing is pointed at', () => {
    expect(besides(undefined, [], bubble, screen)).toEqual({ left: 50, top: 325 });
  });

  it('stands below what is spoken of', () => {
    expect(besides({ left: 150, top: 100, width: 100, height: 100 }, [], bubble, screen)).toEqual({
      left: 50,
      top: 212,
    });
  });

  it('stands above it where there is no room below, and stays on the screen', () => {
    expect(besides({ left: 0, top: 600, width: 60, height: 190 }, [], bubble, screen)).toEqual({ left: 12, top: 438 });
  });

  it('covers nothing that the learner has to reach', () => {
    const below = { left: 0, top: 220, width: 400, height: 400 };
    const { top } = besides({ left: 150, top: 180, width: 100, height: 20 }, [below], bubble, screen);
    expect(top).toBe(18);
  });
});
