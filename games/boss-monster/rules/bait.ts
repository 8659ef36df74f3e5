import { count, type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { heededBy, heroStat } from '../effects/holding/values.ts';
import { type HeroCard, type Standing, type Treasure, treasures } from '../effects/language/card.ts';
import { heroAt } from '../effects/language/registry.ts';
import { entrance, hand, TOWN } from '../places.ts';
import { inOrder, isLarge } from '../seats.ts';
import type { At, Chapter } from '../state.ts';
import { marksOn } from './health.ts';
import { moveHero } from './heroes.ts';
import { scoreOf, soulsOf, tally, woundsOf } from './score.ts';
import { type TreasureCount, treasuresOf } from './treasure.ts';

/** Phase 3 (BM-066 ff.). */
export interface BaitOps {
  bait: object;
}

/** What each dungeon has of what lures a Hero, and where the Hero goes. */
export interface Lured {
  /** By seat. */
  readonly counts: readonly number[];
  /** Those who have the most; several stay tied. */
  readonly best: readonly Seat[];
}

const standings: Readonly<Record<Standing, (m: At, seat: Seat) => number>> = {
  souls: soulsOf,
  wounds: woundsOf,
  score: scoreOf,
  coins: (m, seat) => m.state.coins[seat] ?? 0,
  cards: (m, seat) => count(m, hand(seat)),
};

/** of hybrids both treasures together. */
const treasureFor = (has: TreasureCount | undefined, list: readonly Treasure[]): number =>
  has === undefined ? 0 : list.reduce((sum, treasure) => sum + has[treasure], 0);

/** BM-067: nobody lures without any treasure; of standings the most or the fewest count, whatever they are. */
export function lureOf(m: At, { lure }: HeroCard, dungeons: readonly TreasureCount[]): Lured {
  const seats = inOrder(m);
  const counts = Array.from({ length: m.seats }, () => 0);
  for (const seat of seats) {
    counts[seat] = lure.by === 'treasure' ? treasureFor(dungeons[seat], lure.treasures) : standings[lure.of](m, seat);
  }
  const values = seats.map((seat) => counts[seat] ?? 0);
  const wanted = lure.by === 'fewest' ? Math.min(...values) : Math.max(...values);
  const isLured = lure.by !== 'treasure' || wanted > 0;
  return { counts, best: isLured ? seats.filter((seat) => counts[seat] === wanted) : [] };
}

/** A Hero with what it bears may be lured by everything. */
export function luredAs(m: At, hero: ObjectNumber): HeroCard | undefined {
  const card = heroAt(m, hero);
  if (card === undefined || heroStat(m, 'luredByAll', hero) === 0) return card;
  return { ...card, lure: { by: 'treasure', treasures } };
}

/** The treasure as it is for this Hero: some ignore what Rooms say. */
export const treasuresFor = (m: At, hero: ObjectNumber, dungeons: readonly TreasureCount[]) =>
  heroStat(m, 'ignoresRooms', hero) > 0 ? treasuresOf(m, heededBy(m, hero)) : dungeons;

/** BM-100: only Heroes of one class are shared out. */
const isShared = ({ lure }: HeroCard): boolean => lure.by === 'treasure' && lure.treasures.length === 1;

const isOneOf = (card: HeroCard | undefined, wanted: HeroCard['class']): boolean =>
  card !== undefined && card.class === wanted && isShared(card);

/** Where the Heroes in town go: each with the seat whose entrance it comes to, in the order in which they go. */
export function baited(
  m: At,
  dungeons: readonly TreasureCount[],
): readonly { readonly hero: ObjectNumber; readonly to: Seat }[] {
  const going: { hero: ObjectNumber; to: Seat }[] = [];
  const inTown = objectsIn(m, TOWN).filter((hero) => marksOn(m, hero).stays !== true); // The oldest first.
  const order = m.match.options.baitOldestFirst === true ? inTown : inTown.toReversed();
  const done = new Set<string>();
  for (const hero of order) {
    const card = luredAs(m, hero);
    if (card === undefined) continue;
    const { best } = lureOf(m, card, treasuresFor(m, hero, dungeons));
    const [only, ...more] = best;
    if (only === undefined) continue;
    if (more.length === 0) going.push({ hero, to: only });
    else if (isLarge(m) && isShared(card) && !done.has(card.class)) {
      done.add(card.class);
      going.push(
        ...sharedOut(
          inTown.filter((each) => isOneOf(luredAs(m, each), card.class)),
          best,
        ),
      );
    }
  }
  return going;
}

/** BM-100 to BM-103: one for each tied dungeon, by XP, as long as there are enough; the longest in town first. */
function sharedOut(heroes: readonly ObjectNumber[], best: readonly Seat[]): { hero: ObjectNumber; to: Seat }[] {
  const rounds = Math.floor(heroes.length / best.length);
  return heroes.slice(0, rounds * best.length).map((hero, i) => ({ hero, to: best[i % best.length] ?? 0 }));
}

export const baitRules: Chapter<BaitOps> = {
  bait: (m) => {
    m.state.phase = 'bait';
    m.emit({ type: 'phase', data: { phase: 'bait' } });
    for (const { hero, to } of baited(m, treasuresOf(m))) {
      moveHero(m, hero, entrance(to)); // BM-068, R-02
      tally(m, 'lured', to);
    }
  },
};
