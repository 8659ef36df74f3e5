import { at, type Chance, type Question, type Ref } from '@tafelrunde/kernel';
import { PILE_DECK } from '../state.ts';
import { afterDream, type Dream, dreamOf, gainOfRival, grown, swapped, withoutOne } from './dreams.ts';
import { cardOf, type Held, type Outlook } from './outlook.ts';

/** An answer, and what it leads to if things go as in the dream. */
interface Plan {
  readonly ref: Ref;
  worthIn(dream: Dream): number;
}

/** More dreams than this do not change the mind. */
const MOST_DREAMS = 64;
/** How many plans are dreamt through: those that are best at once. */
const MOST_TAKES = 6;
const MOST_DROPS = 8;
/** Of a card taken: how many of the hands that it leads to. */
const MOST_HANDS = 2;
/** How much a point that the next player gains hurts; with more rivals it hurts less. */
const GIFT = 0.5;

type GoesOn = (done: number) => boolean;
type Think = (outlook: Outlook, question: Question, chance: Chance, goesOn: GoesOn) => Ref;

const thinking =
  (plansFor: (outlook: Outlook, question: Question) => readonly Plan[]): Think =>
  (outlook, question, chance, goesOn) => {
    const plans = plansFor(outlook, question);
    const sums = plans.map(() => 0);
    for (let i = 0; i < MOST_DREAMS && plans.length > 1 && goesOn(i); i++) {
      const dream = dreamOf(outlook, chance);
      plans.forEach((plan, p) => {
        sums[p] = at(sums, p) + chanceToWin(outlook, plan.worthIn(dream));
      });
    }
    return at(plans, sums.indexOf(Math.max(...sums))).ref;
  };

/** What hands of one card more or less come to in the end, and how much they differ. */
const POINTS_PER_CARD = 27.5;
const SPREAD = 29;

/** How likely so many points are the most at the table: among many only a great hand wins, so that courage pays. */
function chanceToWin({ handSize, seats }: Outlook, points: number): number {
  const ahead = 1 / (1 + Math.exp((POINTS_PER_CARD * handSize - points) / SPREAD));
  return ahead ** (seats - 1);
}

const isOffered =
  ({ options }: Question) =>
  ({ object }: Held): boolean =>
    options.some(({ ref }) => ref === object);

const hasDeck = ({ options }: Question): boolean => options.some(({ ref }) => ref === PILE_DECK);

/** FR-007. */
export const take = thinking((outlook, question) => {
  const { hand, discard, estimate } = outlook;
  const cards = hand.map(cardOf);
  const fromDiscard = discard
    .filter(isOffered(question))
    .map(({ object, card }) => ({ ref: object, hands: withoutOne([...cards, card], estimate).slice(0, MOST_HANDS) }))
    .map(({ ref, hands }) => ({ ref, hands, worth: estimate(at(hands, 0)) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_TAKES)
    .map(
      ({ ref, hands }): Plan => ({
        ref,
        worthIn: (dream) => Math.max(...hands.map((rest) => afterDream(outlook, rest, dream))),
      }),
    );
  const fromDeck: Plan = {
    ref: PILE_DECK,
    worthIn: (dream) => {
      const [top] = dream.top;
      return afterDream(outlook, top === undefined ? cards : swapped(cards, top, estimate), dream);
    },
  };
  return hasDeck(question) ? [...fromDiscard, fromDeck] : fromDiscard;
});

/** FR-023. */
export const draft = thinking((outlook, question) => {
  const { hand, discard, estimate } = outlook;
  const cards = hand.map(cardOf);
  const fromDiscard = discard
    .filter(isOffered(question))
    .map(({ object, card }) => ({ ref: object, grown: [...cards, card], worth: estimate([...cards, card]) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_TAKES)
    .map(({ ref, grown: rest }): Plan => ({ ref, worthIn: (dream) => afterDream(outlook, rest, dream) }));
  const fromDeck: Plan = {
    ref: PILE_DECK,
    worthIn: (dream) => afterDream(outlook, dream.top.length === 0 ? cards : grown(cards, dream.top, estimate), dream),
  };
  return hasDeck(question) ? [...fromDiscard, fromDeck] : fromDiscard;
});

/** FR-009, FR-024: the card that is missed least, and that the next player can make least of. */
export const drop = thinking((outlook, question) => {
  const { hand, estimate, seats } = outlook;
  return hand
    .filter(isOffered(question))
    .map((gone) => ({ gone, rest: hand.filter((held) => held !== gone).map(cardOf) }))
    .map(({ gone, rest }) => ({ gone, rest, worth: estimate(rest) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_DROPS)
    .map(
      ({ gone, rest }): Plan => ({
        ref: gone.object,
        worthIn: (dream) =>
          afterDream(outlook, rest, dream) - (GIFT / (seats - 1)) * gainOfRival(outlook, dream, gone.card),
      }),
    );
});
