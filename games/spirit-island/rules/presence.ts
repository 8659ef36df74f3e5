import { addPieces, movePieces, type Option, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { sitesOf } from '../effects/lands.ts';
import { presenceOf } from '../pieces.ts';
import { spotOf } from '../places.ts';
import { islandIn } from '../queries.ts';
import { trackRef } from '../refs.ts';
import type { At, Chapter, Game } from '../state.ts';
import { destroyPresence } from './pieces.ts';
import { hasPresenceOn, spiritAt } from './tracks.ts';

/* SI-114 to SI-125: presence on the tracks and on the island. */

export interface PresenceOps {
  /** SI-116: from a track, or from anywhere on the island. */
  addPresence: { seat: Seat; range: number };
  /** Into this land. */
  addPresenceTo: { seat: Seat; land: string };
  placePresence: { seat: Seat; range: number; from: Ref };
  /** Which of one's own presence is destroyed. */
  losePresence: { seat: Seat };
}

const ownLands = (m: At, seat: Seat): readonly string[] => {
  const { lands } = islandIn(m);
  return sitesOf(m, seat, 'presence').map((i) => lands[i]?.name ?? '');
};

/** SI-118, SI-149: within range of any of one's presence. */
function landsWithin(m: At, seat: Seat, range: number): readonly string[] {
  const { lands, distance } = islandIn(m);
  const origins = sitesOf(m, seat, 'presence');
  return lands.flatMap(({ name }, i) => (origins.some((from) => (distance[from]?.[i] ?? 99) <= range) ? [name] : []));
}

/** The tracks that still hold presence. */
export const tracksWithPresence = (m: At, seat: Seat): readonly number[] =>
  spiritAt(m, seat).tracks.flatMap((track, i) => (hasPresenceOn(m, seat, i, track) ? [i] : []));

/** SI-114, SI-116: from a track or from another land. */
export function placeFrom(m: Game, seat: Seat, from: Ref, land: string): void {
  const track = trackRef.in(from);
  const kind = presenceOf(seat);
  const source = refs.land.in(from);
  if (track !== undefined) {
    const taken = m.state.uncovered[seat] ?? [];
    m.state.uncovered[seat] = taken.map((n, i) => (i === track ? n + 1 : n));
    addPieces(m, spotOf(land), { kind }, 1);
  } else if (source !== undefined && source !== land) movePieces(m, spotOf(source), spotOf(land), { kind }, 1);
}

const sourcesOf = (m: At, { seat }: { readonly seat: Seat }): (Ref | Option)[] => [
  ...tracksWithPresence(m, seat).map((i): Option => ({ ref: trackRef(i), label: `track:${i}` })),
  ...ownLands(m, seat).map((land) => refs.land(land)),
];

/** Destroyed presence comes back; says how much. */
export function returnPresence(m: Game, land: string, seat: Seat, most: number): number {
  const n = Math.min(most, m.state.destroyed[seat] ?? 0);
  m.state.destroyed[seat] = (m.state.destroyed[seat] ?? 0) - n;
  addPieces(m, spotOf(land), { kind: presenceOf(seat) }, n);
  return n;
}

export const presenceRules: Chapter<PresenceOps> = {
  addPresence: {
    options: sourcesOf,
    answer: (m, { seat, range }, [from]) => {
      if (from !== undefined) m.put({ op: 'placePresence', seat, range, from });
    },
  },

  addPresenceTo: {
    options: sourcesOf,
    answer: (m, { seat, land }, [from]) => {
      if (from !== undefined) placeFrom(m, seat, from, land);
    },
  },

  placePresence: {
    options: (m, { seat, range }) => landsWithin(m, seat, range).map((land) => refs.land(land)),
    answer: (m, { seat, from }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) placeFrom(m, seat, from, land);
    },
  },

  losePresence: {
    options: (m, { seat }) => ownLands(m, seat).map((land) => refs.land(land)),
    answer: (m, { seat }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) destroyPresence(m, land, seat, 1);
    },
  },
};
