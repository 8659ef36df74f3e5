import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it('finds the nearest name, if there is one within a third of the letters', () => {
  expect(nearest('Teddybar', ['drum', 'Teddybär', 'kite'])).toBe('Teddybär');
  expect(nearest('x', [])).toBeUndefined();
  expect(nearest('knig', ['king', 'knights'])).toBe('king');
  expect(nearest('99', ['the deck', 'forest'])).toBeUndefined();
  expect(nearest('', ['a', 'the deck'])).toBeUndefined();
  expect(nearest('x', ['a'])).toBeUndefined();
  expect(nearest('portal', ['forest', 'queen'])).toBeUndefined();
});
