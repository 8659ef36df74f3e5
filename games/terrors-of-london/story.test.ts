import type { ToldEvent } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { storyOf } from './story.ts';

const attack = (seat: number, n: number, absorbed: number, left: number): ToldEvent => ({
  type: 'attacked',
  seat,
  data: { n, absorbed, target: 1 - seat, left },
});
const turn = (seat: number): ToldEvent => ({ type: 'turn', seat });

/** The first has 40 life, the second 50. */
const events: readonly ToldEvent[] = [
  turn(0),
  { type: 'formed', seat: 0, cards: [{ card: 'undead-ghoul' }, { card: 'spirit-wraith' }] },
  attack(0, 9, 2, 43),
  { type: 'bought', seat: 0, data: { price: 4 } },
  turn(1),
  attack(1, 5, 0, 35),
  { type: 'lostLife', seat: 0, data: { n: 2, left: 33 } },
  turn(0),
  {
    type: 'extended',
    seat: 0,
    cards: [{ card: 'undead-ghoul' }, { card: 'spirit-wraith' }, { card: 'beast-werewolf' }],
  },
  { type: 'recovered', seat: 0, data: { n: 3, left: 36 } },
  { type: 'moved', cause: 'destroy', from: { kind: 'relics', seat: 1 }, to: { kind: 'discard', seat: 1 }, cards: [{}] },
  attack(0, 60, 0, 0),
];

describe('the story of a game', () => {
  const story = storyOf(events, [36, 0]);

  it('tells the life of both before the first turn and after each', () => {
    expect(story.life).toEqual([
      [40, 40, 33, 36],
      [50, 43, 43, 0],
    ]);
  });

  it('counts what each has done: damage behind armor, and life that cards took', () => {
    expect(story.deeds).toEqual([
      { damage: 67, recovered: 3, bought: 1, hordes: 1, destroyed: 1 },
      { damage: 7, recovered: 0, bought: 0, hordes: 0, destroyed: 0 },
    ]);
  });

  it('knows the largest horde and the heaviest attack', () => {
    expect(story.horde).toEqual({ seat: 0, cards: ['undead-ghoul', 'spirit-wraith', 'beast-werewolf'] });
    expect(story.blow).toEqual({ seat: 0, n: 60 });
  });

  it('begins where the log begins', () => {
    expect(storyOf(events.slice(4), [36, 0]).life).toEqual([
      [40, 33, 36],
      [60, 60, 0],
    ]);
    expect(storyOf([], [12, 30]).life).toEqual([
      [12, 12],
      [30, 30],
    ]);
  });
});
