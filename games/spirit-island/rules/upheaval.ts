import {
  destroyPieces,
  type Groups,
  type Option,
  type Piece,
  type Ref,
  refs,
  type Seat,
  withMore,
} from '@tafelrunde/kernel';
import { islandNamed, mapWithJoined, mapWithoutBoard, mapWithParted } from '../boards/named.ts';
import { mayLie } from '../effects/lands.ts';
import { isFlock, pieceOf, strengthOf } from '../pieces.ts';
import { landPlaces, spotOf, withFlock } from '../places.ts';
import { adjacentTo, groupsIn, indexOf, islandIn, landIn, nameNow, presenceAt } from '../queries.ts';
import { boardRef } from '../refs.ts';
import { type At, type Chapter, type Game, type State, seatsOf } from '../state.ts';
import { putAction } from './actions.ts';
import { destroy, destroyPresence } from './pieces.ts';
import { moveAny, whose } from './presence.ts';

/* What changes the island itself: a board that goes down, and lands that are one for a while. */

export interface UpheavalOps {
  /** Which of the boards that the land lies on goes down. */
  castDown: { seat: Seat; boards: readonly string[] };
  /** When all that its end sets off is over it is gone. */
  goDown: { board: string };
  /** With which land beside it the land is woven together. */
  weave: { seat: Seat; land: string };
  /** The two are two again. */
  part: { seat: Seat; one: string; other: string };
  /** What lies in them then: which of it in the second of them? */
  divideLand: UpheavalOps['part'];
}

/** The island is another one; what lies in a land lies in what has come of it. */
function relaid(state: State, map: string): Pick<State, 'map' | 'lands' | 'census'> {
  const [before, after] = [islandNamed(state.map), islandNamed(map)];
  const lands: Groups[] = after.lands.map(() => []);
  before.lands.forEach(({ parts: [part = ''] }, i) => {
    const place = after.index.get(part) ?? -1;
    const there = lands[place];
    if (there === undefined) return;
    lands[place] = (state.lands[i] ?? []).reduce<Groups>((all, group) => withMore(all, pieceOf(group), group.n), there);
  });
  const all = lands.map((groups) => withFlock(state, groups));
  const census: Record<string, number> = {};
  for (const { kind, n } of all.flat()) census[kind] = (census[kind] ?? 0) + n;
  return { map, lands: all, census };
}

export const relay = (m: Game, map: string): void => {
  Object.assign(m.state, relaid(m.state, map));
};

/** The lands of a board, and its ocean. */
const landsOf = (m: At, board: string): readonly string[] =>
  islandIn(m).lands.flatMap(({ name, boards }) => (boards.includes(board) ? [name] : []));

/** Destroyed as by any power, with its fear; blight does not go back to its card. */
function destroyAll(m: Game, land: string): void {
  for (const seat of seatsOf(m)) {
    const n = presenceAt(m, seat, indexOf(m, land));
    if (n > 0) destroyPresence(m, land, seat, n);
  }
  for (const group of groupsIn(m, land)) {
    if (whose(m, group) !== undefined) continue;
    if (strengthOf(group.kind) > 0) destroy(m, land, pieceOf(group), group.n);
    else destroyPieces(m, spotOf(land), pieceOf(group), group.n);
  }
}

type Woven = State['woven'][number];

const liesOn = (m: At, board: string, [, ...ends]: Woven): boolean =>
  ends.some((land) => landIn(m, land).boards.includes(board));

/** Two lands again, with everything in the first of them. */
function unravel(m: Game, woven: Woven): void {
  const [, one, other] = woven;
  relay(m, mapWithParted(m.state.map, woven));
  m.state.woven = m.state.woven.filter((each) => each !== woven);
  m.emit({ type: 'landsParted', data: { one, other } });
}

const withOne = (groups: Groups, piece: Piece): Groups => withMore(groups, piece, 1);

/** From the last ones that were woven together to the first. */
export const putParting = (m: Game): void =>
  m.put(...m.state.woven.toReversed().map(([seat, one, other]) => ({ op: 'part', seat, one, other }) as const));

const WEAVING = 'weave-together-the-fabric-of-place';

/** SI-124: presence only where it may be, once the lands are two again. */
function mayGo(m: At, piece: Piece, land: string): boolean {
  const seat = whose(m, piece);
  if (seat === undefined) return true;
  const [woven] = m.state.woven.filter((each) => each.includes(land));
  const apart = woven === undefined ? m.state : { ...m.state, ...relaid(m.state, mapWithParted(m.state.map, woven)) };
  const { game, match, seats, kept, vars } = m;
  const after: At = { game, match, state: apart, seats, kept, vars };
  return mayLie(after, seat, indexOf(after, land));
}

const dividable = (m: At, one: string, other: string): readonly Option[] =>
  groupsIn(m, one).flatMap((group) =>
    mayGo(m, group, other) && !isFlock(group)
      ? [{ ref: refs.piece([nameNow(m, one), pieceOf(group)]), cap: group.n }]
      : [],
  );

const mayStay = (m: At, pick: Ref, land: string): boolean => {
  const [, piece] = refs.piece.in(pick) ?? [];
  return piece === undefined || mayGo(m, piece, land);
};

const total = (options: readonly Option[]): number => options.reduce((sum, { cap = 1 }) => sum + cap, 0);

/** With all that its end sets off; then it is gone. */
export function castDown(m: Game, board: string): void {
  for (const land of landsOf(m, board)) destroyAll(m, land);
  m.put({ op: 'goDown', board });
}

export const upheavalRules: Chapter<UpheavalOps> = {
  castDown: {
    options: (_, { boards }) => boards.map((board) => boardRef(board)),
    answer: (m, _, [pick]) => {
      const board = boardRef.in(pick);
      if (board !== undefined) castDown(m, board);
    },
  },

  // What has survived until now does not survive this.
  goDown: (m, { board }) => {
    for (const land of landsOf(m, board)) {
      destroyAll(m, land);
      for (const group of groupsIn(m, land)) destroyPieces(m, spotOf(land), pieceOf(group), group.n);
    }
    for (const woven of m.state.woven.toReversed()) if (liesOn(m, board, woven)) unravel(m, woven);
    relay(m, mapWithoutBoard(m.state.map, board));
    m.emit({ type: 'boardGone', data: { board } });
  },

  weave: {
    options: (m, { land }) => adjacentTo(m, land).map((name) => refs.land(name)),
    answer: (m, { seat, land }, [pick]) => {
      const [one, other] = [land, refs.land.in(pick) ?? land]
        .toSorted((a, b) => indexOf(m, a) - indexOf(m, b))
        .map((name) => landIn(m, name).parts[0]);
      if (one === undefined || other === undefined || one === other) return;
      relay(m, mapWithJoined(m.state.map, one, other));
      m.state.woven = [...m.state.woven, [seat, one, other]];
      m.let('land', landIn(m, one).name);
      m.emit({ type: 'landsJoined', data: { one, other } });
    },
  },

  part: (m, parting) => putAction(m, WEAVING, { seat: parting.seat, rule: true }, { ...parting, op: 'divideLand' }),

  divideLand: {
    options: (m, { one, other }) => dividable(m, one, other),
    min: (m, { one, other }) => total(dividable(m, one, other).filter(({ ref }) => !mayStay(m, ref, one))),
    max: (m, { one, other }) => total(dividable(m, one, other)),
    refuses: (m, { one, other }, picks) =>
      dividable(m, one, other).some(
        ({ ref, cap = 1 }) => !mayStay(m, ref, one) && picks.filter((pick) => pick === ref).length < cap,
      )
        ? 'may-not-stay'
        : undefined,
    answer: (m, { one, other }, picks) => {
      const woven = m.state.woven.find(([, ...ends]) => ends[0] === one && ends[1] === other);
      if (woven === undefined) return;
      unravel(m, woven);
      const going = picks.flatMap((pick) => refs.piece.in(pick)?.[1] ?? []).reduce<Groups>(withOne, []);
      const staying = going.reduce<Groups>(
        (left, group) => withMore(left, pieceOf(group), -group.n),
        groupsIn(m, one).filter((group) => !isFlock(group)),
      );
      // All of them count as moved, so each comes from where it does not go.
      landPlaces.lay(m.state, one, going);
      landPlaces.lay(m.state, other, staying);
      for (const group of staying) moveAny(m, other, one, pieceOf(group), group.n);
      for (const group of going) moveAny(m, one, other, pieceOf(group), group.n);
    },
  },
};
