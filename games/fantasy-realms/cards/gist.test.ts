import { expectGolden } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { cardGist, piecesOf } from './gist.ts';
import { baseIds, hoardIds, itemIds, promoIds } from './ids.ts';

const GOLDEN = new URL('./gists.golden.md', import.meta.url);
const all = [...baseIds, ...hoardIds, ...promoIds, ...itemIds];

const said = (id: string, lang: 'en' | 'de') => {
  const { bonus, penalty } = cardGist(id, lang);
  return [bonus, penalty === '' ? '' : `▼ ${penalty}`].filter((part) => part !== '').join(' ');
};

const written = () =>
  `# Fantasy Realms: what every card does, in a line\n\n${all
    .map((id) => `### ${id}\n- de: ${said(id, 'de')}\n- en: ${said(id, 'en')}`)
    .join('\n\n')}\n`;

describe('what a card does, in a line', () => {
  it('[FR-003] is what a person has read (UPDATE_GOLDEN=1 writes it anew)', () => {
    expectGolden(GOLDEN, written());
  });

  it('[FR-003] every card says something, in two lines of a desk at most', () => {
    for (const id of all) {
      for (const lang of ['en', 'de'] as const) {
        expect(said(id, lang)).not.toBe('');
        expect(said(id, lang).replaceAll(/\{\w+\}/g, '##').length).toBeLessThan(100);
      }
    }
  });

  it('[FR-003] names two suits, and shows more of them by their signs', () => {
    expect(said('forge', 'en')).toBe('+9 each Weapon, Artifact');
    expect(said('basilisk', 'en')).toBe('▼ Blanks {army}{leader}{beast}');
    expect(piecesOf('Blanks {army}{land}, not Mountain')).toEqual([
      'Blanks ',
      { suit: 'army' },
      { suit: 'land' },
      ', not Mountain',
    ]);
  });

  it('[FR-099] of its own suit a card counts the others', () => {
    expect(said('earth-elemental', 'de')).toBe('+15 für jedes andere Land');
    expect(said('warlock-lord', 'en')).toBe('▼ −10 each Leader, other Wizards');
  });

  it('[FR-050] of a cursed item all that it does', () => {
    expect(said('rake', 'en')).toBe('Take 2 discards, discard as many');
    expect(said('crystal-ball', 'de')).toBe('Nenne eine Farbe, andere zeigen ihre');
    expect(said('book-of-prophecy', 'en')).toBe('See the bottom 7 cards of the deck');
  });
});
