import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { describe, expect, it } from 'vitest';
import { keywordsOf } from './keywords.ts';

describe('words on a card', () => {
  it.each([
    ['great-flood', ['blank']],
    ['mountain', ['clear', 'with']],
    ['earth-elemental', ['each', 'other']],
    ['fountain-of-life', ['strength']],
  ])('are the same in both languages: %s', (id, words) => {
    for (const lang of ['en', 'de'] as const) {
      expect(keywordsOf(id, fantasyRealms.text.card(id, lang).text)).toEqual(words);
    }
  });

  it('tell of wild cards and of items', () => {
    expect(keywordsOf('mirage', fantasyRealms.text.card('mirage', 'en').text)).toContain('wild');
    expect(keywordsOf('shovel', '')).toEqual(['item']);
  });
});
