import type { ReactElement } from 'react';
import { BossMonsterCover } from './boss-monster.tsx';
import { FantasyRealmsCover } from './fantasy-realms.tsx';
import { FourSoulsCover } from './four-souls.tsx';
import { SpiritIslandCover } from './spirit-island.tsx';
import { TerrorsOfLondonCover } from './terrors-of-london.tsx';

const covers: ReadonlyMap<string, () => ReactElement> = new Map([
  ['fantasy-realms', FantasyRealmsCover],
  ['terrors-of-london', TerrorsOfLondonCover],
  ['boss-monster', BossMonsterCover],
  ['four-souls', FourSoulsCover],
  ['spirit-island', SpiritIslandCover],
]);

/** The lid of a box, drawn by us: 240 by 320, without words. */
export function Cover({ game }: { readonly game: string }) {
  const Drawing = covers.get(game);
  return Drawing === undefined ? null : <Drawing />;
}
