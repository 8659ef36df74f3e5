import type { Piece } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { isAbout, totalAt } from '../effects/standing.ts';
import { hasTwist, twistTotal } from '../effects/twists.ts';
import { countOf, isInvader, strengthOf, strifeOn } from '../pieces.ts';
import { groupsIn, indexOf } from '../queries.ts';
import type { At } from '../state.ts';
import { isImmune } from './immunity.ts';

/* SI-010, SI-012: printed as one number, but an adversary may change one without the other, and a power that of dahan in a land. */

/** Habsburg: are towns durable there? */
export const isDurable = (m: At, land: string): boolean =>
  hasTwist(m, 'durable') && indexOf(m, land) >= 0 && countOf(groupsIn(m, land), 'blight') === 0;

const plainHealth = (m: At, kind: string, land: string): number =>
  strengthOf(kind) +
  twistTotal(m, 'health', kind) +
  (kind === 'town' && isDurable(m, land) ? twistTotal(m, 'durable') : 0) +
  (kind === 'dahan' ? totalAt(m, 'dahanHealth', indexOf(m, land)) : 0);

/** What an event adds for the turn, or takes. */
function addedTo(m: At, stat: 'toughness' | 'boldness', kind: string, land?: string): number {
  let total = 0;
  for (const held of standingOf(m, stat)) {
    const { n = 0, standing } = held;
    const isThere = land === undefined || isAbout(m, held, indexOf(m, land));
    if (isThere && standing.kinds?.some((each) => each === kind) === true) total += n;
  }
  return total;
}

/** What strife takes, where it does. */
const lostToStrife = (m: At, piece: Piece): number =>
  strifeOn(piece) > 0 && standingOf(m, 'frail').length > 0 ? strifeOn(piece) : 0;

/** What is lost in the lands of a spirit. */
const withered = (m: At, piece: Piece, land: string): number =>
  strengthOf(piece.kind) > 0 && standingOf(m, 'withers').length > 0 ? totalAt(m, 'withers', indexOf(m, land)) : 0;

/** SI-024: nothing takes the last one. */
export function healthOf(m: At, piece: Piece, land: string): number {
  const { kind } = piece;
  const health = plainHealth(m, kind, land);
  const changed = addedTo(m, 'toughness', kind, land) - lostToStrife(m, piece) - withered(m, piece, land);
  return changed === 0 ? health : Math.max(1, health + changed);
}

export const strikeOf = (m: At, kind: string): number => strengthOf(kind) + twistTotal(m, 'strike', kind);

/** What each of them deals in a ravage. */
export const ravageStrikeOf = (m: At, kind: string): number =>
  Math.max(0, strikeOf(m, kind) + addedTo(m, 'boldness', kind));

/** Neither damage nor anything else destroys the dahan of that land, or the invaders. */
export const isEverlasting = (m: At, kind: string, land: string): boolean =>
  isUnchanging(m, kind, land) ||
  (kind === 'dahan' && totalAt(m, 'everlasting', indexOf(m, land)) > 0) ||
  (isInvader({ kind }) && isImmune(m, land));

/** Nothing happens to the dahan of that land. */
export const isUnchanging = (m: At, kind: string, land: string): boolean =>
  kind === 'dahan' && totalAt(m, 'unchanging', indexOf(m, land)) > 0;
