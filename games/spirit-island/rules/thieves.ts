import { markOn, type Piece } from '@tafelrunde/kernel';
import { spiritActing } from '../effects/context.ts';
import { hasTwist } from '../effects/twists.ts';
import { BUILDINGS, countOf } from '../pieces.ts';
import { allLands, groupsIn } from '../queries.ts';
import type { At, Game } from '../state.ts';

/* Despicable Theft: thieves are no invaders, but explorers for what spirits do. */

export const isThief = ({ kind }: Piece): boolean => kind === 'thief';

/** Does such a piece count as one of these kinds in the action that is going on? */
export const countsAs = (m: At, { kind }: Piece, kinds: readonly string[]): boolean =>
  kinds.includes(kind) || (kind === 'thief' && kinds.includes('explorer') && spiritActing(m) !== undefined);

/** The number of one that lies face up, if it does. */
export const lootOn = (piece: Piece): number | undefined => {
  const mark = markOn(piece, 'loot');
  return mark === 0 ? undefined : mark - 1;
};

/** Are thieves caught there now? */
const isGuarded = (m: At, land: string): boolean => {
  const groups = groupsIn(m, land);
  return countOf(groups, 'dahan') >= WATCHERS && countOf(groups, ...BUILDINGS) === 0;
};

const WATCHERS = 2;

/** Enough dahan to see who it is. */
export const isWatched = (m: At, land: string): boolean => countOf(groupsIn(m, land), 'dahan') >= WATCHERS;

/** Now, or when the action began. */
export const isCatching = (m: At, land: string): boolean => m.state.guarded.includes(land) || isGuarded(m, land);

/** The lands where thieves are caught. */
export const guardedLands = (m: At): readonly string[] =>
  hasTwist(m, 'theft') && (m.state.census.thief ?? 0) > 0 ? allLands(m).filter((land) => isGuarded(m, land)) : NONE;

const NONE: readonly string[] = [];

/** A thief that is destroyed or removed: caught, or pushed when the action is over. */
export function strikeThief(m: Game, land: string, piece: Piece, n: number, how: 'destroy' | 'remove'): void {
  const { user, seat } = m.vars;
  const actor = typeof user === 'number' ? user : typeof seat === 'number' ? seat : 0;
  const loot = lootOn(piece);
  m.state.cornered = [...m.state.cornered, { land, n, how, seat: actor, ...(loot !== undefined && { loot }) }];
}

/** How many more can come. */
export const isThiefLeft = (m: At): boolean =>
  hasTwist(m, 'theft') && (m.state.census.thief ?? 0) + m.state.caught.length < ALL;

const ALL = 18;
