import { destroyPieces, movePieces, type Piece, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { holdsAt, isInPower, isOpenSea, oceanSeat } from '../effects/lands.ts';
import { COASTAL } from '../effects/language/lands.ts';
import { isSettled } from '../effects/lurking.ts';
import { countOf, fearFor, isInvader, pieceOf, presenceOf, strengthOf } from '../pieces.ts';
import { spotOf } from '../places.ts';
import { adjacentTo, allLands, allOceans, groupsIn, indexOf, islandIn, presenceAt, seasBeside } from '../queries.ts';
import type { At, Chapter, Game } from '../state.ts';
import { gainEnergy } from './energy.ts';
import { generateFearIn } from './fear.ts';
import { isImmune, mayBreach } from './immunity.ts';
import { noteFallen } from './pieces.ts';
import { isEverlasting } from './strength.ts';

/* Ocean's Hungry Grasp (SI-124, SI-263, SI-367, SI-368): oceans in play, and what drowns in them. */

export interface OceanOps {
  /** What has come into an ocean drowns; dahan may be spared. */
  drownIn: { seat: Seat; ocean: string; piece: Piece; n: number };
  /** They do not drown: to which coast they get. */
  washAshore: { seat: Seat; ocean: string; piece: Piece; n: number };
  spare: { seat: Seat; ocean: string; piece: Piece; n: number; coast: Seat };
  /** Which pieces of these kinds drown where they stand. */
  drown: { seat: Seat; land: string; n: number; kinds: readonly string[] };
  /** One of its presence from the coast into this ocean, or out of it. */
  ebb: { seat: Seat; ocean: string };
  flow: { seat: Seat; ocean: string };
}

/** Where a power may move pieces to: SI-183. */
export function waysFrom(m: At, land: string): readonly string[] {
  return isInPower(m) ? cascadeLands(m, land) : adjacentTo(m, land);
}

/** SI-263. */
export function cascadeLands(m: At, land: string): readonly string[] {
  const open = seasBeside(m, indexOf(m, land)).filter((sea) => isOpenSea(m, sea));
  return [...adjacentTo(m, land), ...open.map((sea) => islandIn(m).lands[sea]?.name ?? '')];
}

/** Where it makes no difference which ones nobody is asked. */
export function drownSome(m: Game, seat: Seat, land: string, n: number, kinds: readonly string[]): void {
  const groups = groupsIn(m, land).filter(({ kind }) => kinds.includes(kind));
  if (groups.length > 1) m.put({ op: 'drown', seat, land, n, kinds });
  else for (const group of groups) drown(m, land, pieceOf(group), n);
}

/** They are destroyed; invaders bring energy for their printed health. */
function drown(m: Game, land: string, piece: Piece, n: number): void {
  if (isEverlasting(m, piece.kind, land)) return;
  const seat = oceanSeat(m);
  const done = destroyPieces(m, spotOf(land), piece, n);
  generateFearIn(m, land, fearFor(piece.kind) * done);
  noteFallen(m, land, piece, done);
  if (seat === undefined || !isInvader(piece)) return;
  const health = m.state.drowned + strengthOf(piece.kind) * done;
  m.state.drowned = health % m.seats;
  gainEnergy(m, seat, Math.floor(health / m.seats));
}

const coasts = (m: At): readonly string[] =>
  allLands(m).filter((land) => holdsAt(m, COASTAL, indexOf(m, land), undefined));

const presencePiece = (seat: Seat, land: string): Ref => refs.piece([land, { kind: presenceOf(seat) }]);

export const oceanRules: Chapter<OceanOps> = {
  drownIn: (m, { seat, ocean, piece, n }) => {
    if (isInvader(piece) && mayBreach(m, ocean)) {
      m.put({ op: 'breach', land: ocean, then: { op: 'drownIn', seat, ocean, piece, n } });
      return;
    }
    if (isInvader(piece) && isImmune(m, ocean)) {
      m.put({ op: 'washAshore', seat, ocean, piece, n });
      return;
    }
    const [spared] = piece.kind === 'dahan' ? standingOf(m, 'spares') : [];
    if (spared?.seat === undefined) drown(m, ocean, piece, n);
    else m.put({ op: 'spare', seat: spared.seat, ocean, piece, n, coast: seat });
  },

  washAshore: {
    options: (m, { ocean, n }) => adjacentTo(m, ocean).map((land) => ({ ref: refs.land(land), cap: n })),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { ocean, piece }, picks) => {
      for (const pick of picks) {
        const land = refs.land.in(pick);
        if (land !== undefined) movePieces(m, spotOf(ocean), spotOf(land), piece, 1);
      }
    },
  },

  spare: {
    options: (m, { n }) => coasts(m).map((land) => ({ ref: refs.land(land), cap: n })),
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { ocean, piece, n }, picks) => {
      for (const pick of picks) {
        const land = refs.land.in(pick);
        if (land !== undefined) movePieces(m, spotOf(ocean), spotOf(land), piece, 1);
      }
      if (picks.length < n) drown(m, ocean, piece, n - picks.length);
    },
  },

  drown: {
    options: (m, { land, kinds, n }) =>
      groupsIn(m, land)
        .filter(({ kind }) => kinds.includes(kind))
        .map((group) => ({ ref: refs.piece([land, pieceOf(group)]), cap: Math.min(n, group.n) })),
    min: (m, { land, kinds, n }) => Math.min(n, countOf(groupsIn(m, land), ...kinds)),
    max: (_, { n }) => n,
    answer: (m, { land }, picks) => {
      for (const pick of picks) {
        const [, piece] = refs.piece.in(pick) ?? [];
        if (piece !== undefined) drown(m, land, piece, 1);
      }
    },
  },

  ebb: {
    options: (m, { seat, ocean }) =>
      adjacentTo(m, ocean)
        .filter((land) => presenceAt(m, seat, indexOf(m, land)) > 0 && !isSettled(m, seat))
        .map((land) => presencePiece(seat, land)),
    answer: (m, { seat, ocean }, [pick]) => {
      const [land] = refs.piece.in(pick) ?? [];
      if (land !== undefined) movePieces(m, spotOf(land), spotOf(ocean), { kind: presenceOf(seat) }, 1);
    },
  },

  flow: {
    options: (m, { seat, ocean }) =>
      presenceAt(m, seat, indexOf(m, ocean)) === 0 || isSettled(m, seat)
        ? []
        : adjacentTo(m, ocean).map((land) => refs.land(land)),
    answer: (m, { seat, ocean }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) movePieces(m, spotOf(ocean), spotOf(land), { kind: presenceOf(seat) }, 1);
    },
  },
};

/** Into or out of each ocean. */
export function putTides(m: Game, op: 'ebb' | 'flow', seat: Seat): void {
  m.put(...allOceans(m).map((ocean) => ({ op, seat, ocean }) as const));
}
