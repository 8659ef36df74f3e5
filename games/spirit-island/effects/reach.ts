import type { Seat } from '@tafelrunde/kernel';
import { widening } from '../rules/tracks.ts';
import type { At } from '../state.ts';
import { standingOf } from './held.ts';

/** What is added to every range of a spirit, not to that of its powers alone. */
export const rangeOnAll = (m: At, seat: Seat): number =>
  standingOf(m, 'range').reduce(
    (sum, { seat: whose, standing, n = 0 }) => (whose === seat && standing.everything === true ? sum + n : sum),
    widening(m, seat),
  );
