import type { WordNode } from '@tafelrunde/words';
import type { PieceKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';
import { ANYWHERE, type LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';
import type { TurnStat } from './events.ts';

/* What events change until the end of the turn. */

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
  readonly where?: LandTest;
}

/** Until the end of the turn these deal so much more damage each when they ravage. */
export interface Embolden extends WordNode, Standing {
  readonly word: 'embolden';
  readonly always: 'boldness';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
  /** Where nothing else says when. */
  readonly inRavages: boolean;
}

/** What holds until the end of the turn, as the invaders go on. */
export interface ThisTurn extends WordNode, Standing {
  readonly word: 'thisTurn';
  readonly always: TurnStat;
}

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
  inRavages: false,
});

/** "Each city deals −1 damage during ravages." */
export const daunt = (n: number, ...kinds: readonly PieceKind[]): Embolden => ({
  ...embolden(-n, ...kinds),
  inRavages: true,
});

export const thisTurn = (always: TurnStat, more: Pick<Standing, 'n' | 'where' | 'kinds'> = {}): ThisTurn => ({
  word: 'thisTurn',
  always,
  ...more,
});

/** Only while they are in such a land. */
export const toughenWhere = (n: number, where: LandTest, ...kinds: readonly PieceKind[]): Toughen => ({
  ...toughen(n, ...kinds),
  where,
});
