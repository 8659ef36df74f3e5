import { NO, type OpsOf, type Path, refs, type Seat, YES } from '@tafelrunde/kernel';
import type { WordOps } from '@tafelrunde/words';
import { spiritActing } from '../effects/context.ts';
import { type Chapter, seatsOf } from '../state.ts';
import type { DamageOps } from './damage.ts';
import { payEnergy } from './energy.ts';
import { breachIn, mayUproot, payersFor, priceOfHarm, uproot } from './immunity.ts';
import type { OceanOps } from './oceans.ts';

export interface BreachingOps {
  /** Does anybody pay so that it harms the invaders of the land? Then it goes on. */
  breach: { land: string; then: OpsOf<Pick<WordOps, 'step'> & Pick<DamageOps, 'dealOn'> & Pick<OceanOps, 'drownIn'>> };
  /** Does the spirit pay to push or gather invaders with its power? */
  uproot: { seat: Seat; at: Path };
}

export const breachingRules: Chapter<BreachingOps> = {
  breach: {
    among: (m) => [spiritActing(m) ?? seatsOf(m)].flat(),
    options: (m, { land }) => payersFor(m, land).map((seat) => refs.seat(seat)),
    min: 0,
    max: 1,
    answer: (m, { land, then }, [pick]) => {
      const seat = refs.seat.in(pick);
      if (seat !== undefined) payEnergy(m, seat, priceOfHarm(m, land));
      m.state.breached = { ...m.state.breached, [breachIn(m, land)]: seat !== undefined };
      m.put(then);
    },
  },

  uproot: {
    options: (m, { seat }) => (mayUproot(m, seat) ? [YES, NO] : []),
    answer: (m, { seat, at }, [pick]) => {
      uproot(m, seat, pick === YES);
      m.put({ op: 'step', at });
    },
  },
};
