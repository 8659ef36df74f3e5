import { isAlike, type Option, type Piece, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { clause, seatOf, sequence, tells, verb } from '@tafelrunde/words';
import { pieceOf } from '../../pieces.ts';
import { groupsIn } from '../../queries.ts';
import { waysFrom } from '../../rules/oceans.ts';
import { moveTo } from '../../rules/pieces.ts';
import { isUnchanging } from '../../rules/strength.ts';
import type { At, Chapter } from '../../state.ts';
import { landOf } from '../context.ts';
import type { Guide } from '../language/words/flocks.ts';
import { type IslandWord, said } from './word.ts';

/* Pieces that lead others from land to land. */

interface Guiding {
  readonly seat: Seat;
  readonly land: string;
  /** So many lands more. */
  readonly lands: number;
  /** So many others in all; those that have come along so far. */
  readonly n: number;
  readonly along: string;
  readonly with: readonly Piece[];
}

export interface FlockOps {
  /** Which piece leads the way. */
  guide: Guiding & { kind: string };
  /** To which of the lands next to it. */
  guideTo: Guiding & { piece: Piece };
  /** Who goes along. */
  guideWith: Guiding & { piece: Piece; to: string };
}

const groupsOf = (m: At, land: string, kind: string): Option[] =>
  groupsIn(m, land)
    .filter((group) => group.kind === kind && !isUnchanging(m, kind, land))
    .map((group) => ({ ref: refs.piece([land, pieceOf(group)]), cap: group.n }));

const piecesIn = (picks: readonly Ref[]): Piece[] => picks.flatMap((pick) => refs.piece.in(pick)?.[1] ?? []);

/** How many of them have not come along so far. */
function newAmong(pieces: readonly Piece[], before: readonly Piece[]): number {
  const left = [...before];
  let fresh = 0;
  for (const piece of pieces) {
    const found = left.findIndex((each) => isAlike(each, piece));
    if (found < 0) fresh++;
    else left.splice(found, 1);
  }
  return fresh;
}

const guide: IslandWord<Guide> = {
  run: (m, { kind, lands, n, along }) =>
    m.put({ op: 'guide', seat: seatOf(m), land: landOf(m), lands, n, along, with: [], kind }),
  says: ({ kind, lands, n, along }, say) =>
    sequence([
      clause(say.you, MOVE, { what: said(`1 {${kind}}`, `1 {${kind}}`), lands }),
      tells(
        `up to ${n} {${along}+} may move with it, for part of the way or all of it`,
        `bis zu ${n} {${along}+} dürfen mitgehen, ein Stück weit oder den ganzen Weg`,
      ),
    ]),
};

const MOVE = verb(
  'move {what} up to {lands} lands',
  'bewege bewegst bewegt bewegen | {what} bis zu {lands} Gebiete weit',
);

export const flockWords = { guide } as const;

export const flockRules: Chapter<FlockOps> = {
  guide: {
    options: (m, { land, kind }) => groupsOf(m, land, kind).map(({ ref }) => ref),
    min: 0,
    max: 1,
    answer: (m, { kind: _, ...guiding }, picks) => {
      const [piece] = piecesIn(picks);
      if (piece !== undefined) m.put({ ...guiding, op: 'guideTo', piece });
    },
  },

  guideTo: {
    options: (m, { land, lands }) => (lands === 0 ? [] : waysFrom(m, land).map((name) => refs.land(name))),
    min: 0,
    max: 1,
    answer: (m, guiding, [pick]) => {
      const to = refs.land.in(pick);
      if (to !== undefined) m.put({ ...guiding, op: 'guideWith', to });
    },
  },

  guideWith: {
    options: (m, { land, along, n }) =>
      groupsOf(m, land, along).map(({ ref, cap = 1 }) => ({ ref, cap: Math.min(n, cap) })),
    min: 0,
    max: (_, { n }) => n,
    refuses: (_, { n, with: before }, picks) =>
      newAmong(piecesIn(picks), before) > n - before.length ? 'too-many-along' : undefined,
    answer: (m, { seat, land, lands, n, along, with: before, piece, to }, picks) => {
      const going = piecesIn(picks);
      if (moveTo(m, land, to, piece, 1) === 0) return;
      for (const each of going) moveTo(m, land, to, each, 1);
      const left = Array.from({ length: before.length + newAmong(going, before) - going.length }, () => GONE);
      m.put({ op: 'guideTo', seat, land: to, lands: lands - 1, n, along, with: [...going, ...left], piece });
    },
  },
};

/** In place of one that has stayed behind. */
const GONE: Piece = { kind: '' };
