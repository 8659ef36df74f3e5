import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import type { AnyGame } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';

const games: readonly AnyGame[] = [fantasyRealms, terrorsOfLondon, fourSouls];

/** The games that can be played here. */
export const gameIds: readonly string[] = games.map(({ id }) => id);

export function gameOf(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
