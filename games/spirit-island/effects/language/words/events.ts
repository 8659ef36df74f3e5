import type { Steps, WordNode } from '@tafelrunde/words';
import type { EventChoice } from '../../../cards/event.ts';
import type { PieceKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';
import { ANYWHERE, type LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* What only events do. */

/** SI-201: the players choose together. */
export interface Decide extends WordNode {
  readonly word: 'decide';
  readonly choices: readonly EventChoice[];
}

/** Until the end of the turn invaders that ravage deal so much more damage in each such land. */
export interface Rage extends WordNode, Standing {
  readonly word: 'rage';
  readonly always: 'rage';
  readonly n: Amount;
  readonly where: LandTest;
}

/** Until the end of the turn these have so much more health, or less. */
export interface Toughen extends WordNode, Standing {
  readonly word: 'toughen';
  readonly always: 'toughness';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
}

/** Until the end of the turn these deal so much more damage each when they ravage. */
export interface Embolden extends WordNode, Standing {
  readonly word: 'embolden';
  readonly always: 'boldness';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
}

/** When the next card lies on the ravage space, in this turn or a later one. */
export interface AtNextRavage extends WordNode {
  readonly word: 'atNextRavage';
  readonly do: Steps;
}

/** So much blight of the card leaves the game. */
export interface WasteBlight extends WordNode {
  readonly word: 'wasteBlight';
  readonly n: number;
}

export const decide = (...choices: readonly EventChoice[]): Decide => ({ word: 'decide', choices });
export const rage = (n: Amount, where: LandTest = ANYWHERE): Rage => ({ word: 'rage', always: 'rage', n, where });
export const toughen = (n: number, ...kinds: readonly PieceKind[]): Toughen => ({
  word: 'toughen',
  always: 'toughness',
  n,
  kinds,
});
export const embolden = (n: number, ...kinds: readonly PieceKind[]): Embolden => ({
  word: 'embolden',
  always: 'boldness',
  n,
  kinds,
});
export const atNextRavage = (...steps: Steps): AtNextRavage => ({ word: 'atNextRavage', do: steps });
/** The top card of the invader deck goes back to the box. */
export const dropInvaderCard = (): Bare<'dropInvaderCard'> => ({ word: 'dropInvaderCard' });
/** The top fear card goes back to the box. */
export const dropFearCard = (): Bare<'dropFearCard'> => ({ word: 'dropFearCard' });
export const wasteBlight = (n: number): WasteBlight => ({ word: 'wasteBlight', n });
