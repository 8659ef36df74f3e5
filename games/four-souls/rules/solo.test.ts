import { begin, count, crank, granted, quickChance, Run, readOptions } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fourSouls } from '../index.ts';
import { character, hand } from '../places.ts';
import { isState } from '../state.ts';

function opened(seats: number, given: Readonly<Record<string, unknown>>) {
  const options = granted(readOptions(fourSouls, given));
  const { match } = granted(crank(fourSouls, begin(fourSouls, options, seats), quickChance(3)));
  const { state } = match;
  if (!isState(state)) throw new Error('this is no match of Four Souls');
  return { m: new Run(fourSouls, match), state };
}

describe('the solo game', () => {
  it('[FS-296] [FS-298] is set up as for two, with the die at 8', () => {
    const { m, state } = opened(2, { solo: true, rooms: true });
    expect([0, 1].map((seat) => count(m, character(seat)))).toEqual([1, 1]);
    expect([0, 1].map((seat) => count(m, hand(seat)))).toEqual([3, 3]);
    expect(state).toMatchObject({ coins: [3, 3], soloDie: 8 });
  });

  it('[FS-296] is for two characters: with more seats it is a game of rivals, bonus souls included', () => {
    const bonus = (seats: number): number =>
      count(opened(seats, { solo: true, bonusSouls: true }).m, { kind: 'bonus' });
    expect([bonus(2), bonus(3)]).toEqual([0, 3]);
  });
});
