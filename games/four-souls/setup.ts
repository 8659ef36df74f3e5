import {
  type CardId,
  cardOf,
  deal,
  look,
  move,
  type ObjectNumber,
  type Options,
  objectsIn,
  type Seat,
  shuffle,
  topOf,
  type ZoneName,
} from '@tafelrunde/kernel';
import { cardsOfKind } from './cards/catalogue.ts';
import type { CardKind, CardSet } from './effects/language/card.ts';
import { cardData } from './effects/language/registry.ts';
import { isSoloWith, withRooms } from './options.ts';
import {
  BONUS,
  BONUS_DECK,
  BOX,
  CHARACTERS,
  character,
  covered,
  curses,
  type DeckName,
  DYING,
  deckOf,
  discardOf,
  hand,
  items,
  monsterSlot,
  PENDING,
  ROOM,
  SHOP,
  souls,
} from './places.ts';
import { turnOrder } from './players.ts';
import { openDeals } from './rules/deals.ts';
import { setCoins } from './rules/gains.ts';
import { moveItemIn } from './rules/items.ts';
import { setTapped } from './rules/table.ts';
import { type Chapter, type FourSoulsLayout, freshState, type M } from './state.ts';

/** Setting up (FS-008 ff.). */
export interface SetupOps {
  setUp: object;
  edenChooses: { seat: Seat; objects: readonly ObjectNumber[] };
  begin: object;
}

/** FS-304. */
const withBonusSouls = (options: Options, seats: number): boolean =>
  options.bonusSouls === true && !isSoloWith(options, seats);

/** Which cards are in the game. */
const setsIn = ({ rooms, fourSoulsPlus }: Options): CardSet[] => [
  'b2',
  ...(rooms === true ? (['r'] as const) : []),
  ...(fourSoulsPlus === true ? (['fsp2'] as const) : []),
];

/** FS-025. */
const staysInTheBox = (card: CardId, seats: number): boolean => seats < 3 && cardData(card)?.forThree === true;

/** All cards in their piles, nothing shuffled or dealt yet. */
export function setup(options: Options, seats: number): FourSoulsLayout {
  const state = freshState(seats);
  const sets = setsIn(options);
  const pile = (...kinds: readonly CardKind[]): CardId[] =>
    cardsOfKind(sets, ...kinds).filter((card) => !staysInTheBox(card, seats));
  const boxed = cardsOfKind(sets, 'treasure', 'monster', 'room').filter((card) => staysInTheBox(card, seats));
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const empty = (place: ZoneName) => ({ ...place, cards: [] });
  const slots = Array.from({ length: state.monsterSlots }, (_, n) => n);
  return {
    zones: [
      { ...deckOf('loot'), cards: cardsOfKind(sets, 'loot') },
      { ...deckOf('treasure'), cards: pile('treasure') },
      { ...deckOf('monster'), cards: pile('event', 'curse', 'monster') },
      { ...deckOf('room'), cards: pile('room') },
      { ...BONUS_DECK, cards: withBonusSouls(options, seats) ? cardsOfKind(sets, 'bonus-soul') : [] },
      { ...CHARACTERS, cards: cardsOfKind(sets, 'character').toReversed() },
      { ...BOX, cards: [...cardsOfKind(sets, 'starting-item'), ...boxed] },
      ...(['loot', 'treasure', 'monster', 'room'] as const).map((name) => empty(discardOf(name))),
      ...[SHOP, ROOM, BONUS, PENDING, DYING].map(empty),
      ...slots.flatMap((n) => [empty(monsterSlot(n)), empty(covered(n))]),
      ...everySeat.flatMap((seat) => [character(seat), items(seat), curses(seat), souls(seat), hand(seat)].map(empty)),
    ],
    state,
    first: { op: 'setUp' },
  };
}

const LOOT_AT_START = 3;
const COINS_AT_START = 3;
const BONUS_SOULS = 3;
const EDEN_LOOKS_AT = 3;

export const setupRules: Chapter<SetupOps> = {
  setUp: (m) => {
    for (const name of ['loot', 'treasure', 'monster', 'room'] as const) shuffle(m, deckOf(name));
    shuffle(m, CHARACTERS);
    shuffle(m, BONUS_DECK);
    layOut(m);
    for (const seat of turnOrder(m, 0)) {
      seatCharacter(m, seat);
      deal(m, deckOf('loot'), hand(seat), LOOT_AT_START); // FS-021
      setCoins(m, seat, COINS_AT_START);
    }
    m.put({ op: 'begin' });
  },

  // FS-020: "look at the top 3 cards, take 1, the others go to the bottom".
  edenChooses: {
    options: (_, { objects }) => objects,
    answer: (m, { seat, objects }, [pick]) => {
      const lying = typeof pick === 'number' ? moveItemIn(m, pick, seat) : undefined;
      if (lying !== undefined) m.state.madeEternal = [...m.state.madeEternal, lying];
      for (const object of objects) if (object !== pick) move(m, object, deckOf('treasure'), { to: 'bottom' });
    },
  },

  // FS-022, FS-023.
  begin: (m) => {
    const chosen = turnOrder(m, 0).find((seat) =>
      objectsIn(m, character(seat)).some((card) => cardData(cardOf(m, card) ?? '')?.atSetup === 'begins'),
    );
    const seat = chosen ?? m.chance('starting-player', m.seats);
    m.state.first = seat;
    m.emit({ type: 'started', seat });
    openDeals(m);
    m.put({ op: 'turn', seat });
  },
};

/** FS-014 to FS-016, FS-112, FS-291. */
function layOut(m: M): void {
  for (let i = 0; i < m.state.shopSlots; i++) moveTop(m, 'treasure', SHOP);
  for (let n = 0; n < m.state.monsterSlots; n++) layMonster(m, monsterSlot(n));
  if (withRooms(m)) moveTop(m, 'room', ROOM);
  deal(m, BONUS_DECK, BONUS, BONUS_SOULS);
}

function moveTop(m: M, name: DeckName, to: ZoneName): void {
  const card = topOf(m, deckOf(name));
  if (card !== undefined) move(m, card, to);
}

/** FS-016: an event is shuffled back, as the German book has it. */
function layMonster(m: M, slot: ZoneName): void {
  const hasMonsters = objectsIn(m, deckOf('monster')).some((card) => isMonster(m, card));
  for (let card = topOf(m, deckOf('monster')); hasMonsters && card !== undefined; card = topOf(m, deckOf('monster'))) {
    const lying = move(m, card, slot);
    if (lying === undefined || isMonster(m, lying)) return;
    move(m, lying, deckOf('monster'));
    shuffle(m, deckOf('monster'));
  }
}

const isMonster = (m: M, card: ObjectNumber): boolean => cardData(cardOf(m, card) ?? '')?.kind === 'monster';

/** FS-017 to FS-020. */
function seatCharacter(m: M, seat: Seat): void {
  const top = topOf(m, CHARACTERS);
  const lying = top === undefined ? undefined : move(m, top, character(seat));
  if (lying === undefined) return;
  setTapped(m, lying, true);
  const { startingItem, atSetup } = cardData(cardOf(m, lying) ?? '') ?? {};
  const own = objectsIn(m, BOX).find((card) => cardOf(m, card) === startingItem);
  if (own !== undefined) moveItemIn(m, own, seat);
  if (atSetup === 'choosesItem') letEdenChoose(m, seat);
}

function letEdenChoose(m: M, seat: Seat): void {
  const objects = objectsIn(m, deckOf('treasure')).slice(-EDEN_LOOKS_AT).toReversed();
  look(m, seat, objects);
  m.put({ op: 'edenChooses', seat, objects });
}
