import { cardOf, move, type ObjectNumber, placeOf, type Seat, type ZoneName } from '@tafelrunde/kernel';
import { heroStat } from '../effects/holding/values.ts';
import { cardAt, heroAt } from '../effects/language/registry.ts';
import { BOX, souls, TOWN, wounds } from '../places.ts';
import type { At, Chapter, HeroMarks, M } from '../state.ts';
import { healthOf, leftToLive, markHero, marksOn } from './health.ts';
import { claimItems, takeItemOf } from './items.ts';
import { survived, tally, worthOf } from './score.ts';

/** What happens to Heroes. */
export interface HeroOps {
  /** `seat`: who gets the Soul; `room`: where, or 0. */
  die: { hero: ObjectNumber; seat: Seat; room: ObjectNumber };
  /** BM-079. */
  survive: { hero: ObjectNumber; seat: Seat };
}

/** A Hero goes elsewhere, with all that is marked on it. */
export function moveHero(m: M, hero: ObjectNumber, to: ZoneName): ObjectNumber | undefined {
  const marks = m.state.heroes[hero];
  const moved = move(m, hero, to);
  if (moved === undefined) return undefined;
  if (marks !== undefined) {
    delete m.state.heroes[hero];
    m.state.heroes[moved] = marks;
  }
  keepUsed(m, hero, moved);
  if (to === TOWN) claimItems(m); // BM-112
  if (to.kind === 'entrance' && to.seat !== undefined) m.happened('heroArrived', { player: to.seat, hero: moved });
  return moved;
}

/** what a Hero was used for this round stays used, wherever it goes. */
function keepUsed(m: M, hero: ObjectNumber, moved: ObjectNumber): void {
  const own = `${hero}/`;
  if (!m.state.used.some((key) => key.startsWith(own))) return;
  m.state.used = m.state.used.map((key) => (key.startsWith(own) ? `${moved}/${key.slice(own.length)}` : key));
}

/** A Hero leaves town and dungeons for good: nothing is marked on it any more. */
function layDown(m: M, hero: ObjectNumber, to: ZoneName): ObjectNumber | undefined {
  leaveDungeon(m, hero);
  delete m.state.heroes[hero];
  return move(m, hero, to);
}

/** Out of the game, with what it bears. */
export function removeHero(m: M, hero: ObjectNumber): void {
  const { item } = marksOn(m, hero);
  if (item !== undefined) move(m, item, BOX);
  layDown(m, hero, BOX);
}

/** At an entrance some cannot be moved. */
export const isFixed = (m: At, hero: ObjectNumber): boolean =>
  placeOf(m, hero)?.kind === 'entrance' && heroStat(m, 'unmovable', hero) > 0;

/** Instead of dying for the first time, some walk on with a little Health. */
function isRecalled(m: M, hero: ObjectNumber): boolean {
  const left = heroStat(m, 'recall', hero);
  const { item = 0 } = marksOn(m, hero);
  const key = `${item}/recall`;
  if (left === 0 || m.state.spent.includes(key)) return false;
  m.state.spent.push(key);
  strengthen(m, hero, { damage: healthOf(m, hero) - left });
  const { walk } = m.state;
  if (walk?.hero === hero) {
    m.state.walk = { seat: walk.seat, hero, at: walk.at, room: 0, visits: walk.visits };
    m.put({ op: 'walkOn' });
  }
  return true;
}

/** as the newest, without damage. */
export function backToTown(m: M, hero: ObjectNumber): void {
  if (isFixed(m, hero)) return;
  leaveDungeon(m, hero);
  const moved = moveHero(m, hero, TOWN);
  if (moved !== undefined) markHero(m, moved, { damage: 0 });
}

/** Whoever walks and is taken elsewhere walks no more. */
export function leaveDungeon(m: M, hero: ObjectNumber): void {
  if (m.state.walk?.hero === hero) m.state.walk = null;
}

/** More or less is left of a Hero, otherwise than by damage. */
export function strengthen(m: M, hero: ObjectNumber, change: Partial<HeroMarks>): void {
  markHero(m, hero, change);
  tellHealth(m, hero);
}

export function tellHealth(m: M, hero: ObjectNumber): void {
  m.emit({ type: 'health', data: { hero, left: leftToLive(m, hero), card: cardOf(m, hero) ?? '' } });
}

export function hurtHero(m: M, hero: ObjectNumber, n: number): void {
  if (n <= 0 || cardAt(m, hero)?.kind !== 'hero') return;
  markHero(m, hero, { damage: marksOn(m, hero).damage + n });
  m.emit({ type: 'hurt', data: { hero, n, left: leftToLive(m, hero), card: cardOf(m, hero) ?? '' } });
}

/** BM-077, R-21: whoever's dungeon it is gets the Soul. */
export const killed = (m: At, hero: ObjectNumber, by: Seat) => {
  const { walk } = m.state;
  const seat = placeOf(m, hero)?.seat ?? by;
  return { op: 'die', hero, seat, room: walk?.hero === hero ? walk.room : 0 } as const;
};

/** with nothing left to live it dies as it leaves the Room. */
export const isDying = (m: At, hero: ObjectNumber): boolean => leftToLive(m, hero) <= 0;

export const heroRules: Chapter<HeroOps> = {
  die: {
    affected: (_, { seat }) => seat,
    act: (m, { hero, seat, room }) => {
      if (heroStat(m, 'secondLife', hero) > 0) {
        takeItemOf(m, hero, seat, true);
        backToTown(m, hero);
        return;
      }
      if (isRecalled(m, hero)) return;
      m.happened('heroFalls', { player: seat, hero }); // As long as what it bears is with it (BM-109).
      const worth = worthOf(heroAt(m, hero));
      takeItemOf(m, hero, seat, true);
      const lying = layDown(m, hero, souls(seat));
      if (lying === undefined) return;
      tally(m, 'souls', seat, worth);
      m.happened('heroDied', { player: seat, room, hero: lying });
    },
  },

  survive: {
    affected: (_, { seat }) => seat,
    act: (m, { hero, seat }) => {
      if (placeOf(m, hero) === undefined) return;
      tally(m, 'survivors', seat);
      m.happened('heroSurvived', { player: seat, hero }); // As long as what it bears is with it (BM-109).
      takeItemOf(m, hero, seat, false);
      const lying = layDown(m, hero, wounds(seat));
      if (lying !== undefined) tally(m, survived(lying), seat);
    },
  },
};
