import { LANGS, type Lang } from '@tafelrunde/kernel';
import { expectGolden } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { cards } from './catalogue.ts';
import { listedAs } from './listed-in-tests.ts';
import { cardText } from './text.ts';

const file = new URL('texts.golden.md', import.meta.url);

const linesIn = (id: string, lang: Lang): string =>
  cardText(id, lang)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `- ${line}`)
    .join('\n');

const golden = (): string =>
  [
    '# What stands on the cards',
    'Made from the data that runs. `UPDATE_GOLDEN=1 npx vitest run games/four-souls/cards` writes it anew; read what changed aloud.',
    ...Object.entries(cards).map(([id, { kind }]) =>
      [`## ${listedAs(id)} (${kind})`, ...LANGS.map((lang) => linesIn(id, lang)).filter((lines) => lines !== '')].join(
        '\n\n',
      ),
    ),
  ].join('\n\n');

describe('card texts', () => {
  it('are those of the golden file', () => {
    expectGolden(file, `${golden()}\n`);
  });

  it('leave nothing unsaid', () => {
    const unsaid = Object.keys(cards).filter((id) =>
      LANGS.some((lang) => /undefined|\[object|NaN/.test(cardText(id, lang))),
    );
    expect(unsaid).toEqual([]);
  });

  it('[FS-257] a death is named in German, and when', () => {
    expect(cardText('suicide-king', 'de')).toBe('Bei deinem Tod (vor der Todesstrafe): Nimm 3 Beute.');
    expect(cardText('blood-money', 'de')).toBe(
      'Beim Tod einer Person (vor der Todesstrafe) erhält jede andere Person 4¢.',
    );
  });

  it('[FS-191] where somebody else rolls, the card speaks of itself by name', () => {
    expect(cardText('globin', 'en')).toMatch(/rolls! 1–4: This card takes 1 damage/);
    expect(cardText('dingle', 'de')).toMatch(/5–6: Diese Karte erleidet 1 Schaden/);
  });

  it('are spoken in two languages', () => {
    const once = Object.entries(cards).filter(
      ([id, { abilities }]) => abilities.length > 0 && cardText(id, 'de') === cardText(id, 'en'),
    );
    expect(once).toEqual([]);
  });
});
