import { playable } from '@tafelrunde/games';
import { describe, expect, it } from 'vitest';
import { duel } from './duel-in-tests.ts';
import { botsFor } from './registry.ts';

describe('the bots of a game', () => {
  it.each(playable)('of $id are all that its manifest names', async ({ play }) => {
    const names = Object.keys(await botsFor(await play.rules()));
    expect(names).toEqual(expect.arrayContaining([play.usual.bot, ...play.bots.map(({ bot }) => bot)]));
  });

  it('play a game, too, that brings nothing for them', async () => {
    expect(Object.keys(await botsFor(duel))).toEqual(['random', 'search']);
  });
});
