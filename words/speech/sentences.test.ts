import type { Lang } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { either, kind, noun, OTHER } from './noun.ts';
import { inSentences } from './sentences.ts';
import { allowed, and, clause, headed, ifYouDid, named, permitted, type Speech, sequence, when } from './speech.ts';
import { verb } from './verb.ts';

const PLAYER = kind('player', 'die Person/Personen');
const ROLL = kind('roll', 'der Wurf/Würfe');
const ITEM = kind('item', 'das Item/Items');

const EACH = noun(PLAYER, 'each', { name: 'everybody' });
const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');
const DISCARD = verb('discard {what}', 'wirf wirfst wirft werfen ab | {what}');
const DEAL = verb('deal {n} damage to {whom}', 'füge fügst fügt fügen zu | {whom.dat} {n} Schaden');
const LOOK = verb('look at {what}', 'sieh siehst sieht sehen an | {self} {what}');
const HAVE = verb('have {what}', '- hast hat haben | {what}');

const said = (speech: Speech, lang: Lang = 'de'): string => inSentences(speech, lang);
const gain = (what: string) => clause('you', GAIN, { what });

describe('nouns', () => {
  it('are declined with their adjectives, after "ein", "der" and numbers', () => {
    expect(noun(ROLL, 'a', { being: [OTHER] }).de).toEqual({
      nom: 'ein anderer Wurf',
      acc: 'einen anderen Wurf',
      dat: 'einem anderen Wurf',
      gen: 'eines anderen Wurfs',
    });
    expect(noun(PLAYER, 'each', { being: [OTHER] }).de.dat).toBe('jeder anderen Person');
    expect(noun(ITEM, 'any', { being: [OTHER] }).de.dat).toBe('beliebig vielen anderen Items');
    expect(noun(ITEM, 3).de).toMatchObject({ nom: '3 Items', dat: '3 Items' });
    expect(either('a roll or player', noun(ROLL, 'a'), noun(PLAYER, 'a')).de.acc).toBe('einen Wurf oder eine Person');
  });

  it('have English articles that fit', () => {
    expect([noun(ITEM, 'a').en, noun(ROLL, 'a').en, noun(PLAYER, 'a', { being: [OTHER] }).en]).toEqual([
      'an item',
      'a roll',
      'another player',
    ]);
  });
});

describe('clauses', () => {
  it('of "you" are orders, of others they tell', () => {
    expect(said(clause('you', DISCARD, { what: '1 Beute' }))).toBe('Wirf 1 Beute ab.');
    expect(said(clause(EACH, DISCARD, { what: '1 Beute' }))).toBe('Jede Person wirft 1 Beute ab.');
    expect(said(clause(EACH, DISCARD, { what: '1 loot' }), 'en')).toBe('Each player discards 1 loot.');
    expect(said(clause('you', HAVE, { what: '+1' }))).toBe('Du hast +1.');
    expect(said(clause('you', DEAL, { n: 2, whom: noun(PLAYER, 'a') }))).toBe('Füge einer Person 2 Schaden zu.');
  });

  it('of what one may do have an infinitive at the end', () => {
    const looking = clause('you', LOOK, { what: 'die Hand' });
    expect(said(allowed(looking))).toBe('Du darfst dir die Hand ansehen.');
    expect(said(allowed(and({ ...looking, subject: EACH }, DISCARD, { what: 'sie' })))).toBe(
      'Jede Person darf sich die Hand ansehen und sie abwerfen.',
    );
    expect(said(permitted(sequence([gain('1'), clause('you', DISCARD, { what: '1' })]), 'you'))).toBe(
      'Du darfst 1 erhalten und dann 1 abwerfen.',
    );
    expect(said(permitted(clause(EACH, GAIN, { what: '1' }), 'you'), 'en')).toBe('If you want, each player gains 1.');
  });
});

describe('sentences', () => {
  it('orders follow each other; after somebody else "you" is said', () => {
    expect(said(sequence([gain('1'), gain('2')]), 'en')).toBe('Gain 1, then gain 2.');
    const loses = clause(EACH, GAIN, { what: '1' });
    expect(said(sequence([loses, gain('2')]), 'en')).toBe('Each player gains 1, then you gain 2.');
    expect(said(sequence([loses, gain('2')]))).toBe('Jede Person erhält 1, dann erhältst du 2.');
  });

  it('the same subject is named once', () => {
    expect(said(sequence([clause(EACH, GAIN, { what: '1' }), clause(EACH, HAVE, { what: '2' })]))).toBe(
      'Jede Person erhält 1 und hat 2.',
    );
  });

  it('German turns round after a condition, and begins anew after a colon', () => {
    const rich = { en: 'if you are rich', de: 'falls du reich bist' };
    expect(said(when(rich, clause(EACH, GAIN, { what: '1' })))).toBe('Falls du reich bist, erhält jede Person 1.');
    expect(said(when(rich, gain('1')))).toBe('Falls du reich bist: Erhalte 1.');
    expect(said(when(rich, when(rich, gain('1'))))).toBe('Falls du reich bist: Falls du reich bist, erhalte 1.');
    expect(said(when({ en: 'at once', de: 'sofort', isAdverb: true }, allowed(gain('1'))))).toBe(
      'Sofort darfst du 1 erhalten.',
    );
    expect(said(when(rich, named({ en: 'CURSE', de: 'FLUCH' })), 'en')).toBe('If you are rich: CURSE.');
    expect(said(headed(gain('1'), gain('2')))).toBe('Erhalte 1: Erhalte 2.');
  });

  it('what stands under a condition does not leave it, but what looks back may', () => {
    const rich = { en: 'if you are rich', de: 'falls du reich bist' };
    const told = clause(EACH, GAIN, { what: '1' });
    expect(said(when(rich, sequence([gain('2'), told])), 'en')).toBe('If you are rich, gain 2; each player gains 1.');
    expect(said(when(rich, sequence([gain('2'), ifYouDid(told)])), 'en')).toBe(
      'If you are rich, gain 2. If you did, each player gains 1.',
    );
    expect(said(when(rich, sequence([allowed(gain('2')), ifYouDid(when(rich, gain('1')))])))).toBe(
      'Falls du reich bist, darfst du 2 erhalten. Falls du das getan hast: Falls du reich bist, erhalte 1.',
    );
  });
});
