import { cards } from '@tafelrunde/terrors-of-london';
import { describe, expect, it } from 'vitest';
import { nameLines } from './name-lines.ts';

describe('the lines of a name', () => {
  it('are as even as they can be, and broken words show their hyphen', () => {
    // F .58 a .5 m .86 a .5; H .77 u .58 n .58 d .58
    const [fama, hund] = [2.44, 2.51];
    const [one, two, three] = nameLines('Fama Hund');
    expect(one).toBeCloseTo(fama + 0.19 + hund);
    expect(two).toBeCloseTo(hund);
    expect(three).toBeCloseTo(hund);
    // M .86 o .53 o .53 r .45 and its hyphen .38; l .31 a .5 u .58 e .5 r .45 e .5 r .45
    expect(nameLines('Moorlauerer')[1]).toBeCloseTo(3.29);
  });

  it('of every card can be read on a phone of 360 pixels, whose street leaves 65 to a name: letters of 11 in three lines', () => {
    const names = [...cards.values()].flatMap(({ name }) => [name.de, name.en]);
    expect(names.filter((name) => nameLines(name)[2] > 65 / 11)).toEqual([]);
  });
});
