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
import { landsSuchThat } from '../effects/lands.ts';
import type { Decide, Moment } from '../effects/language/words/events.ts';
import { countOf } from '../pieces.ts';
import { discard, EVENT_DECK, EVENT_DISCARD, hand, INVADER_DECK, play } from '../places.ts';
import { allLands, groupsIn, terrorLevel } from '../queries.ts';
import { choiceLabel, discardLabel, discardRef, forgetLabel, forgetRef } from '../refs.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { energyOf, payEnergy } from './energy.ts';
import { askingFlocks } from './joining.ts';
import { buryFrail, remove } from './pieces.ts';
import { forget } from './power-cards.ts';
import { elementsOf } from './tracks.ts';

/* SI-194 to SI-207. */

/** What the players have agreed on so far: which choice, what they pay for, and with which cards. */
interface Chosen {
  readonly at: Path;
  readonly chosen: number;
  /** Where it is paid for each of something: those lands, or the pieces that are given up. */
  readonly extent: readonly Ref[];
  readonly cards: readonly Ref[];
}

export interface EventOps {
  event: object;
  /** SI-201: which of its choices. */
  decide: { at: Path };
  /** For which lands it is paid, or what is given up instead of being paid for. */
  extent: Chosen;
  /** SI-203: which card helps to pay for the one that was chosen, besides those that do already. */
  aid: Chosen & { left: number };
  /** SI-202: who pays how much of what is left. */
  share: Chosen & { left: number };
  /** Another one in place of this, which may go back into the deck. */
  drawAnother: { card: string; under?: number };
  /** Who has less health now than damage is destroyed. */
  weaken: object;
  /** What events have put off until now. */
  due: { when: Moment };
}

export const hasEvents = (m: At): boolean => count(m, EVENT_DECK) + count(m, EVENT_DISCARD) > 0;

/** SI-207. */
function reshuffle(m: Game): void {
  for (const object of objectsIn(m, EVENT_DISCARD)) move(m, object, EVENT_DECK);
  shuffle(m, EVENT_DECK);
}

/** SI-198: the stage of the card that is explored next; one that lies there earlier than it should counts as those below it. */
export function stageNow(m: At): number {
  const stages = objectsIn(m, INVADER_DECK).map((object) => invaderCardNamed(cardOf(m, object) ?? '').stage);
  return Math.min(LAST_STAGE, ...stages);
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
  if (branch >= 0) m.put(...askingFlocks(m, action('main', branch)));
  if (token !== undefined) m.put(...askingFlocks(m, action('token')));
  if (dahan !== undefined) m.put(...askingFlocks(m, action('dahan')));
  const redraws = main[branch]?.redraws;
  if (redraws !== undefined) m.put({ op: 'drawAnother', card, ...redraws });
}

function drawEvent(m: Game): string {
  if (count(m, EVENT_DECK) === 0) reshuffle(m);
  return cardOf(m, move(m, topOf(m, EVENT_DECK) ?? 0, EVENT_DISCARD) ?? 0) ?? '';
}

/** SI-061: this one goes under so many of the others. */
export function layReserved(m: Game, card: string, under: number): void {
  const found = [...objectsIn(m, EVENT_DECK), ...objectsIn(m, EVENT_DISCARD)].find((each) => cardOf(m, each) === card);
  const others = count(m, EVENT_DECK) - (objectsIn(m, EVENT_DECK).some((each) => each === found) ? 1 : 0);
  if (found !== undefined) move(m, found, EVENT_DECK, { to: Math.max(0, others - under) });
}

const isDecide = (node: WordNode): node is Decide => node.word === 'decide';

function choicesAt(at: Path): readonly EventChoice[] {
  const node = nodeAt(cardData, at);
  return isDecide(node) ? node.choices : [];
}

const sumOf = (m: At, of: (seat: Seat) => number): number => seatsOf(m).reduce((sum, seat) => sum + of(seat), 0);

const markersOf = ({ state }: At, element: string): number =>
  Object.values(state.invoked).filter((each) => each === element).length;

/** SI-203, SI-204: what each element in play takes off the price, once per icon. */
function aidInPlay(m: At, { cost }: EventChoice): number {
  const aid = cost?.aidedBy;
  // Elemental Invocation: each marker on the island counts double.
  return aid === undefined ? 0 : sumOf(m, (seat) => elementsOf(m, seat)[aid] ?? 0) + 2 * markersOf(m, aid);
}

/** How often it is paid. */
function timesPaid(m: At, { cost }: EventChoice, extent: readonly Ref[]): number {
  const per = cost?.per;
  if (per === undefined) return m.seats;
  return 'lands' in per ? extent.length : (m.state.census[per.kept] ?? 0) - extent.length;
}

const leastOf = ({ cost }: EventChoice): number =>
  cost?.per !== undefined && 'least' in cost.per ? cost.per.least : 0;

/** What is left to be paid with energy and cards. */
const costOf = (m: At, choice: EventChoice, extent: readonly Ref[]): number =>
  Math.max(
    0,
    Math.max(leastOf(choice), (choice.cost?.energy ?? 0) * timesPaid(m, choice, extent)) - aidInPlay(m, choice),
  );

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

const canPay = (m: At, choice: EventChoice, extent: readonly Ref[]): boolean =>
  energyOfAll(m) + FORGOTTEN * forgettable(m, choice).length >= costOf(m, choice, extent);

/** The lands that may be paid for, or the pieces that may be given up. */
function extentsFor(m: At, { cost }: EventChoice): Option[] {
  const per = cost?.per;
  if (per === undefined) return [];
  if ('lands' in per) return landsSuchThat(m, per.lands, undefined).map((land) => ({ ref: refs.land(land) }));
  return allLands(m).flatMap((land) => {
    const n = countOf(groupsIn(m, land), per.kept);
    return n === 0 ? [] : [{ ref: refs.piece([land, { kind: per.kept }]), cap: n }];
  });
}

/** The least that it can come to. */
function canChoose(m: At, choice: EventChoice): boolean {
  const per = choice.cost?.per;
  const isGivenUp = per !== undefined && 'kept' in per;
  return canPay(m, choice, isGivenUp ? everyOne(extentsFor(m, choice)) : []);
}

const everyOne = (options: readonly Option[]): Ref[] =>
  options.flatMap(({ ref, cap = 1 }) => Array.from({ length: cap }, () => ref));

const worthOf = (pick: Ref): number => (discardRef.is(pick) ? DISCARDED : FORGOTTEN);

/** What is left to be paid with energy. */
const leftOf = (m: At, choice: EventChoice, { extent, cards }: Chosen): number =>
  Math.max(0, costOf(m, choice, extent) - cards.reduce<number>((sum, pick) => sum + worthOf(pick), 0));

const objectIn = (pick: Ref): ObjectNumber | undefined => discardRef.in(pick) ?? forgetRef.in(pick);

/** The cards that can still help, each once, as long as all can be paid with those that are left. */
function aidsFor(m: At, choice: EventChoice, chosen: Chosen): Option[] {
  const given = chosen.cards.map(objectIn);
  const isLeft = (object: ObjectNumber): boolean => !given.includes(object);
  const left = forgettable(m, choice).filter(isLeft);
  const idOf = (object: ObjectNumber): string => cardOf(m, object) ?? '';
  const most = energyOfAll(m) + FORGOTTEN * (left.length - 1) + DISCARDED;
  const discarded = most < leftOf(m, choice, chosen) ? [] : cardsIn(m, choice, hand).filter(isLeft);
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
function payFor(m: Game, chosen: Chosen, isEnough: boolean): void {
  const choice = choiceIn(chosen);
  if (choice === undefined) return;
  const left = leftOf(m, choice, chosen);
  const asks = left > 0 && !isEnough && aidsFor(m, choice, chosen).length > 0;
  m.put({ ...chosen, op: asks ? 'aid' : 'share', left });
}

const choiceIn = ({ at, chosen }: Pick<Chosen, 'at' | 'chosen'>): EventChoice | undefined => choicesAt(at)[chosen];

/** What is given up goes; the steps know which lands have been paid for. */
function carryOut(m: Game, { at, chosen, extent }: Chosen): void {
  m.let(
    'paid',
    extent.flatMap((pick) => refs.land.in(pick) ?? []),
  );
  for (const pick of extent) {
    const [land = '', piece] = refs.piece.in(pick) ?? [];
    if (piece !== undefined) remove(m, land, piece, 1);
  }
  const choice = below(at, 'choices', chosen);
  m.emit({ type: 'eventChoice', cause: at[0], data: { choice: choice.join('/') } });
  putSteps(m, choice, 'do', choicesAt(at)[chosen]?.do ?? []);
}

/** More than there ever are. */
const MANY = 99;

export const eventRules: Chapter<EventOps> = {
  event: (m) => {
    const card = drawEvent(m);
    if (m.state.round > 1) resolve(m, card); // SI-194, SI-195
  },

  drawAnother: (m, { card, under }) => {
    const other = drawEvent(m);
    if (under !== undefined) layReserved(m, card, under);
    if (other !== card) resolve(m, other);
  },

  weaken: (m) => {
    for (const land of allLands(m)) buryFrail(m, land);
  },

  due: (m, { when }) => {
    const now = m.state.later.filter(([moment]) => moment === when);
    m.state.later = m.state.later.filter(([moment]) => moment !== when);
    m.put(...now.map(([, at]) => ({ op: 'action', cause: at[0], at, vars: {} }) as const));
  },

  decide: {
    among: seatsOf,
    options: (m, { at }) =>
      choicesAt(at).flatMap((choice, i) =>
        canChoose(m, choice) ? [{ ref: modeRef(i), label: choiceLabel(below(at, 'choices', i)) }] : [],
      ),
    answer: (m, { at }, [pick]) => {
      const chosen: Chosen = { at, chosen: modeRef.in(pick) ?? 0, extent: [], cards: [] };
      if (choiceIn(chosen)?.cost?.per === undefined) payFor(m, chosen, false);
      else m.put({ op: 'extent', ...chosen });
    },
  },

  extent: {
    among: seatsOf,
    options: (m, chosen) => {
      const choice = choiceIn(chosen);
      return choice === undefined ? [] : extentsFor(m, choice);
    },
    min: 0,
    max: MANY,
    refuses: (m, chosen, picks) => {
      const choice = choiceIn(chosen);
      return choice === undefined || canPay(m, choice, picks) ? undefined : 'too-dear';
    },
    answer: (m, chosen, extent) => payFor(m, { ...chosen, extent }, false),
  },

  aid: {
    among: seatsOf,
    options: (m, chosen) => {
      const choice = choiceIn(chosen);
      if (choice === undefined) return [];
      const isEnough = energyOfAll(m) >= chosen.left;
      return [...aidsFor(m, choice, chosen), ...(isEnough ? [NO] : [])];
    },
    answer: (m, { left: _, ...chosen }, [pick]) => {
      const isEnough = pick === NO || pick === undefined;
      payFor(m, isEnough ? chosen : { ...chosen, cards: [...chosen.cards, pick] }, isEnough);
    },
  },

  share: {
    among: seatsOf,
    options: (m, { left }) =>
      left === 0
        ? []
        : seatsOf(m)
            .filter((seat) => energyOf(m, seat) > 0)
            .map((seat) => ({ ref: refs.seat(seat), cap: Math.min(left, energyOf(m, seat)) })),
    min: (_, { left }) => left,
    max: (_, { left }) => left,
    answer: (m, chosen, picks) => {
      for (const seat of seatsOf(m)) payEnergy(m, seat, picks.filter((pick) => refs.seat.in(pick) === seat).length);
      payWith(m, chosen.cards);
      carryOut(m, chosen);
    },
  },
};
