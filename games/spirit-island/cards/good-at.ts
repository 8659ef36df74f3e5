/* What spirits are good at: an estimate of the five bars on the back of each panel; what counts is their order within one spirit. */

export const STRENGTHS = ['offense', 'control', 'fear', 'defense', 'utility'] as const;
export type Strength = (typeof STRENGTHS)[number];

const bars: Readonly<Record<string, readonly number[]>> = {
  'lightnings-swift-strike': [5, 2, 3, 1, 2],
  'river-surges-in-sunlight': [4, 5, 1, 1, 4],
  'shadows-flicker-like-flame': [4, 3, 5, 1, 1],
  'vital-strength-of-the-earth': [2, 3, 1, 5, 3],
  thunderspeaker: [4, 5, 3, 2, 1],
  'a-spread-of-rampant-green': [4, 3, 2, 5, 4],
  'oceans-hungry-grasp': [5, 4, 4, 3, 2],
  'bringer-of-dreams-and-nightmares': [1, 2, 5, 2, 2],
  'sharp-fangs-behind-the-leaves': [3, 3, 4, 2, 1],
  'keeper-of-the-forbidden-wilds': [5, 2, 1, 4, 3],
  'grinning-trickster-stirs-up-trouble': [4, 3, 2, 5, 4],
  'lure-of-the-deep-wilderness': [4, 4, 4, 2, 1],
  'many-minds-move-as-one': [1, 5, 3, 3, 1],
  'shifting-memory-of-ages': [1, 2, 2, 4, 5],
  'stones-unyielding-defiance': [4, 2, 1, 5, 2],
  'volcano-looming-high': [5, 1, 2, 1, 3],
  'shroud-of-silent-mist': [4, 4, 5, 2, 1],
  'vengeance-as-a-burning-plague': [5, 1, 2, 1, 1],
  'starlight-seeks-its-form': [1, 1, 1, 2, 2],
  'fractured-days-split-the-sky': [1, 2, 1, 3, 5],
  'heart-of-the-wildfire': [5, 3, 4, 1, 2],
  'serpent-slumbering-beneath-the-island': [2, 2, 2, 4, 5],
  'downpour-drenches-the-world': [2, 3, 1, 5, 3],
  'finder-of-paths-unseen': [-1, 5, 1, 2, 2],
};

/** From -1, below the line, to 5. */
export const strengthOf = (spirit: string, strength: Strength): number =>
  bars[spirit]?.[STRENGTHS.indexOf(strength)] ?? 0;
