import { bossMonster } from '@tafelrunde/boss-monster';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import { spiritIsland } from '@tafelrunde/spirit-island';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
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
});

describe('cards that somebody never learns', () => {
  it.each([
    { name: 'the draft', game: draft, most: 1_000, tries: 12 },
    { name: 'Fantasy Realms', game: fantasyRealms, most: 1_000, tries: 12 },
    { name: 'Terrors of London', game: terrorsOfLondon, most: 50, tries: 6 },
    { name: 'Four Souls', game: fourSouls, most: 50, tries: 6 },
    { name: 'Spirit Island', game: spiritIsland, most: 20, tries: 6 },
    { name: 'Boss Monster', game: bossMonster, most: 50, tries: 6 },
  ])(
    'may change places in $name, and not a byte changes of what they are told, unasked or asked',
    ({ game, most, tries }) => {
      const { samples, survived } = checkSwapsOnTheWire(game, 11, tries, most);
      expect(samples).toBeGreaterThan(tries / 2);
      expect(survived * 3).toBeGreaterThanOrEqual(samples);
    },
  );
});
