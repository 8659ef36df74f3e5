import { type Option, refs, type Seat } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { INVADERS, pieceOf } from '../pieces.ts';
import { groupsIn, indexOf, islandIn } from '../queries.ts';
import type { At, Chapter } from '../state.ts';
import { putAction } from './actions.ts';
import { energyOf, payEnergy } from './energy.ts';
import type { Meddling } from './mischief.ts';
import { addStrife } from './pieces.ts';

/* Grinning Trickster Stirs Up Trouble: what its special rules do after a power of its own (SI-310, SI-373). */

export interface MeddlingOps {
  meddle: { stat: Meddling; seat: Seat; land: string };
  /** Under which invader it adds strife for its energy, if it does. */
  sow: { seat: Seat; land: string };
}

const SOWING = 1;

/** SI-373: within range 1, in that land, too. */
function invadersNear(m: At, land: string): Option[] {
  const { lands, distance } = islandIn(m);
  const near = lands.filter((_, i) => (distance[indexOf(m, land)]?.[i] ?? 99) <= 1);
  return near.flatMap(({ name }) =>
    groupsIn(m, name).flatMap((group) =>
      INVADERS.some((kind) => kind === group.kind) ? [{ ref: refs.piece([name, pieceOf(group)]) }] : [],
    ),
  );
}

export const meddlingRules: Chapter<MeddlingOps> = {
  meddle: (m, { stat, seat, land }) => {
    for (const { at, seat: whose } of standingOf(m, stat)) {
      if (whose !== seat) continue;
      putAction(m, at[0], { seat }, stat === 'sowsDiscord' ? { op: 'sow', seat, land } : { op: 'losePresence', seat });
    }
  },

  sow: {
    options: (m, { seat, land }) => (energyOf(m, seat) < SOWING ? [] : invadersNear(m, land)),
    min: 0,
    max: 1,
    answer: (m, { seat }, [pick]) => {
      const [land, invader] = refs.piece.in(pick) ?? [];
      if (land === undefined || invader === undefined) return;
      payEnergy(m, seat, SOWING);
      addStrife(m, land, invader);
    },
  },
};
