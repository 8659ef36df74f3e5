import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import type { AnyGame } from '@tafelrunde/kernel';

const games: readonly AnyGame[] = [fantasyRealms, fourSouls];

/** The games that can be played here. */
export const gameIds: readonly string[] = games.map(({ id }) => id);

export function gameOf(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
