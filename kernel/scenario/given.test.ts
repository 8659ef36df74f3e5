import { describe, expect, it } from 'vitest';
import { failuresOf } from './testing/failures.ts';

describe('what is given', () => {
  it('lays cards where they are wanted and leaves the rest where the setup puts them', () => {
    expect(
      failuresOf({
        given: { active: 1, 'bag/0': ['Teddybär'], pile: ['penny', 'kite'], coins: [5, 0] },
        expect: [
          { zone: { bear: 'bag/0', drum: 'shelf', 'bag/1': [] } },
          // The first is on top; what the setup left lies under it.
          { pile: ['penny', 'kite', 'tin-bear', 'penny'] },
          { shelf: ['drum'], 'coins/0': 5, state: { coins: [5, 0], luck: 0 } },
          { asked: [1] },
        ],
      }),
    ).toEqual([]);
  });

  it('gives back to its pile what the setup lays out and the scenario does not want there', () => {
    expect(failuresOf({ given: { active: 0, shelf: ['kite'] }, expect: { shelf: ['kite'], pile: 5 } })).toEqual([]);
  });

  it('takes the rest of a pile out of the game when only some cards are wanted there', () => {
    expect(failuresOf({ given: { active: 0, pile: { only: ['kite'] } }, expect: { pile: ['kite'] } })).toEqual([]);
  });

  it('changes one counter of several by its seat', () => {
    expect(failuresOf({ given: { active: 0, 'coins/1': 7 }, expect: { coins: [2, 7] } })).toEqual([]);
  });

  it('counts by card: the object that lies there', () => {
    expect(
      failuresOf({ given: { active: 0, 'shine/drum': 3 }, expect: { 'shine/drum': 3, 'shine/bear': null } }),
    ).toEqual([]);
    expect(failuresOf({ given: { active: 0, 'shine/harp': 3 } })[0]).toContain('shine/harp');
  });

  it('lets a seat know a card that it does not see', () => {
    expect(
      failuresOf({
        given: { active: 0, knows: { 1: ['kite'] } },
        expect: { knows: { 1: ['kite'], watchers: ['drum'] }, knowsNot: { 0: ['kite'], watchers: ['kite'] } },
      }),
    ).toEqual([]);
  });

  it('begins with the setup of the game when nobody is active, chance being scripted', () => {
    const play = {
      given: {},
      chance: [{ leave: 'pile' }],
      expect: [{ pile: ['tin-bear', 'penny', 'penny', 'kite'] }, { event: { type: 'shuffled', from: 'pile' } }],
    };
    expect(failuresOf(play)).toEqual([]);
  });

  it.each([
    [{ given: { active: 0, 'bag/0': ['bare'] } }, 'There is no card bare in this game; did you mean bear?'],
    [{ given: { active: 0, bags: [] } }, 'The game has neither a zone nor a counter bags; did you mean bag?'],
    [{ given: { active: 0, 'bag/2': [] } }, 'There is no seat 2: the 2 seats are 0 to 1.'],
    [{ given: { active: 5 } }, 'There is no seat 5: the 2 seats are 0 to 1.'],
    [{ given: { active: 0, 'bag/0': ['bear', 'bear'] } }, 'bear is wanted more often than the game has it.'],
    [{ given: { active: 0, 'bag/0': 3 } }, 'The zone bag/0 needs a list of cards.'],
    [{ given: { active: 0, 'coins/9': 3 } }, 'The game has neither a zone nor a counter coins/9; did you mean coins?'],
    [{ seats: 4 }, 'The game is for 2 to 3 seats, not for 4.'],
    [{ game: 'other' }, 'This is a scenario of other, not of fair.'],
    [{ options: { rich: 3 } }, 'Option rich must be true or false.'],
    [{ options: { rihc: true } }, 'The game has no option rihc; did you mean rich?'],
    [{ given: { active: 0, bga: [] } }, 'The game has neither a zone nor a counter bga.'],
    [{ given: { active: 0, 'bagg/0': [] } }, 'The game has neither a zone nor a counter bagg/0; did you mean bag/0?'],
    [{ given: { active: 0, 'bag/0': ['portal'] } }, 'There is no card portal in this game.'],
  ])('says what is wrong with %j', (more, sentence) => {
    expect(failuresOf(more)).toEqual([`given: ${sentence}`]);
  });
});
