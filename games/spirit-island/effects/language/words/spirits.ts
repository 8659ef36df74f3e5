import type { Steps, WordNode } from '@tafelrunde/words';
import type { PieceKind, TokenKind } from '../../../pieces.ts';
import type { DeckName } from '../../../places.ts';
import type { Amount, Per } from '../amounts.ts';
import type { LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* What spirits gain, lose and may do. */

export interface GainEnergy extends WordNode {
  readonly word: 'gainEnergy';
  readonly n: Amount;
}

/** For so much energy, if one has it. */
export interface PayFor extends WordNode {
  readonly word: 'payFor';
  readonly n: Amount;
  readonly do: Steps;
}

export interface GainTrackEnergy extends WordNode {
  readonly word: 'gainTrackEnergy';
  readonly less: number;
}

export interface GainPower extends WordNode {
  readonly word: 'gainPower';
  readonly deck?: DeckName;
  /** So much energy may be paid instead of forgetting a card for a strong one. */
  readonly spare?: number;
}

export type ReclaimAll = Bare<'reclaimAll'>;

export type ReclaimOne = Bare<'reclaimOne'>;

export interface ForgetPower extends WordNode {
  readonly word: 'forgetPower';
  readonly n: number;
}

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

export interface SharePresence extends WordNode, Standing {
  readonly word: 'sharePresence';
  readonly always: 'shared';
}

export interface ExtendRange extends WordNode, Standing {
  readonly word: 'extendRange';
  readonly always: 'range';
  readonly n: number;
}

export interface MorePlays extends WordNode, Standing {
  readonly word: 'morePlays';
  readonly always: 'plays';
  readonly n: number;
}

export interface Hasten extends WordNode, Standing {
  readonly word: 'hasten';
  readonly always: 'hasten';
  readonly n: number;
}

/** From the hand, at once, for its cost. */
export interface PlayAnother extends WordNode {
  readonly word: 'playAnother';
  /** So much besides its cost. */
  readonly more: number;
  /** The card that has just been gained. */
  readonly gained?: true;
}

export interface MayRepeat extends WordNode, Standing {
  readonly word: 'mayRepeat';
  readonly always: 'repeat';
  /** What the card may cost at most; where it has to be paid for, how many cards. */
  readonly n: number;
}

export interface GainElements extends WordNode, Standing {
  readonly word: 'gainElements';
  readonly always: 'element';
  readonly n: number;
}

/** These elements for the turn: `'2 earth'`. */
export interface GainTheseElements extends WordNode, Standing {
  readonly word: 'gainTheseElements';
  readonly always: 'element';
  readonly elements: string;
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

/** The two spirits get it, as evenly as possible. */
export interface SplitEnergy extends WordNode {
  readonly word: 'splitEnergy';
  readonly n: Per;
}

/** For so much energy more range from such lands. */
export interface RangeFrom extends WordNode, Standing {
  readonly word: 'rangeFrom';
  readonly always: 'rangeFrom';
  readonly n: number;
  readonly where: LandTest;
}

/** For one of its destroyed presence, which leaves the game. */
export interface ForDestroyed extends WordNode {
  readonly word: 'forDestroyed';
  readonly do: Steps;
}

/** SI-257: for so much energy blight for one's lands comes from the box. */
export interface Bulwark extends WordNode, Standing {
  readonly word: 'bulwark';
  readonly always: 'bulwark';
  readonly cost: number;
}

/** For so much energy each, presence that an event or a blight card would destroy stays. */
export interface Steadfast extends WordNode, Standing {
  readonly word: 'steadfast';
  readonly always: 'steadfast';
  readonly cost: number;
}

export interface GainElement extends WordNode, Standing {
  readonly word: 'gainElement';
  readonly always: 'element';
  readonly n: number;
}

/** SI-310: once this turn, in a land that the spirit has used a power in, if it wants to. */
export interface AfterUse extends WordNode, Standing {
  readonly word: 'afterUse';
  readonly always: 'afterUse';
  readonly do: Steps;
}

export interface KeepCard extends WordNode, Standing {
  readonly word: 'keepCard';
  readonly always: 'keep';
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

/** One of two major powers, and nothing is forgotten for it. */
export interface GainOneOf extends WordNode {
  readonly word: 'gainOneOf';
  readonly drawn: number;
}

/** What was gained may be played now; all its thresholds count as reached. */
export interface MasterGained extends WordNode, Standing {
  readonly word: 'masterGained';
  readonly always: 'mastered';
}

export const gainOneOf = (drawn: number): GainOneOf => ({ word: 'gainOneOf', drawn });
export const masterGained = (): MasterGained => ({ word: 'masterGained', always: 'mastered' });
/** 1 presence of each spirit in the land. */
export const destroyEachPresence = (): Bare<'destroyEachPresence'> => ({ word: 'destroyEachPresence' });
/** All that stands above once more, as often as one likes, each time for a minor, a major and a unique power. */
export const againForCards = (): Bare<'againForCards'> => ({ word: 'againForCards' });
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
export const gainEnergy = (n: Amount): GainEnergy => ({ word: 'gainEnergy', n });
export const payFor = (n: Amount, ...steps: Steps): PayFor => ({ word: 'payFor', n, do: steps });
/** SI-135: minor or major as one likes, unless told. */
export const gainPower = (deck?: DeckName): GainPower =>
  deck === undefined ? { word: 'gainPower' } : { word: 'gainPower', deck };
export const gainPowerSparing = (spare: number): GainPower => ({ ...gainPower(), spare });
/** The top card of the fear deck is turned up where it lies. */
export const revealTopFear = (): Bare<'revealTopFear'> => ({ word: 'revealTopFear' });
export const reclaimAll = (): ReclaimAll => ({ word: 'reclaimAll' });
export const reclaimOne = (): ReclaimOne => ({ word: 'reclaimOne' });
export const forgetPower = (n = 1): ForgetPower => ({ word: 'forgetPower', n });
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
export const sharePresence = (): SharePresence => ({ word: 'sharePresence', always: 'shared' });
/** The target spirit gains a power card, and whoever uses the power gains one of those that it did not keep. */
export const gainPowerTogether = (): Bare<'gainPowerTogether'> => ({ word: 'gainPowerTogether' });
export const gatherIntoOceans = (): Bare<'gatherIntoOceans'> => ({ word: 'gatherIntoOceans' });
export const pushFromOceans = (): Bare<'pushFromOceans'> => ({ word: 'pushFromOceans' });
export const spareDahan = (): Bare<'spareDahan'> & Standing => ({ word: 'spareDahan', always: 'spares' });
/** An element that one has already. */
export const gainOwnElement = (): Bare<'gainOwnElement'> & Standing => ({ word: 'gainOwnElement', always: 'element' });
/** A face-down fear card is turned up where it lies. */
export const revealFear = (): Bare<'revealFear'> => ({ word: 'revealFear' });
/** A major power; who forgets this very card for it gains energy for the dahan and may play it at once. */
export const bargainForMajor = (): Bare<'bargainForMajor'> => ({ word: 'bargainForMajor' });
export const giftPower = (): Bare<'giftPower'> => ({ word: 'giftPower' });
/** Of all powers, or only to such lands. */
export const extendRange = (n: number, where?: LandTest): ExtendRange => ({
  word: 'extendRange',
  always: 'range',
  n,
  ...(where && { where }),
});
export const playAnother = (more = 0): PlayAnother => ({ word: 'playAnother', more });
export const playGained = (): PlayAnother => ({ ...playAnother(), gained: true });
/** As much as the user's energy track brings, but for so much. */
export const gainTrackEnergy = (less: number): GainTrackEnergy => ({ word: 'gainTrackEnergy', less });
export const morePlays = (n: number): MorePlays => ({ word: 'morePlays', always: 'plays', n });
/** SI-146: so many slow powers may be used as fast ones this turn. */
export const hasten = (n: number): Hasten => ({ word: 'hasten', always: 'hasten', n });
/** But no major ones. */
export const hastenLesser = (n: number): Hasten => ({ ...hasten(n), lesser: true });
/** Or so many fast powers as slow ones. */
export const hastenOrDelay = (n: number): Hasten => ({ ...hasten(n), either: true });
/** SI-161: once this turn a power card may be repeated that costs no more than this. */
export const mayRepeat = (most: number): MayRepeat => ({ word: 'mayRepeat', always: 'repeat', n: most });
/** So many cards, each once and each for its cost. */
export const mayRepeatPaying = (cards: number): MayRepeat => ({ ...mayRepeat(cards), pays: true });
/** Of the spirit's choice; whoever uses the power gains the same. */
export const gainElements = (n: number): GainElements => ({ word: 'gainElements', always: 'element', n });
export const gainTheseElements = (elements: string): GainTheseElements => ({
  word: 'gainTheseElements',
  always: 'element',
  elements,
});
export const burst = (least: number): Burst => ({ word: 'burst', least });
export const drawPresence = (n: number): DrawPresence => ({ word: 'drawPresence', n });
export const restorePresence = (n: number): RestorePresence => ({ word: 'restorePresence', n });
export const splitEnergy = (n: Per): SplitEnergy => ({ word: 'splitEnergy', n });
export const rangeFrom = (n: number, where: LandTest): RangeFrom => ({
  word: 'rangeFrom',
  always: 'rangeFrom',
  n,
  where,
});
export const forDestroyed = (...steps: Steps): ForDestroyed => ({ word: 'forDestroyed', do: steps });
export const bulwark = (cost: number): Bulwark => ({ word: 'bulwark', always: 'bulwark', cost });
export const steadfast = (cost: number): Steadfast => ({ word: 'steadfast', always: 'steadfast', cost });
/** At the end of the turn a card goes back to the hand instead of the discard pile. */
/** So many of a single element of one's choice. */
export const gainElement = (n: number): GainElement => ({ word: 'gainElement', always: 'element', n });
/** The card that costs the least of those in play, once, for its cost. */
export const mayRepeatCheapest = (): MayRepeat => ({ ...mayRepeatPaying(1), cheapest: true });
/** The target spirit may do that. */
export const mayReturnPresence = (n: number): ReturnPresence => ({ ...returnPresence(n), upTo: true });
/** A spirit with presence on the board may bring so much back into the land. */
export const someoneReturns = (): Bare<'someoneReturns'> => ({ word: 'someoneReturns' });
/** Once this turn, where it has used a power. */
export const afterUse = (...steps: Steps): AfterUse => ({ word: 'afterUse', always: 'afterUse', do: steps });
export const keepCard = (): KeepCard => ({ word: 'keepCard', always: 'keep' });
