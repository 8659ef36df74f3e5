import { expectGolden } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { cards } from './catalogue.ts';
import { cardGist } from './gist.ts';

const GOLDEN = new URL('./gists.golden.md', import.meta.url);
const all = Object.keys(cards);

const said = (id: string, lang: 'en' | 'de') => {
  const { does, reward } = cardGist(id, lang);
  return [does, reward === '' ? '' : `[${reward}]`].filter((part) => part !== '').join(' ');
};

const written = () =>
  `# Four Souls: what every card does, in a line\n\n${all
    .map((id) => `### ${id}\n- de: ${said(id, 'de')}\n- en: ${said(id, 'en')}`)
    .join('\n\n')}\n`;

describe('what a card does, in a line', () => {
  it('[FS-076] is what a person has read (UPDATE_GOLDEN=1 writes it anew)', () => {
    expectGolden(GOLDEN, written());
  });

  it('[FS-076] no card says nothing', () => {
    for (const id of all) for (const lang of ['en', 'de'] as const) expect(said(id, lang)).not.toBe('');
  });

  it('[FS-076] leaves out what the card is, and what everybody knows', () => {
    expect(said('isaac', 'en')).toBe('↷ +1 loot play');
    expect(said('dice-shard', 'de')).toBe('Würfel neu');
    expect(said('clotty', 'en')).toBe('[4¢]');
    expect(said('curse-of-pain', 'en')).toBe('Start: take 1 damage');
  });

  it('[FS-127] one more attack is not +1 attack, which is damage', () => {
    expect(said('champion-belt', 'en')).toBe('+1 attack for your first attack roll each turn. 1 more attack');
    expect(said('xl-floor', 'de')).toBe('+1 Monsterfeld. Die Person am Zug: 1 Angriff mehr');
  });

  it('[FS-182] says which rolls a card is for', () => {
    expect(said('lucky-foot', 'en')).toBe('↷ Die (no attack): up to +2');
    expect(said('20-20', 'de')).toBe('↷ Angriffswurf: bis zu +2');
    expect(said('mini-mush', 'en')).toBe('↷ Die: up to −2');
  });
});
