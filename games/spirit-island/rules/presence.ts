import {
  addPieces,
  cardOf,
  movePieces,
  type Option,
  objectsIn,
  type Piece,
  type Ref,
  refs,
  removePieces,
  replacePieces,
  type Seat,
} from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { ANYWHERE_IN_RANGE } from '../cards/card.ts';
import { standingOf } from '../effects/held.ts';
import { holdsAt, mayLie, sitesOf } from '../effects/lands.ts';
import type { LandTest } from '../effects/language/lands.ts';
import { isSettled } from '../effects/lurking.ts';
import { rangeOnAll } from '../effects/reach.ts';
import { rangeAdded } from '../effects/standing.ts';
import { presenceOf, type TokenKind } from '../pieces.ts';
import { spirit, spotOf } from '../places.ts';
import { indexOf, islandIn, landIn, presenceAt } from '../queries.ts';
import { farLabel, nextLabel, spaceRef, trackRef } from '../refs.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { putAfter } from './actions.ts';
import { energyOf, payEnergy } from './energy.ts';
import { goFar, mayGoFar } from './far.ts';
import { hallowing } from './hallowing.ts';
import { add, destroyPresence, moveTo } from './pieces.ts';
import { roomFor } from './slumber.ts';
import { isThief } from './thieves.ts';
import { hasPresenceOn, isWithinReach, nextOn, spiritAt } from './tracks.ts';

/* SI-114 to SI-125: presence on the tracks and on the island. */

export interface PresenceOps {
  /** SI-116: from a track, or from anywhere on the island. */
  addPresence: { seat: Seat; range: number; where?: LandTest; with?: TokenKind };
  /** Into this land. */
  addPresenceTo: { seat: Seat; land: string };
  placePresence: PresenceOps['addPresence'] & { from: Ref };
  /** So many lands far, or to such a land wherever it lies. */
  movePresence: { seat: Seat; range: number; where?: LandTest };
  movePresenceTo: { seat: Seat; range: number; from: string; where?: LandTest };
  /** SI-121: one's own presence leaves the game, and such a piece comes for it. */
  replacePresence: { seat: Seat; by: TokenKind };
  /** Which of one's own presence is destroyed. */
  losePresence: { seat: Seat; leaves?: TokenKind };
  /** Which presence of any spirit in one of these lands is destroyed. */
  loseAnyPresence: { lands: readonly string[] };
}

export const ownLands = (m: At, seat: Seat): readonly string[] => {
  const { lands } = islandIn(m);
  return sitesOf(m, seat, 'presence').map((i) => lands[i]?.name ?? '');
};

/** Where presence lies that may move. */
const movableFrom = (m: At, seat: Seat): readonly string[] => (isSettled(m, seat) ? [] : ownLands(m, seat));

/** SI-118, SI-149: within range of any of one's presence. */
function landsWithin(m: At, seat: Seat, range: number, where: LandTest | undefined): readonly string[] {
  const { lands, distance } = islandIn(m);
  const origins = sitesOf(m, seat, 'presence');
  return lands.flatMap(({ name }, i) => {
    // Of what is added to powers only what is for lands of a kind.
    const reach = range + rangeOnAll(m, seat) + rangeAdded(m, seat, i) - rangeAdded(m, seat);
    const isNear = origins.some((from) => (distance[from]?.[i] ?? 99) <= reach);
    return isNear && mayLie(m, seat, i) && (where === undefined || holdsAt(m, where, i, seat)) ? [name] : [];
  });
}

/** What it could reach besides, where it may ignore the range. */
function landsBeyond(m: At, seat: Seat, range: number, where: LandTest | undefined): readonly string[] {
  if (!mayGoFar(m, seat)) return [];
  const near = landsWithin(m, seat, range, where);
  return landsWithin(m, seat, ANYWHERE_IN_RANGE, where).filter((land) => !near.includes(land));
}

/** The tracks that still hold presence. */
export const tracksWithPresence = (m: At, seat: Seat): readonly number[] =>
  spiritAt(m, seat).tracks.flatMap((track, i) =>
    hasPresenceOn(m, seat, i, track) && isWithinReach(m, seat, i) ? [i] : [],
  );

/** SI-114, SI-116: from a track or from another land. */
export function placeFrom(m: Game, seat: Seat, from: Ref, land: string): void {
  const track = trackRef.in(from);
  const kind = presenceOf(seat);
  const source = refs.land.in(from);
  if (track !== undefined) {
    const taken = m.state.uncovered[seat] ?? [];
    m.state.uncovered[seat] = taken.map((n, i) => (i === track ? n + 1 : n));
    noteBared(m, seat, track);
    hallowing(m, seat, land, () => addPieces(m, spotOf(land), { kind }, 1));
    putTaken(m, seat, track);
  } else if (from === DESTROYED) {
    payEnergy(m, seat, regrowthOf(m, seat) ?? 0);
    returnPresence(m, land, seat, 1);
  } else if (source !== undefined) movePresence(m, seat, source, land, 1);
}

/** Starlight Seeks Its Form: what comes of presence that was taken from a space, and of a track that is empty now. */
function putTaken(m: Game, seat: Seat, track: number): void {
  const panel = cardOf(m, objectsIn(m, spirit(seat))[0] ?? -1) ?? '';
  const { tracks, growth } = spiritAt(m, seat);
  const place = m.state.uncovered[seat]?.[track] ?? 0;
  if (tracks[track]?.[place]?.taken !== undefined) {
    m.put({ op: 'run', at: below([panel], 'tracks', track, place, 'taken'), vars: { seat } });
  }
  const isEmpty = !hasPresenceOn(m, seat, track, tracks[track] ?? []);
  if (isEmpty && growth.options.some(({ behind }) => behind === track)) m.put({ op: 'branch', seat, track });
}

/** From land to land. */
export function movePresence(m: Game, seat: Seat, from: string, to: string, n: number): void {
  if (from === to || isSettled(m, seat)) return;
  hallowing(m, seat, to, () => movePieces(m, spotOf(from), spotOf(to), { kind: presenceOf(seat) }, n));
}

/** Whose presence it is, if it is any. */
export const whose = (m: At, { kind }: Piece): Seat | undefined => seatsOf(m).find((seat) => presenceOf(seat) === kind);

/** SI-124: may such a piece go there? */
export function mayGoTo(m: At, piece: Piece, land: string): boolean {
  const seat = whose(m, piece);
  if (isThief(piece)) return !landIn(m, land).ocean;
  return seat === undefined || (mayLie(m, seat, indexOf(m, land)) && !isSettled(m, seat));
}

/** Whatever it is. */
export function moveAny(m: Game, from: string, to: string, piece: Piece, n: number): void {
  const seat = whose(m, piece);
  if (seat === undefined) moveTo(m, from, to, piece, n);
  else movePresence(m, seat, from, to, n);
}

/** The first time that a space with more card plays is uncovered may bring something after the action. */
function noteBared(m: Game, seat: Seat, track: number): void {
  const place = m.state.uncovered[seat]?.[track] ?? 0;
  const key = spaceRef([track, place]);
  const own = m.state.dug[seat] ?? [];
  if (spiritAt(m, seat).tracks[track]?.[place]?.morePlays === undefined || own.includes(key)) return;
  m.state.dug[seat] = [...own, key];
  for (const held of standingOf(m, 'layers')) {
    if (held.seat === seat) putAfter(m, below(held.at, 'do'), { seat, rule: true });
  }
}

const DESTROYED = refs.button('destroyed');

/** What it costs to take destroyed presence, where growth lets the spirit do that. */
function regrowthOf(m: At, seat: Seat): number | undefined {
  if (m.vars.growth !== true || (m.state.destroyed[seat] ?? 0) === 0) return undefined;
  const cost = m.state.blighted ? 1 : 0;
  return standingOf(m, 'regrows').some((held) => held.seat === seat) && cost <= energyOf(m, seat) ? cost : undefined;
}

/** Where there are more than the two usual ones it is told what comes next. */
const fromTrack = (m: At, seat: Seat, track: number): Option =>
  spiritAt(m, seat).gates === undefined
    ? { ref: trackRef(track) }
    : { ref: trackRef(track), label: nextLabel(nextOn(m, seat, track)) };

const sourcesOf = (m: At, { seat }: { readonly seat: Seat }): (Ref | Option)[] => [
  ...(roomFor(m, seat) > 0 ? tracksWithPresence(m, seat).map((i) => fromTrack(m, seat, i)) : []),
  ...movableFrom(m, seat).map((land) => refs.land(land)),
  ...(regrowthOf(m, seat) === undefined ? [] : [DESTROYED]),
];

/** Destroyed presence comes back; says how much. */
export function returnPresence(m: Game, land: string, seat: Seat, most: number): number {
  const n = mayLie(m, seat, indexOf(m, land)) ? Math.min(most, m.state.destroyed[seat] ?? 0, roomFor(m, seat)) : 0;
  m.state.destroyed[seat] = (m.state.destroyed[seat] ?? 0) - n;
  if (n > 0) hallowing(m, seat, land, () => addPieces(m, spotOf(land), { kind: presenceOf(seat) }, n));
  return n;
}

/** Off a land or a track, for whatever it is. */
export function lift(m: Game, seat: Seat, from: Ref): void {
  const track = trackRef.in(from);
  const land = refs.land.in(from);
  if (track !== undefined) {
    const taken = m.state.uncovered[seat] ?? [];
    m.state.uncovered[seat] = taken.map((n, i) => (i === track ? n + 1 : n));
    noteBared(m, seat, track);
  } else if (land !== undefined) removePieces(m, spotOf(land), { kind: presenceOf(seat) }, 1);
}

/** SI-121: out of the game, from a land or from a track. */
export function takeOut(m: Game, seat: Seat, from: Ref): void {
  lift(m, seat, from);
  m.state.gone[seat] = (m.state.gone[seat] ?? 0) + 1;
}

/** SI-121: all of it in the land; says how much there was. */
export function turnInto(m: Game, seat: Seat, land: string, kind: TokenKind): number {
  const n = presenceAt(m, seat, indexOf(m, land));
  replacePieces(m, spotOf(land), { kind: presenceOf(seat) }, { kind }, n);
  m.state.gone[seat] = (m.state.gone[seat] ?? 0) + n;
  return n;
}

export const presenceRules: Chapter<PresenceOps> = {
  addPresence: {
    options: sourcesOf,
    answer: (m, adding, [from]) => {
      if (from !== undefined) m.put({ ...adding, op: 'placePresence', from });
    },
  },

  addPresenceTo: {
    options: sourcesOf,
    answer: (m, { seat, land }, [from]) => {
      if (from !== undefined) placeFrom(m, seat, from, land);
    },
  },

  placePresence: {
    options: (m, { seat, range, where }) => [
      ...landsWithin(m, seat, range, where).map((land) => refs.land(land)),
      ...landsBeyond(m, seat, range, where).map((land) => ({ ref: refs.land(land), label: farLabel(land) })),
    ],
    answer: (m, { seat, range, from, where, with: token }, [pick]) => {
      const land = refs.land.in(pick);
      if (land === undefined) return;
      if (landsBeyond(m, seat, range, where).includes(land)) goFar(m, seat);
      placeFrom(m, seat, from, land);
      if (token !== undefined) add(m, land, token, 1);
    },
  },

  movePresence: {
    options: (m, { seat }) => movableFrom(m, seat).map((land) => refs.land(land)),
    answer: (m, { seat, range, where }, [pick]) => {
      const from = refs.land.in(pick);
      if (from !== undefined) m.put({ op: 'movePresenceTo', seat, range, from, ...(where && { where }) });
    },
  },

  movePresenceTo: {
    options: (m, { seat, range, from, where }) => {
      const { lands, distance } = islandIn(m);
      const away = distance[indexOf(m, from)] ?? [];
      const isNear = (i: number): boolean =>
        (away[i] ?? 99) <= range + rangeOnAll(m, seat) || (where !== undefined && holdsAt(m, where, i, seat));
      return lands.flatMap(({ name }, i) => (isNear(i) && mayLie(m, seat, i) ? [refs.land(name)] : []));
    },
    answer: (m, { seat, from }, [pick]) => {
      const to = refs.land.in(pick);
      if (to !== undefined) movePresence(m, seat, from, to, 1);
    },
  },

  replacePresence: {
    options: (m, { seat }) => ownLands(m, seat).map((land) => refs.land(land)),
    answer: (m, { seat, by }, [pick]) => {
      const land = refs.land.in(pick);
      if (land === undefined) return;
      replacePieces(m, spotOf(land), { kind: presenceOf(seat) }, { kind: by }, 1);
      m.state.gone[seat] = (m.state.gone[seat] ?? 0) + 1;
    },
  },

  losePresence: {
    options: (m, { seat }) => ownLands(m, seat).map((land) => refs.land(land)),
    answer: (m, { seat, leaves }, [pick]) => {
      const land = refs.land.in(pick);
      if (land === undefined) return;
      destroyPresence(m, land, seat, 1);
      if (leaves !== undefined) add(m, land, leaves, 1);
    },
  },

  loseAnyPresence: {
    among: seatsOf,
    options: (m, { lands }) =>
      lands.flatMap((land) =>
        seatsOf(m)
          .filter((seat) => presenceAt(m, seat, indexOf(m, land)) > 0)
          .map((seat) => refs.piece([land, { kind: presenceOf(seat) }])),
      ),
    answer: (m, _, [pick]) => {
      const [land = '', piece] = refs.piece.in(pick) ?? [];
      const seat = seatsOf(m).find((each) => presenceOf(each) === piece?.kind);
      if (seat !== undefined) destroyPresence(m, land, seat, 1);
    },
  },
};
