import { byName, byNumber, oneOf, pairOf, refKind } from '@tafelrunde/kernel';
import { factions } from './cards/factions.ts';
import { RAGE_REWARDS } from './numbers.ts';
import type { Resource } from './state.ts';

const RESOURCES = ['coins', 'power', 'recovery'] as const satisfies readonly Resource[];

/** What can be picked besides cards, piles and buttons. */
export const factionRef = refKind('faction', oneOf(factions));
export const rageRef = refKind('rage', oneOf(RAGE_REWARDS));
/** The marker of a monster that haunts. */
export const hauntRef = refKind('haunt', byNumber);
/** A horde ability: whose, and which of them. */
export const abilityRef = refKind('ability', pairOf(byNumber, '.', byNumber));
/** What is turned into what. */
export const convertRef = refKind('convert', pairOf(oneOf(RESOURCES), '>', oneOf(RESOURCES)));

/** Labels that name a card. */
export const hauntLabel = refKind('haunt', byName);
export const hordeLabel = refKind('horde', pairOf(byName, '.', byNumber));
