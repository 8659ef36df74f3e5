import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { describe, expect, it } from 'vitest';
import { draft } from './testing/games.ts';
import { checkComingBack, checkEverySent, checkSwapsOnTheWire } from './testing/secrecy.ts';

describe.each([
  { name: 'the draft', game: draft, seeds: [1, 2, 3] },
  { name: 'Fantasy Realms', game: fantasyRealms, seeds: [4, 5] },
])('on the wire, in whole random games of $name', ({ game, seeds }) => {
  it.each(seeds)('each seat and those who watch get what view and tell allow, and nothing else (seed %i)', (seed) => {
    checkEverySent(game, seed);
  });

  it('so does whoever comes back, and whoever comes with a new device: the log has nothing else', () => {
    for (const seed of seeds) checkComingBack(game, seed);
  });

  it('cards that somebody never learns may change places and not a byte to them changes', () => {
    const { samples, survived } = checkSwapsOnTheWire(game, 11, 12);
    expect(samples).toBeGreaterThan(6);
    expect(survived * 2).toBeGreaterThanOrEqual(samples);
  });
});
