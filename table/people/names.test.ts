import { describe, expect, it } from 'vitest';
import { nameForOthers, tidyName } from './names.ts';

describe('a name', () => {
  it.each([
    ['  Anna   Maria ', 'Anna Maria'],
    ['Jürgen', 'Jürgen'],
    ['אנה כהן', 'אנה כהן'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('stays what it is: %s', (given, called) => {
    expect(tidyName(given)).toBe(called);
  });

  it('turns nothing around it, and brings no line of its own', () => {
    expect(tidyName('\u202Eanna\u202C\nBen')).toBe('annaBen');
    expect(tidyName('\u2067Anna')).toBe('Anna');
  });

  it.each(['You', 'you', ' DU ', 'Du\u200D', 'Y\u200Bou', 'You\uFE0F', 'y\u034Fou', 'ｙｏｕ'])(
    'is none for others if it is what everybody is called on their own screen: %s',
    (given) => {
      expect(nameForOthers(given)).toBe('');
    },
  );

  it.each(['Youssef', 'Dudu', 'Du Fu', 'Du\u0308'])('may begin like that: %s', (given) => {
    expect(nameForOthers(given)).toBe(given);
  });

  it('loses half of a sign that was cut off', () => {
    expect(tidyName(`Anna ${'👑'.slice(0, 1)}`)).toBe('Anna');
  });

  it.each(['', '   ', '\u200B\u200B', '\u200D', '\u3164', '\u0301'])('is none if nobody could read it', (given) => {
    expect(tidyName(given)).toBe('');
  });
});
