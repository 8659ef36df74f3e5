import { LANGS, type Lang } from '@tafelrunde/kernel';
import { expectGolden } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { cards } from './catalogue.ts';
import { cardText, printed } from './text.ts';

const file = new URL('texts.golden.md', import.meta.url);

const linesIn = (id: string, lang: Lang): string =>
  [printed(id, lang) ?? '', ...cardText(id, lang).split('\n')]
    .filter((line) => line !== '')
    .map((line) => `- ${line}`)
    .join('\n');

const golden = (): string =>
  [
    '# What stands on the cards',
    'Made from the data that runs. `UPDATE_GOLDEN=1 npx vitest run games/boss-monster/cards` writes it anew; read what changed aloud.',
    ...Object.entries(cards).map(([id, { name, kind, set }]) =>
      [`## ${name.en}, ${name.de} (${id}, ${kind}, ${set})`, ...LANGS.map((lang) => linesIn(id, lang))].join('\n\n'),
    ),
  ].join('\n\n');

describe('card texts', () => {
  it('are those of the golden file', () => {
    expectGolden(file, `${golden()}\n`);
  });

  it('leave nothing unsaid', () => {
    const unsaid = Object.keys(cards).filter((id) =>
      LANGS.some((lang) => /undefined|\[object|NaN|\{|\}/.test(`${printed(id, lang)} ${cardText(id, lang)}`)),
    );
    expect(unsaid).toEqual([]);
  });

  it('are spoken in two languages', () => {
    const once = Object.entries(cards).filter(
      ([id, { abilities }]) => abilities.length > 0 && cardText(id, 'de') === cardText(id, 'en'),
    );
    expect(once).toEqual([]);
  });
});
