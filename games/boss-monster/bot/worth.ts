import { at, count, type ObjectNumber, objectsIn, type Position, type Seat } from '@tafelrunde/kernel';
import type { Card, HeroCard } from '../effects/language/card.ts';
import { cardAt, heroAt } from '../effects/language/registry.ts';
import { EPIC, entrance, hand, ORDINARY, TOWN } from '../places.ts';
import { activeRooms } from '../rules/dungeons.ts';
import { damageOf, leftToLive } from '../rules/health.ts';
import { soulsOf, worthOf, woundsOf } from '../rules/score.ts';
import { type TreasureCount, treasuresOf } from '../rules/treasure.ts';
import { isOut } from '../seats.ts';
import { type At, isBossMonster } from '../state.ts';

/* What a position is worth, in Souls of a sort. */

const VICTORY = 1000;
/** BM-082: the fifth Wound is the last. */
const WOUNDS = [0, 0.7, 1.6, 2.9, 4.8] as const;
const DEATH = 14;
/** How much of what the others have counts against oneself, and how much more of what the one in the lead has. */
const ENVY = 0.4;
const FEAR = 0.35;
/** Cards in hand: one's own, and those of others that nobody knows. */
const SPELL = 0.35;
const ROOM = 0.02;
const HIDDEN = 0.15;
/** Heroes of so many rounds to come are thought of. */
const ROUNDS_AHEAD = 2.5;
/** What Heroes who are still to come count for, beside those in town. */
const TO_COME = 0.6;
/** A dungeon deals so much more by then. */
const GROWTH = 1;
/** A Room that brings the Level Up nearer (BM-031). */
const NEARER = 0.12;
/** What a dungeon is good for in all the rounds to come: its damage, as far as Heroes need so much, and its treasure. */
const DAMAGE = 1;
const MOST_DAMAGE = 16;
const TREASURE = 0.4;
/** How likely a Hero dies who meets just as much damage as it can take, and how much more makes it sure. */
const LIKELY = 0.75;
const SURE = 4;
/** No Wound that may still be avoided counts for more. */
const WORST = 1;
/** How likely somebody lures a Hero by the treasures that they have more or less than the others (BM-067). */
const FAR_AHEAD = 0.9;
const AHEAD = 0.75;
const TIED = 0.3;
const BEHIND = 0.15;
const FAR_BEHIND = 0.05;

/** What the seat stands for against the others, seen by somebody who thinks so much of the rounds to come. */
const seenWith =
  (foresight: number) =>
  (m: Position, seat: Seat): number => {
    const { outcome } = m.match;
    if (outcome !== undefined) return outcome.winners.includes(seat) ? VICTORY : -VICTORY;
    if (!isBossMonster(m)) return 0;
    if (isOut(m, seat)) return -VICTORY;
    const dungeons = treasuresOf(m);
    const damage = dungeons.map((_, each) => damageIn(m, each));
    const prospects = prospectsOf(m, dungeons, damage);
    const all = prospects.map((prospect, each) => {
      if (isOut(m, each)) return -DEATH;
      const strength = DAMAGE * Math.min(MOST_DAMAGE, at(damage, each)) + TREASURE * sumOf(at(dungeons, each));
      return prospect + standingOf(m, each, each === seat) + foresight * strength;
    });
    const others = all.filter((_, each) => each !== seat);
    const sum = others.reduce((a, b) => a + b, 0);
    return at(all, seat) - (ENVY * sum) / others.length - FEAR * Math.max(...others);
  };

/** With all the rounds in mind that are still to be played. */
export const evaluate = seenWith(1);
/** Not beyond the Heroes who are about to come. */
export const evaluateSoon = seenWith(0);

const sumOf = (has: TreasureCount): number => Object.values(has).reduce((sum, n) => sum + n, 0);

function standingOf(m: At, seat: Seat, own: boolean): number {
  const level = m.state.levelled[seat] === true ? 0 : NEARER * activeRooms(m, seat).length;
  const cards = own ? worthOfHand(m, seat) : HIDDEN * count(m, hand(seat));
  return soulsOf(m, seat) - (WOUNDS[woundsOf(m, seat)] ?? DEATH) + level + cards;
}

function worthOfHand(m: At, seat: Seat): number {
  let sum = 0;
  for (const object of objectsIn(m, hand(seat))) sum += worthOfCard(cardAt(m, object));
  return sum;
}

const worthOfCard = (card: Card | undefined): number => (card?.kind === 'spell' ? SPELL : ROOM);

/** What the Heroes in town, at the entrances and still to come will bring, by seat. */
function prospectsOf(m: At, dungeons: readonly TreasureCount[], damage: readonly number[]): number[] {
  const sums = dungeons.map(() => 0);
  const wounds = dungeons.map((_, seat) => woundsOf(m, seat));
  const expect = (card: HeroCard, health: number, seat: Seat, weight: number): void => {
    sums[seat] = at(sums, seat) + weight * worthOf(card) * worthOfVisit(at(damage, seat) - health, at(wounds, seat));
  };
  const lure = (hero: ObjectNumber, weight: number, growth: number): void => {
    const card = heroAt(m, hero);
    if (card === undefined) return;
    const health = leftToLive(m, hero) - growth;
    for (const [seat, share] of sharesOf(m, card, dungeons).entries())
      if (share > 0) expect(card, health, seat, share * weight);
  };
  for (const hero of objectsIn(m, TOWN)) lure(hero, 1, 0);
  const toCome = ROUNDS_AHEAD * m.seats;
  const ordinary = objectsIn(m, ORDINARY);
  const epic = objectsIn(m, EPIC);
  const first = Math.min(1, toCome / ordinary.length);
  const then = Math.min(1, Math.max(0, toCome - ordinary.length) / epic.length);
  for (const hero of ordinary) lure(hero, TO_COME * first, GROWTH);
  if (then > 0) for (const hero of epic) lure(hero, TO_COME * then, GROWTH);
  for (let seat = 0; seat < m.seats; seat++) {
    for (const hero of objectsIn(m, entrance(seat))) {
      const card = heroAt(m, hero);
      if (card !== undefined) expect(card, leftToLive(m, hero), seat, 1);
    }
  }
  return sums;
}

function damageIn(m: At, seat: Seat): number {
  let sum = 0;
  for (const room of activeRooms(m, seat)) sum += damageOf(m, room);
  return sum;
}

/** What a Hero brings who meets so much more damage than it can take. */
function worthOfVisit(more: number, wounds: number): number {
  const dies = Math.min(1, Math.max(0, LIKELY + more / SURE));
  const wound = (WOUNDS[wounds + 1] ?? DEATH) - (WOUNDS[wounds] ?? DEATH);
  return dies - (1 - dies) * Math.min(wound, WORST);
}

/** How likely each is to have the most of what a Hero looks for: by how much more they have than the others. */
function sharesOf(m: At, { lure }: HeroCard, dungeons: readonly TreasureCount[]): number[] {
  if (lure.by !== 'treasure') return dungeons.map((_, seat) => (isOut(m, seat) ? 0 : 1 / dungeons.length));
  const counts = dungeons.map((has, seat) =>
    isOut(m, seat) ? 0 : lure.treasures.reduce((sum, each) => sum + has[each], 0),
  );
  let most = 0;
  let second = 0;
  for (const n of counts) {
    if (n > most) {
      second = most;
      most = n;
    } else if (n > second) second = n;
  }
  return counts.map((n) => {
    if (n === 0) return FAR_BEHIND;
    if (n < most) return n === most - 1 ? BEHIND : FAR_BEHIND;
    return n > second ? (n === second + 1 ? AHEAD : FAR_AHEAD) : TIED;
  });
}
