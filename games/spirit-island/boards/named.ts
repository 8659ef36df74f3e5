import { type Island, islandOf } from './island.ts';

const known = new Map<string, Island>();

/** The island of a match by what its state says of it: its boards and its layout. */
export function islandNamed(map: string): Island {
  let island = known.get(map);
  if (island === undefined) {
    const words = map.split(' ');
    island = islandOf(words.slice(0, -1), words.at(-1) ?? '');
    known.set(map, island);
  }
  return island;
}
