import { may, type Steps } from '@tafelrunde/words';
import { allOf, has, type LandTest } from '../effects/language/lands.ts';
import { aDifferentLand, aLand, by, choose } from '../effects/language/words/flow.ts';
import { remove } from '../effects/language/words/pieces.ts';
import type { PieceKind } from '../pieces.ts';

/* What fear cards often say. */

/** "Each player …, in a land that …". */
export const eachPlayer = (where: LandTest, ...steps: Steps): Steps => [by('everybody', [choose(aLand(where), steps)])];
export const eachPlayerElsewhere = (where: LandTest, ...steps: Steps): Steps => [
  by('everybody', [choose(aDifferentLand(where), steps)]),
];
export const eachPlayerMay = (where: LandTest, ...steps: Steps): Steps => [
  by('everybody', [may([choose(aLand(where), steps)])]),
];

/** "Each player removes 1 of these from a land that …". */
export const removes = (where: LandTest | undefined, ...kinds: readonly PieceKind[]): Steps =>
  eachPlayer(where === undefined ? has(...kinds) : allOf(where, has(...kinds)), remove(1, ...kinds));

export const SMALL = ['explorer', 'town'] as const;
