import { LANGS } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fourSouls } from './index.ts';

const names = ['Anna', 'Ben'];
const { text } = fourSouls;

const told = (type: string, more: Readonly<Record<string, string | number>>) =>
  LANGS.map((lang) => text.event({ type, seat: 0, data: { other: 1, n: 3, ...more } }, lang, names));

const button = (label: string) => LANGS.map((lang) => text.key(label, lang));

describe('deals are told', () => {
  it('[FS-286] [FS-288] in the log: the offer, the promise, and what became of it', () => {
    const use = { promise: 'use', card: 'the-d6' };
    expect(Object.fromEntries(LANGS.map((lang, i) => [lang, told('offered', use)[i]]))).toEqual({
      en: 'Anna offers Ben 3¢: “use The D6”.',
      de: 'Anna bietet Ben 3¢: „The D6 einsetzen“.',
    });
    expect(told('dealMade', { promise: 'pass' })).toContain('Ben nimmt 3¢ von Anna und verspricht: „nicht reagieren“.');
    expect(told('dealMade', { promise: 'pass' })).toContain('Ben takes 3¢ from Anna and promises: “do not react”.');
    expect(told('offerDeclined', { promise: 'agreed' })).toContain('Ben lehnt die 3¢ von Anna ab.');
    expect(told('offerWithdrawn', { promise: 'agreed' })).toContain('Anna takes the offer of 3¢ to Ben back.');
  });

  it('[FS-289] on the buttons: how many coins, whose, and what for', () => {
    expect(button('deal:accept:1:3:use:the-d6')).toEqual(
      expect.arrayContaining(['accept 3¢ from player 2: use The D6', '3¢ von Person 2 annehmen: The D6 einsetzen']),
    );
    expect(button('deal:withdraw:0:2:spare')).toContain('take back the offer of 2¢ to player 1: spare me this turn');
    expect(button('promise:agreed')).toEqual(expect.arrayContaining(['as agreed', 'wie besprochen']));
  });
});
