import { totalAt } from '../effects/standing.ts';
import { indexOf, seasBeside } from '../queries.ts';
import type { At } from '../state.ts';

/* SI-295 to SI-302: lands that are cut off, for invaders only. */

export const isIsolated = (m: At, land: string): boolean => totalAt(m, 'isolated', indexOf(m, land)) > 0;

/** SI-297: may the players say that invaders do not get from the one land to the other? */
export const isCutOff = (m: At, from: string, to: string): boolean => isIsolated(m, from) || isIsolated(m, to);

/** SI-302: the ocean beside a coastal land. */
export const isOceanIsolated = (m: At, coast: string): boolean =>
  seasBeside(m, indexOf(m, coast)).every((sea) => totalAt(m, 'isolated', sea) > 0);
