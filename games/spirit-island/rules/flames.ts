import { alone, cardOf, type ObjectNumber, refs, type Seat } from '@tafelrunde/kernel';
import { powerCardNamed } from '../cards/catalogue.ts';
import { sitesOf } from '../effects/lands.ts';
import { countOf, hasInvaders } from '../pieces.ts';
import { groupsIn, islandIn } from '../queries.ts';
import type { At, Chapter } from '../state.ts';
import { putAction } from './actions.ts';
import { dealDamage } from './damage.ts';
import { gainEnergy } from './energy.ts';
import { stageNow } from './events.ts';
import { generateFearIn } from './fear.ts';
import { add } from './pieces.ts';
import { forget, owned } from './power-cards.ts';

/* Rituals of the Destroying Flame: after all growth spirits may forget a power card with fire, and set one of their lands on fire. */

export interface FlameOps {
  /** Which card, if any. */
  rite: { seat: Seat };
  riteLand: { seat: Seat; card: ObjectNumber };
  kindle: { seat: Seat; land: string };
  /** What it does to the invaders there. */
  blaze: { seat: Seat; land: string };
}

const fiery = (m: At, seat: Seat): readonly ObjectNumber[] =>
  owned(m, seat).filter((object) => (powerCardNamed(cardOf(m, object) ?? '').elements.fire ?? 0) > 0);

const landsOf = (m: At, seat: Seat): readonly string[] =>
  sitesOf(m, seat, 'presence').flatMap((i) => {
    const { name = '', ocean = true } = islandIn(m).lands[i] ?? {};
    return ocean ? [] : [name];
  });

export const flameRules: Chapter<FlameOps> = {
  rite: {
    options: (m, { seat }) => (landsOf(m, seat).length === 0 ? [] : fiery(m, seat)),
    min: 0,
    max: 1,
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'riteLand', seat, card: pick });
    },
  },

  riteLand: {
    options: (m, { seat }) => landsOf(m, seat).map((land) => refs.land(land)),
    answer: (m, { seat, card }, [pick]) => {
      const land = refs.land.in(pick);
      if (land === undefined) return;
      forget(m, card);
      m.put(alone({ op: 'kindle', seat, land }));
    },
  },

  kindle: (m, { seat, land }) => {
    putAction(
      m,
      'rituals-of-the-destroying-flame',
      { seat, rule: true },
      { op: 'addBlight', land },
      { op: 'blaze', seat, land },
    );
    add(m, land, 'flame', 1);
  },

  blaze: (m, { seat, land }) => {
    const stage = stageNow(m);
    gainEnergy(m, seat, stage);
    if (!hasInvaders(groupsIn(m, land))) return;
    generateFearIn(m, land, stage);
    dealDamage(m, land, countOf(groupsIn(m, land), 'dahan'), seat);
  },
};
