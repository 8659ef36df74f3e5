import { cardOf, count, destroyPieces, move, objectsIn, type Piece, refs, topOf } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { levelNamed } from '../cards/catalogue.ts';
import { hasTwist, twistTotal } from '../effects/twists.ts';
import { BUILDINGS, countOf, pieceOf } from '../pieces.ts';
import { ADVERSARY, BUILD, ENTRENCHED, FEAR_DECK, INVADER_DECK, spotOf } from '../places.ts';
import { adjacentTo, groupsIn, islandIn, landIn } from '../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { adversariesIn } from '../variants.ts';
import { isCutOff } from './isolate.ts';
import { moveTo, replace } from './pieces.ts';
import { landAndBuild } from './river.ts';

/* What adversaries do between the actions of the invaders. */

export interface ColonyOps {
  /** What their levels add after a step, or after a card that was explored. */
  afterStep: { what: Step };
  /** France: all explorers of a land but one become towns. */
  harvest: { land: string };
  stayFree: { land: string };
  /** Russia, SI-328: one of the explorers that would be destroyed is pushed. */
  flee: { land: string; piece: Piece };
  /** France: explorers that a fear card would remove may be pushed instead. */
  persist: { land: string; piece: Piece; n: number };
}

type Step = 'ravage' | 'build' | 'exploreCard';

const levelsIn = (m: At): readonly string[] => objectsIn(m, ADVERSARY).map((object) => cardOf(m, object) ?? '');

/** France, SI-327: how many towns there are, or as many as one likes. */
export function townsIn(m: At): number {
  const n = twistTotal(m, 'plantations');
  if (n === 0) return Number.POSITIVE_INFINITY;
  const other = adversariesIn(m.match.options).find(({ adversary }) => adversary !== 'france'); // SI-350
  return (n + (other?.level ?? 0)) * m.seats;
}

/** Scotland, SI-331: in more coastal lands than that there are cities. */
export function isTradeHub(m: At): boolean {
  const n = twistTotal(m, 'tradeHub');
  if (n === 0) return false;
  const { lands, standing } = islandIn(m);
  const ports = lands.filter(({ coastal, ocean, name }) => coastal && !ocean && countOf(groupsIn(m, name), 'city') > 0);
  return ports.length > n * standing;
}

/** A ravage has added blight there, be it by a cascade. */
export function noteRavaged(m: Game, land: string, isFromBox: boolean): void {
  const { board, coastal, ocean } = landIn(m, land);
  if (!m.state.scarred.includes(board)) m.state.scarred = [...m.state.scarred, board];
  if (m.vars.devastated === true && !isFromBox) m.state.irreparable += 1;
  m.state.hunted += destroyPieces(m, spotOf(land), { kind: 'beasts' }, twistTotal(m, 'hunt'));
  const isFouled = coastal && !ocean && hasTwist(m, 'runoff') && !m.state.fouled.includes(land);
  if (isFouled) m.state.fouled = [...m.state.fouled, land];
}

/** The adjacent lands that invaders get to with the fewest towns. */
function leastSettled(m: At, land: string): readonly string[] {
  const around = waysOut(m, land);
  const towns = (name: string): number => countOf(groupsIn(m, name), 'town');
  const fewest = Math.min(...around.map(towns));
  return around.filter((name) => towns(name) === fewest);
}

/** Habsburg: the card that reminds of something has come to the top. */
export function remind(m: Game): void {
  const { reminder } = m.state;
  if (reminder < 0 || count(m, INVADER_DECK) > reminder) return;
  m.state.reminder = -1;
  for (const level of levelsIn(m)) {
    if (levelNamed(level).reminder !== undefined) {
      m.put({ op: 'action', cause: level, at: below([level], 'reminder', 'do'), vars: {} });
    }
  }
}

/** Russia: an invader card that has come to the top of the fear deck is built with. */
export function entrench(m: Game): void {
  const [next, ...others] = m.state.fearBeneath;
  if (next === undefined || count(m, FEAR_DECK) > next) return;
  m.state.fearBeneath = others;
  move(m, topOf(m, ENTRENCHED) ?? 0, BUILD);
  entrench(m);
}

/** After a successful build, SI-310. */
export function afterBuild(m: Game, land: string, kind: string): void {
  if (kind === 'city' && landIn(m, land).coastal && hasTwist(m, 'triangle')) {
    m.put({ op: 'addOne', kind: 'town', lands: leastSettled(m, land) });
  }
  if (kind === 'city' && landIn(m, land).terrains.includes('jungle')) {
    for (let n = twistTotal(m, 'clearings'); n > 0; n--) m.put({ op: 'addBlight', land });
  }
  if (hasTwist(m, 'labor') && countOf(groupsIn(m, land), 'explorer') > 1) m.put({ op: 'harvest', land });
  const isBog = landIn(m, land).terrains.includes('wetland') && hasTwist(m, 'bogs');
  if (isBog && m.state.rebuilding !== land) m.put({ op: 'buildAgain', land });
}

const waysOut = (m: At, land: string): readonly string[] =>
  adjacentTo(m, land).filter((each) => !isCutOff(m, land, each));

const explorersIn = (m: At, land: string) => groupsIn(m, land).filter(({ kind }) => kind === 'explorer');

/** All of them but this one. */
function settleBut(m: Game, land: string, free: number): void {
  explorersIn(m, land).forEach((group, i) => {
    for (let left = group.n - (i === free ? 1 : 0); left > 0; left--) replace(m, land, pieceOf(group), 'town', 1);
  });
}

export const isUnsettled = (m: At, land: string): boolean => countOf(groupsIn(m, land), ...BUILDINGS) === 0;

export const colonyRules: Chapter<ColonyOps> = {
  afterStep: (m, { what }) => {
    if (what === 'build' && m.state.round > 0) landAndBuild(m);
    for (const level of levelsIn(m)) {
      const { after } = levelNamed(level);
      if (after?.what !== what || m.state.round < (after.from ?? 0)) continue;
      m.put({ op: 'action', cause: level, at: below([level], 'after', 'do'), vars: {} });
    }
  },

  harvest: (m, { land }) => {
    if (explorersIn(m, land).length > 1) m.put({ op: 'stayFree', land });
    else settleBut(m, land, 0);
  },

  stayFree: {
    among: seatsOf,
    options: (m, { land }) => explorersIn(m, land).map((group) => refs.piece([land, pieceOf(group)])),
    answer: (m, { land }, [pick]) =>
      settleBut(
        m,
        land,
        explorersIn(m, land).findIndex((group) => refs.piece([land, pieceOf(group)]) === pick),
      ),
  },

  flee: {
    // SI-028: what a power does its spirit decides.
    among: (m) => (typeof m.vars.user === 'number' ? [m.vars.user] : seatsOf(m)),
    options: (m, { land }) => waysOut(m, land).map((name) => refs.land(name)),
    answer: (m, { land, piece }, [pick]) => {
      const to = refs.land.in(pick);
      if (to !== undefined) moveTo(m, land, to, piece, 1);
    },
  },

  persist: {
    among: seatsOf,
    options: (m, { land, n }) => waysOut(m, land).map((name) => ({ ref: refs.land(name), cap: n })),
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { land, piece }, picks) => {
      for (const pick of picks) {
        const to = refs.land.in(pick);
        if (to !== undefined) moveTo(m, land, to, piece, 1);
      }
    },
  },
};
