import type { Steps, WordNode } from '@tafelrunde/words';
import type { Amount } from '../amounts.ts';
import type { LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';

/* SI-187 to SI-189: Defend, and what forestalls. */

/** Effects that last until the end of the turn: the node is the effect. */
export interface Defend extends WordNode, Standing {
  readonly word: 'defend';
  readonly always: 'defend';
  readonly n: Amount;
  readonly more: boolean;
}

/** Counted in the land; it holds there and in all adjacent lands. */
export interface DefendAround extends WordNode, Standing {
  readonly word: 'defendAround';
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
  readonly n: Amount;
  readonly where: LandTest;
}

/** So much of the defence goes with each piece that was pushed. */
export interface TakeDefend extends WordNode, Standing {
  readonly word: 'takeDefend';
  readonly always: 'defend';
  readonly n: number;
}

/** Invaders deal so much less damage there, in this action only. */
export interface Restrain extends WordNode, Standing {
  readonly word: 'restrain';
  readonly always: 'defend';
  readonly n: number;
}

/** So many actions of invaders there are skipped, of the players' choice. */
export interface Forestall extends WordNode, Standing {
  readonly word: 'forestall';
  readonly always: 'forestalls';
  readonly n: Amount;
}

/** What is done each time. */
export interface AfterForestalling extends WordNode, Standing {
  readonly word: 'afterForestalling';
  readonly always: 'forestalled';
  readonly do: Steps;
}

export const defend = (n: Amount): Defend => ({ word: 'defend', always: 'defend', n, more: false });
export const moreDefend = (n: Amount): Defend => ({ ...defend(n), more: true });
export const defendAround = (n: Amount): DefendAround => ({ word: 'defendAround', always: 'defend', n });

/** In all such lands, counted when they are ravaged. */
export const defendWhere = (n: Amount, where: LandTest): DefendWhere => ({
  word: 'defendWhere',
  always: 'defend',
  n,
  where,
});

/** SI-164: wherever the spirit has presence. */
export const ward = (n: Amount, where: LandTest): Ward => ({ word: 'ward', always: 'defend', n, where });

export const takeDefend = (n: number): TakeDefend => ({ word: 'takeDefend', always: 'defend', n });

export const restrain = (n: number): Restrain => ({ word: 'restrain', always: 'defend', n });

export const forestall = (n: Amount): Forestall => ({ word: 'forestall', always: 'forestalls', n });

export const afterForestalling = (...steps: Steps): AfterForestalling => ({
  word: 'afterForestalling',
  always: 'forestalled',
  do: steps,
});
