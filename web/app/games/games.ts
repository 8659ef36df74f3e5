import type { AnyGame } from '@tafelrunde/kernel';

/** The rules of the playable games. A page and the worker each load what they need, when they need it. */
const games: ReadonlyMap<string, () => Promise<AnyGame>> = new Map<string, () => Promise<AnyGame>>([
  ['fantasy-realms', async () => (await import('@tafelrunde/fantasy-realms')).fantasyRealms],
  ['four-souls', async () => (await import('@tafelrunde/four-souls')).fourSouls],
  ['terrors-of-london', async () => (await import('@tafelrunde/terrors-of-london')).terrorsOfLondon],
]);

export function loadGame(id: string): Promise<AnyGame> {
  const load = games.get(id);
  return load === undefined ? Promise.reject(new Error(`there is no game ${id}`)) : load();
}
