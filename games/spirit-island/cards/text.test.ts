import { expectGolden } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { spelt } from '../effects/icons.ts';
import { cards } from './catalogue.ts';
import { cardText, printedOn } from './text.ts';

const GOLDEN = new URL('./texts.golden.md', import.meta.url);

const languages = ['de', 'en'] as const;

function entry(id: string): string {
  const card = cards.get(id);
  const said = (lang: 'en' | 'de') => {
    const isPower = card?.kind === 'minor' || card?.kind === 'major' || card?.kind === 'unique';
    const printed = isPower ? ` (${printedOn(card, lang)})` : '';
    return `- ${lang}: **${card?.name[lang]}**${printed} ${cardText(id, lang)}`;
  };
  return [`### ${id} (${card?.kind})`, ...languages.map(said)].join('\n');
}

const written = () =>
  `${['# Spirit Island: the texts of all cards, as their data speaks', ...[...cards.keys()].map(entry)].join('\n\n')}\n`;

describe('card texts', () => {
  it('are those that a person has read (UPDATE_GOLDEN=1 writes them anew)', () => {
    expectGolden(GOLDEN, written());
  });

  it('every card has a text, no token is left when it is spelt out, and no language strays into the other', () => {
    for (const id of cards.keys()) {
      for (const lang of languages) expect(spelt(cardText(id, lang), lang)).toMatch(/^\S[^{}]*\.$/);
      expect(spelt(cardText(id, 'de'), 'de')).not.toMatch(/undefined|\b(and|or|the|gain|with|then)\b/i);
      expect(spelt(cardText(id, 'en'), 'en')).not.toMatch(
        /undefined|\b([Uu]nd|[Oo]der|die|[Ee]rhalte|[Mm]it|[Dd]ann)\b/,
      );
    }
  });
});
