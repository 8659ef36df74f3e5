import { count, type Seat } from '@tafelrunde/kernel';
import { powerCardNamed } from '../cards/catalogue.ts';
import { BURIED, EARNED, INVADER_DISCARD, play } from '../places.ts';
import { indexOf, islandIn, presenceAt, terrorLevel } from '../queries.ts';
import { absorbedBy } from '../rules/slumber.ts';
import { cardPlays, elementsOf, showing } from '../rules/tracks.ts';
import { type At, seatsOf } from '../state.ts';
import { hasLand, landOf } from './context.ts';
import { countAround, countAt, holdsAt, isSacredSite, sitesOf } from './lands.ts';
import type { Amount, Count, Per } from './language/amounts.ts';
import { HAS_INVADERS } from './language/lands.ts';

function counted(m: At, of: Count, land: number, seat: Seat | undefined): number {
  if (of === 'did') return typeof m.vars.did === 'number' ? m.vars.did : 0;
  if (of === 'replaced') return typeof m.vars.replaced === 'number' ? m.vars.replaced : 0;
  if (of === 'burst') return typeof m.vars.burst === 'number' ? m.vars.burst : 0;
  if (of === 'players') return m.seats;
  if (of === 'absorbed') return absorbedBy(m);
  if (of === 'terrorLevel') return terrorLevel(m);
  if (of === 'discardedInvaders') return count(m, INVADER_DISCARD) + count(m, BURIED);
  if (of === 'cardPlays') return seat === undefined ? 0 : cardPlays(m, seat);
  if (of === 'drawn') return typeof m.vars.drawn === 'string' ? powerCardNamed(m.vars.drawn).cost : 0;
  if (of === 'settledSpirits') return seatsOf(m).filter((each) => sitesOf(m, each, 'sacred-site').length > 0).length;
  if (of === 'spentCards') return count(m, INVADER_DISCARD) + count(m, BURIED);
  if (of === 'earned') return count(m, EARNED);
  if (of === 'lands') return islandIn(m).lands[land]?.adjacent.length ?? 0;
  if (of === 'cardsInPlay') return seat === undefined ? 0 : count(m, play(seat));
  if (of === 'dahanByPresence') {
    return seat === undefined ? 0 : countAt(m, land, ['dahan'], seat) * presenceAt(m, seat, land);
  }
  if (of === 'anyPresence') return seatsOf(m).reduce((sum, each) => sum + presenceAt(m, each, land), 0);
  if (of === 'threatenedSites') {
    if (seat === undefined) return 0;
    return islandIn(m).lands.filter((_, i) => isSacredSite(m, seat, i) && holdsAt(m, HAS_INVADERS, i, seat)).length;
  }
  if (of === 'presenceAround') {
    if (seat === undefined) return 0;
    return (islandIn(m).lands[land]?.adjacent ?? []).filter((each) => presenceAt(m, seat, each) > 0).length;
  }
  if (of === 'sitesNear') {
    if (seat === undefined) return 0;
    const near = [land, ...(islandIn(m).lands[land]?.adjacent ?? [])];
    return near.filter((each) => isSacredSite(m, seat, each)).length;
  }
  if ('eachOf' in of) {
    const own = seat === undefined ? {} : elementsOf(m, seat);
    return Math.min(...of.eachOf.map((element) => own[element] ?? 0));
  }
  if ('showing' in of) return seat === undefined ? 0 : showing(m, seat, of.showing);
  if ('element' in of) return seat === undefined ? 0 : (elementsOf(m, seat)[of.element] ?? 0);
  if ('types' in of) return of.types.filter((kind) => countAt(m, land, [kind], seat) > 0).length;
  if ('lesser' in of) return Math.min(...of.lesser.map((kinds) => countAt(m, land, kinds, seat)));
  if ('around' in of) {
    return countAround(m, land, of.around, seat);
  }
  if ('near' in of) return countAt(m, land, of.near, seat) + countAround(m, land, of.near, seat);
  if ('removed' in of) return m.state.removed.filter((kind) => of.removed.some((each) => each === kind)).length;
  if ('fallen' in of) return m.state.fallen.filter(([, kind]) => of.fallen.some((each) => each === kind)).length;
  return countAt(m, land, of.pieces, seat);
}

export const amountAt = (m: At, amount: Amount, land: number, seat: Seat | undefined): number =>
  typeof amount === 'number' ? amount : perOf(amount, counted(m, amount.per, land, seat));

function perOf({ n, every = 1, pastFirst, plus = 0, most = Number.POSITIVE_INFINITY, up }: Per, of: number): number {
  const sets = Math.max(0, pastFirst === true ? of - 1 : of) / every;
  return Math.min(most, plus + n * (up === true ? Math.ceil(sets) : Math.floor(sets)));
}

/** In the land that the effect is about, for the spirit whose effect it is. */
export function amountOf(m: At, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { seat } = m.vars;
  return amountAt(m, amount, hasLand(m) ? indexOf(m, landOf(m)) : -1, typeof seat === 'number' ? seat : undefined);
}
