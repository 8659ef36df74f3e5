import { at, destroyPieces, NO, refs, removePieces, type Seat, YES } from '@tafelrunde/kernel';
import { type Finder, relics } from '../cards/relics.ts';
import { mayLie } from '../effects/lands.ts';
import { hasTwist } from '../effects/twists.ts';
import {
  BUILDINGS,
  countOf,
  hasInvaders,
  INVADERS,
  pieceOf,
  presenceOf,
  strengthOf,
  strifeOn,
  TOKENS,
} from '../pieces.ts';
import { spotOf } from '../places.ts';
import { allLands, groupsIn, indexOf, islandIn, landIn, presenceAt } from '../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { adversariesIn } from '../variants.ts';
import { putAction } from './actions.ts';
import { dealDamage } from './damage.ts';
import { earnFear } from './fear.ts';
import { has, RELIC, unusedFinds } from './finds.ts';
import { add, removePresence, takeStrife } from './pieces.ts';
import { movePresence } from './presence.ts';

/* Powers Long Forgotten: markers lie face down in the lands until somebody searches these. */

export interface RelicOps {
  /** On each board, in lands without dahan. */
  hideRelics: object;
  hideOn: { lands: readonly string[]; n: number };
  /** A marker is turned up. */
  search: { land: string; by: Finder };
  /** What the spirits have found: now, or later? */
  mayUseFind: { n: number };
  useFind: { n: number };
  /** What the invaders have found does its work. */
  unleash: { n: number; land: string };
  /** Which of these lands of a board. */
  ruin: { lands: readonly string[] };
  /** In which land the dahan strike. */
  sendDahan: object;
  emptyLand: object;
  /** Presence in sands may go to other sands. */
  shift: { seat: Seat };
  shiftTo: { seat: Seat; from: string };
}

/** So many lie face down on each board, and so many of all have a number besides one for each board. */
const ON_BOARD = 4;
const NUMBERED = 1;

/** Who searches it. The French need more. */
function finderIn(m: At, land: string): Finder | undefined {
  const groups = groupsIn(m, land);
  if (countOf(groups, 'relic') === 0) return undefined;
  const isFrance = adversariesIn(m.match.options).some(({ adversary }) => adversary === 'france');
  if (countOf(groups, 'dahan') >= 3) return 'spirits';
  return countOf(groups, ...INVADERS) >= (isFrance ? 3 : 2) ? 'invaders' : undefined;
}

/** A land that somebody searches now. */
export function searched(m: At): RelicOps['search'] | undefined {
  if (m.state.hidden === 0 || (m.state.census.relic ?? 0) === 0) return undefined;
  for (const land of allLands(m)) {
    const by = finderIn(m, land);
    if (by !== undefined) return { land, by };
  }
  return undefined;
}

/** The lands of a board with the most towns and cities, if it has any. */
function mostBuilt(m: At, board: string): readonly string[] {
  const lands = allLands(m).filter((land) => landIn(m, land).board === board);
  const built = (land: string): number => countOf(groupsIn(m, land), ...BUILDINGS);
  const most = Math.max(1, ...lands.map(built));
  return lands.filter((land) => built(land) === most);
}

function lay(m: Game, land: string): void {
  add(m, land, 'relic', 1);
}

/** What is destroyed where the sunlight strikes. */
function ruinLand(m: Game, land: string): void {
  for (const group of groupsIn(m, land)) {
    const isGone = group.kind === 'dahan' || TOKENS.some((kind) => kind === group.kind);
    if (isGone) destroyPieces(m, spotOf(land), pieceOf(group), group.n);
    for (let i = strifeOn(group) * group.n; i > 0; i--) {
      const torn = groupsIn(m, land).find((each) => strifeOn(each) > 0);
      if (torn !== undefined) takeStrife(m, land, pieceOf(torn));
    }
  }
  m.put({ op: 'addBlight', land });
}

/** All of it leaves the game; blight does not come back to its card. */
function clear(m: Game, land: string): void {
  for (const group of groupsIn(m, land)) {
    const seat = seatsOf(m).find((each) => presenceOf(each) === group.kind);
    if (seat === undefined) removePieces(m, spotOf(land), pieceOf(group), group.n);
    else removePresence(m, land, seat, group.n);
  }
}

const fightersIn = (m: At): readonly string[] =>
  allLands(m).filter((land) => countOf(groupsIn(m, land), 'dahan') > 0 && hasInvaders(groupsIn(m, land)));

const sands = (m: At): readonly string[] => allLands(m).filter((land) => landIn(m, land).terrains.includes('sands'));

const shiftable = (m: At, seat: Seat): readonly string[] =>
  sands(m).filter((land) => presenceAt(m, seat, indexOf(m, land)) > 0);

const sandsFor = (m: At, seat: Seat, from: string): readonly string[] =>
  sands(m).filter((land) => land !== from && mayLie(m, seat, indexOf(m, land)));

export const mayShift = (m: At, seat: Seat): boolean =>
  has(m, 'loop', 'spirits') && shiftable(m, seat).some((land) => sandsFor(m, seat, land).length > 0);

export const relicRules: Chapter<RelicOps> = {
  hideRelics: (m) => {
    if (!hasTwist(m, 'relics')) return;
    const { boards } = islandIn(m);
    m.state.hidden = ON_BOARD * boards.length;
    m.state.buried = NUMBERED + boards.length;
    for (const board of boards) {
      const lands = allLands(m).filter(
        (land) => landIn(m, land).board === board && countOf(groupsIn(m, land), 'dahan') === 0,
      );
      if (lands.length > ON_BOARD) m.put({ op: 'hideOn', lands, n: ON_BOARD });
      else for (const land of lands) lay(m, land);
    }
  },

  hideOn: {
    among: seatsOf,
    options: (_, { lands }) => lands.map((land) => refs.land(land)),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      for (const pick of picks) {
        const land = refs.land.in(pick);
        if (land !== undefined) lay(m, land);
      }
    },
  },

  // Nobody knows any of those that lie face down: which one it is comes to light now.
  search: (m, { land, by }) => {
    const { hidden, buried, found } = m.state;
    removePieces(m, spotOf(land), { kind: 'relic' }, 1);
    const isNumbered = m.chance('marker', hidden) < buried;
    m.state.hidden -= 1;
    if (!isNumbered) {
      m.emit({ type: 'searched', to: spotOf(land), data: { by } });
      return;
    }
    const left = relics.map((_, i) => i + 1).filter((each) => found.every(({ n }) => n !== each));
    const n = at(left, m.chance('relic', left.length));
    m.state.buried -= 1;
    m.state.found = [...found, { n, by, used: by === 'invaders' }];
    m.emit({ type: 'found', to: spotOf(land), data: { by, n } });
    if (by === 'invaders') putAction(m, 'powers-long-forgotten', {}, { op: 'unleash', n, land });
    else m.put({ op: 'mayUseFind', n });
  },

  mayUseFind: {
    among: seatsOf,
    options: (m, { n }) => (unusedFinds(m).includes(n) ? [YES, NO] : []),
    answer: (m, { n }, [pick]) => {
      if (pick === YES) putAction(m, 'powers-long-forgotten', {}, { op: 'useFind', n });
    },
  },

  useFind: (m, { n }) => {
    m.state.found = m.state.found.map((each) => (each.n === n ? { ...each, used: true } : each));
    m.emit({ type: 'findUsed', data: { n } });
    if (n === RELIC.rib) m.state.calmed = true;
    if (n === RELIC.sack) m.put({ op: 'emptyLand' });
    if (n !== RELIC.spear) return;
    earnFear(m, 2);
    m.put({ op: 'sendDahan' });
  },

  unleash: (m, { n, land }) => {
    if (n === RELIC.rib) m.state.strained = m.state.round + 1;
    if (n === RELIC.sack) add(m, land, 'curse', 1);
    if (n === RELIC.spear) for (const board of islandIn(m).boards) m.put({ op: 'ruin', lands: mostBuilt(m, board) });
  },

  ruin: {
    among: seatsOf,
    options: (_, { lands }) => lands.map((land) => refs.land(land)),
    answer: (m, _, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) ruinLand(m, land);
    },
  },

  sendDahan: {
    among: seatsOf,
    options: (m) => fightersIn(m).map((land) => refs.land(land)),
    answer: (m, _, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) dealDamage(m, land, strengthOf('dahan') * countOf(groupsIn(m, land), 'dahan'));
    },
  },

  emptyLand: {
    among: seatsOf,
    options: (m) => allLands(m).map((land) => refs.land(land)),
    answer: (m, _, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) clear(m, land);
    },
  },

  shift: {
    options: (m, { seat }) =>
      mayShift(m, seat)
        ? shiftable(m, seat).map((land) => ({ ref: refs.piece([land, { kind: presenceOf(seat) }]) }))
        : [],
    min: 0,
    max: 1,
    answer: (m, { seat }, [pick]) => {
      const [from] = refs.piece.in(pick) ?? [];
      if (from !== undefined) m.put({ op: 'shiftTo', seat, from });
    },
  },

  shiftTo: {
    options: (m, { seat, from }) => sandsFor(m, seat, from).map((land) => refs.land(land)),
    answer: (m, { seat, from }, [pick]) => {
      const to = refs.land.in(pick);
      if (to === undefined) return;
      movePresence(m, seat, from, to, 1);
      m.put({ op: 'shift', seat });
    },
  },
};
