import { NO, type OpsOf, type Option, type Path, type Ref, refs, type Said, YES } from '@tafelrunde/kernel';
import { below, named, nodeAt, type Speech, sequence, tells, type WordNode, when } from '@tafelrunde/words';
import { cardData } from '../../cards/catalogue.ts';
import { countOf, hasInvaders, pieceOf, presenceOf } from '../../pieces.ts';
import { groupsIn, islandIn, keeperOf, landIn, piecesAt } from '../../queries.ts';
import { boardRef } from '../../refs.ts';
import { energyOf, payEnergy } from '../../rules/energy.ts';
import { destroy, destroyPresence } from '../../rules/pieces.ts';
import { boardsAsPoured } from '../../rules/sideways.ts';
import { type At, type Chapter, type Game, type Ops, seatsOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { landOf } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { holdsAt, landsSuchThat } from '../lands.ts';
import { ANYWHERE, type LandTest } from '../language/lands.ts';
import type {
  AddAmong,
  BoardPick,
  EachBoard,
  InALand,
  Invade,
  PerBoard,
  Poorest,
  Price,
  Several,
  UnlessHere,
} from '../language/words/boards.ts';
import { sayPer } from '../speech/amounts.ts';
import { sayKind, sayLands, sayTail } from '../speech/lands.ts';
import { type IslandWord, said, someSaid } from './word.ts';

/* SI-026: what happens once on each board. */

export interface BoardOps {
  /** In one land of the board of that number. */
  onBoard: { board: number; at: Path };
  happenOn: { board: number; at: Path };
  /** SI-029: the players choose it. */
  landOnBoard: { board: number; at: Path };
  /** In one land each of so many boards. */
  landsOnBoards: { at: Path; n: number };
  /** The players are asked, if they can pay for it. */
  unlessPaid: { lands: readonly string[]; price: Price; otherwise: OpsOf<Ops> };
  /** What is paid to keep something from these lands; otherwise it happens. */
  protect: { lands: readonly string[]; price: Asked; otherwise: OpsOf<Ops> };
  /** In so many of the lands that have no fewer than others, after those that have. */
  landsOnBoard: { at: Path; n: number; lands: readonly string[] };
  /** Which one, where several boards have the most. */
  whichBoard: { boards: readonly number[]; at: Path };
  /** In one of several lands of the island: the players choose. */
  landOnIsland: { at: Path };
}

/** A price as it is now. */
interface Asked {
  readonly presence?: number;
  readonly dahan?: true;
  readonly energy?: number;
}

const everyLand = (m: At): readonly number[] => islandIn(m).lands.map((_, i) => i);

/** The lands of a board, or of the island, from which one is taken. */
function landsOn(m: At, board: number | undefined, pick: BoardPick): readonly string[] {
  const { onBoard, lands } = islandIn(m);
  const all = board === undefined ? everyLand(m) : (onBoard[board] ?? []);
  const nameOf = (i: number): string => lands[i]?.name ?? '';
  const such = (test: LandTest): readonly number[] => all.filter((i) => holdsAt(m, test, i, undefined));
  if ('land' in pick) return such(pick.land).map(nameOf);
  if ('highest' in pick) return such(pick.highest).slice(-1).map(nameOf);
  if ('poorest' in pick || 'several' in pick) return [];
  const fit = such(pick.among ?? ANYWHERE);
  const kinds = 'most' in pick ? pick.most : pick.fewest;
  const crowd = (i: number): number => countOf(piecesAt(m, i), ...kinds);
  const crowded = fit.filter((i) => crowd(i) > 0);
  const numbers = crowded.map(crowd);
  const best = 'most' in pick ? Math.max(...numbers) : Math.min(...numbers);
  return crowded.filter((i) => crowd(i) === best).map(nameOf);
}

const isEachBoard = (node: WordNode): node is EachBoard => node.word === 'eachBoard';

function eachBoardAt(at: Path): EachBoard {
  const node = nodeAt(cardData, at);
  if (!isEachBoard(node)) throw new Error(`${node.word} stands where another word belongs`);
  return node;
}

function runIn(m: Game, at: Path, land: string): void {
  const { chosen: _, ...vars } = m.vars;
  m.put({ op: 'run', at: below(at, 'do'), vars: { ...vars, land, seat: keeperOf(m, land) } });
}

/** The numbers of the boards that have such a land. */
const boardsWith = (m: At, where: LandTest): readonly number[] =>
  islandIn(m).onBoard.flatMap((lands, board) => (lands.some((i) => holdsAt(m, where, i, undefined)) ? [board] : []));

/** Those of them that have the most of these in such lands. */
function busiest(m: At, boards: readonly number[], { most, among }: NonNullable<EachBoard['only']>): readonly number[] {
  const { onBoard } = islandIn(m);
  const crowd = (board: number): number =>
    (onBoard[board] ?? [])
      .filter((i) => holdsAt(m, among, i, undefined))
      .reduce((sum, i) => sum + countOf(piecesAt(m, i), ...most), 0);
  const highest = Math.max(...boards.map(crowd));
  return boards.filter((board) => crowd(board) === highest);
}

const eachBoard: IslandWord<EachBoard> = {
  run: (m, { where, times = 1, half, only }, at) => {
    const all = boardsWith(m, where);
    const boards = only === undefined ? all : busiest(m, all, only);
    if (only !== undefined && boards.length > 1) {
      m.put({ op: 'whichBoard', boards, at });
      return;
    }
    const most = Math.ceil(islandIn(m).standing / 2);
    if (half === true && boards.length > most) m.put({ op: 'landsOnBoards', at, n: most });
    else
      for (const board of boardsAsPoured(m, boards)) {
        for (let i = 0; i < times; i++) m.put({ op: 'onBoard', board, at });
      }
  },
  says: ({ where, pick, do: steps, unless, times, half, only }, say) => {
    const has = isTold(where, pick) ? said('', '') : sayBoard(where);
    const there = sayPick(pick);
    const often = times === undefined ? said('', '') : said(`${times} times, `, `${times}-mal `);
    const which = only === undefined ? (half === true ? HALF_THE_BOARDS : EACH_BOARD) : sayBusiest(only);
    const [en, de] = [
      [which.en, has.en],
      [which.de, has.de],
    ].map((words) => words.join(' ').trim());
    const circumstance = said(`${en}, ${often.en}${there.en}`, `${de} ${often.de}${there.de}`);
    const all = when({ ...circumstance, isAdverb: true }, say.steps(steps));
    return unless === undefined ? all : sequence([all, sayPrevention(unless, ON_ANY_BOARD)]);
  },
};

const ON_ANY_BOARD = said(' on any board', ' auf jedem Spielplan');

const EACH_BOARD = said('on each board', 'auf jedem Spielplan');
const HALF_THE_BOARDS = said('on half of the boards (rounded up)', 'auf der Hälfte der Spielpläne (aufgerundet)');

/** What is told of the boards: "with 4 or fewer {blight}". */
function sayBoard(where: LandTest): Said {
  if ('unscarred' in where) {
    return said('to which the ravage added no {blight}', 'auf den durch das Wüten keine {blight} kam,');
  }
  const { en, de } = sayTail(where);
  return 'boardHas' in where || 'boardLands' in where
    ? said(en.replace('on a board ', ''), de.replace('auf einem Spielplan ', ''))
    : said(en, de);
}

function sayBusiest({ most, among }: NonNullable<EachBoard['only']>): Said {
  const what = kindsSaid(most, 'many');
  const land = sayKind(among);
  return said(
    `on the board with the most ${what.en} in its ${land.en}s`,
    `auf dem Spielplan mit den meisten ${what.de} in seinen ${land.de}en`,
  );
}

/** Which boards are meant is told with the land. */
const isTold = (where: LandTest, pick: BoardPick): boolean =>
  'land' in pick ? pick.land === where : !('highest' in pick) && pick.among !== undefined;

function sayPick(pick: BoardPick): Said {
  if ('land' in pick) {
    const { en, de } = sayKind(pick.land);
    return said(`in ${/^[aeiou]/.test(en) ? 'an' : 'a'} ${en}`, `in einem ${de}`);
  }
  if ('highest' in pick) {
    const { en, de } = sayKind(pick.highest);
    return said(`in the highest-numbered ${en}`, `im ${de} mit der höchsten Zahl`);
  }
  if ('poorest' in pick) return sayPoorest(pick);
  if ('several' in pick) {
    const { en, de } = sayLands(pick.among);
    return said(`in ${pick.several} different ${en}`, `in ${pick.several} verschiedenen ${de}`);
  }
  const land = sayKind(pick.among ?? ANYWHERE);
  const much = kindsSaid('most' in pick ? pick.most : pick.fewest, 'many');
  return 'most' in pick
    ? said(`in the ${land.en} with the most ${much.en}`, `im ${land.de} mit den meisten ${much.de}`)
    : said(
        `in the ${land.en} with the fewest ${much.en} (at least 1)`,
        `im ${land.de} mit den wenigsten ${much.de} (mindestens 1)`,
      );
}

/** "in each of the 3 inland lands with the fewest {blight}". */
function sayPoorest({ poorest, among, lands }: Poorest): Said {
  const what = kindsSaid(poorest, 'many');
  const { en, de } = among === undefined ? said('land', 'Gebiet') : sayKind(among);
  return typeof lands === 'number'
    ? said(
        `in each of the ${lands} ${en}s with the fewest ${what.en}`,
        `in jedem der ${lands} ${de}e mit den wenigsten ${what.de}`,
      )
    : said(
        `in each of as many ${en}s as there are players, those with the fewest ${what.en}`,
        `in so vielen ${de}en, wie Personen mitspielen, nämlich denen mit den wenigsten ${what.de}`,
      );
}

/** "the players may prevent this on any board by destroying 2 presence there or paying 3 energy for it". */
function sayPrevention({ presence, dahan, energy }: Price, where: Said): Speech {
  const what =
    dahan === true
      ? said('{presence}/{dahan}', '{presence+}/{dahan+}')
      : said('{presence}', `{presence${presence === 1 ? '' : '+'}}`);
  const each = energy === undefined ? said('', '') : sayPer(energy);
  const much = typeof energy === 'number' ? energy : (energy?.n ?? 0);
  const ways = [
    ...(energy === undefined ? [] : [said(`paying ${much} {energy}${each.en}`, `${much} {energy}${each.de} bezahlt`)]),
    ...(presence === undefined
      ? []
      : [said(`destroying ${presence} ${what.en} there`, `dort ${presence} ${what.de} zerstört`)]),
  ];
  return tells(
    `the players may prevent this${where.en} by ${ways.map(({ en }) => en).join(' or ')}`,
    `das lässt sich${where.de} verhindern, indem ihr ${ways.map(({ de }) => de).join(' oder ')}`,
  );
}

const isInALand = (node: WordNode): node is InALand => node.word === 'inALand';

/** On the board that it is about, if it is about one. */
function landsFor(m: At, at: Path): readonly string[] {
  const node = nodeAt(cardData, at);
  const { board } = m.vars;
  return isInALand(node) ? landsOn(m, typeof board === 'number' ? board : undefined, node.pick) : [];
}

const inALand: IslandWord<InALand> = {
  run: (m, _, at) => {
    const [only, ...more] = landsFor(m, at);
    if (only === undefined) return;
    if (more.length === 0) runIn(m, at, only);
    else m.put({ op: 'landOnIsland', at });
  },
  says: ({ pick, do: steps }, say) => when({ ...sayPick(pick), isAdverb: true }, say.steps(steps)),
};

const perBoard: IslandWord<PerBoard> = {
  run: (m, { where }, at) => {
    for (const board of boardsAsPoured(m, boardsWith(m, where))) {
      m.put({ op: 'run', at: below(at, 'do'), vars: { ...m.vars, board } });
    }
  },
  says: ({ where, do: steps }, say) => {
    const { en, de } = sayTail(where);
    const has = 'boardHas' in where || 'boardWithout' in where;
    const circumstance = has
      ? said(en.replace('on a board', 'for each board'), de.replace('auf einem Spielplan', 'für jeden Spielplan'))
      : said(
          `for each board${en === '' ? '' : ` with a land ${en}`}`,
          `für jeden Spielplan${de === '' ? '' : ` mit einem Gebiet ${de}`}`,
        );
    return when({ ...circumstance, isAdverb: true }, say.steps(steps));
  },
};

const unlessHere: IslandWord<UnlessHere> = {
  run: (m, { price }, at) => {
    const land = landOf(m);
    m.put({ op: 'unlessPaid', lands: [land], price, otherwise: { op: 'run', at: below(at, 'do'), vars: m.vars } });
  },
  says: ({ price, do: steps }, say) => sequence([say.steps(steps), sayPrevention(price, said('', ''))]),
};

const INVADED = { ravage: said('1 ravage', '1-mal Wüten'), build: said('1 build', '1-mal Bauen') } as const;

/** SI-226, SI-311. */
const invade: IslandWord<Invade> = {
  run: (m, { action }) => {
    const land = landOf(m);
    if (action === 'build') m.put({ op: 'buildIn', land, settled: false });
    else if (hasInvaders(groupsIn(m, land))) m.put({ op: 'ravageIn', land });
  },
  says: ({ action }) => named(INVADED[action]),
};

/** Of the board if it has any, otherwise of another one. */
function landsNear(m: At, board: number, where: LandTest): readonly string[] {
  const { lands, onBoard } = islandIn(m);
  const own = (onBoard[board] ?? []).filter((i) => holdsAt(m, where, i, undefined)).map((i) => lands[i]?.name ?? '');
  return own.length > 0 ? own : landsSuchThat(m, where, undefined);
}

const addAmong: IslandWord<AddAmong> = {
  run: (m, { n, kind, where }) => {
    const boards = boardsAsPoured(m, [...islandIn(m).onBoard.keys()]);
    m.put(...boards.map((board) => ({ op: 'addSome', kind, n, lands: landsNear(m, board, where) }) as const));
  },
  says: ({ n, kind, where }) => {
    const what = someSaid(n, [kind]);
    const tail = sayTail(where);
    return tells(
      `on each board, add ${what.en} among lands ${tail.en}; where there are none, among those of another board`,
      `auf jedem Spielplan kommen insgesamt ${what.de} in Gebiete ${tail.de}; gibt es dort keine, in solche eines anderen Spielplans`,
    );
  },
};

export const boardWords = { eachBoard, addAmong, inALand, perBoard, unlessHere, invade } as const;

/** What may be destroyed there: presence of all spirits, or dahan as well. */
const victimsIn = (m: At, lands: readonly string[], withDahan: boolean): Option[] =>
  lands.flatMap((land) =>
    groupsIn(m, land).flatMap((group) =>
      seatsOf(m).some((seat) => presenceOf(seat) === group.kind) || (withDahan && group.kind === 'dahan')
        ? [{ ref: refs.piece([land, pieceOf(group)]), cap: group.n }]
        : [],
    ),
  );

const total = (options: readonly Option[]): number => options.reduce((sum, { cap = 1 }) => sum + cap, 0);

const payersOf = (m: At, energy: number): Option[] =>
  seatsOf(m)
    .filter((seat) => energyOf(m, seat) > 0)
    .map((seat) => ({ ref: refs.seat(seat), cap: Math.min(energy, energyOf(m, seat)) }));

/** What can be given for it, besides nothing. */
function givenFor(m: At, lands: readonly string[], { presence = 0, dahan, energy }: Asked): Option[] {
  const victims = victimsIn(m, lands, dahan === true);
  const payers = energy === undefined ? [] : payersOf(m, energy);
  return [
    ...(presence > 0 && total(victims) >= presence
      ? victims.map(({ ref, cap = 1 }) => ({ ref, cap: Math.min(presence, cap) }))
      : []),
    ...(energy !== undefined && energy > 0 && total(payers) >= energy ? payers : []),
    ...(energy === 0 ? [{ ref: YES }] : []),
  ];
}

function isPaid({ presence, energy }: Asked, picks: readonly Ref[]): boolean {
  if (picks.includes(NO) || picks.includes(YES)) return picks.length === 1;
  if (picks.every((pick) => refs.piece.is(pick))) return picks.length === presence;
  return picks.every((pick) => refs.seat.is(pick)) && picks.length === energy;
}

function sacrifice(m: Game, pick: Ref): void {
  const [land = '', piece] = refs.piece.in(pick) ?? [];
  const seat = seatsOf(m).find((each) => presenceOf(each) === piece?.kind);
  if (seat !== undefined) destroyPresence(m, land, seat, 1, 'price');
  else if (piece !== undefined) destroy(m, land, piece, 1);
}

/** In these; of those that are no different from each other the players choose. */
function happenInPoorest(m: Game, board: number, at: Path, { poorest, among = ANYWHERE, lands: much }: Poorest): void {
  const { onBoard, lands } = islandIn(m);
  const fit = (onBoard[board] ?? []).filter((i) => holdsAt(m, among, i, undefined));
  const crowd = (i: number): number => countOf(piecesAt(m, i), ...poorest);
  const n = Math.min(fit.length, amountOf(m, much));
  const last = fit.map(crowd).sort((one, other) => one - other)[n - 1] ?? -1;
  const nameOf = (i: number): string => lands[i]?.name ?? '';
  const sure = fit.filter((i) => crowd(i) < last).map(nameOf);
  const tied = fit.filter((i) => crowd(i) === last).map(nameOf);
  const left = n - sure.length;
  for (const land of left === tied.length ? [...sure, ...tied] : sure) runIn(m, at, land);
  if (left < tied.length) m.put({ op: 'landsOnBoard', at, n: left, lands: tied });
}

/** SI-200: in all of them, where there are no more. */
function happenInSeveral(m: Game, board: number, at: Path, { several, among }: Several): void {
  const { onBoard, lands } = islandIn(m);
  const fit = (onBoard[board] ?? []).flatMap((i) => (holdsAt(m, among, i, undefined) ? (lands[i]?.name ?? []) : []));
  if (fit.length > several) m.put({ op: 'landsOnBoard', at, n: several, lands: fit });
  else for (const land of fit) runIn(m, at, land);
}

export const boardRules: Chapter<BoardOps> = {
  unlessPaid: (m, { lands, price: { energy, ...price }, otherwise }) => {
    const asked: Asked = energy === undefined ? price : { ...price, energy: amountOf(m, energy) };
    if (givenFor(m, lands, asked).length === 0) m.put(otherwise);
    else m.put({ op: 'protect', lands, price: asked, otherwise });
  },

  onBoard: (m, { board, at }) => {
    const { unless } = eachBoardAt(at);
    const otherwise = { op: 'happenOn', board, at } as const;
    const lands = (islandIn(m).onBoard[board] ?? []).flatMap((i) => islandIn(m).lands[i]?.name ?? []);
    if (unless === undefined) m.put(otherwise);
    else m.put({ op: 'unlessPaid', lands, price: unless, otherwise });
  },

  happenOn: (m, { board, at }) => {
    const { pick } = eachBoardAt(at);
    if ('poorest' in pick) happenInPoorest(m, board, at, pick);
    if ('several' in pick) happenInSeveral(m, board, at, pick);
    const [only, ...more] = landsOn(m, board, pick);
    if (only === undefined) return;
    if (more.length === 0) runIn(m, at, only);
    else m.put({ op: 'landOnBoard', board, at });
  },

  protect: {
    among: seatsOf,
    options: (m, { lands, price }) => [...givenFor(m, lands, price), NO],
    max: (_, { price: { presence = 1, energy = 1 } }) => Math.max(presence, energy, 1),
    refuses: (_, { price }, picks) => (isPaid(price, picks) ? undefined : 'protect-all'),
    answer: (m, { otherwise }, picks) => {
      if (picks.includes(NO)) m.put(otherwise);
      for (const pick of picks) if (refs.piece.is(pick)) sacrifice(m, pick);
      for (const seat of seatsOf(m)) payEnergy(m, seat, picks.filter((pick) => refs.seat.in(pick) === seat).length);
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

  landsOnBoard: {
    among: seatsOf,
    options: (_, { lands }) => lands.map((land) => refs.land(land)),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { at }, picks) => {
      for (const pick of picks) {
        const land = refs.land.in(pick);
        if (land !== undefined) runIn(m, at, land);
      }
    },
  },

  whichBoard: {
    among: seatsOf,
    options: (m, { boards }) => boards.map((board) => boardRef(islandIn(m).boards[board] ?? '')),
    answer: (m, { at }, [pick]) => {
      const board = islandIn(m).boards.indexOf(boardRef.in(pick) ?? '');
      if (board >= 0) m.put({ op: 'onBoard', board, at });
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

  landsOnBoards: {
    among: seatsOf,
    options: (m, { at }) => landsOn(m, undefined, eachBoardAt(at).pick).map((land) => refs.land(land)),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    refuses: (m, _, picks) => {
      const boards = picks.map((pick) => landIn(m, refs.land.in(pick) ?? '').board);
      return new Set(boards).size < boards.length ? 'one-per-board' : undefined;
    },
    answer: (m, { at }, picks) => {
      for (const pick of picks) runIn(m, at, refs.land.in(pick) ?? '');
    },
  },
};
