import { at, count, type ObjectNumber, objectsIn, type Ref } from '@tafelrunde/kernel';
import type { Card } from '../cards/card.ts';
import { cardNamed, idsOf } from '../cards/catalogue.ts';
import { ACOLYTE_COST } from '../numbers.ts';
import { cardsIn } from '../queries.ts';
import { ACOLYTES, PILE_ACOLYTES, STREET } from '../state.ts';
import { type Outlook, worthOfOwning } from './outlook.ts';

/** Something to buy. */
export interface Ware {
  readonly ref: Ref;
  readonly cost: number;
  readonly worth: number;
}

const acolytes: readonly Card[] = idsOf('acolyte').map(cardNamed);

/** What is on offer and worth having, the dearest first: the street, and as many Acolytes as anybody could want. */
export function waresFor(outlook: Outlook): Ware[] {
  const { m } = outlook;
  const street = cardsIn(m, STREET);
  const { claimNext } = m.state;
  const wares = objectsIn(m, STREET).map((ref: ObjectNumber, i): Ware => {
    const card = at(street, i);
    return { ref, cost: card.cost, worth: worthOfOwning(card, outlook, card.claim || (claimNext && card.isMonster)) };
  });
  const worth = acolytes.reduce((sum, card) => sum + worthOfOwning(card, outlook), 0) / acolytes.length;
  const left = Math.min(2, count(m, ACOLYTES));
  for (let i = 0; i < left; i++) wares.push({ ref: PILE_ACOLYTES, cost: ACOLYTE_COST, worth });
  return wares.filter((ware) => ware.worth > 0).sort((a, b) => b.cost - a.cost);
}

/** What to buy together. */
export interface Shopping {
  readonly worth: number;
  /** The dearest first. */
  readonly wares: readonly Ware[];
}

/** Of all that so many coins buy the best; `leftOver` tells what coins are worth that buy nothing. */
function bestShopping(wares: readonly Ware[], coins: number, leftOver: (coins: number) => number, from = 0): Shopping {
  const ware = wares[from];
  if (ware === undefined || coins <= 0) return { worth: leftOver(coins), wares: [] };
  const without = bestShopping(wares, coins, leftOver, from + 1);
  if (ware.cost > coins) return without;
  const rest = bestShopping(wares, coins - ware.cost, leftOver, from + 1);
  const worth = ware.worth + rest.worth;
  return worth > without.worth ? { worth, wares: [ware, ...rest.wares] } : without;
}

/** The best that so many coins can be used for. */
export function shoppingWith(outlook: Outlook, coins: number): Shopping {
  return bestShopping(waresFor(outlook), coins, leftOverFor(outlook));
}

/** TL-128: coins that may be turned into power. */
function leftOverFor({ m, price }: Outlook): (coins: number) => number {
  const convertible = m.state.conversions.find(({ from, to }) => from === 'coins' && to === 'power')?.left ?? 0;
  return (coins) => Math.min(coins, convertible) * price.power;
}
