import { describe, expect, it } from 'vitest';
import { faultOfName, namesIn } from './called.ts';

describe('people who gave no name', () => {
  const stored = ['Du', 'Ben', 'You'];

  it('are called in the language of today by themselves', () => {
    expect(namesIn(stored, 'en', true)).toEqual(['You', 'Ben', 'You']);
    expect(namesIn(stored, 'de', true)).toEqual(['Du', 'Ben', 'Du']);
  });

  it('are somebody else for others', () => {
    expect(namesIn(stored, 'en', false)).toEqual(['Player 1', 'Ben', 'Player 3']);
    expect(namesIn(stored, 'de', false)).toEqual(['Person 1', 'Ben', 'Person 3']);
  });
});

describe('a name for others', () => {
  it('is any other', () => {
    expect(faultOfName(' Anna', 'en')).toBeUndefined();
  });

  it.each(['You', 'Du', 'du ', 'YOU'])('is not what the app calls whoever reads: %s', (typed) => {
    expect(faultOfName(typed, 'en')).toContain('is whoever looks at it');
  });

  it('is asked for where there is none', () => {
    expect(faultOfName('  ', 'en')).toBe('Please enter a name: the others will see it.');
    expect(faultOfName('', 'de')).toBe('Gib bitte einen Namen ein: So sehen dich die anderen.');
  });
});
