import type { ObjectNumber, Seat, Vars } from '@tafelrunde/kernel';
import type { At } from '../../state.ts';
import { type Context, numberIn, roomHere } from '../language/context.ts';
import type { RoomFilter } from '../selectors/rooms.ts';
import { type Condition, isTrue } from './conditions.ts';
import { fitsRoom, isSuch } from './values.ts';

/* What may happen so that triggers answer it. The facts are plain data: `player` to whom it happens, `room`, `hero`, `n`. */

interface ToPlayer {
  player: Seat;
}

interface InRoom extends ToPlayer {
  /** 0 where it was in no Room. */
  room: ObjectNumber;
}

/** All that happens, with its facts; how each is said stands in `event-clauses.ts`. */
export interface Happenings {
  /** BM-031. */
  levelUp: ToPlayer;
  /** BM-063; `player` owns the dungeon. */
  built: InRoom;
  /** BM-147. */
  uncovered: InRoom;
  /** `by`: who has destroyed it. */
  destroyed: InRoom & { by: Seat };
  heroEntered: InRoom & { hero: ObjectNumber };
  /** `player` gets the Soul. */
  heroDied: InRoom & { hero: ObjectNumber };
  /** It leaves the Room alive. */
  heroSurvivedRoom: InRoom & { hero: ObjectNumber };
  /** It reaches the Boss. */
  heroSurvived: ToPlayer & { hero: ObjectNumber };
  /** it was not cancelled. */
  spellResolved: ToPlayer;
  roundEnd: ToPlayer;
}

export type EventName = keyof Happenings;

/** Which events of a name a trigger answers. */
export interface Of {
  /** To whom it happens: the owner unless told. */
  readonly who?: 'you' | 'opponents' | 'anybody';
  /** In or to this very Room. */
  readonly this?: true;
  /** In or to another Room. */
  readonly another?: true;
  /** Such a Room. */
  readonly room?: RoomFilter;
  readonly if?: Condition;
}

/** Does a trigger answer an event with these facts? */
export function answers(
  m: At,
  { who = 'you', this: own, another, room: filter, if: condition }: Of,
  facts: Vars,
  context: Context,
): boolean {
  const player = numberIn(facts, 'player');
  const room = numberIn(facts, 'room') ?? 0;
  if (who !== 'anybody' && (player === context.seat) !== (who === 'you')) return false;
  if (own === true && room !== roomHere(m, context)) return false;
  if (another === true && room === roomHere(m, context)) return false;
  if (filter !== undefined && !(filter.where === undefined ? isSuch : fitsHere)(m, room, filter, context)) return false;
  return isTrue(m, condition, context);
}

const fitsHere = (m: At, room: ObjectNumber, filter: RoomFilter, context: Context): boolean =>
  fitsRoom(m, room, filter, context);
