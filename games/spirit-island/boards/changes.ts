import type { Island, IslandLand } from './island.ts';

/* What may become of an island while it is played on. */

/** Board by board as they lie; lands without a place left are left out. */
export function arranged(boards: readonly string[], lands: readonly IslandLand[]): Island {
  const index = new Map(
    lands.flatMap(({ name, parts }, i) => [name, ...parts].map((each): [string, number] => [each, i])),
  );
  const onBoard = boards.map((board) =>
    lands.flatMap((land, i) => (!land.ocean && land.boards.includes(board) ? [i] : [])),
  );
  return {
    boards,
    lands,
    index,
    onBoard,
    standing: onBoard.filter((each) => each.length > 0).length,
    distance: lands.map((_, from) => distances(lands, from)),
  };
}

/** Where no way leads; who may go anywhere gets there. */
const UNREACHABLE = 99;

export function distances(lands: readonly IslandLand[], from: number): number[] {
  const steps = lands.map(() => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  for (let frontier = [from], n = 1; frontier.length > 0; n++) {
    const next = frontier.flatMap((i) => lands[i]?.adjacent ?? []).filter((i) => steps[i] === Number.POSITIVE_INFINITY);
    for (const i of next) steps[i] = n;
    frontier = [...new Set(next)];
  }
  // Nothing leads through an ocean.
  for (const [i, { ocean, adjacent }] of lands.entries()) {
    if (ocean && i !== from) steps[i] = 1 + Math.min(...adjacent.map((coast) => steps[coast] ?? 0));
  }
  return steps.map((n) => Math.min(n, UNREACHABLE));
}

const inOrder = (numbers: Iterable<number>): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** These lands are left, and what each of the others has become part of. */
function keeping(
  { boards, lands }: Island,
  isKept: (land: IslandLand, i: number) => boolean,
  heir: ReadonlyMap<number, number> = new Map(),
): Island {
  const kept = lands.flatMap((land, i) => (isKept(land, i) ? [i] : []));
  const places = new Map(kept.map((i, place) => [i, place]));
  const placeOf = (i: number): readonly number[] => {
    const place = places.get(heir.get(i) ?? i);
    return place === undefined ? [] : [place];
  };
  const left = kept.flatMap((i, place) => {
    const land = lands[i];
    const adjacent = inOrder((land?.adjacent ?? []).flatMap(placeOf).filter((each) => each !== place));
    return land === undefined ? [] : [{ ...land, adjacent }];
  });
  return arranged(boards, left);
}

/** Cast Down into the Briny Deep: the board is no more; a land that lies on another one, too, is what is left of it there. */
export const withoutBoard = (island: Island, board: string): Island =>
  keeping(island, (land) => !land.boards.includes(board));

/** Weave Together the Fabric of Place: two lands are one, with the terrains and numbers of both. */
export function withJoined(island: Island, one: string, other: string): Island {
  const { lands, index } = island;
  const [a = -1, b = -1] = [index.get(one), index.get(other)];
  const [first, second] = [lands[a], lands[b]];
  if (first === undefined || second === undefined || a === b) return island;
  const joined = joinedLand(first, second);
  const all = lands.map((land, i) => (i === a ? joined : land));
  return keeping({ ...island, lands: all }, (_, i) => i !== b, new Map([[b, a]]));
}

/** The board is that of its coast, if it has one. */
function joinedLand(first: IslandLand, second: IslandLand): IslandLand {
  const shore = !first.coastal && second.coastal ? second : first;
  return {
    ...first,
    name: `${first.name}+${second.name}`,
    parts: [...first.parts, ...second.parts],
    board: shore.board,
    boards: [...new Set([shore.board, ...first.boards, ...second.boards])],
    terrains: [...new Set([...first.terrains, ...second.terrains])],
    coastal: first.coastal || second.coastal,
    adjacent: [...first.adjacent, ...second.adjacent],
  };
}

/** Open the Ways: these lands are adjacent, wherever they lie. */
export function withWay({ boards, lands, index }: Island, one: string, other: string): Island {
  const [a = -1, b = -1] = [index.get(one), index.get(other)];
  const beside = (i: number): readonly number[] => (i === a ? [b] : i === b ? [a] : []);
  return arranged(
    boards,
    lands.map((land, i) => ({ ...land, adjacent: inOrder([...land.adjacent, ...beside(i)]) })),
  );
}
