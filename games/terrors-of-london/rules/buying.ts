import { count, type ObjectNumber, type Option, objectsIn, type Seat, topOf } from '@tafelrunde/kernel';
import type { Card } from '../cards/card.ts';
import { ACOLYTE_COST } from '../numbers.ts';
import { cardAt, openCard } from '../queries.ts';
import {
  ACOLYTES,
  type At,
  type Chapter,
  deck,
  discard,
  type Game,
  PILE_ACOLYTES,
  PILE_DECK,
  PILE_DISCARD,
  STREET,
} from '../state.ts';
import { carry, placeInStreet, refillStreet } from './moving.ts';

/** Buying from the street, or an Acolyte. */
export interface BuyingOps {
  /** TL-054, TL-141: on top of the deck, or on the discard pile. */
  claim: { seat: Seat; card: ObjectNumber };
  refill: { place: number };
}

/** What the player can afford (TL-050). */
export function buyable(m: At): Option[] {
  const { coins, discount } = m.state;
  const purse = coins + discount;
  const bought: Option[] = [];
  for (const ref of objectsIn(m, STREET)) if (cardAt(m, ref).cost <= purse) bought.push({ ref, label: 'buy' });
  if (ACOLYTE_COST <= purse && count(m, ACOLYTES) > 0) bought.push({ ref: PILE_ACOLYTES }); // TL-055
  return bought;
}

export function buyFromStreet(m: Game, seat: Seat, object: ObjectNumber): void {
  const { state } = m;
  const card = cardAt(m, object);
  const place = placeInStreet(m, object);
  pay(m, seat, card.cost, object);
  if (card.kind === 'relic') m.put({ op: 'placeRelic', seat, card: object });
  else if (card.claim || state.claimNext) m.put({ op: 'claim', seat, card: object });
  else carry(m, object, discard(seat)); // TL-053
  if (card.isMonster) state.claimNext = false;
  m.put({ op: 'refill', place });
  noteMonster(m, seat, card);
}

/** TL-056, TL-183: nobody has seen which it is. */
export function buyAcolyte(m: Game, seat: Seat): void {
  const top = topOf(m, ACOLYTES);
  if (top === undefined) return;
  pay(m, seat, ACOLYTE_COST);
  const bought = carry(m, top, discard(seat));
  if (bought !== undefined) noteMonster(m, seat, cardAt(m, bought));
}

/** A discount is for the next card, whatever it is, and never pays anything out. */
function pay(m: Game, seat: Seat, cost: number, object?: ObjectNumber): void {
  const { state } = m;
  const price = Math.max(0, cost - state.discount);
  state.coins -= price;
  state.discount = 0;
  if (!m.isHeard) return;
  m.emit({ type: 'bought', seat, data: { price }, cards: object === undefined ? [] : [openCard(m, object)] });
}

function noteMonster(m: Game, seat: Seat, { isMonster }: Card): void {
  if (isMonster) m.happened('buyMonster', { seat });
}

export const buyingRules: Chapter<BuyingOps> = {
  claim: {
    options: () => [PILE_DECK, PILE_DISCARD],
    answer: (m, { seat, card }, [pick]) => {
      carry(m, card, pick === PILE_DECK ? deck(seat) : discard(seat));
    },
  },
  refill: (m, { place }) => refillStreet(m, place),
};
