import { describe, expect, it } from 'vitest';
import { manifestOf, manifests, playable, playableOf } from './index.ts';

describe('the manifests', () => {
  it('name every game once', () => {
    const ids = manifests.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map(manifestOf)).toEqual(manifests);
    expect(manifestOf('chess')).toBeUndefined();
  });

  it('tell what can be played from what is in the works', () => {
    expect(playable.every(({ id }) => playableOf(id) !== undefined)).toBe(true);
    expect(playableOf('chess')).toBeUndefined();
  });

  it.each(playable)('of $id leads to its rules and to what bots know about it', async ({ id, name, seats, play }) => {
    const game = await play.rules();
    expect({ id: game.id, name: game.text.name, seats: game.seats }).toEqual({ id, name, seats });
    expect(play.usual.seats).toBeGreaterThanOrEqual(seats.min);
    expect(play.usual.seats).toBeLessThanOrEqual(seats.max);
    expect(Object.keys((await play.bot()).players)).not.toEqual([]);
  });
});
