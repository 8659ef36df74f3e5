import { count, deal, move, type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { bonusTo } from '../effects/holding/values.ts';
import { cardAt, heroAt } from '../effects/language/registry.ts';
import { BORNE, ITEM_DECK, items, TOWN, UNCLAIMED } from '../places.ts';
import type { At, Chapter, M } from '../state.ts';
import { markHero, marksOn } from './health.ts';

/** Items (BM-108 to BM-120). */
export interface ItemOps {
  /** BM-117: only one of one's Items lies face up. */
  keepItem: { seat: Seat; item: ObjectNumber };
}

/** BM-111. */
const itemsEachRound = (seats: number): number => (seats < 4 ? 1 : seats === 4 ? 2 : 3);

/** BM-111, R-46: into town, for the Heroes who are there already. */
export function revealItems(m: M): void {
  deal(m, ITEM_DECK, UNCLAIMED, Math.min(count(m, ITEM_DECK), itemsEachRound(m.seats)));
  claimItems(m);
}

/** BM-115, R-44: a star Hero bears nothing, and one without a class only what everybody can bear. */
function canBear(m: At, hero: ObjectNumber, item: ObjectNumber): boolean {
  const card = heroAt(m, hero);
  const thing = cardAt(m, item);
  if (card === undefined || thing?.kind !== 'item' || card.star === true || hasItem(m, hero)) return false;
  return thing.class === undefined || thing.class === card.class;
}

const hasItem = (m: At, hero: ObjectNumber): boolean => marksOn(m, hero).item !== undefined;

/** BM-112 to BM-114, R-43: who is longest in town takes what is longest in town. */
export function claimItems(m: M): void {
  for (const item of objectsIn(m, UNCLAIMED)) {
    const hero = objectsIn(m, TOWN).find((each) => canBear(m, each, item));
    if (hero !== undefined) giveItem(m, hero, item);
  }
}

export function giveItem(m: M, hero: ObjectNumber, item: ObjectNumber): void {
  const borne = move(m, item, BORNE);
  if (borne !== undefined) markHero(m, hero, { item: borne });
}

const NONE: readonly ObjectNumber[] = [];

const isFaceUp = ({ state }: At, item: ObjectNumber): boolean => state.faceUp.includes(item);

/** Those that somebody has face up. */
export const faceUpItems = (m: At, seat: Seat): readonly ObjectNumber[] =>
  m.state.faceUp.length === 0 ? NONE : objectsIn(m, items(seat)).filter((item) => isFaceUp(m, item));

export function turnItemDown(m: M, item: ObjectNumber): void {
  m.state.faceUp = m.state.faceUp.filter((each) => each !== item);
}

/** BM-117: how many may lie face up. */
const mostFaceUp = (m: At, seat: Seat): number => 1 + bonusTo(m, 'itemsFaceUp', seat);

/** BM-117: with too many face up, one of them is turned down. */
export function turnItemUp(m: M, seat: Seat, item: ObjectNumber): void {
  if (faceUpItems(m, seat).length < mostFaceUp(m, seat)) showItem(m, seat, item);
  else m.put({ op: 'keepItem', seat, item });
}

function showItem(m: M, seat: Seat, item: ObjectNumber): void {
  m.state.faceUp.push(item);
  m.happened('itemTurnedUp', { player: seat });
}

/** Wherever it lies, it comes face up into a score area. */
export function takeItem(m: M, seat: Seat, item: ObjectNumber): void {
  turnItemDown(m, item);
  const taken = move(m, item, items(seat));
  if (taken !== undefined) turnItemUp(m, seat, taken);
}

/** BM-116, BM-118: what a Hero bore comes into a score area: face up if the Hero has died. */
export function takeItemOf(m: M, hero: ObjectNumber, seat: Seat, faceUp: boolean): void {
  const { item } = marksOn(m, hero);
  if (item === undefined) return;
  const { item: _, ...rest } = marksOn(m, hero);
  m.state.heroes[hero] = rest;
  m.state.spent = m.state.spent.filter((key) => !key.startsWith(`${item}/`));
  const taken = move(m, item, items(seat));
  if (taken !== undefined && faceUp) turnItemUp(m, seat, taken);
}

export const itemRules: Chapter<ItemOps> = {
  keepItem: {
    options: (m, { seat, item }) => [...faceUpItems(m, seat), item],
    min: (m, { seat }) => mostFaceUp(m, seat),
    answer: (m, { seat, item }, picks) => {
      for (const old of faceUpItems(m, seat)) if (!picks.includes(old)) turnItemDown(m, old);
      if (picks.includes(item)) showItem(m, seat, item);
    },
  },
};
