import { boardNames, pairs } from './balanced.ts';
import { arranged } from './changes.ts';
import { boardAlone, type Island, isBalanced, landsMeeting, thematicMeetings } from './island.ts';
import { meetingsOf, type Place, placeNamed, placesNear, placeText } from './lattice.ts';
import { thematicNames } from './thematic.ts';

/* Dream of the Untouched Land: a board that comes to the island while it is played on. */

type Border = readonly [own: string, theirs: string];

/** Which of its lands touch which others, if it lies there; on the thematic map it has one place. */
export function bordersAt(
  board: string,
  place: Place | undefined,
  others: ReadonlyMap<string, Place>,
): readonly Border[] {
  if (!isBalanced(board) || place === undefined) return thematicMeetings(board);
  return [...others].flatMap(([other, where]) =>
    isBalanced(other)
      ? meetingsOf(place, where).flatMap(([own, theirs]) => landsMeeting(board, own, other, theirs))
      : [],
  );
}

/** The oceans stay the last. */
export function withBoard({ boards, lands, index }: Island, board: string, borders: readonly Border[]): Island {
  const alone = boardAlone(board);
  const fresh = alone.lands.filter(({ ocean }) => !ocean);
  const dry = lands.filter(({ ocean }) => !ocean);
  const after = (i: number): number => (i < dry.length ? i : i + fresh.length);
  const beside = borders.flatMap(([own, theirs]): (readonly [number, number])[] => {
    const [here, there] = [alone.index.get(own), index.get(theirs)];
    return here === undefined || there === undefined ? [] : [[here, there]];
  });
  const old = lands.map((land, i) => ({
    ...land,
    adjacent: [
      ...land.adjacent.map(after),
      ...beside.flatMap(([own, there]) => (there === i ? [dry.length + own] : [])),
    ],
  }));
  const added = alone.lands.map((land, i) => ({
    ...land,
    adjacent: [
      ...beside.flatMap(([own, there]) => (own === i ? [after(there)] : [])),
      ...land.adjacent.map((each) => dry.length + each),
    ],
  }));
  const all = [...old.slice(0, dry.length), ...added.slice(0, -1), ...old.slice(dry.length), ...added.slice(-1)];
  return arranged(
    [...boards, board],
    all.map((land) => ({ ...land, adjacent: [...new Set(land.adjacent)].sort((one, other) => one - other) })),
  );
}

/** SI-035: so many boards are laid without both of a pair. */
const WITHOUT_PAIRS = 4;

/** The boards that may come next to this one: any that are not laid; of the thematic map those that lie beside it. */
export function boardsFor({ boards, standing }: Island, target: string): readonly string[] {
  if (!isBalanced(target)) {
    return thematicNames.filter(
      (board) => !boards.includes(board) && thematicMeetings(board).some(([, land]) => land.startsWith(target)),
    );
  }
  const partners =
    standing < WITHOUT_PAIRS ? pairs.filter((pair) => pair.some((each) => boards.includes(each))).flat() : [];
  return boardNames.filter((board) => !boards.includes(board) && !partners.includes(board));
}

/** Where it may lie, and which lands touch there; those that are not on the island any more are in nobody's way. */
export function sitesFor(
  { index, onBoard, boards }: Island,
  board: string,
  target: string,
  places: ReadonlyMap<string, Place>,
): readonly { readonly site: string; readonly borders: readonly Border[] }[] {
  const standing = new Map([...places].filter(([each]) => (onBoard[boards.indexOf(each)] ?? []).length > 0));
  const here = standing.get(target);
  const isThere = ([, theirs]: Border): boolean => index.has(theirs);
  if (here === undefined) return [{ site: '', borders: bordersAt(board, undefined, standing).filter(isThere) }];
  const others = [...standing].flatMap(([each, place]) => (each === target ? [] : [place]));
  return placesNear(here, others).map((place) => ({
    site: placeText(place),
    borders: bordersAt(board, place, standing).filter(isThere),
  }));
}

export const siteNamed = (site: string): Place | undefined => (site === '' ? undefined : placeNamed(site));
