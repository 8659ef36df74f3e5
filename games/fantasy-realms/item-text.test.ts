import { questionsTo, toldTo } from '@tafelrunde/kernel';
import { playRandomly } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { itemText } from './cards/cursed-item-text.ts';
import { itemIds } from './cards/ids.ts';
import { fantasyRealms } from './index.ts';
import { itemPrompts } from './item-text.ts';

const LANGS = ['en', 'de'] as const;
const names = ['Anna', 'Ben', 'Cem', 'Dora'];

describe('what cursed items say', () => {
  it('[FR-050] every item says in both languages when it may be used and what it does', () => {
    for (const id of itemIds) {
      for (const lang of LANGS) expect(itemText(id, lang)).toMatch(/^\p{Lu}[^:]+: \p{Lu}.*\.$/u);
      expect(itemText(id, 'de')).not.toMatch(/undefined|\b(the|card|cards|deck)\b/);
      expect(itemText(id, 'en')).not.toMatch(/undefined|\b(die|Karte|Karten|Nachziehstapel)\b/);
    }
  });

  it('[FR-051] every question that an item asks is put, and every button labelled, in both languages', () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      playRandomly(fantasyRealms, {
        seats: 2 + (seed % 3),
        seed,
        options: { items: true },
        onStep: ({ before, events }) => {
          for (const question of questionsTo(fantasyRealms, before, [0, 1, 2, 3])) {
            if (itemPrompts[question.op.op] === undefined) continue;
            asked.add(question.op.op);
            for (const lang of LANGS) {
              expect(fantasyRealms.text.prompt(question, lang)).toMatch(/[.?]$/);
              for (const option of question.options) {
                if (typeof option.ref === 'number') continue;
                expect(fantasyRealms.text.option(option, question, lang)).not.toMatch(/:|^\d+$/);
              }
            }
          }
          for (const event of events) {
            if (!['used', 'named', 'showedNothing', 'sealed', 'looked'].includes(event.type)) continue;
            const told = toldTo(event, 1);
            for (const lang of LANGS) expect(fantasyRealms.text.event(told, lang, names)).toMatch(/^\p{Lu}.*\S\.$/u);
          }
        },
      });
    }
    expect([...asked].sort()).toEqual(Object.keys(itemPrompts).sort());
  });
});
