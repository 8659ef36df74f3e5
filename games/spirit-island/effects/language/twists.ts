import type { Ability } from '@tafelrunde/kernel';
import type { PieceKind } from '../../pieces.ts';

/*
 * What adversaries and scenarios change for the whole game. Each stands in the `abilities` of a level or of a scenario that lies
 * open on the table; the rules ask for it by its name.
 */

export type TwistName =
  /** England: so many towns and cities in one land and the game is lost. */
  | 'capital'
  /** England: builds in lands without invaders that are adjacent to so many towns and cities. */
  | 'settle'
  /** England: one more build before the ravage, with the card that ravaged last; until that is of stage `n`, if told. */
  | 'immigration'
  /** England: that build comes twice where no fear card was resolved. */
  | 'resolve'
  /** Pieces of these kinds have so much more health. */
  | 'health'
  /** Pieces of these kinds do so much more damage. */
  | 'strike'
  /** So many more fear markers for each spirit. */
  | 'fearMarkers'
  /** Sweden: from so much damage to the land on there is one more blight. */
  | 'mining'
  /** Sweden: where a ravage adds blight a town comes to an adjacent land. */
  | 'miningRush'
  /** France: there are so many towns for each spirit, and one for each of them more by level of another adversary (SI-350). */
  | 'plantations'
  /** France: one explorer more in lands that had no towns and cities. */
  | 'frontier'
  /** France: where there is a build all explorers but one become towns. */
  | 'labor'
  /** France: for a city built on the coast a town comes to an adjacent land. */
  | 'triangle'
  /** France: removed blight goes back to its card once there is so much of it for each spirit. */
  | 'slowHealing'
  /** France: fear cards remove no explorers. */
  | 'persistent'
  /** Habsburg: from so much damage on blight that comes off its card is counted, and may lose the game. */
  | 'irreparable'
  /** Habsburg: two towns for a city inland. */
  | 'rural'
  /** Habsburg: towns in lands without blight have so much more health, and are not destroyed by number. */
  | 'durable'
  /** Habsburg: so much more damage beside towns. */
  | 'herds'
  /** Russia: the beasts that hunters have destroyed may lose the game. */
  | 'hunters'
  /** Russia: where a ravage adds blight it destroys beasts. */
  | 'hunt'
  /** Russia: of explorers that an action destroys one is pushed instead. */
  | 'sense'
  /** Russia: lands with so many explorers match every ravage card. */
  | 'competition'
  /** Russia: invader cards among the fear cards. */
  | 'entrench'
  /** Scotland: cities in more than so many coastal lands for each board lose the game. */
  | 'tradeHub'
  /** Scotland: on the coast towns come instead of explorers; for the coastal lands in so many lands of each board. */
  | 'port'
  /** Scotland: builds in coastal lands without invaders that are adjacent to a city. */
  | 'coastline'
  /** Scotland: blight on the coast goes on into the ocean. */
  | 'runoff'
  /** Blitz. */
  | 'allFast'
  | 'moreExplorers'
  | 'lessBlight'
  /** Guard the Isle's Heart. */
  | 'heart'
  /** Rituals of Terror. */
  | 'ritual'
  /** Dahan Insurrection. */
  | 'raiding'
  | 'response'
  | 'insurrection'
  | 'dahanLost'
  /** Ward the Shores: all fear cards are in the deck, and come again; the last one does not win. */
  | 'endlessFear'
  /** Ward the Shores: a power card may be played face down. */
  | 'faceDown'
  /** Ward the Shores: blight destroys them, and on all coasts they win. */
  | 'wards'
  /** Ward the Shores: so many towns more where a card of stage III explores. */
  | 'surge'
  /** Rituals of the Destroying Flame: without a flame marker nearby it takes so much energy to harm invaders. */
  | 'flames'
  /** Despicable Theft: thieves that come with explorers, and escape by the sea. */
  | 'theft'
  /** Elemental Invocation: element markers on corners of lands. */
  | 'invocation'
  /** Second Wave: the island is as an earlier game has left it. */
  | 'secondWave'
  /** Powers Long Forgotten: markers that are searched for. */
  | 'relics'
  /** The Great River: builds and explores on the coast where there are no towns and cities. */
  | 'landing'
  /** The Great River: towns move inland; so many for each board may escape. */
  | 'upstream'
  /** Varied Terrains: so many explorers more in mountains, blight for cities in jungles, blight cascades in sands, two builds in wetlands. */
  | 'peaks'
  | 'clearings'
  | 'dunes'
  | 'bogs';

export interface Twist extends Ability {
  readonly always: TwistName;
  readonly n?: number;
  readonly kinds?: readonly PieceKind[];
}

export const twist = (always: TwistName, n?: number, ...kinds: readonly PieceKind[]): Twist => ({
  always,
  ...(n === undefined ? {} : { n }),
  ...(kinds.length === 0 ? {} : { kinds }),
});
