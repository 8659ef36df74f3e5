import type { WordNode } from '@tafelrunde/words';
import type { LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';

/* Actions of the invaders that are left out, or replaced by others. */

/** The land of the lowest number on each board that the card is about is left out. */
export interface SkipFirst extends WordNode, Standing {
  readonly word: 'skipFirst';
  readonly always: 'skipsFirst';
  readonly action: 'build' | 'explore';
}

/** SI-225: a card is left out in all its lands. */
export interface SkipCard extends WordNode, Standing {
  readonly word: 'skipCard';
  readonly always: 'skipsCard';
  readonly action: 'build' | 'explore';
  readonly card: 'stays' | 'goesOn';
}

export type InvaderAction = 'ravage' | 'build' | 'explore';

/** A skip as the kernel finds it: in place of the verb nothing happens. */
export interface Skipping {
  readonly instead: `${InvaderAction}In`;
  readonly where?: LandTest;
  /** Only the next one. */
  readonly once?: true;
  /** Only builds that would add a city. */
  readonly cities?: true;
  /** What takes place instead. */
  readonly becomes?: 'buildIn';
}

/** The first ravage in the land becomes a build. */
export interface BuildInstead extends WordNode, Skipping {
  readonly word: 'buildInstead';
}

export interface Skip extends WordNode {
  readonly word: 'skip';
  readonly of: readonly Skipping[];
  /** It is about no target. */
  readonly there?: true;
}

/** SI-224: in the land, for the rest of the turn. */
export const skip = (...actions: readonly InvaderAction[]): Skip => ({
  word: 'skip',
  of: actions.map((action) => ({ instead: `${action}In` })),
});

/** SI-225. */
export const skipNext = (action: InvaderAction): Skip => ({
  word: 'skip',
  of: [{ instead: `${action}In`, once: true }],
});

/** Where no land has been targeted. */
export const skipNextThere = (action: InvaderAction): Skip => ({ ...skipNext(action), there: true });

export const skipAll = (): Skip => skip('ravage', 'build', 'explore');

export const skipWhere = (action: InvaderAction, where: LandTest): Skip => ({
  word: 'skip',
  of: [{ instead: `${action}In`, where }],
});

export const noCitiesWhere = (where: LandTest): Skip => ({
  word: 'skip',
  of: [{ instead: 'buildIn', where, cities: true }],
});

export const buildInstead = (): BuildInstead => ({ word: 'buildInstead', instead: 'ravageIn', becomes: 'buildIn' });

export const skipFirst = (action: SkipFirst['action']): SkipFirst => ({
  word: 'skipFirst',
  always: 'skipsFirst',
  action,
});

export const skipCard = (action: SkipCard['action'], card: SkipCard['card']): SkipCard => ({
  word: 'skipCard',
  always: 'skipsCard',
  action,
  card,
});
