import { NO, type Option, type Path, type Ref, refs, type Said } from '@tafelrunde/kernel';
import { below, named, nodeAt, type Speech, sequence, tells, type WordNode, when } from '@tafelrunde/words';
import { cardData } from '../../cards/catalogue.ts';
import { countOf, hasInvaders, pieceOf, presenceOf } from '../../pieces.ts';
import { groupsIn, islandIn, keeperOf, piecesAt } from '../../queries.ts';
import { destroyPresence } from '../../rules/pieces.ts';
import { type At, type Chapter, type Game, seatsOf } from '../../state.ts';
import { landOf } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { holdsAt, landsSuchThat } from '../lands.ts';
import { ANYWHERE, type LandTest } from '../language/lands.ts';
import type { BoardPick, EachBoard, InALand } from '../language/words/boards.ts';
import { sayKind, sayTail } from '../speech.ts';
import { type IslandWord, said } from './word.ts';

/* SI-026: what happens once on each board. */

export interface BoardOps {
  /** In one land of the board of that number. */
  onBoard: { board: number; at: Path };
  /** SI-029: the players choose it. */
  landOnBoard: { board: number; at: Path };
  /** Which presence is destroyed to keep it from the board. */
  protect: { board: number; at: Path; n: number };
  /** In one of several lands of the island: the players choose. */
  landOnIsland: { at: Path };
}

/** The lands of a board from which one is taken. */
function landsOn(m: At, board: number, pick: BoardPick): readonly string[] {
  const { onBoard, lands } = islandIn(m);
  const all = onBoard[board] ?? [];
  const nameOf = (i: number): string => lands[i]?.name ?? '';
  if ('land' in pick) return all.filter((i) => holdsAt(m, pick.land, i, undefined)).map(nameOf);
  const { among } = pick;
  const fit = among === undefined ? all : all.filter((i) => holdsAt(m, among, i, undefined));
  const crowd = (i: number): number => countOf(piecesAt(m, i), ...pick.most);
  const most = Math.max(...fit.map(crowd));
  return fit.filter((i) => crowd(i) === most).map(nameOf);
}

const isEachBoard = (node: WordNode): node is EachBoard => node.word === 'eachBoard';

function eachBoardAt(at: Path): EachBoard {
  const node = nodeAt(cardData, at);
  if (!isEachBoard(node)) throw new Error(`${node.word} stands where another word belongs`);
  return node;
}

function runIn(m: Game, at: Path, land: string): void {
  m.put({ op: 'run', at: below(at, 'do'), vars: { land, seat: keeperOf(m, land) } });
}

const eachBoard: IslandWord<EachBoard> = {
  run: (m, { where }, at) => {
    islandIn(m).onBoard.forEach((lands, board) => {
      if (lands.some((i) => holdsAt(m, where, i, undefined))) m.put({ op: 'onBoard', board, at });
    });
  },
  says: ({ where, pick, do: steps, unless }, say) => {
    const has = isTold(where, pick) ? said('', '') : sayTail(where);
    const there = sayPick(pick);
    const [en, de] = [
      ['on each board', has.en],
      ['auf jedem Spielplan', has.de],
    ].map((words) => words.join(' ').trim());
    const all = when({ ...said(`${en}, ${there.en}`, `${de} ${there.de}`), isAdverb: true }, say.steps(steps));
    return unless === undefined ? all : sequence([all, sayProtection(unless)]);
  },
};

/** Which boards are meant is told with the land. */
const isTold = (where: LandTest, pick: BoardPick): boolean =>
  'land' in pick ? pick.land === where : pick.among !== undefined;

function sayPick(pick: BoardPick): Said {
  if ('land' in pick) {
    const { en, de } = sayKind(pick.land);
    return said(`in ${/^[aeiou]/.test(en) ? 'an' : 'a'} ${en}`, `in einem ${de}`);
  }
  const much = kindsSaid(pick.most, 'many');
  const land = sayKind(pick.among ?? ANYWHERE);
  return said(`in the ${land.en} with the most ${much.en}`, `im ${land.de} mit den meisten ${much.de}`);
}

const sayProtection = (n: number): Speech =>
  tells(
    `the players may prevent this on any board by destroying ${n} {presence} there`,
    `das lässt sich auf jedem Spielplan verhindern, indem ihr dort ${n} {presence+} zerstört`,
  );

const isInALand = (node: WordNode): node is InALand => node.word === 'inALand';

const landsFor = (m: At, at: Path): readonly string[] => {
  const node = nodeAt(cardData, at);
  return isInALand(node) ? landsSuchThat(m, node.where, undefined) : [];
};

const inALand: IslandWord<InALand> = {
  run: (m, _, at) => {
    const [only, ...more] = landsFor(m, at);
    if (only === undefined) return;
    if (more.length === 0) runIn(m, at, only);
    else m.put({ op: 'landOnIsland', at });
  },
  says: ({ where, do: steps }, say) => when({ ...sayPick({ land: where }), isAdverb: true }, say.steps(steps)),
};

const build: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'buildIn', land: landOf(m), settled: false }),
  says: () => named(said('1 build', '1-mal Bauen')),
};

/** SI-226, SI-311. */
const ravage: IslandWord<WordNode> = {
  run: (m) => {
    if (hasInvaders(groupsIn(m, landOf(m)))) m.put({ op: 'ravageIn', land: landOf(m) });
  },
  says: () => tells('then {invader+} in target land ravage', 'dann wüten die {invader+} im Zielgebiet'),
};

export const boardWords = { eachBoard, inALand, build, ravage } as const;

/** The presence of all spirits on a board. */
const presenceOn = (m: At, board: number): Option[] =>
  (islandIn(m).onBoard[board] ?? []).flatMap((i) =>
    piecesAt(m, i).flatMap((group) =>
      seatsOf(m).some((seat) => presenceOf(seat) === group.kind)
        ? [{ ref: refs.piece([islandIn(m).lands[i]?.name ?? '', pieceOf(group)]), cap: group.n }]
        : [],
    ),
  );

const total = (options: readonly Option[]): number => options.reduce((sum, { cap = 1 }) => sum + cap, 0);

/** It happens in one land of the board. */
function happen(m: Game, board: number, at: Path): void {
  const [only, ...more] = landsOn(m, board, eachBoardAt(at).pick);
  if (only === undefined) return;
  if (more.length === 0) runIn(m, at, only);
  else m.put({ op: 'landOnBoard', board, at });
}

function sacrifice(m: Game, pick: Ref): void {
  const [land = '', piece] = refs.piece.in(pick) ?? [];
  const seat = seatsOf(m).find((each) => presenceOf(each) === piece?.kind);
  if (seat !== undefined) destroyPresence(m, land, seat, 1, 'price');
}

export const boardRules: Chapter<BoardOps> = {
  onBoard: (m, { board, at }) => {
    const { unless: n } = eachBoardAt(at);
    if (n !== undefined && total(presenceOn(m, board)) >= n) m.put({ op: 'protect', board, at, n });
    else happen(m, board, at);
  },

  protect: {
    among: seatsOf,
    options: (m, { board, n }) => [
      ...presenceOn(m, board).map(({ ref, cap = 1 }) => ({ ref, cap: Math.min(n, cap) })),
      NO,
    ],
    max: (_, { n }) => n,
    refuses: (_, { n }, picks) => (picks.length === (picks.includes(NO) ? 1 : n) ? undefined : 'protect-all'),
    answer: (m, { board, at }, picks) => {
      if (picks.includes(NO)) happen(m, board, at);
      else for (const pick of picks) sacrifice(m, pick);
    },
  },

  landOnIsland: {
    among: seatsOf,
    options: (m, { at }) => landsFor(m, at).map((land) => refs.land(land)),
    answer: (m, { at }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) runIn(m, at, land);
    },
  },

  landOnBoard: {
    among: seatsOf,
    options: (m, { board, at }) => landsOn(m, board, eachBoardAt(at).pick).map((land) => refs.land(land)),
    answer: (m, { at }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) runIn(m, at, land);
    },
  },
};
