import { movePieces, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { sitesOf } from '../effects/lands.ts';
import { presenceOf } from '../pieces.ts';
import { spotOf } from '../places.ts';
import { indexOf, islandIn, presenceAt } from '../queries.ts';
import type { At, Chapter, State } from '../state.ts';
import { destroyPresence } from './pieces.ts';

/* Presence that goes with dahan or beasts, and falls with the dahan. */

export interface AllyOps {
  /** SI-363, SI-371: so many of its allies have gone from one of its lands to another: how much presence goes along? */
  follow: { seat: Seat; from: string; to: string; n: number };
  /** SI-364: a ravage has destroyed dahan. */
  mourn: Pick<State, 'fallen'>;
  losePresenceNear: { seat: Seat; land: string; n: number };
}

const pieceIn = (seat: Seat, land: string): Ref => refs.piece([land, { kind: presenceOf(seat) }]);

/** Its presence within range 1 of a land, by land. */
const presenceNear = (m: At, seat: Seat, land: string): readonly (readonly [land: string, n: number])[] => {
  const { lands, distance } = islandIn(m);
  const near = sitesOf(m, seat, 'presence').filter((i) => (distance[indexOf(m, land)]?.[i] ?? 99) <= 1);
  return near.map((i) => [lands[i]?.name ?? '', presenceAt(m, seat, i)]);
};

const numberNear = (m: At, seat: Seat, land: string): number =>
  presenceNear(m, seat, land).reduce((sum, [, n]) => sum + n, 0);

export const allyRules: Chapter<AllyOps> = {
  follow: {
    options: (m, { seat, from, n }) => {
      const there = presenceAt(m, seat, indexOf(m, from));
      return there === 0 ? [] : [{ ref: pieceIn(seat, from), cap: Math.min(n, there) }];
    },
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { seat, from, to }, picks) => {
      if (picks.length > 0) movePieces(m, spotOf(from), spotOf(to), { kind: presenceOf(seat) }, picks.length);
    },
  },

  mourn: (m, { fallen }) => {
    const dahan = fallen.filter(([, kind]) => kind === 'dahan').map(([land]) => land);
    const [land] = dahan;
    if (land === undefined) return;
    for (const { seat } of standingOf(m, 'sworn')) {
      if (seat !== undefined) m.put({ op: 'losePresenceNear', seat, land, n: dahan.length });
    }
  },

  losePresenceNear: {
    options: (m, { seat, land, n }) =>
      presenceNear(m, seat, land).map(([where, there]) => ({ ref: pieceIn(seat, where), cap: Math.min(n, there) })),
    min: (m, { seat, land, n }) => Math.min(n, numberNear(m, seat, land)),
    max: (_, { n }) => n,
    answer: (m, { seat }, picks) => {
      for (const pick of picks) {
        const [land] = refs.piece.in(pick) ?? [];
        if (land !== undefined) destroyPresence(m, land, seat, 1);
      }
    },
  },
};
