import { NO, refs, type Seat, YES } from '@tafelrunde/kernel';
import { cards } from '../cards/catalogue.ts';
import { type Held, standingOf } from '../effects/held.ts';
import { countOf, presenceOf } from '../pieces.ts';
import { groupsIn, indexOf, presenceAt } from '../queries.ts';
import type { At, Chapter, Game } from '../state.ts';
import { putAction } from './actions.ts';
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

/** Is blight there borne by a spirit whose presence it does not outnumber? */
export const isBorne = (m: At, land: string): boolean =>
  standingOf(m, 'bedrock').some(({ seat }) => {
    const own = seat === undefined ? 0 : presenceAt(m, seat, indexOf(m, land));
    return own > 0 && countOf(groupsIn(m, land), 'blight') <= own;
  });

/** Where several let the spirit pay, the cheapest is the one. */
const cheapest = (all: readonly Held[]): number =>
  all.reduce((least, { standing }) => Math.min(least, standing.cost ?? least), Number.POSITIVE_INFINITY);

const canPay = (m: At, { seat, standing }: Held): boolean =>
  seat !== undefined && (standing.cost ?? 0) <= energyOf(m, seat);

const costFor = (m: At, stat: 'bulwark' | 'steadfast', seat: Seat): number =>
  cheapest(standingOf(m, stat).filter((held) => held.seat === seat));

/** Who may pay for blight that is added there. */
export const buyerOf = (m: At, land: string): Seat | undefined =>
  standingOf(m, 'bulwark').find(
    (held) => canPay(m, held) && countOf(groupsIn(m, land), presenceOf(held.seat ?? -1)) > 0,
  )?.seat;

/** Who may keep presence from what an event or a blight card destroys. */
export function rescuerOf(m: At): Seat | undefined {
  const kind = cards.get(m.state.cause)?.kind;
  if (kind !== 'event' && kind !== 'blight') return undefined;
  return standingOf(m, 'steadfast').find((held) => canPay(m, held))?.seat;
}

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
