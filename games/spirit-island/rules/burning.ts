import { NO, type Option, type Ref, refs, type Seat, YES } from '@tafelrunde/kernel';
import { presenceOf } from '../pieces.ts';
import { indexOf, islandIn, presenceAt } from '../queries.ts';
import { trackRef } from '../refs.ts';
import type { At, Chapter } from '../state.ts';
import { putAction } from './actions.ts';
import { dealDamage, dealTo, withBadlands } from './damage.ts';
import { gainEnergy } from './energy.ts';
import { generateFear } from './fear.ts';
import { build } from './invaders.ts';
import { destroyPresence, remove } from './pieces.ts';
import { movePresence } from './presence.ts';
import { panelOf } from './tracks.ts';

/* Volcano Looming High and Vengeance as a Burning Plague: what comes of their presence when it is destroyed (SI-380, SI-381). */

export interface BurningOps {
  /** So much presence of the spirit has been destroyed there. */
  collapse: { seat: Seat; land: string; n: number };
  /** How much of its own presence it destroys, at least so much. */
  burst: { seat: Seat; land: string; least: number };
  /** What has really been destroyed since then is remembered. */
  hasBurst: { seat: Seat; before: number };
  /** Its presence from other lands into this one. */
  drawPresence: { seat: Seat; land: string; n: number };
  /** Destroyed presence goes back to the tracks. */
  restorePresence: { seat: Seat; n: number };
  /** Who gets the energy that is over. */
  oddEnergy: { seat: Seat; among: readonly Seat[] };
  /** Does the spirit let invaders build in spite of disease? */
  fester: { seat: Seat; land: string; fear: number };
}

const pieceIn = (seat: Seat, land: string): Ref => refs.piece([land, { kind: presenceOf(seat) }]);

const elsewhere = (m: At, { seat, land, n }: BurningOps['drawPresence']): Option[] =>
  islandIn(m).lands.flatMap(({ name }, i) => {
    const there = name === land ? 0 : presenceAt(m, seat, i);
    return there === 0 ? [] : [{ ref: pieceIn(seat, name), cap: Math.min(n, there) }];
  });

const bareTracks = (m: At, seat: Seat): readonly number[] =>
  (m.state.uncovered[seat] ?? []).flatMap((n, track) => (n > 0 ? [track] : []));

const mostRestored = (m: At, { seat, n }: BurningOps['restorePresence']): number =>
  Math.min(n, m.state.destroyed[seat] ?? 0);

export const burningRules: Chapter<BurningOps> = {
  collapse: (m, { seat, land, n }) => {
    if (m.state.cause === '') putAction(m, panelOf(m, seat), {}, { op: 'collapse', seat, land, n });
    else {
      dealDamage(m, land, n, seat);
      dealTo(m, land, withBadlands(m, land, n, 'dahan'), ['dahan'], seat);
    }
  },

  burst: {
    options: (m, { seat, land }) => [{ ref: pieceIn(seat, land), cap: presenceAt(m, seat, indexOf(m, land)) }],
    min: (_, { least }) => least,
    max: (m, { seat, land }) => presenceAt(m, seat, indexOf(m, land)),
    answer: (m, { seat, land }, picks) => {
      const before = m.state.destroyed[seat] ?? 0;
      destroyPresence(m, land, seat, picks.length);
      m.put({ op: 'hasBurst', seat, before });
    },
  },

  hasBurst: (m, { seat, before }) => m.let('burst', (m.state.destroyed[seat] ?? 0) - before),

  drawPresence: {
    options: elsewhere,
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { seat, land }, picks) => {
      for (const pick of picks) {
        const [from] = refs.piece.in(pick) ?? [];
        if (from !== undefined) movePresence(m, seat, from, land, 1);
      }
    },
  },

  restorePresence: {
    options: (m, { seat, n }) =>
      bareTracks(m, seat).map((track) => ({
        ref: trackRef(track),
        cap: Math.min(n, m.state.uncovered[seat]?.[track] ?? 0),
      })),
    min: 0,
    max: mostRestored,
    answer: (m, { seat }, picks) => {
      const back = (track: number): number => picks.filter((pick) => trackRef.in(pick) === track).length;
      m.state.uncovered[seat] = (m.state.uncovered[seat] ?? []).map((n, track) => n - back(track));
      m.state.destroyed[seat] = (m.state.destroyed[seat] ?? 0) - picks.length;
      m.emit({ type: 'restored', seat, data: { n: picks.length } });
    },
  },

  oddEnergy: {
    options: (_, { among }) => among.map((each) => refs.seat(each)),
    answer: (m, _, [pick]) => {
      const who = refs.seat.in(pick);
      if (who !== undefined) gainEnergy(m, who, 1);
    },
  },

  fester: {
    options: () => [YES, NO],
    answer: (m, { land, fear }, [pick]) => {
      if (pick === YES) {
        build(m, land);
        generateFear(m, fear);
      } else remove(m, land, { kind: 'disease' }, 1);
    },
  },
};
