import { movePieces, refs, type Seat } from '@tafelrunde/kernel';
import { mayLie } from '../effects/lands.ts';
import { presenceOf } from '../pieces.ts';
import { spotOf } from '../places.ts';
import { indexOf, presenceAt } from '../queries.ts';
import type { At, Chapter } from '../state.ts';
import { waysFrom } from './oceans.ts';
import { loseUnlessRescued } from './pieces.ts';

/* Flowing and Silent Forms Dart By: presence that would be destroyed may be pushed instead. */

export interface SlippingOps {
  /** Of so much presence, how much slips away, and to which lands? */
  slip: { seat: Seat; land: string; n: number; by?: 'blight' };
}

const most = (m: At, { seat, land, n }: SlippingOps['slip']): number =>
  Math.min(n, presenceAt(m, seat, indexOf(m, land)));

export const slippingRules: Chapter<SlippingOps> = {
  slip: {
    options: (m, slipping) =>
      waysFrom(m, slipping.land)
        .filter((name) => mayLie(m, slipping.seat, indexOf(m, name)))
        .map((name) => ({ ref: refs.land(name), cap: most(m, slipping) })),
    min: 0,
    max: most,
    answer: (m, { seat, land, n, by }, picks) => {
      for (const pick of picks) {
        const to = refs.land.in(pick);
        if (to !== undefined) movePieces(m, spotOf(land), spotOf(to), { kind: presenceOf(seat) }, 1);
      }
      loseUnlessRescued(m, land, seat, n - picks.length, by);
    },
  },
};
