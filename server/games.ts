import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import type { AnyGame } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';

const games: readonly AnyGame[] = [fantasyRealms, terrorsOfLondon];

/** The games that can be played here. */
export const gameIds: readonly string[] = games.map(({ id }) => id);

export function gameOf(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
