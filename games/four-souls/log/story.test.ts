import type { ToldEvent } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { storyOf } from '../index.ts';

const turn = (seat: number): ToldEvent => ({ type: 'turn', seat });
const attacks = (seat: number, card: string): ToldEvent => ({ type: 'attacks', seat, data: { target: 7, card } });
const hit = (seat: number, roll: number): ToldEvent => ({ type: 'hit', seat, data: { target: 7, roll } });
const soul = (card: string, from: string, seat: number, owner?: number): ToldEvent => ({
  type: 'moved',
  from: { kind: from, ...(owner === undefined ? {} : { seat: owner }) },
  to: { kind: 'souls', seat },
  cards: [{ card }],
});

const events: readonly ToldEvent[] = [
  turn(0),
  { type: 'gainedCoins', seat: 0, data: { n: 4 } },
  attacks(0, 'fly'), // 2+
  hit(0, 5),
  { type: 'monsterDied', data: { card: 'fly', by: 0 } },
  turn(1),
  attacks(1, 'monstro'), // 4+
  hit(1, 4),
  { type: 'monsterDied', data: { card: 'monstro', by: 1 } },
  soul('monstro', 'dying', 1), // FS-107: one soul
  turn(2),
  { type: 'damaged', data: { body: 'seat:1', n: 2, by: 0 } },
  { type: 'died', seat: 1, data: { by: 0 } },
  { type: 'damaged', data: { body: 'seat:2', n: 1, by: 2 } },
  soul('monstro', 'souls', 2, 1),
  soul('mom', 'dying', 2), // FS-108: two souls
];

describe('the story of a game', () => {
  const story = storyOf(events, [0, 0, 3]);

  it('tells the souls of everybody before the first turn and after each [FS-108]', () => {
    expect(story.souls).toEqual([
      [0, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 3],
    ]);
  });

  it('begins where the log begins', () => {
    expect(storyOf(events.slice(10), [0, 0, 3]).souls).toEqual([
      [0, 0],
      [1, 0],
      [0, 3],
    ]);
  });

  it('counts what each has done', () => {
    expect(story.deeds[0]).toEqual({ kills: 1, deaths: 0, coins: 4, loot: 0, purchases: 0 });
    expect(story.deeds[1]).toMatchObject({ kills: 1, deaths: 1 });
  });

  it('calls the hit luckiest that needed most [FS-162]', () => {
    expect(story.luck).toEqual({ seat: 1, roll: 4, evasion: 4, card: 'monstro' });
  });

  it('remembers who did what to whom, and not what people did to themselves', () => {
    expect(story.feuds).toEqual([{ by: 0, whom: 1, damage: 2, kills: 1 }]);
  });
});
