import { playable } from '@tafelrunde/games';
import { describe, expect, it } from 'vitest';
import { inShort } from './in-short.ts';
import { loadRules, matches, readRules, searchRules } from './rule-book.ts';

/** All that can be played can be read about. */
const games = playable.map(({ id }) => id);

const book = `# A game
Words before.

## Setting up
| id | rule |
| --- | --- |
| AB-001 | Shuffle the deck. |
| AB-002 | Deal **seven** cards. Option \`suits\`. |

## Empty
Nothing here.

## The end
| id | rule |
| --- | --- |
| AB-003 | The tenth card ends it. |
`;

describe('a rule book', () => {
  it('is read chapter by chapter', () => {
    expect(readRules(book).map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
      ['Setting up', ['AB-001', 'AB-002']],
      ['The end', ['AB-003']],
    ]);
  });

  it('is searched by all words, without case and accents', () => {
    expect(searchRules(readRules(book), 'CARD ends').flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual([
      'AB-003',
    ]);
    expect(searchRules(readRules(book), 'ab-001')).toHaveLength(1);
    expect(matches('Doppelgänger über alles', 'doppelganger uber')).toBe(true);
  });

  it('names no option as programs do', () => {
    const [chapter] = readRules(
      '## Words\n| AB-005 | It may go back. Option `goBack`, default on. |\n| AB-006 | Two. Option `end`: `a` (default) or `b`. |\n| AB-007 | Option `rooms`: one lies open. |\n',
    );
    expect(chapter?.rules.map(({ text }) => text)).toEqual(['It may go back.', 'Two.', 'Option: one lies open.']);
  });

  it('says nothing to players about how it is tested', () => {
    const [chapter] = readRules('## Words\n| AB-004 | Cards go before rules. (no test: every card is one) |\n');
    expect(chapter?.rules).toEqual([{ id: 'AB-004', text: 'Cards go before rules.' }]);
  });

  it.each(games)('of %s has the same rules in both languages', async (game) => {
    const ids = async (lang: 'en' | 'de') =>
      (await loadRules(game, lang)).map(({ rules }) => rules.map(({ id }) => id));
    expect(await ids('de')).toEqual(await ids('en'));
  });

  it.each(games)('of %s names the same options and rulings in both languages', async (game) => {
    const marks = async (lang: 'en' | 'de') =>
      (await loadRules(game, lang))
        .flatMap(({ rules }) => rules)
        .map(({ id, text }) => [id, /Ruling:|Auslegung:/.test(text), text.match(/`[^`]+`/g) ?? []]);
    expect(await marks('de')).toEqual(await marks('en'));
  });

  it.each(games)('of %s is told in short, as much in both languages', (game) => {
    const { en = [], de = [] } = inShort(game) ?? {};
    expect(en.length).toBeGreaterThan(4);
    expect(de).toHaveLength(en.length);
  });
});
