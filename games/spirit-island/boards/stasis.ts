import { distances } from './changes.ts';
import type { Island } from './island.ts';

/* Absolute Stasis: lands that are not there for a while. */

const known = new WeakMap<Island, Map<string, Island>>();

/** They keep their places in the list, but nothing touches them and no board has them. */
export function withoutLands(island: Island, names: readonly string[]): Island {
  const all = known.get(island) ?? new Map<string, Island>();
  known.set(island, all);
  const key = names.join();
  const before = all.get(key);
  if (before !== undefined) return before;
  const gone = names.map((name) => island.index.get(name) ?? -1);
  const isThere = (i: number): boolean => !gone.includes(i);
  const lands = island.lands.map((land, i) => ({ ...land, adjacent: isThere(i) ? land.adjacent.filter(isThere) : [] }));
  const made: Island = {
    ...island,
    lands,
    onBoard: island.onBoard.map((each) => each.filter(isThere)),
    distance: lands.map((_, from) => distances(lands, from)),
  };
  all.set(key, made);
  return made;
}
