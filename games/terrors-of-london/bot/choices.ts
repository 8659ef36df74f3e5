import { at, type ObjectNumber, type Option, objectsIn, type Path, type Ref } from '@tafelrunde/kernel';
import { nodeAt, type WordNode } from '@tafelrunde/words';
import { CURSE_LIFE, RAGE_GAIN } from '../numbers.ts';
import { armorOf, cardAt, cardsIn } from '../queries.ts';
import { rageRef } from '../refs.ts';
import { cardData } from '../rules/activations.ts';
import { hand, LOSE_LIFE, opponentOf, PILE_DECK, PILE_DISCARD, play, type Resource, relics, STREET } from '../state.ts';
import { lifeToBreak, type Outlook, outlookOf, worthInDeck, worthOfKeeping, worthOfOwning } from './outlook.ts';
import { shoppingWith } from './shopping.ts';
import { coinsIn, isMay, worthOf, worthOfSteps } from './worth.ts';

/** What an answer would bring. */
type Appraisal = (ref: Ref) => number;

/** The option that brings most; the first of equal ones. */
export function bestOf(options: readonly Option[], worth: Appraisal): Ref {
  let best = at(options, 0).ref;
  let most = Number.NEGATIVE_INFINITY;
  for (const { ref } of options) {
    const found = worth(ref);
    if (found <= most) continue;
    best = ref;
    most = found;
  }
  return best;
}

const onCards =
  (worth: (object: ObjectNumber) => number, otherwise: Appraisal): Appraisal =>
  (ref) =>
    typeof ref === 'number' ? worth(ref) : otherwise(ref);

const nothing = (): number => 0;

const cardWorth = (outlook: Outlook, object: ObjectNumber): number => worthInDeck(cardAt(outlook.m, object), outlook);

/** The resource that all cards in hand will still bring. */
function toCome({ m, seat }: Outlook, resource: Resource): number {
  let sum = 0;
  for (const card of cardsIn(m, hand(seat))) sum += card[resource];
  return sum;
}

/** All coins of this turn, as far as they can be seen. */
function purseOf(outlook: Outlook): number {
  const { coins, discount } = outlook.m.state;
  return coins + discount + toCome(outlook, 'coins');
}

/** What so many coins more, or fewer, change about what can be bought this turn. */
function worthOfCoins(outlook: Outlook, more: number): number {
  const purse = purseOf(outlook);
  return shoppingWith(outlook, purse + more).worth - shoppingWith(outlook, purse).worth;
}

/** Can the opponent be brought down this turn, with so much power more than there is? */
function isLethal(outlook: Outlook, more: number): boolean {
  const { m, seat } = outlook;
  return m.state.power + toCome(outlook, 'power') + more >= lifeToBreak(m, seat, armorOf(m, opponentOf(seat)));
}

/** TL-146. */
export function rage(outlook: Outlook, options: readonly Option[]): Ref {
  const powerIsBetter =
    isLethal(outlook, RAGE_GAIN) || worthOfCoins(outlook, RAGE_GAIN) < RAGE_GAIN * outlook.price.power;
  return bestOf(options, (ref) => ((rageRef.in(ref) === 'power') === powerIsBetter ? 1 : 0));
}

/** TL-139. */
export const command = (outlook: Outlook, options: readonly Option[]): Ref =>
  bestOf(
    options,
    onCards((object) => cardWorth(outlook, object), nothing),
  );

/** TL-140: life is dear when there is little of it. */
export function curse(outlook: Outlook, options: readonly Option[]): Ref {
  const { m, seat, weights } = outlook;
  const life = at(m.state.life, seat);
  const price = life <= CURSE_LIFE ? Number.POSITIVE_INFINITY : CURSE_LIFE * weights.life;
  return bestOf(options, (ref) =>
    ref === LOSE_LIFE ? -price : typeof ref === 'number' ? -cardWorth(outlook, ref) : 0,
  );
}

export const discardOne = (outlook: Outlook, options: readonly Option[]): Ref =>
  bestOf(
    options,
    onCards((object) => -cardWorth(outlook, object), nothing),
  );

/** TL-142: the card that is missed least; it gives power. */
export const sacrifice = (outlook: Outlook, options: readonly Option[]): Ref =>
  bestOf(
    options,
    onCards((object) => outlook.price.power - worthOfKeeping(cardAt(outlook.m, object), outlook), nothing),
  );

/** How many turns a relic is away that was destroyed. */
const RELIC_AWAY = 2;
/** How much of a card's worth it is to keep it from the opponent. */
const DENIAL = 0.3;

/** TL-147: a card of the opponent's comes back later; a card of the street is gone. */
export function destroy(outlook: Outlook, options: readonly Option[]): Ref {
  const { m, seat, weights } = outlook;
  const opponent = opponentOf(seat);
  const rival = outlookOf(m, opponent, weights);
  const theirs = objectsIn(m, play(opponent));
  const theirRelics = objectsIn(m, relics(opponent));
  const street = objectsIn(m, STREET);
  const wanted = shoppingWith(outlook, purseOf(outlook)).wares.map(({ ref }) => ref);
  return bestOf(
    options,
    onCards((object) => {
      const card = cardAt(m, object);
      if (theirRelics.includes(object)) return RELIC_AWAY * worthOf(card, rival);
      if (theirs.includes(object)) return weights.haunt * worthOf(card, rival);
      if (!street.includes(object) || wanted.includes(object)) return -1;
      return DENIAL * worthOfOwning(card, rival);
    }, nothing),
  );
}

export const hauntOne = (outlook: Outlook, options: readonly Option[]): Ref =>
  bestOf(
    options,
    onCards((object) => worthOf(cardAt(outlook.m, object), outlook), nothing),
  );

/** TL-105: a card on top of the own deck that is not worth drawing goes. */
export const peek = (outlook: Outlook, card: ObjectNumber): Ref =>
  cardWorth(outlook, card) < outlook.average ? PILE_DISCARD : PILE_DECK;

/** TL-047: the weakest of four relics goes. */
export const placeRelic = (outlook: Outlook, options: readonly Option[]): Ref =>
  bestOf(
    options,
    onCards((object) => -worthOf(cardAt(outlook.m, object), outlook), nothing),
  );

/** A price is paid if what it buys is worth more; coins are worth what they would buy. */
export function mayDo(outlook: Outlook, at: Path): boolean {
  const node = nodeAt(cardData, at);
  if (!isMay(node)) return false;
  return worthNow(outlook, node.pay) + worthNow(outlook, node.do) > 0;
}

function worthNow(outlook: Outlook, steps: readonly WordNode[]): number {
  const change = steps.reduce((sum, step) => sum + coinsIn(step), 0);
  const others = steps.filter((step) => coinsIn(step) === 0);
  return (change === 0 ? 0 : worthOfCoins(outlook, change)) + worthOfSteps(others, outlook);
}
