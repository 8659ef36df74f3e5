import type { Manifest, Play } from '@tafelrunde/kernel';
import { manifest as bossMonster } from './boss-monster/manifest.ts';
import { manifest as fantasyRealms } from './fantasy-realms/manifest.ts';
import { manifest as fourSouls } from './four-souls/manifest.ts';
import { manifest as spiritIsland } from './spirit-island/manifest.ts';
import { manifest as terrorsOfLondon } from './terrors-of-london/manifest.ts';

/** All games, in the order in which they stand on the shelf. Nothing else lists them. */
export const manifests: readonly Manifest[] = [fantasyRealms, terrorsOfLondon, bossMonster, fourSouls, spiritIsland];

export const manifestOf = (id: string): Manifest | undefined => manifests.find((manifest) => manifest.id === id);

/** A game that can be played. */
export type Playable = Manifest & { readonly play: Play };

const isPlayable = (manifest: Manifest): manifest is Playable => manifest.play !== undefined;

export const playable: readonly Playable[] = manifests.filter(isPlayable);

export const playableOf = (id: string): Playable | undefined => playable.find((manifest) => manifest.id === id);

/** A game whose rules run, for people or only for those who build it. */
export function runnableOf(id: string): Playable | undefined {
  const found = manifestOf(id);
  const play = found?.play ?? found?.preview;
  return found === undefined || play === undefined ? undefined : { ...found, play };
}
