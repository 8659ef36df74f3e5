import { hashOf } from '@tafelrunde/kernel';
import { following, knowingNoMore, type Player, pickedAt, playedBy, positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { spiritIslandBot } from './bot.ts';
import { spiritIsland } from './index.ts';
import { isState } from './state.ts';

const { simple, quick, expert } = spiritIslandBot.players;
const beginner = following(spiritIsland, simple);
const hasty = following(spiritIsland, quick);
const both = (bot: Player): Player[] => [bot, bot];
const options = { alone: true, spirits: 'deal' };

describe('the bots of Spirit Island', () => {
  it.each([1, 2, 3, 4])('[SI-001] answer every question legally and play to the end: game %i', (seed) => {
    const { outcome } = playedBy(spiritIsland, both(beginner), { seed, options });
    expect(outcome?.how).toBeDefined();
  });

  it('[SI-090] decide the same again', () => {
    const hash = (): string => hashOf(playedBy(spiritIsland, both(hasty), { seed: 5, options, most: 25 }));
    expect(hash()).toBe(hash());
  });

  it('[SI-055, SI-256] decide by what they know: other hidden cards, same answer', () => {
    const bots = both(knowingNoMore(spiritIsland, hasty));
    expect(playedBy(spiritIsland, bots, { seed: 6, options, most: 15 }).outcome).toBeUndefined();
  });

  it('[SI-084] see more turns than invaders need where nobody does anything', () => {
    const { state } = playedBy(spiritIsland, both(beginner), { seed: 2, options });
    expect(isState(state) ? state.round : 0).toBeGreaterThan(5);
  });
});

/** Board A with the river in A5, and a town with an explorer in A1 that will ravage. */
const GIVEN = {
  active: 0,
  phase: 'fast',
  'spirit/0': ['river-surges-in-sunlight'],
  fearDeck: ['retreat', 'isolation', 'scapegoats', 'dahan-raid', 'seek-safety', 'trade-suffers'],
  invaderDeck: ['i-jungle', 'i-sands'],
  ravage: ['i-mountain'],
  'land/A1': { towns: 1, explorers: 1, dahan: 2 },
  'land/A5': { 'presence-0': 3 },
  'land/A7': { cities: 1 },
};

const picked = (given: object, play: readonly object[] = []): string => {
  const match = positionAfter(spiritIsland, { seats: 1, given: { ...GIVEN, ...given }, play });
  return pickedAt(spiritIsland, match, following(spiritIsland, expert, 4), [0]);
};

describe('a turn of theirs', () => {
  const played = { 'play/0': ['guard-the-healing-land', 'boon-of-vigor'] };

  it('[SI-227, SI-229] defends where that keeps blight off', () => {
    expect(picked(played)).toBe('guard-the-healing-land');
    expect(picked(played, [{ 0: 'guard-the-healing-land' }])).toBe('land:A1');
  });

  it('[SI-259] sends blight that goes on where there is none yet', () => {
    const given = {
      phase: 'ravage',
      'land/A1': { towns: 1, blight: 1 },
      'land/A2': { blight: 1 },
      'land/A4': { blight: 1 },
      'land/A5': { blight: 1, 'presence-0': 3 },
    };
    expect(picked(given)).toBe('land:A6');
  });
});
