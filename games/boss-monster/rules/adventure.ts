import { checkpoint, count, type ObjectNumber, objectsIn, type Seat, topOf } from '@tafelrunde/kernel';
import { bonusTo, heededBy, heroStat } from '../effects/holding/values.ts';
import { entrance, inside, stack } from '../places.ts';
import { inOrder, isOut } from '../seats.ts';
import type { At, Chapter, M, Walk } from '../state.ts';
import { isActive, isDeactivated, isLast } from './dungeons.ts';
import { damageTo, markHero, marksOn } from './health.ts';
import { hurtHero, isDying, moveHero, tellHealth } from './heroes.ts';
import { enteredRoom, tally } from './score.ts';

/** Phase 4 (BM-073 ff.). */
export interface AdventureOps {
  /** `from`: whose turn is the first. */
  adventure: { from: Seat };
  adventureTurn: { seat: Seat };
  nextHero: { seat: Seat };
  enterDungeon: { seat: Seat };
  /** The next Room on the right, or the Boss. */
  walkOn: object;
  enterRoom: { stack: number };
  /** BM-075: first what the Hero has, then the Room's effect, then its damage. */
  roomEffect: { visit: number };
  strike: { visit: number };
  leaveRoom: { visit: number };
  /** the Room is gone, or the Hero has been sent elsewhere: it leaves at once. */
  leaveNow: object;
}

export const adventureRules: Chapter<AdventureOps> = {
  adventure: (m, { from }) => {
    m.state.phase = 'adventure';
    m.emit({ type: 'phase', data: { phase: 'adventure' } });
    const order = inOrder(m);
    if (order.every((seat) => count(m, entrance(seat)) === 0)) {
      m.state.active = order[0] ?? from;
      m.put({ op: 'window' });
    }
    for (const seat of order.slice(Math.max(0, order.indexOf(from)))) m.put({ op: 'adventureTurn', seat });
  },

  // without Heroes nobody has a turn.
  adventureTurn: (m, { seat }) => {
    if (isOut(m, seat) || count(m, entrance(seat)) === 0) return;
    m.state.active = seat;
    m.emit({ type: 'turn', seat });
    m.happened('adventureTurnBegins', { player: seat });
    m.put(checkpoint(), { op: 'nextHero', seat });
  },

  nextHero: (m, { seat }) => {
    m.put({ op: 'window' }, { op: 'enterDungeon', seat });
  },

  enterDungeon: (m, { seat }) => {
    const first = firstAt(m, seat);
    const hero = first === undefined ? undefined : moveHero(m, first, inside(seat));
    if (hero === undefined) return; // The window was the last one.
    m.state.walk = { seat, hero, at: -1, room: 0, visits: 0 };
    tally(m, 'entered', seat);
    const skipped = bonusTo(m, 'skipsFirst', seat, heededBy(m, hero));
    if (skipped > 0) markHero(m, hero, { skips: marksOn(m, hero).skips + skipped });
    m.happened('heroEnteredDungeon', { player: seat, hero });
    m.put(checkpoint(), { op: 'walkOn' }, { op: 'nextHero', seat });
  },

  walkOn: (m) => {
    const { walk } = m.state;
    if (walk === null) return;
    const { hero, seat } = walk;
    if (isDying(m, hero)) {
      m.put({ op: 'die', hero, seat, room: 0 }, checkpoint()); // Hurt where it was in no Room.
      return;
    }
    const next = nextStack(m, walk);
    if (next !== undefined) m.put({ op: 'enterRoom', stack: next });
    else m.put({ op: 'survive', hero, seat }, checkpoint());
  },

  enterRoom: (m, { stack: n }) => {
    const { walk } = m.state;
    if (walk === null) return;
    const { seat, hero, visits } = walk;
    const room = topOf(m, stack(seat, n));
    if (room === undefined || isDeactivated(m, room)) {
      // It was sent to a Room that is gone meanwhile.
      m.state.walk = { seat, hero, at: n, room: 0, visits };
      m.put({ op: 'walkOn' });
      return;
    }
    m.state.walk = { seat, hero, at: n, room, visits: visits + 1 };
    tally(m, enteredRoom(room), seat);
    m.emit({ type: 'entered', seat, data: { hero, room, stack: n } });
    m.happened('heroEntering', { player: seat, room, hero });
    m.put(checkpoint(), { op: 'roomEffect', visit: visits + 1 });
  },

  roomEffect: (m, { visit }) => {
    const { walk } = m.state;
    if (walk === null || walk.visits !== visit) return;
    const { seat, room, hero } = walk;
    if (room !== 0) m.happened('heroEntered', { player: seat, room, hero });
    m.put(checkpoint(), { op: 'strike', visit });
  },

  strike: (m, { visit }) => {
    const { walk } = m.state;
    if (walk === null || walk.visits !== visit) return;
    if (walk.next !== undefined || walk.room === 0) {
      m.put({ op: 'leaveRoom', visit });
      return;
    }
    if (isActive(m, walk.room)) strikeHero(m, walk.room, walk.hero);
    m.put({ op: 'window' }, { op: 'leaveRoom', visit });
  },

  leaveRoom: (m, { visit }) => {
    const { walk } = m.state;
    if (walk === null || walk.visits !== visit) return;
    const { seat, hero, room, at, visits, next } = walk;
    if (room !== 0 && next === undefined) {
      if (isDying(m, hero)) {
        m.put({ op: 'die', hero, seat, room }, checkpoint());
        return;
      }
      m.happened('heroSurvivedRoom', { player: seat, room, hero });
    }
    m.state.walk = { seat, hero, at, room: 0, visits };
    if (next === undefined) m.put(checkpoint(), { op: 'walkOn' });
    else m.put(checkpoint(), { op: 'enterRoom', stack: next });
  },

  leaveNow: (m) => {
    const { walk } = m.state;
    if (walk === null) return;
    const { seat, hero, room } = walk;
    if (isDying(m, hero)) m.put({ op: 'die', hero, seat, room }, checkpoint());
    else m.state.walk = { ...walk, room: 0 };
  },
};

/** The first damage is none for who bears a shield. */
function isShielded(m: M, hero: ObjectNumber): boolean {
  const key = `${marksOn(m, hero).item ?? 0}/shield`;
  if (heroStat(m, 'shielded', hero) === 0 || m.state.spent.includes(key)) return false;
  m.state.spent.push(key);
  return true;
}

/** The damage of the Room, and what was still to come. */
function strikeHero(m: M, room: ObjectNumber, hero: ObjectNumber): void {
  const { nextDamage = 0, ...marks } = marksOn(m, hero);
  if (nextDamage > 0) m.state.heroes[hero] = marks;
  const dealt = damageTo(m, room, hero) + nextDamage;
  if (dealt > 0 && isShielded(m, hero)) tellHealth(m, hero);
  else hurtHero(m, hero, dealt);
}

/** The Hero nearest the dungeon, if any may enter it (BM-074). */
const firstAt = (m: At, seat: Seat): ObjectNumber | undefined =>
  m.state.barred[seat] === true
    ? undefined
    : objectsIn(m, entrance(seat)).find((hero) => marksOn(m, hero).held === undefined);

/** deactivated Rooms are not entered. */
function nextStack(m: M, { seat, hero, at }: Walk): number | undefined {
  const row = m.state.rows[seat] ?? [];
  for (const n of row.slice(row.indexOf(at) + 1)) {
    const room = topOf(m, stack(seat, n));
    if (room === undefined || isDeactivated(m, room)) continue;
    if (isLast(m, room) && heroStat(m, 'skipsLast', hero) > 0) continue;
    const { skips, avoids } = marksOn(m, hero);
    if (room === avoids) continue;
    if (skips === 0) return n;
    markHero(m, hero, { skips: skips - 1 });
  }
  return undefined;
}

/** a Hero whose Room is gone leaves it at once. */
export function leavingDue(m: At) {
  const { walk } = m.state;
  if (walk === null || walk.room === 0) return undefined;
  return topOf(m, stack(walk.seat, walk.at)) === walk.room ? undefined : [{ op: 'leaveNow' } as const];
}
