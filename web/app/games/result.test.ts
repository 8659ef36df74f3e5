import { describe, expect, it } from 'vitest';
import { scoresOf, verdictOf } from './result.ts';

describe('the result of a game in one line', () => {
  const names = ['Anna', 'Ben'];

  it('names who won, and what everybody had', () => {
    const result = { names, outcome: { winners: [1], scores: [98, 132] }, ended: 'finished' } as const;
    expect(verdictOf(result, 'en')).toBe('Won by Ben');
    expect(verdictOf(result, 'de')).toBe('Gewonnen: Ben');
    expect(scoresOf(result)).toBe('Anna 98 · Ben 132');
  });

  it('says that all have won or lost who played together', () => {
    const together = (won: boolean) => ({ names, outcome: { winners: won ? [0, 1] : [], won } });
    expect(verdictOf(together(true), 'en')).toBe('Won together');
    expect(verdictOf(together(false), 'de')).toBe('Gemeinsam verloren');
  });

  it('leaves the numbers where they are beside a name that runs from right to left', () => {
    const outcome = { winners: [0], scores: [98, 132] };
    expect(scoresOf({ names: ['\u05d0\u05e0\u05d4', 'Ben'], outcome })).toBe(
      '\u2068\u05d0\u05e0\u05d4\u2069 98 · Ben 132',
    );
  });

  it('keeps two winners apart whose names run in two directions', () => {
    const outcome = { winners: [0, 1] };
    expect(verdictOf({ names: ['\u05d0\u05e0\u05d4', 'Ben'], outcome }, 'en')).toBe(
      'Won by \u2068\u05d0\u05e0\u05d4\u2069, Ben',
    );
  });

  it('names all who share a victory, and says when nobody won', () => {
    expect(verdictOf({ names, outcome: { winners: [0, 1] } }, 'en')).toBe('Won by Anna, Ben');
    expect(verdictOf({ names, outcome: { winners: [] } }, 'en')).toBe('Nobody won');
  });

  it('says why a game has no winner', () => {
    expect(verdictOf({ names, ended: 'closed' }, 'en')).toBe('The table was closed');
    expect(verdictOf({ names }, 'en')).toBe('Not played to the end');
    expect(scoresOf({ names })).toBe('Anna · Ben');
  });
});
