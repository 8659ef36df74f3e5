import type { Steps, WordNode } from '@tafelrunde/words';
import type { Speed } from '../../../cards/card.ts';
import type { Element } from '../../../cards/elements.ts';
import type { PieceKind } from '../../../pieces.ts';
import type { LandTest } from '../lands.ts';

/* Words that ask whether something holds. */

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

/** SI-211: by terror level. */
export interface ByTerror extends WordNode {
  readonly word: 'byTerror';
  readonly levels: readonly { readonly do: Steps }[];
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

export const pushedTo = (where: LandTest): Condition => ({ pushedTo: where });
export const burstOf = (least: number): Condition => ({ burst: least });
export const PRESENCE_ADDED: Condition = { added: 'presence' };
export const GATHERED: Condition = { gathered: 'any' };
export const REPLACED: Condition = { replaced: 'any' };

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

export const byTerror = (...levels: readonly Steps[]): ByTerror => ({
  word: 'byTerror',
  levels: levels.map((steps) => ({ do: steps })),
});
