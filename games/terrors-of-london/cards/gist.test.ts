import { expectGolden } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { cardIds, cardNamed } from './catalogue.ts';
import { cardGist, piecesOf } from './gist.ts';

const GOLDEN = new URL('./gists.golden.md', import.meta.url);
const languages = ['de', 'en'] as const;

const said = (id: string, lang: 'en' | 'de') => {
  const { does, horde } = cardGist(id, lang);
  return [does, ...horde.map((each) => `[${each}]`)].filter((part) => part !== '').join(' ');
};

const written = () =>
  `${[
    '# Terrors of London: what every card does, in a line',
    ...cardIds.map((id) => [`### ${id}`, ...languages.map((lang) => `- ${lang}: ${said(id, lang)}`.trim())].join('\n')),
  ].join('\n\n')}\n`;

describe('what a card does, in a line', () => {
  it('[TL-035, TL-038, TL-041, TL-114] is what a person has read (UPDATE_GOLDEN=1 writes it anew)', () => {
    expectGolden(GOLDEN, written());
  });

  it('[TL-035] a card that says nothing has symbols', () => {
    for (const id of cardIds) {
      const { coins, power, recovery, armor } = cardNamed(id);
      for (const lang of languages) {
        const { does, horde } = cardGist(id, lang);
        expect(does === '' ? coins + power + recovery + armor : does).not.toBe(0);
        expect(horde).not.toContain('');
        expect(`${does}${horde.join('')}`).not.toMatch(/undefined|: $/);
      }
    }
  });

  it('[TL-042, TL-081, TL-114] says what it depends on first, and what everybody knows not at all', () => {
    expect(said('influence-lilith-vow-of-vengeance', 'en')).toBe('With {mortal}: DESTROY + {power:2}');
    expect(said('relic-blood-chalice', 'de')).toBe('Verliere 1 Leben: {power:2}');
    expect(said('mortal-bounty-hunter', 'en')).toBe('CLAIM. 1x monster bought: {power:2} [RAGE]');
    expect(said('starter-cultist', 'en')).toBe('');
  });

  it('[TL-035] signs stand apart from words', () => {
    expect(piecesOf('Pay {coins:1}: see {undead}')).toEqual([
      'Pay ',
      { sign: 'coins', n: 1, after: ':' },
      ' see ',
      { sign: 'undead', n: undefined, after: '' },
    ]);
  });
});
