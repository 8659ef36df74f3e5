import { checkpoint, move, type ObjectNumber, type Ref, type Seat, topOf } from '@tafelrunde/kernel';
import { cardAt } from '../effects/language/registry.ts';
import { hand, MOST_ROOMS, stack } from '../places.ts';
import { inOrder } from '../seats.ts';
import type { At, Chapter, M, Placed } from '../state.ts';
import { activeRooms, coversAnother, leftmost } from './dungeons.ts';
import { buildMiniboss } from './minibosses.ts';
import { cover } from './rooms.ts';
import { coveredRoom, tally } from './score.ts';
import { spotsFor, stackAt } from './spots.ts';

/** BM-063, BM-064: what was placed is turned up, and has its effects. */
export interface RevealOps {
  reveal: object;
  /** a Room is built face up at once. */
  buildNow: { seat: Seat; card: ObjectNumber; over: boolean };
  /** BM-031. */
  levelUp: { seat: Seat };
}

export const revealRules: Chapter<RevealOps> = {
  reveal: (m) => {
    const { placed } = m.state;
    m.state.phase = 'reveal';
    m.state.placed = [];
    m.emit({ type: 'phase', data: { phase: 'reveal' } });
    const built: { readonly seat: Seat; readonly room: ObjectNumber }[] = [];
    for (const seat of inOrder(m)) {
      for (const each of placed) {
        if (each.seat !== seat) continue;
        const room = turnUp(m, each);
        if (room !== undefined) built.push({ seat: each.into, room });
      }
    }
    for (const { seat, room } of built) hasBuilt(m, seat, room);
    m.put(checkpoint());
  },

  buildNow: {
    options: (m, { seat, card, over }) => spotsFor(m, seat, card, over),
    answer: (m, { seat, card }, [spot]) => {
      const room = spot === undefined ? undefined : buildAt(m, seat, card, spot);
      if (room !== undefined) hasBuilt(m, seat, room);
    },
  },

  levelUp: (m, { seat }) => {
    m.state.levelled[seat] = true;
    m.happened('levelUp', { player: seat });
  },
};

const hasAllRooms = (m: At, seat: Seat): boolean => activeRooms(m, seat).length === MOST_ROOMS;

/** BM-064, R-16: when it is one's turn the five Rooms must still be active; otherwise the Level Up waits until they are. */
export function levelsUp(m: M, seat: Seat): boolean {
  const isDue = hasAllRooms(m, seat);
  m.state.levelled[seat] = isDue;
  if (isDue) m.emit({ type: 'levelUp', seat });
  return isDue;
}

function hasBuilt(m: M, seat: Seat, room: ObjectNumber): void {
  m.happened('built', { player: seat, room });
  if (coversAnother(m, room)) m.happened('builtOver', { player: seat, room });
  m.happened('appeared', { player: seat, room });
}

function buildAt(m: M, seat: Seat, card: ObjectNumber, spot: Ref): ObjectNumber | undefined {
  const n = stackAt(m, seat, spot);
  if (n === undefined) return undefined;
  if (isMiniboss(m, card)) return buildMiniboss(m, seat, seat, n, card);
  if (topOf(m, stack(seat, n)) === undefined) m.state.rows[seat] = leftmost(m.state.rows[seat] ?? [], n);
  return layOn(m, seat, n, card);
}

const turnUp = (m: M, { seat, object, into, stack: n }: Placed): ObjectNumber | undefined =>
  isMiniboss(m, object) ? buildMiniboss(m, seat, into, n, object) : layOn(m, into, n, object);

const isMiniboss = (m: At, card: ObjectNumber): boolean => cardAt(m, card)?.kind === 'miniboss';

/** BM-060: the Room beneath has no function any more. */
function layOn(m: M, seat: Seat, n: number, card: ObjectNumber): ObjectNumber | undefined {
  const covered = topOf(m, stack(seat, n));
  if (covered !== undefined) {
    cover(m, seat, n, covered);
    tally(m, coveredRoom(covered), seat);
  }
  return move(m, card, stack(seat, n));
}

/** Kobold Strike: what lies face down goes back to the hands. */
export function takeBackPlaced(m: M): void {
  const { placed } = m.state;
  m.state.placed = [];
  for (const { seat, object } of placed) move(m, object, hand(seat));
}

/** BM-031, R-16: five active Rooms for the first time; asked whenever what has happened is looked at. */
export function levelUpDue(m: At) {
  const { phase, levelled } = m.state;
  if (phase === 'setup' || phase === 'build') return undefined;
  const due = inOrder(m).filter((seat) => levelled[seat] !== true && hasAllRooms(m, seat));
  return due.length === 0 ? undefined : due.map((seat) => ({ op: 'levelUp', seat }) as const);
}
