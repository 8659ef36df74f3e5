import { type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { TOWN } from './places.ts';
import { baited, luredAs, lureOf, treasuresFor } from './rules/bait.ts';
import { activeRooms } from './rules/dungeons.ts';
import { damageOf, healthOf, leftToLive } from './rules/health.ts';
import { soulsOf, woundsOf } from './rules/score.ts';
import { type TreasureCount, treasuresOf } from './rules/treasure.ts';
import type { At } from './state.ts';
import { type WalkFigures, walkersIn, walksOf } from './walks.ts';

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
  const lured = lureOf(m, card, treasuresFor(m, hero, dungeons));
  const to = going.find((each) => each.hero === hero)?.to;
  return to === undefined ? lured : { ...lured, to };
}

export function figures(m: At): Figures {
  const dungeons = treasuresOf(m);
  const players = dungeons.map((treasure, seat) => playerFigures(m, seat, treasure));
  const inTown = objectsIn(m, TOWN);
  const going = baited(m, dungeons);
  const walks = walksOf(m);
  const heroes: Record<ObjectNumber, HeroFigures> = {};
  for (const hero of inTown) heroes[hero] = heroFigures(m, hero);
  for (const hero of walkersIn(m)) heroes[hero] = heroFigures(m, hero);
  const lures = Object.fromEntries(inTown.map((hero) => [hero, lureFigures(m, hero, dungeons, going)]));
  return { players, heroes, lures, walks };
}

const NONE: Figures = { players: [], heroes: {}, lures: {}, walks: {} };

const isFigures = (told: object): told is Figures => 'players' in told && 'lures' in told;

/** The figures that a view tells of. */
export const figuresIn = ({ figures: told = NONE }: { readonly figures?: object }): Figures =>
  isFigures(told) ? told : NONE;
