import { describe, expect, it } from 'vitest';
import { failuresOf } from './testing/failures.ts';

describe('chance', () => {
  const thrown = { play: [{ 0: 'drum -> die' }] };

  it('follows the script', () => {
    expect(failuresOf({ ...thrown, chance: [{ label: 'd6', n: 6, value: 4 }], expect: { luck: 5 } })).toEqual([]);
  });

  it('leaves a pile as it is, however many cards lie there', () => {
    const pile = ['tin-bear', 'penny', 'penny', 'kite'];
    expect(failuresOf({ given: {}, chance: [{ leave: 'pile' }], expect: { pile } })).toEqual([]);
    const fewer = { given: { pile: { only: ['kite', 'penny'] } }, chance: [{ leave: 'pile' }] };
    expect(failuresOf({ ...fewer, expect: { pile: ['kite', 'penny'] } })).toEqual([]);
  });

  it('fails when another pile is shuffled than the one that is left, or none', () => {
    expect(failuresOf({ given: {}, chance: [{ leave: 'bag' }] })).toEqual([
      'begin: Chance decides shuffle:pile (0 to 3), but the script has shuffle:bag next.',
    ]);
    expect(failuresOf({ chance: [{ leave: 'pile' }] })).toEqual([
      'chance: The script has more than is used: leave: pile.',
    ]);
  });

  it('fails where the game begins if the setup needs more than the script has', () => {
    expect(failuresOf({ given: {} })).toEqual([
      'begin: Chance decides shuffle:pile (0 to 3), and the script says nothing more.',
    ]);
  });

  it('fails when the script lacks an outcome, has another one next, a wrong one, or one left', () => {
    expect(failuresOf(thrown)).toEqual(['play 1: Chance decides d6 (0 to 5), and the script says nothing more.']);
    expect(failuresOf({ ...thrown, chance: [{ label: 'd8', value: 1 }] })).toEqual([
      'play 1: Chance decides d6 (0 to 5), but the script has d8 next.',
    ]);
    expect(failuresOf({ ...thrown, chance: [{ value: 6 }] })).toEqual(['play 1: Chance decides d6: 0 to 5, not 6.']);
    expect(failuresOf({ ...thrown, chance: [{ value: 1 }, { label: 'd6', value: 2 }] })).toEqual([
      'chance: The script has more than is used: d6: 2.',
    ]);
  });
});
