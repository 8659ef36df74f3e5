import { expect, it } from 'vitest';
import { boardsFor, sitesFor } from './added.ts';
import { meetingsOf, placesIn } from './lattice.ts';
import { layouts } from './layouts.ts';
import { islandNamed, placesOn } from './named.ts';

const sorted = (meetings: readonly string[]): readonly string[] =>
  meetings.map((meeting) => meeting.split(' ').sort().join(' ')).sort();

it('finds in every layout the sides and corners that its boards share, and no others', () => {
  for (const [n, named] of Object.entries(layouts)) {
    for (const [name, meetings] of Object.entries(named)) {
      const places = placesIn(Number(n), name);
      const found = places.flatMap((one, i) =>
        places.flatMap((other, j) =>
          i < j ? meetingsOf(one, other).map(([a, b]) => `${i + 1}.${a} ${j + 1}.${b}`) : [],
        ),
      );
      expect([n, name, sorted(found)]).toEqual([n, name, sorted(meetings)]);
    }
  }
});

const sitesAt = (map: string, board: string, target: string) =>
  sitesFor(islandNamed(map), board, target, placesOn(map));

it('gives a single board nine places for another: each of three sides at each of three', () => {
  expect(sitesAt('A standard', 'C', 'A')).toHaveLength(9);
});

it('puts a board on the place of one that has gone down', () => {
  const both = sitesAt('A B standard', 'C', 'A').length;
  expect(sitesAt('A B standard / -B', 'C', 'A')).toHaveLength(9);
  expect(both).toBeLessThan(9);
});

const beside = (map: string, name: string): readonly (string | undefined)[] => {
  const { lands, index } = islandNamed(map);
  return (lands[index.get(name) ?? -1]?.adjacent ?? []).map((i) => lands[i]?.name);
};

it('lets lands of the new board touch those at its side, before and after other changes', () => {
  // A.top|C.bottom: 1-3, 6-3, 6-4, 8-4
  expect(beside('A B standard / *C@1,-1,0', 'A6')).toEqual(['A1', 'A5', 'A8', 'C3', 'C4']);
  expect(beside('A B standard / *C@1,-1,0', 'C3')).toEqual(['A1', 'A6', 'C2', 'C4']);
  expect(beside('A B standard / *C@1,-1,0', 'C0')).toEqual(['C1', 'C2', 'C3']);
  expect(beside('A B standard / A1+A6 *C@1,-1,0', 'C3')).toEqual(['A1+A6', 'C2', 'C4']);
  expect(beside('A B standard / *C@1,-1,0 -A', 'C3')).toEqual(['C2', 'C4']);
});

it('leaves the lands of others as far from each other as they were, and the oceans last', () => {
  const { lands, boards, onBoard, standing } = islandNamed('A B standard / *C@1,-1,0');
  expect([boards, standing, onBoard.map((each) => each.length)]).toEqual([['A', 'B', 'C'], 3, [8, 8, 8]]);
  expect(lands.slice(-3).map(({ name }) => name)).toEqual(['A0', 'B0', 'C0']);
  expect(beside('A B standard / *C@1,-1,0', 'A3')).toEqual(beside('A B standard', 'A3'));
});

it('draws boards that may join, of a pair only one as long as there are four or fewer', () => {
  expect(boardsFor(islandNamed('A B standard'), 'A')).toEqual(['C', 'D', 'F']);
  expect(boardsFor(islandNamed('A B C D standard'), 'A')).toEqual(['E', 'F']);
  expect(boardsFor(islandNamed('A B C D E F standard'), 'A')).toEqual([]);
});

it('of the thematic map a board comes that lies beside the target, where it is printed', () => {
  // WE10 touches SE9
  expect(boardsFor(islandNamed('WE EA standard'), 'WE')).toEqual(['NW', 'SW', 'SE']);
  expect(sitesAt('WE EA standard', 'NW', 'WE').map(({ site }) => site)).toEqual(['']);
  expect(beside('WE EA standard / *NW', 'NW1')).toEqual(['WE3', 'NW2', 'NW5', 'NW6']);
});
