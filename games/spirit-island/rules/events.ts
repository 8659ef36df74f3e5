import {
  cardOf,
  count,
  move,
  NO,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Path,
  type Ref,
  refs,
  type Seat,
  shuffle,
  topOf,
} from '@tafelrunde/kernel';
import { below, modeRef, nodeAt, putSteps, type WordNode } from '@tafelrunde/words';
import { cardData, eventNamed, invaderCardNamed, powerCardNamed } from '../cards/catalogue.ts';
import type { EventChoice, EventTime } from '../cards/event.ts';
import type { Decide } from '../effects/language/words/events.ts';
import { discard, EVENT_DECK, EVENT_DISCARD, hand, INVADER_DECK, play } from '../places.ts';
import { allLands, terrorLevel } from '../queries.ts';
import { choiceLabel, discardLabel, discardRef, forgetLabel, forgetRef } from '../refs.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { energyOf, payEnergy } from './energy.ts';
import { buryFrail } from './pieces.ts';
import { forget } from './power-cards.ts';
import { elementsOf } from './tracks.ts';

/* SI-194 to SI-207. */

export interface EventOps {
  event: object;
  /** SI-201: which of its choices. */
  decide: { at: Path };
  /** SI-203: which card helps to pay for the one that was chosen, besides those that do already. */
  aid: { at: Path; chosen: number; cards: readonly Ref[] };
  /** SI-202: who pays how much of what is left. */
  share: { at: Path; chosen: number; cards: readonly Ref[]; cost: number };
  /** Who has less health now than damage is destroyed. */
  weaken: object;
}

export const hasEvents = (m: At): boolean => count(m, EVENT_DECK) + count(m, EVENT_DISCARD) > 0;

/** SI-207. */
function reshuffle(m: Game): void {
  for (const object of objectsIn(m, EVENT_DISCARD)) move(m, object, EVENT_DECK);
  shuffle(m, EVENT_DECK);
}

/** SI-198: the stage of the card that is explored next. */
function stageNow(m: At): number {
  const top = cardOf(m, topOf(m, INVADER_DECK) ?? -1);
  return top === undefined ? LAST_STAGE : invaderCardNamed(top).stage;
}

const LAST_STAGE = 3;

/** SI-197. */
function applies(m: At, when: EventTime | undefined): boolean {
  if (when === undefined) return true;
  if ('stage' in when) return when.stage.includes(stageNow(m));
  if ('terror' in when) return when.terror.includes(Math.min(terrorLevel(m), 3));
  return m.state.blighted === (when.island === 'blighted');
}

/** SI-196, SI-199, SI-200: what applies of the upper half, then the lower half, each an action of its own. */
function resolve(m: Game, card: string): void {
  const { main, token, dahan } = eventNamed(card);
  const action = (...keys: readonly (string | number)[]) =>
    ({ op: 'action', cause: card, at: below([card], ...keys, 'do'), vars: {} }) as const;
  const branch = main.findIndex(({ when }) => applies(m, when));
  m.emit({ type: 'eventCard', cause: card, data: { branch } });
  if (branch >= 0) m.put(action('main', branch));
  if (token !== undefined) m.put(action('token'));
  if (dahan !== undefined) m.put(action('dahan'));
}

const isDecide = (node: WordNode): node is Decide => node.word === 'decide';

function choicesAt(at: Path): readonly EventChoice[] {
  const node = nodeAt(cardData, at);
  return isDecide(node) ? node.choices : [];
}

const sumOf = (m: At, of: (seat: Seat) => number): number => seatsOf(m).reduce((sum, seat) => sum + of(seat), 0);

/** SI-203, SI-204: what each element in play takes off the price, once per icon. */
function aidInPlay(m: At, { cost }: EventChoice): number {
  const aid = cost?.aidedBy;
  return aid === undefined ? 0 : sumOf(m, (seat) => elementsOf(m, seat)[aid] ?? 0);
}

/** What is left to be paid with energy and cards. */
const costOf = (m: At, choice: EventChoice): number =>
  Math.max(0, (choice.cost?.energy ?? 0) * m.seats - aidInPlay(m, choice));

/** SI-203: what a card pays that is discarded from the hand, or forgotten. */
const DISCARDED = 2;
const FORGOTTEN = 4;

const helps = (m: At, { cost }: EventChoice, object: ObjectNumber): boolean => {
  const aid = cost?.aidedBy;
  return aid !== undefined && (powerCardNamed(cardOf(m, object) ?? '').elements[aid] ?? 0) > 0;
};

const cardsIn = (m: At, choice: EventChoice, area: typeof hand): ObjectNumber[] =>
  seatsOf(m)
    .flatMap((seat) => objectsIn(m, area(seat)))
    .filter((object) => helps(m, choice, object));

const forgettable = (m: At, choice: EventChoice): ObjectNumber[] =>
  [hand, play, discard].flatMap((area) => cardsIn(m, choice, area));

const energyOfAll = (m: At): number => sumOf(m, (seat) => energyOf(m, seat));

const canPay = (m: At, choice: EventChoice): boolean =>
  energyOfAll(m) + FORGOTTEN * forgettable(m, choice).length >= costOf(m, choice);

const worthOf = (pick: Ref): number => (discardRef.is(pick) ? DISCARDED : FORGOTTEN);

/** What is left to be paid with energy. */
const leftOf = (m: At, choice: EventChoice, cards: readonly Ref[]): number =>
  costOf(m, choice) - cards.reduce<number>((sum, pick) => sum + worthOf(pick), 0);

const objectIn = (pick: Ref): ObjectNumber | undefined => discardRef.in(pick) ?? forgetRef.in(pick);

/** The cards that can still help, each once, as long as all can be paid with those that are left. */
function aidsFor(m: At, choice: EventChoice, cards: readonly Ref[]): Option[] {
  const given = cards.map(objectIn);
  const isLeft = (object: ObjectNumber): boolean => !given.includes(object);
  const left = forgettable(m, choice).filter(isLeft);
  const idOf = (object: ObjectNumber): string => cardOf(m, object) ?? '';
  const most = energyOfAll(m) + FORGOTTEN * (left.length - 1) + DISCARDED;
  const discarded = most < leftOf(m, choice, cards) ? [] : cardsIn(m, choice, hand).filter(isLeft);
  return [
    ...discarded.map((object) => ({ ref: discardRef(object), label: discardLabel(idOf(object)) })),
    ...left.map((object) => ({ ref: forgetRef(object), label: forgetLabel(idOf(object)) })),
  ];
}

function payWith(m: Game, cards: readonly Ref[]): void {
  for (const seat of seatsOf(m)) {
    for (const object of objectsIn(m, hand(seat))) {
      if (cards.includes(discardRef(object))) move(m, object, discard(seat));
    }
  }
  for (const pick of cards) {
    const object = forgetRef.in(pick);
    if (object !== undefined) forget(m, object);
  }
}

/** Cards first, one after the other, as long as one likes; then energy. */
function payFor(m: Game, at: Path, chosen: number, cards: readonly Ref[], isEnough: boolean): void {
  const choice = choicesAt(at)[chosen];
  if (choice === undefined) return;
  const cost = leftOf(m, choice, cards);
  if (cost > 0 && !isEnough && aidsFor(m, choice, cards).length > 0) m.put({ op: 'aid', at, chosen, cards });
  else m.put({ op: 'share', at, chosen, cards, cost: Math.max(0, cost) });
}

function carryOut(m: Game, at: Path, chosen: number): void {
  putSteps(m, below(at, 'choices', chosen), 'do', choicesAt(at)[chosen]?.do ?? []);
}

export const eventRules: Chapter<EventOps> = {
  event: (m) => {
    if (count(m, EVENT_DECK) === 0) reshuffle(m);
    const card = cardOf(m, move(m, topOf(m, EVENT_DECK) ?? 0, EVENT_DISCARD) ?? 0) ?? '';
    if (m.state.round > 1) resolve(m, card); // SI-194, SI-195
  },

  weaken: (m) => {
    for (const land of allLands(m)) buryFrail(m, land);
  },

  decide: {
    among: seatsOf,
    options: (m, { at }) =>
      choicesAt(at).flatMap((choice, i) =>
        canPay(m, choice) ? [{ ref: modeRef(i), label: choiceLabel(below(at, 'choices', i)) }] : [],
      ),
    answer: (m, { at }, [pick]) => payFor(m, at, modeRef.in(pick) ?? 0, [], false),
  },

  aid: {
    among: seatsOf,
    options: (m, { at, chosen, cards }) => {
      const choice = choicesAt(at)[chosen];
      if (choice === undefined) return [];
      const isEnough = energyOfAll(m) >= leftOf(m, choice, cards);
      return [...aidsFor(m, choice, cards), ...(isEnough ? [NO] : [])];
    },
    answer: (m, { at, chosen, cards }, [pick]) => {
      const isEnough = pick === NO || pick === undefined;
      payFor(m, at, chosen, isEnough ? cards : [...cards, pick], isEnough);
    },
  },

  share: {
    among: seatsOf,
    options: (m, { cost }) =>
      cost === 0
        ? []
        : seatsOf(m)
            .filter((seat) => energyOf(m, seat) > 0)
            .map((seat) => ({ ref: refs.seat(seat), cap: Math.min(cost, energyOf(m, seat)) })),
    min: (_, { cost }) => cost,
    max: (_, { cost }) => cost,
    answer: (m, { at, chosen, cards }, picks) => {
      for (const seat of seatsOf(m)) payEnergy(m, seat, picks.filter((pick) => refs.seat.in(pick) === seat).length);
      payWith(m, cards);
      carryOut(m, at, chosen);
    },
  },
};
