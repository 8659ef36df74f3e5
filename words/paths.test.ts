import type { Path } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { below, valueAt } from './paths.ts';
import type { CardData } from './word.ts';

const GAIN = { word: 'gain', n: 2 };
const data: CardData = (card) => (card === 'coin' ? { play: { do: [GAIN] } } : undefined);

/** As it comes out of a stored match: equal, but not the same array. */
const stored = (path: Path): Path => [path[0], ...path.slice(1)];

describe('a path', () => {
  it('leads from a card to a part of it, by names and numbers', () => {
    const path = below(['coin'], 'play', 'do', 0);
    expect(path).toEqual(['coin', 'play', 'do', 0]);
    expect(valueAt(data, path)).toBe(GAIN);
  });

  it('is one and the same for one place, however it was come by', () => {
    const path = below(['coin'], 'play', 'do');
    expect(below(below(['coin'], 'play'), 'do')).toBe(path);
    expect(below(stored(path))).toBe(path);
    expect(below(stored(below(['coin'], 'play')), 'do')).toBe(path);
  });

  it('that came through JSON means the same', () => {
    expect(valueAt(data, stored(below(['coin'], 'play', 'do', 0)))).toBe(GAIN);
  });

  it('of two cards, or to a name and to a number, are two', () => {
    expect(below(['coin'], 'play')).not.toEqual(below(['token'], 'play'));
    expect(below(['coin'], 'play', 0)).toEqual(['coin', 'play', 0]);
    expect(below(['coin'], 'play', '0')).toEqual(['coin', 'play', '0']);
  });

  it('that leads nowhere finds nothing', () => {
    for (const path of [below(['coin'], 'play', 'do', 1), below(['coin'], 'tap', 'do'), below(['token'], 'play')]) {
      expect(valueAt(data, path)).toBeUndefined();
      expect(valueAt(data, stored(path))).toBeUndefined();
    }
    expect(valueAt(data, below(['coin'], 'play', 'do', 0, 'n', 'more'))).toBeUndefined();
  });

  it('finds what stands in the data that it is asked of, though it was asked of other data before', () => {
    const other: CardData = () => ({ play: { do: [] } });
    const path = below(['coin'], 'play', 'do', 0);
    expect([valueAt(data, path), valueAt(other, path), valueAt(data, path)]).toEqual([GAIN, undefined, GAIN]);
  });
});
