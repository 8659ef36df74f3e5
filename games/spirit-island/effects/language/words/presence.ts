import type { Steps, WordNode } from '@tafelrunde/words';
import type { PieceKind, TokenKind } from '../../../pieces.ts';
import type { LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* Presence: added, moved, destroyed and brought back. */

export interface DestroyPresence extends WordNode {
  readonly word: 'destroyPresence';
  readonly n: number;
}

/** In the land, of whichever spirits; the players choose. */
export interface DestroyAnyPresence extends WordNode {
  readonly word: 'destroyAnyPresence';
  readonly n: number;
}

/** SI-121: one of the spirit's presence leaves the game for it. */
export interface ReplacePresence extends WordNode {
  readonly word: 'replacePresence';
  readonly by: TokenKind;
}

export interface AddPresence extends WordNode {
  readonly word: 'addPresence';
  readonly range: number;
  /** What the land has to be. */
  readonly where?: LandTest;
  /** What comes to that land with it. */
  readonly with?: TokenKind;
}

export interface MovePresence extends WordNode {
  readonly word: 'movePresence';
  readonly range: number;
  /** Or wherever this holds. */
  readonly where?: LandTest;
}

/** Into the land, from wherever one likes; `anyLand`: even if the spirit could not have presence there. */
export interface AddPresenceHere extends WordNode {
  readonly word: 'addPresenceHere';
  readonly anyLand: boolean;
}

/** The target spirit gets so many of its destroyed presence back, in the land. */
export interface ReturnPresence extends WordNode {
  readonly word: 'returnPresence';
  readonly n: number;
  /** If that spirit wants to. */
  readonly upTo: boolean;
  readonly own?: true;
}

/** Its own presence in the land, as much as it likes, but at least so much. */
export interface Burst extends WordNode {
  readonly word: 'burst';
  readonly least: number;
}

/** Up to so much of its own presence from other lands into the land. */
export interface DrawPresence extends WordNode {
  readonly word: 'drawPresence';
  readonly n: number;
}

/** Up to so much of its destroyed presence goes back to its tracks. */
export interface RestorePresence extends WordNode {
  readonly word: 'restorePresence';
  readonly n: number;
}

/** For one of its destroyed presence, which leaves the game. */
export interface ForDestroyed extends WordNode {
  readonly word: 'forDestroyed';
  readonly do: Steps;
}

/** "Remove 1 of your presence from the game. From now on …": with that threshold it comes from a track. */
export interface Bargain extends WordNode {
  readonly word: 'bargain';
  readonly level: number;
  /** What goes on for the rest of the game. */
  readonly of: readonly Standing[];
}

/** All presence of the target spirit in one of its sacred sites becomes badlands; the steps are about that land. */
export interface Darken extends WordNode {
  readonly word: 'darken';
  readonly do: Steps;
}

/** So many of each kind may go with presence that is moved. */
export type Company = readonly (readonly [n: number, kind: PieceKind])[];

/** One of one's presence to an adjacent land, with company; with that threshold there may be more of it. */
export interface PushPresence extends WordNode {
  readonly word: 'pushPresence';
  readonly with: Company;
  readonly level: number;
  readonly more: Company;
}

/** What that threshold says. */
export interface AlsoAlong extends WordNode {
  readonly word: 'alsoAlong';
  readonly with: Company;
}

/** 1 presence of each spirit in the land. */
export const destroyEachPresence = (): Bare<'destroyEachPresence'> => ({ word: 'destroyEachPresence' });

export const bargain = (level: number, ...of: readonly Standing[]): Bargain => ({ word: 'bargain', level, of });

/** What the threshold of a bargain says. */
export const fromTrack = (): Bare<'fromTrack'> => ({ word: 'fromTrack' });

export const darken = (...steps: Steps): Darken => ({ word: 'darken', do: steps });

export const pushPresence = (company: Company, level: number, more: Company): PushPresence => ({
  word: 'pushPresence',
  with: company,
  level,
  more,
});

/** Without company. */
export const pushOnePresence = (): PushPresence => pushPresence([], 0, []);

export const alsoAlong = (company: Company): AlsoAlong => ({ word: 'alsoAlong', with: company });

export const destroyPresence = (n = 1): DestroyPresence => ({ word: 'destroyPresence', n });
export const destroyAnyPresence = (n: number): DestroyAnyPresence => ({ word: 'destroyAnyPresence', n });
export const replacePresence = (by: TokenKind): ReplacePresence => ({ word: 'replacePresence', by });

export const addPresence = (range: number, where?: LandTest): AddPresence =>
  where === undefined ? { word: 'addPresence', range } : { word: 'addPresence', range, where };

export const addPresenceWith = (token: TokenKind, range: number): AddPresence => ({
  ...addPresence(range),
  with: token,
});

/** So many lands far, or to such a land wherever it lies. */
export const movePresence = (range: number, where?: LandTest): MovePresence => ({
  word: 'movePresence',
  range,
  ...(where && { where }),
});

export const addPresenceHere = (more: { readonly anyLand?: boolean } = {}): AddPresenceHere => ({
  word: 'addPresenceHere',
  anyLand: more.anyLand ?? false,
});

export const returnPresence = (n: number): ReturnPresence => ({ word: 'returnPresence', n, upTo: false });

/** Its own. */
export const returnOwnPresence = (n: number): ReturnPresence => ({ ...returnPresence(n), own: true });

export const gatherIntoOceans = (): Bare<'gatherIntoOceans'> => ({ word: 'gatherIntoOceans' });
export const pushFromOceans = (): Bare<'pushFromOceans'> => ({ word: 'pushFromOceans' });
export const spareDahan = (): Bare<'spareDahan'> & Standing => ({ word: 'spareDahan', always: 'spares' });

export const burst = (least: number): Burst => ({ word: 'burst', least });
export const drawPresence = (n: number): DrawPresence => ({ word: 'drawPresence', n });
export const restorePresence = (n: number): RestorePresence => ({ word: 'restorePresence', n });

export const forDestroyed = (...steps: Steps): ForDestroyed => ({ word: 'forDestroyed', do: steps });

/** The target spirit may do that. */
export const mayReturnPresence = (n: number): ReturnPresence => ({ ...returnPresence(n), upTo: true });

/** A spirit with presence on the board may bring so much back into the land. */
export const someoneReturns = (): Bare<'someoneReturns'> => ({ word: 'someoneReturns' });
