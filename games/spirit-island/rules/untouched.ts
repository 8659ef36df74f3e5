import { at, type Option, type Path, refs, type Seat, type Vars } from '@tafelrunde/kernel';
import { boardsFor, sitesFor } from '../boards/added.ts';
import { cornersOf } from '../boards/corners.ts';
import { islandNamed, mapWithAdded, placesOn } from '../boards/named.ts';
import { mayLie } from '../effects/lands.ts';
import { indexOf, islandIn, landIn } from '../queries.ts';
import { boardRef, siteLabel, siteRef } from '../refs.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { add } from './pieces.ts';
import { relay } from './upheaval.ts';

/* Dream of the Untouched Land: a board comes to the island, and from then on the invaders leave one out. */

const TOKENS = ['beasts', 'wilds', 'badlands'] as const;

type Build = { readonly land: string; readonly settled: boolean };

export interface UntouchedOps {
  dreamUp: { seat: Seat; land: string };
  /** Where next to the boards of that land it comes to lie. */
  layBoard: { seat: Seat; board: string; land: string };
  /** In which of its lands tokens come. */
  strew: { seat: Seat; board: string; kind: (typeof TOKENS)[number] };
  /** Of which spirits presence comes there, and into which land. */
  welcome: { seat: Seat; board: string };
  goThere: { seat: Seat; board: string };
  /** On which board a card does not build. */
  leaveOut: { builds: readonly Build[] };
  buildAll: { builds: readonly Build[] };
  /** On which board an adversary does not do what it does on each. */
  leaveAlone: { cause: string; at: Path; vars: Vars };
  shield: object;
}

const OF_EACH = 2;

/** Sites next to each board of the land. */
function sitesNear(m: At, board: string, land: string): readonly Option[] {
  const island = islandNamed(m.state.map);
  const sites = landIn(m, land).boards.flatMap((target) => sitesFor(island, board, target, placesOn(m.state.map)));
  const names = sites.map(({ site }) => site);
  return sites
    .filter(({ site }, i) => names.indexOf(site) === i)
    .map(({ site, borders }) => ({
      ref: siteRef(site),
      label: siteLabel(borders.map(([own, theirs]) => `${own}–${theirs}`).join(', ')),
    }));
}

/** What lay on a corner at the edge lies where the new board meets it. */
function moveMarkers(m: Game, before: string): void {
  const [old, now] = [before, m.state.map].map((map) => cornersOf(map));
  const isOld = (name: string): boolean => old?.some((corner) => corner.name === name) === true;
  const heirOf = (name: string): string => {
    const { lands = [] } = old?.find((corner) => corner.name === name) ?? {};
    const isWet = name.includes('sea');
    const heir = now?.find(
      (corner) =>
        !isOld(corner.name) &&
        corner.name.includes('sea') === isWet &&
        lands.every((land) => corner.lands.includes(land)),
    );
    return now?.some((corner) => corner.name === name) === true ? name : (heir?.name ?? name);
  };
  m.state.invoked = Object.fromEntries(
    Object.entries(m.state.invoked).map(([name, element]) => [heirOf(name), element]),
  );
}

const landsOn = (m: At, board: string): readonly string[] =>
  islandIn(m).lands.flatMap(({ name, ocean, boards }) => (!ocean && boards.includes(board) ? [name] : []));

const opensTo = (m: At, seat: Seat, board: string): readonly string[] =>
  landsOn(m, board).filter((land) => mayLie(m, seat, indexOf(m, land)));

/** Those that have lands left. */
const standingBoards = (m: At): readonly string[] => {
  const { boards, onBoard } = islandIn(m);
  return boards.filter((_, i) => (onBoard[i] ?? []).length > 0);
};

const boardOptions = (m: At): readonly Option[] => standingBoards(m).map((board) => ({ ref: boardRef(board) }));

export const untouchedRules: Chapter<UntouchedOps> = {
  dreamUp: (m, { seat, land }) => {
    if (m.state.dreamt) return;
    const [target = ''] = landIn(m, land).boards;
    const open = boardsFor(islandNamed(m.state.map), target);
    if (open.length === 0) return;
    const board = at(open, m.chance('board', open.length));
    m.put({ op: 'layBoard', seat, board, land });
  },

  layBoard: {
    options: (m, { board, land }) => sitesNear(m, board, land),
    answer: (m, { seat, board }, [pick]) => {
      const site = siteRef.in(pick);
      if (site === undefined) return;
      const before = m.state.map;
      relay(m, mapWithAdded(before, board, site));
      moveMarkers(m, before);
      m.state.dreamt = true;
      m.emit({ type: 'boardAdded', data: { board } });
      for (const kind of TOKENS) m.put({ op: 'strew', seat, board, kind });
      m.put({ op: 'welcome', seat, board });
    },
  },

  strew: {
    options: (m, { board }) => landsOn(m, board).map((land) => ({ ref: refs.land(land), cap: OF_EACH })),
    min: OF_EACH,
    max: OF_EACH,
    answer: (m, { kind }, picks) => {
      for (const pick of picks) add(m, refs.land.in(pick) ?? '', kind, 1);
    },
  },

  welcome: {
    options: (m, { board }) =>
      seatsOf(m).flatMap((each) =>
        opensTo(m, each, board).length > 0 ? [{ ref: refs.seat(each), cap: OF_EACH }] : [],
      ),
    min: 0,
    max: OF_EACH,
    answer: (m, { board }, picks) => {
      for (const pick of picks) m.put({ op: 'goThere', seat: refs.seat.in(pick) ?? 0, board });
    },
  },

  goThere: {
    options: (m, { seat, board }) => opensTo(m, seat, board).map((land) => refs.land(land)),
    answer: (m, { seat }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) m.put({ op: 'addPresenceTo', seat, land });
    },
  },

  leaveOut: {
    among: seatsOf,
    options: boardOptions,
    answer: (m, { builds }, [pick]) => {
      const board = boardRef.in(pick) ?? '';
      m.emit({ type: 'boardLeftOut', data: { board } });
      m.put({ op: 'buildAll', builds: builds.filter(({ land }) => landIn(m, land).board !== board) });
    },
  },

  buildAll: (m, { builds }) => m.put(...builds.map((build) => ({ ...build, op: 'buildIn' }) as const)),

  leaveAlone: {
    among: seatsOf,
    options: boardOptions,
    answer: (m, { cause, at: path, vars }, [pick]) => {
      const board = boardRef.in(pick) ?? '';
      m.emit({ type: 'boardLeftOut', data: { board } });
      m.put({ op: 'action', cause, at: path, vars: { ...vars, leftOut: islandIn(m).boards.indexOf(board) } });
    },
  },

  shield: {
    among: seatsOf,
    options: boardOptions,
    answer: (m, _, [pick]) => {
      m.state.spared = boardRef.in(pick) ?? '';
      m.emit({ type: 'boardLeftOut', data: { board: m.state.spared } });
    },
  },
};
