import { type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { type Heeds, treasureAdded, treasureOf } from '../effects/holding/values.ts';
import { type Treasure, treasures } from '../effects/language/card.ts';
import { bossAt, roomAt } from '../effects/language/registry.ts';
import { boss } from '../places.ts';
import type { At } from '../state.ts';
import { activeRooms } from './dungeons.ts';

/* BM-067, R-26: counting treasure. */

export type TreasureCount = Readonly<Record<Treasure, number>>;

const NONE: TreasureCount = { cleric: 0, fighter: 0, mage: 0, thief: 0, explorer: 0 };

/** All that lures in a dungeon: the active Rooms, the Boss, and what effects add to the dungeon itself. */
function treasureIn(m: At, seat: Seat, heeds?: Heeds): TreasureCount {
  const sum: Record<Treasure, number> = { ...NONE };
  const rooms = activeRooms(m, seat);
  const bosses = objectsIn(m, boss(seat)).map((object) => bossAt(m, object)?.treasure ?? {});
  for (const each of treasures) {
    sum[each] += treasureAdded(m, seat, each, heeds, 'dungeonTreasure');
    for (const icons of bosses) sum[each] += icons[each] ?? 0;
    for (const room of rooms) sum[each] += treasureOf(m, room, each, heeds);
  }
  return sum;
}

/** By seat. */
export const treasuresOf = (m: At, heeds?: Heeds): readonly TreasureCount[] =>
  Array.from({ length: m.seats }, (_, seat) => treasureIn(m, seat, heeds));

/** BM-022: do two Rooms share a treasure? The first is the one that would be built. */
export const shareTreasure = (m: At, built: ObjectNumber, room: ObjectNumber): boolean =>
  treasures.some((treasure) => (roomAt(m, built)?.treasure[treasure] ?? 0) > 0 && treasureOf(m, room, treasure) > 0);
