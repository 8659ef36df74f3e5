import { at, type Chance, type Option, type Ref, type Seat } from '@tafelrunde/kernel';
import { armorOf, cardAt } from '../queries.ts';
import { convertRef, hauntRef } from '../refs.ts';
import {
  ATTACK,
  ATTACK_SOME,
  type At,
  opponentOf,
  PASS,
  PILE_ACOLYTES,
  RECOVER,
  RECOVER_SOME,
  type State,
} from '../state.ts';
import { linksFor } from './hordes.ts';
import { ATTACKS, CONVERSIONS, HORDES, NEVER, placeInTurn, RECOVERIES, SHOPPING, WINS } from './order.ts';
import { lifeToBreak, type Outlook } from './outlook.ts';
import { shoppingWith } from './shopping.ts';

/** Says what to buy next of what can be bought; undefined: nothing more. */
export type Buyer = (outlook: Outlook, offered: readonly Option[], chance: Chance) => Ref | undefined;

export const isBuying = ({ ref, label }: Option): boolean => label === 'buy' || ref === PILE_ACOLYTES;

/** The cheapest thing of the best shopping, because the street may then bring something better. */
export const buyWell: Buyer = (outlook, offered) => {
  const { coins, discount } = outlook.m.state;
  const { ref } = shoppingWith(outlook, coins + discount).wares.at(-1) ?? {};
  return offered.some((option) => option.ref === ref) ? ref : undefined;
};

/** The yardstick: as long as there are coins, anything. */
export const buyAtRandom: Buyer = (_, offered, chance) => at(offered, chance('buy', offered.length)).ref;

/** A decision in the action phase. The outlook takes time, so it is made only when it is needed. */
export interface Moment {
  readonly m: At;
  readonly seat: Seat;
  readonly options: readonly Option[];
  look(): Outlook;
}

/** TL-023: what comes next in the turn; a link or a buy only if one is wanted. */
export function nextAction({ m, seat, options, look }: Moment, buyer: Buyer, chance: Chance): Ref {
  const placed = options.map((option) => ({ option, place: placeOf(m, seat, option) }));
  for (let below = Number.POSITIVE_INFINITY; ; ) {
    const left = placed.filter(({ place }) => place < below);
    const [first] = left;
    if (first === undefined) return at(options, 0).ref;
    const next = left.reduce((best, each) => (each.place > best.place ? each : best), first);
    if (next.place === HORDES || next.place === SHOPPING) {
      const wanted = next.place === HORDES ? bestLink(look()) : buyer(look(), options.filter(isBuying), chance);
      if (wanted !== undefined) return wanted;
      below = next.place;
    } else return next.option.ref;
  }
}

function placeOf(m: At, seat: Seat, option: Option): number {
  const { ref, label, idle } = option;
  if (idle !== undefined) return NEVER;
  if (isBuying(option)) return SHOPPING;
  if (label === 'horde') return HORDES;
  if (typeof ref === 'number') return placeInTurn(m, cardAt(m, ref));
  const haunting = hauntRef.in(ref);
  if (haunting !== undefined) return placeInTurn(m, cardAt(m, haunting));
  const missing = lifeToBreak(m, seat, armorOf(m, opponentOf(seat))) - m.state.power;
  switch (ref) {
    case ATTACK:
      return missing <= 0 ? WINS : ATTACKS;
    case RECOVER:
      return RECOVERIES;
    case PASS:
      return 0;
    case ATTACK_SOME:
    case RECOVER_SOME:
      return NEVER;
    default:
      return missing > 0 && missing <= convertible(m.state, ref) ? WINS : CONVERSIONS;
  }
}

function convertible({ conversions, coins }: State, ref: string): number {
  const left = conversions.find(({ from, to }) => to === 'power' && ref === convertRef([from, to]))?.left ?? 0;
  return Math.min(left, coins);
}

function bestLink(outlook: Outlook): Ref | undefined {
  const links = linksFor(outlook);
  return links.length === 0 ? undefined : links.reduce((best, link) => (link.worth > best.worth ? link : best)).card;
}
