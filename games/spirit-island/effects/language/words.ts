import { choicesOf, type Steps, type WordNode } from '@tafelrunde/words';
import { INVADERS, type PieceKind, type TokenKind } from '../../pieces.ts';
import type { DeckName } from '../../places.ts';
import type { Amount } from './amounts.ts';
import type { LandTest } from './lands.ts';
import type { Standing } from './standing.ts';

/* The words that cards are written in, as data. What they do and how they are said stands in `../words/`. */

/** How many of which pieces. */
interface Some {
  readonly n: Amount | 'all';
  readonly kinds: readonly PieceKind[];
  /** SI-163: any number from 0 on. */
  readonly upTo: boolean;
}

export interface Fear extends WordNode {
  readonly word: 'fear';
  readonly n: Amount;
  /** "+1 fear". */
  readonly more: boolean;
}

export interface Damage extends WordNode {
  readonly word: 'damage';
  readonly n: Amount;
  readonly more: boolean;
}

export interface DamageEach extends WordNode {
  readonly word: 'damageEach';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
}

export interface DamageOne extends WordNode {
  readonly word: 'damageOne';
  readonly kinds: readonly PieceKind[];
}

export interface DamageDifferent extends WordNode {
  readonly word: 'damageDifferent';
  /** How many pieces take 1 damage. */
  readonly n: Amount;
}

export interface Destroy extends WordNode, Some {
  readonly word: 'destroy';
}

/** Ocean's Hungry Grasp: destroyed, for its energy. */
export interface Drown extends WordNode {
  readonly word: 'drown';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
}

export interface Remove extends WordNode, Some {
  readonly word: 'remove';
}

export interface RemoveHealth extends WordNode {
  readonly word: 'removeHealth';
  readonly n: Amount;
}

export interface Replace extends WordNode {
  readonly word: 'replace';
  readonly from: PieceKind;
  readonly by: PieceKind;
  /** So many come for it. */
  readonly n: number;
}

export interface Add extends WordNode {
  readonly word: 'add';
  readonly n: number;
  readonly kind: 'dahan' | 'explorer' | 'town' | 'city' | TokenKind;
}

export interface Push extends WordNode, Some {
  readonly word: 'push';
  /** To where: only to where there are more towns and cities than where they come from; to as many different lands as possible. */
  readonly to?: 'safety' | 'everywhere';
}

/** To any one land; the steps are about that land. */
export interface Carry extends WordNode {
  readonly word: 'carry';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
  readonly do: Steps;
}

export interface Gather extends WordNode, Some {
  readonly word: 'gather';
}

/** Effects that last until the end of the turn: the node is the effect. */
export interface Defend extends WordNode, Standing {
  readonly word: 'defend';
  readonly always: 'defend';
  readonly n: Amount;
}

export interface DefendWhere extends WordNode, Standing {
  readonly word: 'defendWhere';
  readonly always: 'defend';
  readonly n: Amount;
  readonly where: LandTest;
}

export interface Ward extends WordNode, Standing {
  readonly word: 'ward';
  readonly always: 'defend';
  readonly n: number;
  readonly where: LandTest;
}

export interface Unharmed extends WordNode, Standing {
  readonly word: 'unharmed';
  readonly always: 'unharmed';
}

export interface Healthier extends WordNode, Standing {
  readonly word: 'healthier';
  readonly always: 'dahanHealth';
  readonly n: number;
}

export interface SameTime extends WordNode, Standing {
  readonly word: 'sameTime';
  readonly always: 'sameTime';
}

/** The node is the effect; what it gives is one of its own. */
export interface Apparition extends WordNode, Standing {
  readonly word: 'apparition';
  readonly always: 'apparition';
  readonly gives: Standing;
}

export interface Everlasting extends WordNode, Standing {
  readonly word: 'everlasting';
  readonly always: 'everlasting';
}

export interface NoBlight extends WordNode, Standing {
  readonly word: 'noBlight';
  readonly always: 'noBlight';
}

export interface Avenge extends WordNode, Standing {
  readonly word: 'avenge';
  readonly always: 'avenge';
}

export interface AvengeAround extends WordNode, Standing {
  readonly word: 'avengeAround';
  readonly always: 'avengeAround';
}

/** So much of the defence goes with each piece that was pushed. */
export interface TakeDefend extends WordNode, Standing {
  readonly word: 'takeDefend';
  readonly always: 'defend';
  readonly n: number;
}

export type InvaderAction = 'ravage' | 'build' | 'explore';

/** A skip as the kernel finds it: in place of the verb nothing happens. */
export interface Skipping {
  readonly instead: `${InvaderAction}In`;
  readonly where?: LandTest;
  /** Only builds that would add a city. */
  readonly cities?: true;
}

export interface Skip extends WordNode {
  readonly word: 'skip';
  readonly of: readonly Skipping[];
}

export interface GainEnergy extends WordNode {
  readonly word: 'gainEnergy';
  readonly n: Amount;
}

export interface GainPower extends WordNode {
  readonly word: 'gainPower';
  readonly deck?: DeckName;
}

interface Bare<W extends string> extends WordNode {
  readonly word: W;
}

export type ReclaimAll = Bare<'reclaimAll'>;
export type ReclaimOne = Bare<'reclaimOne'>;
export type ForgetPower = Bare<'forgetPower'>;
export type DestroyPresence = Bare<'destroyPresence'>;

export interface AddPresence extends WordNode {
  readonly word: 'addPresence';
  readonly range: number;
  /** What the land has to be. */
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

export interface KeepCard extends WordNode, Standing {
  readonly word: 'keepCard';
  readonly always: 'keep';
}

export interface EachLand extends WordNode {
  readonly word: 'eachLand';
  readonly where: LandTest;
  readonly do: Steps;
}

/** SI-026: once per board that has a land of which `where` holds, in one of its lands. */
export interface EachBoard extends WordNode {
  readonly word: 'eachBoard';
  readonly where: LandTest;
  readonly pick: BoardPick;
  readonly do: Steps;
}

/** Which land of a board: one of which it holds, or the one with the most of these; the players choose (SI-029). */
export type BoardPick = { readonly land: LandTest } | { readonly most: readonly PieceKind[] };

/** What an effect may depend on; a test of a land is about the land that it happens in. */
export type Condition =
  | LandTest
  | { readonly targets: 'yourself' | 'another' }
  /** One has at least so many sacred sites. */
  | { readonly sites: number }
  /** Presence has come back by the step before. */
  | { readonly added: 'presence' }
  /** A piece has been pushed to such a land by the step before. */
  | { readonly pushedTo: LandTest };

/** The steps of a threshold are done here, if it is reached. */
export interface AtThreshold extends WordNode {
  readonly word: 'atThreshold';
  readonly level: number;
}

/** At the end of the action. */
export interface AtEnd extends WordNode {
  readonly word: 'atEnd';
  readonly do: Steps;
}

export interface If extends WordNode {
  readonly word: 'if';
  readonly condition: Condition;
  readonly do: Steps;
  readonly else: Steps;
}

export interface InsteadIf extends WordNode {
  readonly word: 'insteadIf';
  readonly condition: Condition;
  readonly first: readonly WordNode[];
  readonly then: readonly WordNode[];
  readonly may: boolean;
}

export const fear = (n: Amount): Fear => ({ word: 'fear', n, more: false });
export const moreFear = (n: Amount): Fear => ({ word: 'fear', n, more: true });
/** SI-165: to invaders, divided as one likes. */
export const damage = (n: Amount): Damage => ({ word: 'damage', n, more: false });
export const moreDamage = (n: Amount): Damage => ({ word: 'damage', n, more: true });
/** SI-178. */
export const damageEach = (n: number, ...kinds: readonly PieceKind[]): DamageEach => ({ word: 'damageEach', n, kinds });
export const damageEachInvader = (n: number): DamageEach => damageEach(n, ...INVADERS);
/** 1 damage to one of these. */
export const damageOne = (...kinds: readonly PieceKind[]): DamageOne => ({ word: 'damageOne', kinds });
/** 1 damage to each of so many different invaders. */
export const damageDifferent = (n: Amount): DamageDifferent => ({ word: 'damageDifferent', n });
export const destroy = (n: Amount | 'all', ...kinds: readonly PieceKind[]): Destroy => ({
  word: 'destroy',
  n,
  kinds,
  upTo: false,
});
export const destroyUpTo = (n: Amount, ...kinds: readonly PieceKind[]): Destroy => ({
  word: 'destroy',
  n,
  kinds,
  upTo: true,
});
export const drown = (n: number, ...kinds: readonly PieceKind[]): Drown => ({ word: 'drown', n, kinds });
/** SI-171: without fear. */
export const remove = (n: Amount | 'all', ...kinds: readonly PieceKind[]): Remove => ({
  word: 'remove',
  n,
  kinds,
  upTo: false,
});
/** Up to so much health worth of invaders. */
export const removeHealth = (n: Amount): RemoveHealth => ({ word: 'removeHealth', n });
/** SI-173. */
export const replace = (from: PieceKind, by: PieceKind, n = 1): Replace => ({ word: 'replace', from, by, n });
export const add = (n: number, kind: Add['kind']): Add => ({ word: 'add', n, kind });
/** SI-257 to SI-260. */
export const addBlight = (): Bare<'addBlight'> => ({ word: 'addBlight' });
export const push = (n: Amount | 'all', ...kinds: readonly PieceKind[]): Push => ({
  word: 'push',
  n,
  kinds,
  upTo: false,
});
export const pushUpTo = (n: Amount | 'all', ...kinds: readonly PieceKind[]): Push => ({
  ...push(n, ...kinds),
  upTo: true,
});
export const pushToSafety = (n: number, ...kinds: readonly PieceKind[]): Push => ({
  ...pushUpTo(n, ...kinds),
  to: 'safety',
});
export const pushEverywhere = (...kinds: readonly PieceKind[]): Push => ({
  ...push('all', ...kinds),
  to: 'everywhere',
});
export const carry = (n: number, kinds: readonly PieceKind[], ...steps: Steps): Carry => ({
  word: 'carry',
  n,
  kinds,
  do: steps,
});
export const gather = (n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  word: 'gather',
  n,
  kinds,
  upTo: false,
});
export const gatherUpTo = (n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  ...gather(n, ...kinds),
  upTo: true,
});
export const defend = (n: Amount): Defend => ({ word: 'defend', always: 'defend', n });
/** In all such lands, counted when they are ravaged. */
export const defendWhere = (n: Amount, where: LandTest): DefendWhere => ({
  word: 'defendWhere',
  always: 'defend',
  n,
  where,
});
/** SI-164: wherever the spirit has presence. */
export const ward = (n: number, where: LandTest): Ward => ({ word: 'ward', always: 'defend', n, where });
export const healthier = (n: number): Healthier => ({ word: 'healthier', always: 'dahanHealth', n });
export const dahanEverlasting = (): Everlasting => ({ word: 'everlasting', always: 'everlasting' });
export const apparition = (): Apparition => ({
  word: 'apparition',
  always: 'apparition',
  gives: { always: 'defend' },
});
export const sameTime = (): SameTime => ({ word: 'sameTime', always: 'sameTime' });
export const noBlight = (): NoBlight => ({ word: 'noBlight', always: 'noBlight' });
export const avenge = (): Avenge => ({ word: 'avenge', always: 'avenge' });
export const avengeAround = (): AvengeAround => ({ word: 'avengeAround', always: 'avengeAround' });
export const takeDefend = (n: number): TakeDefend => ({ word: 'takeDefend', always: 'defend', n });
/** Explorers on one side, towns and cities on the other. */
export const clash = (): Bare<'clash'> => ({ word: 'clash' });
export const dahanUnharmed = (): Unharmed => ({ word: 'unharmed', always: 'unharmed' });
/** SI-224: in the land, for the rest of the turn. */
const skip = (...actions: readonly InvaderAction[]): Skip => ({
  word: 'skip',
  of: actions.map((action) => ({ instead: `${action}In` })),
});
export const skipAll = (): Skip => skip('ravage', 'build', 'explore');
export const skipWhere = (action: InvaderAction, where: LandTest): Skip => ({
  word: 'skip',
  of: [{ instead: `${action}In`, where }],
});
export const noCitiesWhere = (where: LandTest): Skip => ({
  word: 'skip',
  of: [{ instead: 'buildIn', where, cities: true }],
});
export const gainEnergy = (n: Amount): GainEnergy => ({ word: 'gainEnergy', n });
/** SI-135: minor or major as one likes, unless told. */
export const gainPower = (deck?: DeckName): GainPower =>
  deck === undefined ? { word: 'gainPower' } : { word: 'gainPower', deck };
export const reclaimAll = (): ReclaimAll => ({ word: 'reclaimAll' });
export const reclaimOne = (): ReclaimOne => ({ word: 'reclaimOne' });
export const forgetPower = (): ForgetPower => ({ word: 'forgetPower' });
export const destroyPresence = (): DestroyPresence => ({ word: 'destroyPresence' });
export const addPresence = (range: number, where?: LandTest): AddPresence =>
  where === undefined ? { word: 'addPresence', range } : { word: 'addPresence', range, where };
export const addPresenceHere = (more: { readonly anyLand?: boolean } = {}): AddPresenceHere => ({
  word: 'addPresenceHere',
  anyLand: more.anyLand ?? false,
});
export const returnPresence = (n: number): ReturnPresence => ({ word: 'returnPresence', n });
export const PRESENCE_ADDED: Condition = { added: 'presence' };
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
export const extendRange = (n: number): ExtendRange => ({ word: 'extendRange', always: 'range', n });
export const morePlays = (n: number): MorePlays => ({ word: 'morePlays', always: 'plays', n });
/** SI-146: so many slow powers may be used as fast ones this turn. */
export const hasten = (n: number): Hasten => ({ word: 'hasten', always: 'hasten', n });
/** SI-161: once this turn a power card may be repeated that costs no more than this. */
export const mayRepeat = (most: number): MayRepeat => ({ word: 'mayRepeat', always: 'repeat', n: most });
/** So many cards, each once and each for its cost. */
export const mayRepeatPaying = (cards: number): MayRepeat => ({ ...mayRepeat(cards), pays: true });
/** Of the spirit's choice; whoever uses the power gains the same. */
export const gainElements = (n: number): GainElements => ({ word: 'gainElements', always: 'element', n });
/** At the end of the turn a card goes back to the hand instead of the discard pile. */
export const keepCard = (): KeepCard => ({ word: 'keepCard', always: 'keep' });

/** In each such land, one after the other. */
export const eachLand = (where: LandTest, ...steps: Steps): EachLand => ({ word: 'eachLand', where, do: steps });

export const eachBoard = (where: LandTest, pick: BoardPick, ...steps: Steps): EachBoard => ({
  word: 'eachBoard',
  where,
  pick,
  do: steps,
});
/** The invaders build there as with a card. */
export const build = (): Bare<'build'> => ({ word: 'build' });

export const ifThen = (condition: Condition, steps: Steps, otherwise: Steps = []): If => ({
  word: 'if',
  condition,
  do: steps,
  else: otherwise,
});
export const atThreshold = (level: number): AtThreshold => ({ word: 'atThreshold', level });
export const atEnd = (...steps: Steps): AtEnd => ({ word: 'atEnd', do: steps });
/** "Defend 1. If …, instead Defend 4." */
export const insteadIf = (condition: Condition, first: Steps, then: Steps): InsteadIf => ({
  word: 'insteadIf',
  condition,
  first,
  then,
  may: false,
});
export const mayInsteadIf = (condition: Condition, first: Steps, then: Steps): InsteadIf => ({
  ...insteadIf(condition, first, then),
  may: true,
});

/** A land to be chosen; where all choose, a different one for each, if told. */
export interface LandPick {
  readonly where: LandTest;
  readonly different: boolean;
}

export const aLand = (where: LandTest): LandPick => ({ where, different: false });
export const aDifferentLand = (where: LandTest): LandPick => ({ where, different: true });

/** Whose effect it is in some steps. */
export type Who = 'target' | 'everybody' | 'both';

/** `choose(aLand(…), steps)`: in that land. `oneOf`: SI-154, "or". `by('target', steps)`: SI-160. */
export const { choose, oneOf, by } = choicesOf<LandPick, Who>();

export type Choose = ReturnType<typeof choose>;
