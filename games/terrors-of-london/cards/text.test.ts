import { expectGolden } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { cardIds, cardNamed, isOwn } from './catalogue.ts';
import { factionName } from './factions.ts';
import { cardText } from './text.ts';

const GOLDEN = new URL('./texts.golden.md', import.meta.url);

const languages = ['de', 'en'] as const;

function entry(id: string): string {
  const { name, faction, cost, copies } = cardNamed(id);
  const said = (lang: 'en' | 'de') => {
    const about = [...(faction === undefined ? [] : [factionName(faction)[lang]]), `${cost}`, `${copies}x`];
    return `- ${lang}: **${name[lang]}** (${about.join(', ')}) ${cardText(id, lang)}`;
  };
  return [`### ${id}${isOwn(id) ? '' : ' (name published)'}`, ...languages.map(said)].join('\n');
}

const written = () =>
  `${['# Terrors of London: the texts of all cards, as their data speaks', ...cardIds.map(entry)].join('\n\n')}\n`;

describe('card texts', () => {
  it('[TL-035, TL-038, TL-041, TL-114] are those that a person has read (UPDATE_GOLDEN=1 writes them anew)', () => {
    expectGolden(GOLDEN, written());
  });

  it('[TL-175] what follows a sacrifice that may be declined is not part of the offer', () => {
    const devour = 'influence-black-shuck-devour';
    expect(cardText(devour, 'en')).toMatch(/you may SACRIFICE 1 card from your play area; gain 1 recovery/);
    expect(cardText(devour, 'de')).toMatch(/darfst du 1 Karte [^;]+ OPFERN; erhalte 1 Erholung/);
  });

  it('[TL-042] what an influence card gives stands behind its condition, and who gains is named', () => {
    const kiss = 'influence-countess-carmilla-crimson-kiss';
    expect(cardText(kiss, 'en')).toMatch(/If you have an Undead monster .*, the opponent loses 1 life, then you gain/);
    expect(cardText(kiss, 'de')).toMatch(/falls du .* hast, verliert die andere Person 1 Leben, dann erhältst du/);
  });

  it('every card has a text, no text is left open, and no language strays into the other', () => {
    for (const id of cardIds) {
      for (const lang of languages) expect(cardText(id, lang)).toMatch(/^\S.*\.$/);
      expect(cardText(id, 'de')).not.toMatch(/undefined|\b(and|or|the|gain|with|then)\b/i);
      expect(cardText(id, 'en')).not.toMatch(/undefined|\b(und|oder|die|erhalte|mit|dann)\b/i);
    }
  });
});
