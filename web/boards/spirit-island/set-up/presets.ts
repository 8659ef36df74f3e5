import type { Options } from '@tafelrunde/kernel';
import { endings } from '../../../app/kept/endings.ts';

/* What is in the game, in one click. */

const SETS = ['branchClaw', 'jaggedEarth', 'featherFlame'] as const;
const withSets = (on: boolean): Options => Object.fromEntries(SETS.map((set) => [set, on]));

export const PRESETS = {
  first: { beginner: true, ...withSets(false) },
  base: { beginner: false, ...withSets(false) },
  everything: { beginner: false, ...withSets(true) },
} as const satisfies Readonly<Record<string, Options>>;

export type Preset = keyof typeof PRESETS;
export const presets: readonly Preset[] = ['first', 'base', 'everything'];

const isMet = (options: Options, preset: Options): boolean =>
  Object.entries(preset).every(([name, value]) => options[name] === value);

/** The one that is chosen; none, if it is some other mix. */
export const presetOf = (options: Options): Preset | undefined => presets.find((each) => isMet(options, PRESETS[each]));

/** Who has come to an end of this game before knows it, and gets everything. */
export const usualFor = (game: string): Options =>
  endings.get().some((each) => each.game === game) ? PRESETS.everything : {};
