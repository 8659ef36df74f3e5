import { byName, byNumber, listOf, oneOf, pairOf, refKind } from '@tafelrunde/kernel';
import { byPath } from '@tafelrunde/words';
import { TERRAINS } from './boards/board.ts';
import { ELEMENTS } from './cards/elements.ts';
import { TOKENS_AND_STRIFE } from './pieces.ts';
import type { DeckName } from './places.ts';

/* What can be picked besides cards, lands, pieces and seats. */

export { PASS } from '@tafelrunde/kernel';

/** A growth option, by its place on the panel. */
export const growthRef = refKind('growth', byNumber);
/** A growth action of the option that was chosen. */
export const actionRef = refKind('action', byNumber);
/** The action of a space: on which track, and where on it. */
export const spaceRef = refKind('space', pairOf(byNumber, '.', byNumber));
/** What a special rule lets one do in the spirit phase, by its place on the panel. */
export const specialRef = refKind('special', byNumber);
/** The next presence of a track. */
export const trackRef = refKind('track', byNumber);
const DECK_NAMES: readonly DeckName[] = ['minor', 'major'];
export const deckRef = refKind('deck', oneOf(DECK_NAMES));
/** An innate power, by its place on the panel. */
export const innateRef = refKind('innate', byNumber);
/** A power used with fewer elements than one has (SI-130): its number or that of the innate power. */
export const fewerRef = refKind('fewer', byName);
/** A power made fast for energy: its number. */
export const hurryRef = refKind('hurry', byName);
/** The thresholds that one wants to reach: `0.2`. */
export const levelsRef = refKind('levels', listOf(byNumber, '.'));
/** A power card that is discarded, or forgotten, to pay for an event (SI-203). */
export const discardRef = refKind('discard', byNumber);
export const forgetRef = refKind('forget', byNumber);
/** The effects of a threshold; -1 for those above all of them. */
export const blockRef = refKind('block', byNumber);
export const terrainRef = refKind('terrain', oneOf(TERRAINS));
/** A prepared element marker that is used for the next power. */
export const markerRef = refKind('marker', oneOf(ELEMENTS));
/** A board of the island, by its letter or name. */
export const boardRef = refKind('board', byName);
export const elementRef = refKind('element', oneOf(ELEMENTS));
/** A token of which there is no piece yet, or no more. */
export const tokenRef = refKind('token', oneOf(TOKENS_AND_STRIFE));

/** A relic that the spirits have found, by its number. */
export const relicRef = refKind('relic', byNumber);

/** A corner where lands meet, by its name. */
export const cornerRef = refKind('corner', byName);

/** Where a board comes to lie. */
export const siteRef = refKind('site', byName);

/* Labels that name something in card data. */

/** A growth option: on whose panel, and which of them. */
export const growthLabel = refKind('growth', pairOf(byName, '.', byNumber));
export const actionLabel = refKind('action', byPath);
export const powerLabel = refKind('power', byPath);
export const fewerLabel = refKind('fewer', byPath);
export const hurryLabel = refKind('hurry', byPath);
/** What is done in place of something else. */
export const effectLabel = refKind('effect', byPath);
/** One of the choices of an event. */
export const choiceLabel = refKind('choice', byPath);
export const discardLabel = refKind('discard', byName);
export const forgetLabel = refKind('forget', byName);
/** The element that a space of a track gives. */
export const anyLabel = refKind('any', oneOf(ELEMENTS));
export const markerLabel = refKind('marker', oneOf(ELEMENTS));
/** A land that is reached once in a turn, however far it is. */
export const farLabel = refKind('far', byName);
/** A space of a track that would be uncovered. */
export const nextLabel = refKind('next', byPath);
/** A land that is reached once presence has been gathered. */
export const shiftLabel = refKind('shift', byName);
/** Which lands would touch there. */
export const siteLabel = refKind('site-by', byName);
/** A land that is reached for energy. */
export const reachLabel = refKind('reach', byName);
/** A corner, and what a marker on it costs. */
export const cornerLabel = refKind('corner-for', pairOf(byName, '.', byNumber));
