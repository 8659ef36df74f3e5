import { type OpsOf, refs } from '@tafelrunde/kernel';
import type { WordOps } from '@tafelrunde/words';
import { spiritActing } from '../effects/context.ts';
import { type Chapter, seatsOf } from '../state.ts';
import type { DamageOps } from './damage.ts';
import { payEnergy } from './energy.ts';
import { breachIn, payersFor, priceOfHarm } from './immunity.ts';
import type { OceanOps } from './oceans.ts';

export interface BreachingOps {
  /** Does anybody pay so that it harms the invaders of the land? Then it goes on. */
  breach: { land: string; then: OpsOf<Pick<WordOps, 'step'> & Pick<DamageOps, 'dealOn'> & Pick<OceanOps, 'drownIn'>> };
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
};
