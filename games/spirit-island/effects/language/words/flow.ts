import { choicesOf, type Steps, type WordNode } from '@tafelrunde/words';
import type { Speed } from '../../../cards/card.ts';
import type { Element } from '../../../cards/elements.ts';
import type { PieceKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';
import type { LandTest } from '../lands.ts';

/* What else is done, where, by whom and on which condition. */

export interface EachLand extends WordNode {
  readonly word: 'eachLand';
  readonly where: LandTest;
  readonly do: Steps;
}

/** In so many such lands of one's choice, or up to so many, one after the other. */
export interface InLands extends WordNode {
  readonly word: 'inLands';
  readonly n: number;
  readonly upTo: boolean;
  readonly where: LandTest;
  readonly do: Steps;
}

/** What an effect may depend on; a test of a land is about the land that it happens in. */
export type Condition =
  | LandTest
  | { readonly targets: 'yourself' | 'another' }
  /** SI-211: the terror level is no higher than this. */
  | { readonly terror: number }
  /** It is at least this. */
  | { readonly terrorFrom: number }
  /** One has no power card in play but this. */
  | { readonly cards: 'onlyThis' }
  /** Of the land that range was measured from. */
  | { readonly originIs: LandTest }
  /** The presence tracks show this element at least so often. */
  | { readonly showing: Element; readonly least: number }
  /** One has at least so many power cards in play, or one that costs at least that much. */
  | { readonly inPlay: number; readonly orCost: number }
  /** One has at least so many sacred sites. */
  | { readonly sites: number }
  /** There are so many of these in one's lands together. */
  | { readonly among: readonly PieceKind[]; readonly least: number }
  /** The power has destroyed so much presence at its beginning. */
  | { readonly burst: number }
  /** Presence has come back by the step before. */
  | { readonly added: 'presence' }
  /** Something has been gathered by the step before. */
  | { readonly gathered: 'any' }
  /** The power has replaced something. */
  | { readonly replaced: 'any' }
  /** One of these has been pushed by the step before. */
  | { readonly pushed: readonly PieceKind[] }
  /** The step before has destroyed invaders, and none is left. */
  | { readonly cleared: true }
  /** The action has destroyed one of these, or so many. */
  | { readonly fallen: readonly PieceKind[]; readonly least?: number }
  /** The action has removed something. */
  | { readonly removed: 'any' }
  /** Such a piece has been destroyed here, by what is done so many times this time. */
  | { readonly felled: readonly PieceKind[] }
  /** SI-197. */
  | { readonly island: 'healthy' | 'blighted' }
  /** The card that was discarded for it is of that speed, or has that element, or lacks it. */
  | { readonly drawn: Drawn }
  /** One has at least so much energy. */
  | { readonly energy: number }
  /** One has at least so much presence on the island. */
  | { readonly presence: number }
  /** A piece has been pushed to such a land by the step before. */
  | { readonly pushedTo: LandTest };

export interface Drawn {
  readonly speed?: Speed;
  readonly has?: Element;
  readonly lacks?: Element;
}

/** In each land that the step before has pushed something to. */
export interface ThereAlso extends WordNode {
  readonly word: 'thereAlso';
  readonly do: Steps;
}

/** So many times, one after the other. */
export interface Times extends WordNode {
  readonly word: 'times';
  readonly n: Amount;
  readonly do: Steps;
}

/** The steps of a threshold are done here, if it is reached. */
export interface AtThreshold extends WordNode {
  readonly word: 'atThreshold';
  readonly level: number;
  /** Only what it does early; the rest is done last. */
  readonly early?: true;
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

/** SI-154: one of two, or with the threshold of that number both, which is the last of the modes. */
export interface OneOrBoth extends WordNode {
  readonly word: 'oneOrBoth';
  readonly level: number;
  readonly modes: readonly { readonly do: Steps }[];
}

/** SI-211: by terror level. */
export interface ByTerror extends WordNode {
  readonly word: 'byTerror';
  readonly levels: readonly { readonly do: Steps }[];
}

/** What that threshold says. */
export interface MayDoBoth extends WordNode {
  readonly word: 'mayDoBoth';
  readonly inOneLand: boolean;
}

/** SI-017: in all of one's lands together. */
export const amongLands = (least: number, ...kinds: readonly PieceKind[]): Condition => ({ among: kinds, least });
export const terrorAtLeast = (level: number): Condition => ({ terrorFrom: level });
export const ONLY_CARD: Condition = { cards: 'onlyThis' };
export const originIs = (test: LandTest): Condition => ({ originIs: test });
export const terrorAtMost = (level: number): Condition => ({ terror: level });
export const inPlayOrCost = (least: number, cost: number): Condition => ({ inPlay: least, orCost: cost });
export const felled = (...kinds: readonly PieceKind[]): Condition => ({ felled: kinds });
export const BLIGHTED_ISLAND: Condition = { island: 'blighted' };
export const drawn = (test: Drawn): Condition => ({ drawn: test });
export const hasEnergy = (n: number): Condition => ({ energy: n });
export const hasPresence = (n: number): Condition => ({ presence: n });
export const thereAlso = (...steps: Steps): ThereAlso => ({ word: 'thereAlso', do: steps });
export const times = (n: Amount, ...steps: Steps): Times => ({ word: 'times', n, do: steps });
export const pushedTo = (where: LandTest): Condition => ({ pushedTo: where });
export const burstOf = (least: number): Condition => ({ burst: least });
export const PRESENCE_ADDED: Condition = { added: 'presence' };
export const GATHERED: Condition = { gathered: 'any' };
export const REPLACED: Condition = { replaced: 'any' };
/** In each such land, one after the other. */
export const eachLand = (where: LandTest, ...steps: Steps): EachLand => ({ word: 'eachLand', where, do: steps });
export const inLands = (n: number, where: LandTest, ...steps: Steps): InLands => ({
  word: 'inLands',
  n,
  upTo: false,
  where,
  do: steps,
});
export const inLandsUpTo = (n: number, where: LandTest, ...steps: Steps): InLands => ({
  ...inLands(n, where, ...steps),
  upTo: true,
});
export const CLEARED: Condition = { cleared: true };
export const fallen = (...kinds: readonly PieceKind[]): Condition => ({ fallen: kinds });
export const fallenAtLeast = (least: number, ...kinds: readonly PieceKind[]): Condition => ({ fallen: kinds, least });
export const ANY_REMOVED: Condition = { removed: 'any' };
export const ifThen = (condition: Condition, steps: Steps, otherwise: Steps = []): If => ({
  word: 'if',
  condition,
  do: steps,
  else: otherwise,
});
export const atThreshold = (level: number): AtThreshold => ({ word: 'atThreshold', level });
export const earlyAtThreshold = (level: number): AtThreshold => ({ ...atThreshold(level), early: true });
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

export const oneOrBoth = (level: number, one: Steps, other: Steps, both: Steps = [...one, ...other]): OneOrBoth => ({
  word: 'oneOrBoth',
  level,
  modes: [{ do: one }, { do: other }, { do: both }],
});
export const byTerror = (...levels: readonly Steps[]): ByTerror => ({
  word: 'byTerror',
  levels: levels.map((steps) => ({ do: steps })),
});
export const mayDoBoth = (more: { readonly inOneLand?: boolean } = {}): MayDoBoth => ({
  word: 'mayDoBoth',
  inOneLand: more.inOneLand ?? false,
});

/** A land to be chosen; where all choose, a different one for each, if told. */
export interface LandPick {
  readonly where: LandTest;
  readonly different: boolean;
  /** What comes after the steps is about the target again. */
  readonly aside?: true;
}

export const aLand = (where: LandTest): LandPick => ({ where, different: false });
export const aDifferentLand = (where: LandTest): LandPick => ({ where, different: true });

/** Only the steps are about it. */
export const aside = (pick: LandPick): LandPick => ({ ...pick, aside: true });

/** Whose effect it is in some steps. */
export type Who = 'user' | 'target' | 'everybody' | 'both' | Absorbed;

/** The other spirits of whose presence so much has been absorbed. */
export type Absorbed = 'absorbed1' | 'absorbed2' | 'absorbed3';

/** `choose(aLand(…), steps)`: in that land. `oneOf`: SI-154, "or". `by('target', steps)`: SI-160. */
export const { choose, oneOf, by } = choicesOf<LandPick, Who>();

export type Choose = ReturnType<typeof choose>;
