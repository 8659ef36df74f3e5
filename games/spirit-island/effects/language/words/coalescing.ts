import type { Steps, WordNode } from '@tafelrunde/words';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* What Starlight Seeks Its Form does with its cards and with itself. */

/** Up to so many power cards, or half of them, come back from the discard pile; those in play, too, if told. */
export interface Reclaim extends WordNode {
  readonly word: 'reclaim';
  readonly n: number | 'half';
  readonly fromPlay: boolean;
}

/** A card of the hand or the discard pile may be forgotten: so many minor powers are drawn, and so many kept. */
export interface Reimagine extends WordNode {
  readonly word: 'reimagine';
  readonly drawn: number;
  readonly kept: number;
}

/** At the end of the turn, when cards have been discarded. */
export interface GatherLight extends WordNode, Standing {
  readonly word: 'gatherLight';
  readonly always: 'gathersLight';
  readonly n: number;
  /** So many more for a unique power that is forgotten. */
  readonly extra: number;
}

/** For this very card one may have that. */
export interface ForgetThis extends WordNode {
  readonly word: 'forgetThis';
  readonly do: Steps;
}

/** A minor power, or a major one with that threshold (`mayBeMajor`). */
export interface GainMinor extends WordNode {
  readonly word: 'gainMinor';
  readonly level: number;
}

/** A spirit with presence in the land does this. */
export interface BySpiritHere extends WordNode {
  readonly word: 'bySpiritHere';
  readonly do: Steps;
}

export const reclaimUpTo = (n: number, { fromPlay = false }: { readonly fromPlay?: boolean } = {}): Reclaim => ({
  word: 'reclaim',
  n,
  fromPlay,
});
/** Rounded up. */
export const reclaimHalf = (): Reclaim => ({ word: 'reclaim', n: 'half', fromPlay: false });
export const reimagine = (drawn: number, kept: number): Reimagine => ({ word: 'reimagine', drawn, kept });
export const gatherLight = (n: number, extra: number): GatherLight => ({
  word: 'gatherLight',
  always: 'gathersLight',
  n,
  extra,
});
export const forgetThis = (...steps: Steps): ForgetThis => ({ word: 'forgetThis', do: steps });
/** SI-161. */
export const repeatThis = (): Bare<'repeatThis'> => ({ word: 'repeatThis' });
export const gainMinor = (level: number): GainMinor => ({ word: 'gainMinor', level });
export const mayBeMajor = (): Bare<'mayBeMajor'> => ({ word: 'mayBeMajor' });
export const bySpiritHere = (...steps: Steps): BySpiritHere => ({ word: 'bySpiritHere', do: steps });
/** An element of one's choice, for the rest of the game. */
export const settleElement = (): Bare<'settleElement'> => ({ word: 'settleElement' });
