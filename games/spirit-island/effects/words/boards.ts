import { type Path, refs } from '@tafelrunde/kernel';
import { below, named, nodeAt, type WordNode, when } from '@tafelrunde/words';
import { cardData } from '../../cards/catalogue.ts';
import { countOf } from '../../pieces.ts';
import { islandIn, keeperOf, piecesAt } from '../../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../../state.ts';
import { landOf } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { holdsAt } from '../lands.ts';
import type { BoardPick, EachBoard } from '../language/words/boards.ts';
import { sayKind, sayTail } from '../speech.ts';
import { type IslandWord, said } from './word.ts';

/* SI-026: what happens once on each board. */

export interface BoardOps {
  /** In one land of the board of that number. */
  onBoard: { board: number; at: Path };
  /** SI-029: the players choose it. */
  landOnBoard: { board: number; at: Path };
}

/** The lands of a board from which one is taken. */
function landsOn(m: At, board: number, pick: BoardPick): readonly string[] {
  const { onBoard, lands } = islandIn(m);
  const all = onBoard[board] ?? [];
  const nameOf = (i: number): string => lands[i]?.name ?? '';
  if ('land' in pick) return all.filter((i) => holdsAt(m, pick.land, i, undefined)).map(nameOf);
  const crowd = (i: number): number => countOf(piecesAt(m, i), ...pick.most);
  const most = Math.max(...all.map(crowd));
  return all.filter((i) => crowd(i) === most).map(nameOf);
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
  says: ({ where, pick, do: steps }, say) => {
    const has = sayTail(where);
    const [land, much] = 'land' in pick ? [sayKind(pick.land), undefined] : [undefined, kindsSaid(pick.most, 'many')];
    const there =
      land === undefined
        ? said(`in the land with the most ${much?.en}`, `im Gebiet mit den meisten ${much?.de}`)
        : said(`in a ${land.en}`, `in einem ${land.de}`);
    return when(
      { ...said(`on each board ${has.en}, ${there.en}`, `auf jedem Spielplan ${has.de} ${there.de}`), isAdverb: true },
      say.steps(steps),
    );
  },
};

const build: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'buildIn', land: landOf(m), settled: false }),
  says: () => named(said('1 build', '1-mal Bauen')),
};

export const boardWords = { eachBoard, build } as const;

export const boardRules: Chapter<BoardOps> = {
  onBoard: (m, { board, at }) => {
    const [only, ...more] = landsOn(m, board, eachBoardAt(at).pick);
    if (only === undefined) return;
    if (more.length === 0) runIn(m, at, only);
    else m.put({ op: 'landOnBoard', board, at });
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
