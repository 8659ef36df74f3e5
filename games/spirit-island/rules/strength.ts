import { twistTotal } from '../effects/twists.ts';
import { strengthOf } from '../pieces.ts';
import type { At } from '../state.ts';

/* SI-010, SI-012: printed as one number, but an adversary may change one without the other. */

export const healthOf = (m: At, kind: string): number => strengthOf(kind) + twistTotal(m, 'health', kind);

export const strikeOf = (m: At, kind: string): number => strengthOf(kind) + twistTotal(m, 'strike', kind);
