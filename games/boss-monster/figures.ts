import { type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { heroStat } from './effects/holding/values.ts';
import { entrance, TOWN } from './places.ts';
import { baited, luredAs, lureOf } from './rules/bait.ts';
import { activeRooms } from './rules/dungeons.ts';
import { damageOf, damageTo, healthOf, leftToLive, marksOn } from './rules/health.ts';
import { soulsOf, woundsOf } from './rules/score.ts';
import { type TreasureCount, treasuresOf } from './rules/treasure.ts';
import type { At } from './state.ts';

/* Values as they are now, with everything that changes them: nobody has to count. */

interface RoomFigures {
  readonly room: ObjectNumber;
  readonly damage: number;
}

interface PlayerFigures {
  readonly souls: number;
  readonly wounds: number;
  readonly treasure: TreasureCount;
  /** The active Rooms from left to right. */
  readonly rooms: readonly RoomFigures[];
}

interface HeroFigures {
  readonly health: number;
  /** What is left of it. */
  readonly left: number;
}

/** Where a Hero in town would go if it were lured now. */
interface LureFigures {
  /** By seat: what there is of what it looks for. */
  readonly counts: readonly number[];
  /** Who has the most; several are tied. */
  readonly best: readonly Seat[];
  /** Where it goes; without it, it stays. */
  readonly to?: Seat;
}

/** How a Hero at an entrance would fare if nobody did anything. */
interface WalkFigures {
  /** What is left of it after each of the active Rooms, as far as it comes. */
  readonly left: readonly number[];
  readonly dies: boolean;
}

export interface Figures {
  readonly players: readonly PlayerFigures[];
  readonly heroes: Readonly<Record<ObjectNumber, HeroFigures>>;
  readonly lures: Readonly<Record<ObjectNumber, LureFigures>>;
  readonly walks: Readonly<Record<ObjectNumber, WalkFigures>>;
}

const playerFigures = (m: At, seat: Seat, treasure: TreasureCount): PlayerFigures => ({
  souls: soulsOf(m, seat),
  wounds: woundsOf(m, seat),
  treasure,
  rooms: activeRooms(m, seat).map((room) => ({ room, damage: damageOf(m, room) })),
});

const heroFigures = (m: At, hero: ObjectNumber): HeroFigures => ({
  health: healthOf(m, hero),
  left: leftToLive(m, hero),
});

function lureFigures(
  m: At,
  hero: ObjectNumber,
  dungeons: readonly TreasureCount[],
  going: ReturnType<typeof baited>,
): LureFigures {
  const card = luredAs(m, hero);
  if (card === undefined) return { counts: [], best: [] };
  const lured = lureOf(m, card, dungeons);
  const to = going.find((each) => each.hero === hero)?.to;
  return to === undefined ? lured : { ...lured, to };
}

/** Room by Room, with nothing but the damage; the Hero that is inside has its own Room behind it. */
function walkFigures(m: At, hero: ObjectNumber, rooms: readonly RoomFigures[]): WalkFigures {
  const left: number[] = [];
  let health = leftToLive(m, hero);
  const entered = heroStat(m, 'skipsLast', hero) > 0 ? rooms.slice(0, -1) : rooms;
  for (const { room } of entered.slice(marksOn(m, hero).skips)) {
    health -= damageTo(m, room, hero);
    left.push(health);
    if (health <= 0) break;
  }
  return { left, dies: health <= 0 };
}

/** The Rooms that the Hero inside has still before it. */
function ahead(m: At, rooms: readonly RoomFigures[]): readonly RoomFigures[] {
  const { walk } = m.state;
  const at = rooms.findIndex(({ room }) => room === walk?.room);
  return rooms.slice(at + 1);
}

export function figures(m: At): Figures {
  const dungeons = treasuresOf(m);
  const players = dungeons.map((treasure, seat) => playerFigures(m, seat, treasure));
  const inTown = objectsIn(m, TOWN);
  const going = baited(m, dungeons);
  const heroes: Record<ObjectNumber, HeroFigures> = {};
  const walks: Record<ObjectNumber, WalkFigures> = {};
  for (const hero of inTown) heroes[hero] = heroFigures(m, hero);
  for (const [seat, { rooms }] of players.entries()) {
    for (const hero of objectsIn(m, entrance(seat))) {
      heroes[hero] = heroFigures(m, hero);
      walks[hero] = walkFigures(m, hero, rooms);
    }
  }
  const { walk } = m.state;
  if (walk !== null) {
    heroes[walk.hero] = heroFigures(m, walk.hero);
    walks[walk.hero] = walkFigures(m, walk.hero, ahead(m, players[walk.seat]?.rooms ?? []));
  }
  const lures = Object.fromEntries(inTown.map((hero) => [hero, lureFigures(m, hero, dungeons, going)]));
  return { players, heroes, lures, walks };
}

const NONE: Figures = { players: [], heroes: {}, lures: {}, walks: {} };

const isFigures = (told: object): told is Figures => 'players' in told && 'lures' in told;

/** The figures that a view tells of. */
export const figuresIn = ({ figures: told = NONE }: { readonly figures?: object }): Figures =>
  isFigures(told) ? told : NONE;
