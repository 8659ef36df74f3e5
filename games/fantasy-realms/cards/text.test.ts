import { expectGolden } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { cards } from './catalogue.ts';
import { itemText } from './cursed-item-text.ts';
import { cursedItems } from './cursed-items.ts';
import { baseIds, type CardId, hoardIds, itemIds, promoIds } from './ids.ts';
import { suitForms } from './suits.ts';
import { cardText } from './text.ts';

const GOLDEN = new URL('./texts.golden.md', import.meta.url);

const chapter = (title: string, ids: readonly CardId[]) => [
  `## ${title}`,
  ...ids.map((id) => {
    const { name, suit, strength } = cards[id];
    const said = (lang: 'en' | 'de') =>
      `- ${lang}: **${name[lang]}** (${suitForms[suit][lang].name} ${strength}) ${cardText(id, lang)}`;
    return [`### ${id}`, said('de'), said('en')].join('\n');
  }),
];

const items = () => [
  '## Cursed items',
  ...itemIds.map((id) => {
    const { name, points, timing } = cursedItems[id];
    const said = (lang: 'en' | 'de') => `- ${lang}: **${name[lang]}** (${points}) ${itemText(id, lang)}`;
    return [`### ${id} (${timing})`, said('de'), said('en')].join('\n');
  }),
];

const written = () =>
  `${[
    '# Fantasy Realms: the texts of all cards, as their data speaks',
    ...chapter('Base game', baseIds),
    ...chapter('The Cursed Hoard', hoardIds),
    ...chapter('Promos', promoIds),
    ...items(),
  ].join('\n\n')}\n`;

describe('card texts', () => {
  it('[FR-003] are those that a person has read (UPDATE_GOLDEN=1 writes them anew)', () => {
    expectGolden(GOLDEN, written());
  });

  it('[FR-003] every card with a bonus or a penalty has a text, and no text is left open', () => {
    for (const id of [...baseIds, ...hoardIds, ...promoIds]) {
      for (const lang of ['en', 'de'] as const) expect(cardText(id, lang)).toMatch(/^\S.*\.$/);
      expect(cardText(id, 'de')).not.toMatch(/undefined|\b(and|or|with|each)\b/);
      expect(cardText(id, 'en')).not.toMatch(/undefined|\b(und|oder|mit|für)\b/);
    }
  });
});
