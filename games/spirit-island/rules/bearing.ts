import type { Seat } from '@tafelrunde/kernel';
import { cards } from '../cards/catalogue.ts';
import { type Held, standingOf } from '../effects/held.ts';
import { countOf, presenceOf } from '../pieces.ts';
import { groupsIn, indexOf, presenceAt } from '../queries.ts';
import type { At } from '../state.ts';
import { energyOf } from './energy.ts';

/* Stone's Unyielding Defiance: who bears blight, and who may pay for what would be lost (SI-377). */

/** Is blight there borne by a spirit whose presence it does not outnumber? */
export const isBorne = (m: At, land: string): boolean =>
  standingOf(m, 'bedrock').some(({ seat }) => {
    const own = seat === undefined ? 0 : presenceAt(m, seat, indexOf(m, land));
    return own > 0 && countOf(groupsIn(m, land), 'blight') <= own;
  });

/** Where several let the spirit pay, the cheapest is the one. */
export const cheapest = (all: readonly Held[]): number =>
  all.reduce((least, { standing }) => Math.min(least, standing.cost ?? least), Number.POSITIVE_INFINITY);

const canPay = (m: At, { seat, standing }: Held): boolean =>
  seat !== undefined && (standing.cost ?? 0) <= energyOf(m, seat);

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
