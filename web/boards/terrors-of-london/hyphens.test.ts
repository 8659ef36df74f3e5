import { cards } from '@tafelrunde/terrors-of-london';
import { describe, expect, it } from 'vitest';
import { longestPiece, withHyphens } from './hyphens.ts';

describe('long names', () => {
  it('can be broken where a reader would break them', () => {
    expect(withHyphens('Phantomkutscher')).toBe('Phantom\u00adkutscher');
    expect(withHyphens('Verwilderter Hund')).toBe('Ver\u00adwilderter Hund');
    expect(withHyphens('Themse-Schlange')).toBe('Themse-Schlange');
    expect(longestPiece('Schreckensfledermaus')).toBe('Schreckens'.length);
  });

  it('have no piece that does not fit a narrow card', () => {
    const names = [...cards.values()].flatMap(({ name }) => [name.de, name.en]);
    expect(names.filter((name) => longestPiece(name) > 10)).toEqual([]);
  });
});
