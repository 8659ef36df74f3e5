import { NO, refs, type Seat, YES } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { presenceOf } from '../pieces.ts';
import type { At, Chapter, Game } from '../state.ts';
import { putAction } from './actions.ts';
import { cheapest } from './bearing.ts';
import type { BlightOps } from './blight.ts';
import { dealDamage } from './damage.ts';
import { energyOf, payEnergy } from './energy.ts';
import { losePresence } from './pieces.ts';

/* Stone's Unyielding Defiance (SI-377): what bears blight, pays for it, and breaks those who come against it. */

export interface BedrockOps {
  /** Does somebody pay for blight to come from the box? */
  buyBlight: BlightOps['addBlight'] & { seat: Seat };
  /** How much presence of somebody is kept from being destroyed there? */
  rescue: { seat: Seat; land: string; of: Seat; n: number };
  /** After an action in which invaders have dealt so much damage to the land. */
  breakOn: { land: string; n: number };
  breaks: { seat: Seat; land: string; n: number };
}

const costFor = (m: At, stat: 'bulwark' | 'steadfast', seat: Seat): number =>
  cheapest(standingOf(m, stat).filter((held) => held.seat === seat));

const inLand = (of: Seat, land: string) => refs.piece([land, { kind: presenceOf(of) }]);

export const bedrockRules: Chapter<BedrockOps> = {
  buyBlight: {
    options: () => [YES, NO],
    answer: (m, { op: _, seat, ...adding }, [pick]) => {
      const isBought = pick === YES;
      if (isBought) payEnergy(m, seat, costFor(m, 'bulwark', seat));
      m.put(isBought ? { op: 'layBlight', ...adding, fromBox: true } : { op: 'layBlight', ...adding });
    },
  },

  rescue: {
    options: (m, { seat, land, of, n }) => [
      { ref: inLand(of, land), cap: Math.min(n, Math.floor(energyOf(m, seat) / costFor(m, 'steadfast', seat))) },
    ],
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { seat, land, of, n }, picks) => {
      payEnergy(m, seat, picks.length * costFor(m, 'steadfast', seat));
      losePresence(m, land, of, n - picks.length);
    },
  },

  breakOn: (m, { land, n }) => {
    for (const { at, seat, standing, land: where } of standingOf(m, 'breaks')) {
      if (where !== land || seat === undefined) continue;
      const damage =
        (typeof standing.n === 'number' ? standing.n : 0) + (standing.half === true ? Math.floor(n / 2) : 0);
      putAction(m, at[0], { seat, user: seat }, { op: 'breaks', seat, land, n: damage });
    }
  },

  breaks: (m: Game, { seat, land, n }) => dealDamage(m, land, n, seat),
};
