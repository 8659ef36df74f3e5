import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BoardName, balancedBoards, boardNames, sideNames } from './balanced.ts';
import type { BoardLand } from './board.ts';
import { type Island, islandOf, joined } from './island.ts';
import { layouts } from './layouts.ts';
import { islandNamed } from './named.ts';
import { thematicBoards, thematicFor } from './thematic.ts';

/** `A.top B.top: 1-8 6-8`, as the reference lists them. */
const linesOf = (file: string): readonly (readonly [key: string, rest: readonly string[]])[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', rest = ''] = line.split(': ');
      return [key, rest.split(' ')] as const;
    });

const sideOf = (name: string) => {
  const [letter, part] = name.split('.');
  const board = boardNames.find((each) => each === letter) ?? 'A';
  return balancedBoards[board].sides[sideNames.find((each) => each === part) ?? 'top'];
};

/** The adjacent lands on other boards, by name. */
function across({ lands, index }: Island, name: string): string[] {
  const land = lands[index.get(name) ?? -1];
  return (land?.adjacent ?? [])
    .map((i) => lands[i])
    .flatMap((other) => (other === undefined || other.board === land?.board ? [] : [other.name]))
    .sort();
}

function checkIsland(island: Island): void {
  island.lands.forEach(({ adjacent, board, number, touches, name, ocean }, i) => {
    if (ocean) return;
    expect(adjacent).not.toContain(i); // SI-008
    expect(adjacent.every((other) => island.lands[other]?.adjacent.includes(i))).toBe(true);
    const own = adjacent.flatMap((other) =>
      island.lands[other]?.board === board ? [island.lands[other]?.number] : [],
    );
    expect(own).toEqual([...touches]);
    expect(name).toBe(`${board}${number}`);
    expect(island.distance[i]?.every((steps) => steps <= island.lands.length)).toBe(true);
  });
}

/** Of the hundreds of ways to lay six boards one in so many is looked at. */
const EVERY = 29;

/** Every way to lay so many of the boards in a row. */
function rows(n: number, from: readonly BoardName[]): BoardName[][] {
  if (n === 0) return [[]];
  return from.flatMap((board) =>
    rows(
      n - 1,
      from.filter((each) => each !== board),
    ).map((rest) => [board, ...rest]),
  );
}

describe('the island', () => {
  it('[SI-006, SI-036] joins every pair of sides as the reference does', () => {
    const pairs = linesOf('joins.golden.txt');
    expect(pairs).toHaveLength(135);
    for (const [key, lands] of pairs) {
      const [one = '', other = ''] = key.split(' ');
      const touching = joined(sideOf(one), sideOf(other)).map((pair) => pair.join('-'));
      expect([key, ...touching.sort()]).toEqual([key, ...lands.toSorted()]);
    }
  });

  it('[SI-006, SI-007, SI-008] adjacency is symmetric and without loops for all boards in all layouts', () => {
    for (const [n, byName] of Object.entries(layouts)) {
      for (const layout of Object.keys(byName)) {
        const all = rows(Number(n), boardNames);
        for (let i = 0; i < all.length; i += EVERY) checkIsland(islandOf(all[i] ?? [], layout));
      }
    }
  });

  it('[SI-007, SI-340, SI-341] crosses boards, corners too, as the reference works it out', () => {
    const found = new Map<string, Island>();
    for (const [key, names] of linesOf('islands.golden.txt')) {
      const [which = '', land = ''] = key.split(' ');
      const boards = which === 'thematic' ? thematicFor(6) : boardNames.slice(0, Number(which));
      const island = found.get(which) ?? islandOf(boards, 'standard');
      found.set(which, island);
      expect([key, ...across(island, land)]).toEqual([key, ...names]);
    }
    for (const [which, island] of found) {
      const named = linesOf('islands.golden.txt')
        .filter(([key]) => key.startsWith(`${which} `))
        .map(([key]) => key.split(' ')[1] ?? '');
      const crossing = island.lands
        .filter(({ name, ocean }) => !ocean && across(island, name).length > 0)
        .map(({ name }) => name);
      expect(crossing.sort()).toEqual(named.sort());
    }
  });

  it('[SI-004, SI-005] lands 1 to 3 of a balanced board are its coast; thematic boards have three or four', () => {
    for (const { lands } of Object.values(balancedBoards)) {
      expect(lands.map(({ coastal }) => coastal)).toEqual([true, true, true, false, false, false, false, false]);
    }
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const island = islandOf(thematicFor(n), 'standard');
      checkIsland(island);
      island.onBoard.forEach((lands, i) => {
        const coast = lands.filter((land) => island.lands[land]?.coastal);
        expect(coast).toHaveLength(island.boards[i] === 'NE' ? 4 : 3);
      });
    }
  });

  it('[SI-002] every land is jungle, mountain, sands or wetland, and on a balanced board each terrain comes twice', () => {
    const four = ['jungle', 'mountain', 'sands', 'wetland'];
    for (const { lands } of Object.values(balancedBoards)) {
      expect(lands.map(({ terrain }) => terrain).sort()).toEqual([...four, ...four].sort());
    }
    for (const lands of Object.values(thematicBoards)) {
      expect(new Set(lands.map(({ terrain }) => terrain))).toEqual(new Set(four));
    }
  });

  it('[SI-345] every spirit of the base game finds its place on every thematic board', () => {
    for (const lands of Object.values(thematicBoards)) {
      // A highest land of each terrain and a coast there are anyhow (SI-002, SI-004); besides these two with dahan, and a jungle without.
      expect(lands.filter(({ printed }) => (printed.dahan ?? 0) > 0).length).toBeGreaterThanOrEqual(2);
      expect(lands.some(({ terrain, printed }) => terrain === 'jungle' && printed.dahan === undefined)).toBe(true);
    }
  });

  it('[SI-347] thematic boards have nine or ten lands, and more invaders in all', () => {
    const invaders = (lands: readonly BoardLand[]): number =>
      lands.reduce(
        (sum, { printed: { explorer = 0, town = 0, city = 0, strifeTown = 0 } }) =>
          sum + explorer + town + city + strifeTown,
        0,
      );
    const thematic = Object.values(thematicBoards);
    expect(thematic.map(({ length }) => length)).toEqual([9, 9, 10, 10, 10, 9]);
    const all = Object.values(balancedBoards).map(({ lands }) => invaders(lands));
    expect(all).toEqual([2, 2, 2, 2, 2, 2]); // a city and a town each
    expect(thematic.map(invaders)).toEqual([5, 5, 5, 6, 6, 4]);
  });

  it('[SI-003] the ocean of a board touches its coast, and no way leads through it', () => {
    const { distance, index, lands } = islandOf(['A', 'B'], 'standard');
    const at = (name: string): number => index.get(name) ?? -1;
    expect(lands[at('A0')]).toMatchObject({ ocean: true, adjacent: [at('A1'), at('A2'), at('A3')] });
    expect(lands.slice(0, 16).every(({ adjacent }) => !adjacent.includes(at('A0')))).toBe(true);
    expect([distance[at('A0')]?.[at('A1')], distance[at('A3')]?.[at('A0')], distance[at('A1')]?.[at('A3')]]).toEqual([
      1, 1, 2,
    ]);
  });

  it('[SI-149] distances are counted in lands, across boards as well', () => {
    const { distance, index } = islandOf(['A', 'B'], 'standard');
    const between = (one: string, other: string) => distance[index.get(one) ?? 0]?.[index.get(other) ?? 0];
    expect([between('A3', 'A3'), between('A3', 'B7'), between('A7', 'B3'), between('A8', 'B3')]).toEqual([0, 1, 1, 2]);
  });
});

describe('what becomes of an island', () => {
  const namesIn = ({ lands }: Island): string[] => lands.flatMap(({ name, ocean }) => (ocean ? [] : [name]));
  const beside = ({ lands, index }: Island, name: string): string[] =>
    (lands[index.get(name) ?? -1]?.adjacent ?? []).map((i) => lands[i]?.name ?? '').sort();

  it('[SI-006] is adjacency by a way, from both ends, and what is nearer because of it', () => {
    const island = islandNamed('A standard / A2=A7');
    expect(beside(island, 'A2')).toEqual(['A1', 'A3', 'A4', 'A7']);
    expect(beside(island, 'A7')).toEqual(['A2', 'A5', 'A8']);
    const [a3 = -1, a7 = -1] = ['A3', 'A7'].map((name) => island.index.get(name));
    expect(islandNamed('A standard').distance[a3]?.[a7]).toBe(3); // A3 A4 A5 A7
    expect(island.distance[a3]?.[a7]).toBe(2); // A3 A2 A7
  });

  it('[SI-027] is a board less: its lands and its ocean are gone, and the others do not touch them', () => {
    const island = islandNamed('A B standard / -A');
    expect(namesIn(island)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8']);
    expect(island.index.has('A0')).toBe(false);
    expect([island.boards, island.standing]).toEqual([['A', 'B'], 1]);
    expect(beside(island, 'B3')).toEqual(['B2', 'B4']);
  });

  it('[SI-002, SI-004, SI-006] is one land of two, with both terrains and the neighbours of both, coastal if one of them is', () => {
    const island = islandNamed('A standard / A3+A4');
    expect(namesIn(island)).toEqual(['A1', 'A2', 'A3+A4', 'A5', 'A6', 'A7', 'A8']);
    expect(island.index.get('A3')).toBe(island.index.get('A4'));
    expect(island.lands[2]).toMatchObject({ terrains: ['jungle', 'sands'], coastal: true, parts: ['A3', 'A4'] });
    expect(beside(island, 'A4')).toEqual(['A1', 'A2', 'A5']);
    expect(beside(island, 'A0')).toEqual(['A1', 'A2', 'A3+A4']);
    expect(beside(island, 'A5')).toEqual(['A1', 'A3+A4', 'A6', 'A7', 'A8']);
  });

  it('[SI-002] is a land that lies on two boards', () => {
    const island = islandNamed('A B standard / A4+B3');
    const joined = island.index.get('B3') ?? -1;
    expect(island.lands[joined]?.boards).toEqual(['B', 'A']); // its coast is that of B
    expect(island.onBoard.map((lands) => lands.includes(joined))).toEqual([true, true]);
  });
});
