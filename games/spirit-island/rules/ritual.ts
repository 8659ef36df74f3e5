import { type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { hasTwist } from '../effects/twists.ts';
import { countOf, pieceOf } from '../pieces.ts';
import { adjacentTo, allLands, groupsIn, indexOf, presenceAt } from '../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { energyOf, payEnergy } from './energy.ts';
import { destroyPresence, moveTo } from './pieces.ts';

/* SI-336: Rituals of Terror. What it costs the spirits share as they agree. */

export interface RitualOps {
  ritual: object;
  ritualLand: object;
  /** Who pays how much of the energy. */
  ritualEnergy: { land: string };
  /** Who loses how much of the presence. */
  ritualPresence: { land: string };
  /** All dahan leave, as evenly as they can; where the last few go is chosen. */
  scatter: { land: string };
  scatterTo: { land: string; each: number; over: number };
}

/** What it takes: energy and presence of all together, and dahan for each spirit. */
const COST = 3;
const DAHAN = 3;

const sumOf = (m: At, of: (seat: Seat) => number): number => seatsOf(m).reduce((sum, seat) => sum + of(seat), 0);

function isReady(m: At, land: string): boolean {
  const there = (seat: Seat): number => presenceAt(m, seat, indexOf(m, land));
  return (
    seatsOf(m).every((seat) => there(seat) > 0) &&
    sumOf(m, there) >= COST &&
    countOf(groupsIn(m, land), 'dahan') >= DAHAN * m.seats
  );
}

const landsFor = (m: At): readonly string[] => allLands(m).filter((land) => isReady(m, land));

/** May the spirits perform one now? */
export const canPerformRitual = (m: At): boolean =>
  hasTwist(m, 'ritual') && sumOf(m, (seat) => energyOf(m, seat)) >= COST && landsFor(m).length > 0;

const seatsIn = (picks: readonly Ref[]): readonly Seat[] => picks.flatMap((pick) => refs.seat.in(pick) ?? []);

function sendAway(m: Game, land: string, to: string, n: number): void {
  for (let left = n; left > 0; left--) {
    const [dahan] = groupsIn(m, land).filter(({ kind }) => kind === 'dahan');
    if (dahan !== undefined) moveTo(m, land, to, pieceOf(dahan), 1);
  }
}

export const ritualRules: Chapter<RitualOps> = {
  ritual: (m) => m.put({ op: 'ritualLand' }),

  ritualLand: {
    among: seatsOf,
    options: (m) => landsFor(m).map((land) => refs.land(land)),
    answer: (m, _, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) m.put({ op: 'ritualEnergy', land });
    },
  },

  ritualEnergy: {
    among: seatsOf,
    options: (m) =>
      seatsOf(m)
        .filter((seat) => energyOf(m, seat) > 0)
        .map((seat) => ({ ref: refs.seat(seat), cap: Math.min(COST, energyOf(m, seat)) })),
    min: COST,
    max: COST,
    answer: (m, { land }, picks) => {
      for (const seat of seatsIn(picks)) payEnergy(m, seat, 1);
      m.put({ op: 'ritualPresence', land });
    },
  },

  ritualPresence: {
    among: seatsOf,
    options: (m, { land }) =>
      seatsOf(m).map((seat) => ({
        ref: refs.seat(seat),
        cap: Math.min(COST, presenceAt(m, seat, indexOf(m, land))),
      })),
    min: COST,
    max: COST,
    answer: (m, { land }, picks) => {
      for (const seat of seatsIn(picks)) destroyPresence(m, land, seat, 1);
      m.state.rituals += 1; // in the same breath: the last presence may win the game (SI-086)
      m.emit({ type: 'terror', data: { level: 1 + m.state.rituals } });
      m.put({ op: 'fearCards' }, { op: 'scatter', land });
    },
  },

  scatter: (m, { land }) => {
    const n = countOf(groupsIn(m, land), 'dahan');
    const ways = adjacentTo(m, land).length;
    if (n === 0 || ways === 0) return;
    m.put({ op: 'scatterTo', land, each: Math.floor(n / ways), over: n % ways });
  },

  scatterTo: {
    among: seatsOf,
    options: (m, { land, over }) => (over === 0 ? [] : adjacentTo(m, land).map((name) => refs.land(name))),
    min: (_, { over }) => over,
    max: (_, { over }) => over,
    answer: (m, { land, each }, picks) => {
      for (const to of adjacentTo(m, land)) sendAway(m, land, to, each + (picks.includes(refs.land(to)) ? 1 : 0));
    },
  },
};
