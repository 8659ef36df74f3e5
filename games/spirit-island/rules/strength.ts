import { totalAt } from '../effects/standing.ts';
import { twistTotal } from '../effects/twists.ts';
import { strengthOf } from '../pieces.ts';
import { indexOf } from '../queries.ts';
import type { At } from '../state.ts';

/* SI-010, SI-012: printed as one number, but an adversary may change one without the other, and a power that of dahan in a land. */

export const healthOf = (m: At, kind: string, land: string): number =>
  strengthOf(kind) +
  twistTotal(m, 'health', kind) +
  (kind === 'dahan' ? totalAt(m, 'dahanHealth', indexOf(m, land)) : 0);

export const strikeOf = (m: At, kind: string): number => strengthOf(kind) + twistTotal(m, 'strike', kind);

/** Neither damage nor anything else destroys the dahan of that land. */
export const isEverlasting = (m: At, kind: string, land: string): boolean =>
  kind === 'dahan' && totalAt(m, 'everlasting', indexOf(m, land)) > 0;
