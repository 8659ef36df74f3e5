import type { Resource } from './state.ts';

/* The numbers of the rulebook, each in one place. */

export const CULTISTS = 5; // TL-013
export const FANATICS = 3; // TL-013
export const INFLUENCE_CARDS = 2; // TL-011
export const STREET_SIZE = 5; // TL-019
export const FIRST_HAND = 4; // TL-020
export const HAND_SIZE = 5; // TL-020, TL-096
export const RELIC_LIMIT = 3; // TL-047
export const ACOLYTE_COST = 2; // TL-055
export const ACOLYTES_PER_FACTION = 2; // TL-183
export const COMMAND_COST = 3; // TL-139
export const CURSE_LIFE = 2; // TL-140

/** TL-144, TL-156: what each sacrificed card gives; the symbol is missing in our copy of the rulebook. */
export const SACRIFICE_REWARD: { readonly resource: Resource; readonly n: number } = { resource: 'power', n: 1 };

/** TL-146, TL-157: what RAGE lets one choose between; both symbols are missing in our copy of the rulebook. */
export const RAGE_REWARDS: readonly Resource[] = ['power', 'coins'];
export const RAGE_GAIN = 2;
