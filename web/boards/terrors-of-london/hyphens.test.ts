import { describe, expect, it } from 'vitest';
import { withHyphens } from './hyphens.ts';

describe('long names', () => {
  it('can be broken where a reader would break them', () => {
    expect(withHyphens('Phantomkutscher')).toBe('Phantom\u00adkutscher');
    expect(withHyphens('Verwilderter Hund')).toBe('Ver\u00adwilderter Hund');
    expect(withHyphens('Themse-Schlange')).toBe('Themse-Schlange');
  });
});
