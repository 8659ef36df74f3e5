import { type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { allowed, below, clause, sequence, tells, verb, type WordNode } from '@tafelrunde/words';
import { hand } from '../../places.ts';
import { abilityRef, DONE, NOTHING } from '../../refs.ts';
import { activeRooms, dungeonOf, stackWith } from '../../rules/dungeons.ts';
import { takeBackPlaced } from '../../rules/reveal.ts';
import {
  bringUp,
  coveredRooms,
  deactivateRoom,
  destroyRoom,
  mayDestroy,
  reverseRow,
  swapStacks,
} from '../../rules/rooms.ts';
import { buildable, giftSpots, spotsFor } from '../../rules/spots.ts';
import { inOrder } from '../../seats.ts';
import type { At, Chapter } from '../../state.ts';
import { here } from '../language/context.ts';
import { appearancesOf, cardAt } from '../language/registry.ts';
import type { BossWord } from '../language/word.ts';
import { type CardFilter, cardNoun, fitsCard, ROOM } from '../selectors/cards.ts';
import { type Rooms, refsFor } from '../selectors/picks.ts';
import { dungeonOfWhom, roomNoun } from '../selectors/rooms.ts';
import { nounOf, objectsOf, seatsOf, type Who } from '../selectors/who.ts';

/* Words about Rooms. */

interface Destroy extends WordNode {
  readonly word: 'destroy' | 'deactivate' | 'caveIn' | 'asBuilt';
  readonly what: Who;
}

interface DestroyOne extends WordNode {
  readonly word: 'destroyOne';
  readonly pick: Rooms;
}

interface DestroyEach extends WordNode {
  readonly word: 'destroyEach';
  readonly pick: Rooms;
}

interface SwapRooms extends WordNode {
  readonly word: 'swapRooms';
  readonly of: 'you' | 'anybody';
}

interface BuildExtra extends WordNode {
  readonly word: 'buildExtra';
  readonly card: CardFilter;
  readonly over?: true;
}

interface BringUp extends WordNode {
  readonly word: 'bringUpOne';
  readonly whose: Who;
}

interface DoAgain extends WordNode {
  readonly word: 'doAgain';
  readonly room: Who;
}

interface Plain<W extends string> extends WordNode {
  readonly word: W;
}

/** BM-152. */
export const destroy = (what: Who): Destroy => ({ word: 'destroy', what });
/** a cost. */
export const destroyThis = (): Destroy => destroy('this');
/** a cost: a Room of one's choice. */
export const destroyOne = (pick: Rooms): DestroyOne => ({ word: 'destroyOne', pick });
/** a cost: all such Rooms. */
export const destroyEach = (pick: Rooms): DestroyEach => ({ word: 'destroyEach', pick });
/** BM-143. */
export const deactivate = (what: Who): Destroy => ({ word: 'deactivate', what });
/** Destroyed, and a Hero in it is killed. */
export const caveIn = (what: Who): Destroy => ({ word: 'caveIn', what });
export const swapRooms = (of: SwapRooms['of']): SwapRooms => ({ word: 'swapRooms', of });
/** face up, at once. */
export const buildExtra = (card: CardFilter = ROOM): BuildExtra => ({ word: 'buildExtra', card });
/** The same, on another Room. */
export const buildOver = (card: CardFilter): BuildExtra => ({ ...buildExtra(card), over: true });
/** BM-107: in each of these dungeons one covered Room may come to the top of its stack. */
export const bringUpOne = (whose: Who): BringUp => ({ word: 'bringUpOne', whose });
/** What a Room does when it is built or uncovered happens again. */
export const doAgain = (room: Who): DoAgain => ({ word: 'doAgain', room });
/** this round's Room, face down on a Room of another player. */
export const giveRoom = (): Plain<'giveRoom'> => ({ word: 'giveRoom' });
/** one more Room to be placed this round. */
export const placeExtra = (): Plain<'placeExtra'> => ({ word: 'placeExtra' });
/** */
export const stopBuilding = (): Plain<'stopBuilding'> => ({ word: 'stopBuilding' });

/** From the left end to the right, for good; what lies under them goes along. */
export const reverseRooms = (): Plain<'reverseRooms'> => ({ word: 'reverseRooms' });
/** Only what these Rooms do themselves when they are built. */
export const asBuilt = (what: Who): Destroy => ({ word: 'asBuilt', what });

export interface RoomWordOps {
  destroyWhich: { seat: Seat; pick: Rooms };
  swapWhich: { seat: Seat; of: 'you' | 'anybody' };
  buildWhich: { seat: Seat; card: CardFilter; over: boolean };
  giveRoomWhich: { seat: Seat };
  bringUpWhich: { seat: Seat; of: Seat };
  doWhichAgain: { seat: Seat; room: ObjectNumber };
  /** */
  placeWhich: { seat: Seat };
}

const DESTROY = verb('destroy {what}', 'zerstöre zerstörst zerstört zerstören | {what}');
const DEACTIVATE = verb(
  'deactivate {what} until the end of the round',
  'deaktiviere deaktivierst deaktiviert deaktivieren | {what} bis zum Ende der Runde',
);
const CAVE_IN = verb(
  'destroy {what}, and a Hero in it is killed',
  'zerstöre zerstörst zerstört zerstören | {what}, und ein Held darin wird getötet',
);
const SWAP = verb('swap two Rooms {where}', 'vertausche vertauschst vertauscht vertauschen | zwei Räume {where}');
const BUILD = verb(
  'build {what} from your hand at once {on}',
  'baue baust baut bauen | sofort {what} aus deiner Hand {on}',
);
const PLACE = verb('place one more Room this round', 'lege legst legt legen | in dieser Runde einen weiteren Raum');

/** The Rooms that may be destroyed of those that are meant. */
const destroyable = (m: At, pick: Rooms): ObjectNumber[] =>
  refsFor(m, pick, here(m)).flatMap((ref) =>
    typeof ref === 'number' && mayDestroy(m, ref, here(m).seat) ? [ref] : [],
  );

const destroyWord: BossWord<Destroy> = {
  can: (m, { what }) =>
    what !== 'this' || objectsOf(m, what, here(m)).every((room) => mayDestroy(m, room, here(m).seat)),
  run: (m, { what }) => {
    for (const room of objectsOf(m, what, here(m))) destroyRoom(m, room, here(m).seat);
  },
  says: ({ what }, say) => clause(say.you, DESTROY, { what: nounOf(what, say) }),
};

const destroyOneWord: BossWord<DestroyOne> = {
  can: (m, { pick }) => destroyable(m, pick).length > 0,
  run: (m, { pick }) => m.put({ op: 'destroyWhich', seat: here(m).seat, pick }),
  says: ({ pick }, say) => clause(say.you, DESTROY, { what: roomNoun(pick, 'a', say) }),
};

const destroyEachWord: BossWord<DestroyEach> = {
  run: (m, { pick }) => {
    for (const room of refsFor(m, pick, here(m))) if (typeof room === 'number') destroyRoom(m, room, here(m).seat);
  },
  says: ({ pick }, say) => clause(say.you, DESTROY, { what: roomNoun(pick, 'each', say) }),
};

const deactivateWord: BossWord<Destroy> = {
  run: (m, { what }) => {
    for (const room of objectsOf(m, what, here(m))) deactivateRoom(m, room, here(m).seat);
  },
  says: ({ what }, say) => clause(say.you, DEACTIVATE, { what: nounOf(what, say) }),
};

const caveInWord: BossWord<Destroy> = {
  run: (m, { what }) => {
    const { walk } = m.state;
    for (const room of objectsOf(m, what, here(m))) {
      const isIn = walk !== null && walk.room === room;
      if (!destroyRoom(m, room, here(m).seat) || !isIn) continue;
      m.put({ op: 'die', hero: walk.hero, seat: walk.seat, room: 0 });
    }
  },
  says: ({ what }, say) => clause(say.you, CAVE_IN, { what: nounOf(what, say) }),
};

/** The Rooms of the dungeons in which two can be swapped. */
function swappable(m: At, seat: Seat, of: SwapRooms['of']): ObjectNumber[] {
  const seats = of === 'you' ? [seat] : inOrder(m);
  return seats
    .map((each) => activeRooms(m, each))
    .filter(({ length }) => length > 1)
    .flat();
}

const swapWord: BossWord<SwapRooms> = {
  can: (m, { of }) => swappable(m, here(m).seat, of).length > 0,
  run: (m, { of }) => m.put({ op: 'swapWhich', seat: here(m).seat, of }),
  says: ({ of }, say) => clause(say.you, SWAP, { where: dungeonOfWhom(of, say) }),
};

/** The cards of the hand that could be built at once. */
const buildableNow = (m: At, seat: Seat, filter: CardFilter, over: boolean): ObjectNumber[] =>
  m.state.buildingStopped
    ? []
    : objectsIn(m, hand(seat)).filter(
        (card) => fitsCard(cardAt(m, card), filter) && spotsFor(m, seat, card, over).length > 0,
      );

const ON_A_ROOM = { en: 'on another Room', de: 'auf einen anderen Raum' };

const buildWord: BossWord<BuildExtra> = {
  can: (m, { card, over = false }) => buildableNow(m, here(m).seat, card, over).length > 0,
  run: (m, { card, over = false }) => m.put({ op: 'buildWhich', seat: here(m).seat, card, over }),
  says: ({ card, over }, say) =>
    clause(say.you, BUILD, { what: cardNoun(card, 'a'), on: over === true ? ON_A_ROOM : undefined }),
};

/** BM-061, R-33: who may still build may build for another. */
const givable = (m: At, seat: Seat): ObjectNumber[] =>
  hasBuilt(m, seat) ? [] : buildable(m, seat, (card) => giftSpots(m, seat, card).length > 0);

const GIVE_ROOM = verb(
  'place {self} Room for this round face down on a Room of another player instead',
  'lege legst legt legen | deinen Raum dieser Runde stattdessen verdeckt auf einen Raum einer anderen Person',
);
const THEIRS = tells('it is that player who builds it', 'diese Person gilt als die, die ihn baut');

const giveRoomWord: BossWord<Plain<'giveRoom'>> = {
  can: (m) => givable(m, here(m).seat).length > 0,
  run: (m) => m.put({ op: 'giveRoomWhich', seat: here(m).seat }),
  says: (_, say) => sequence([allowed(clause(say.you, GIVE_ROOM)), THEIRS]),
};

const BRING_UP = verb(
  'bring a covered Room {where} to the top of its stack',
  'lege legst legt legen | {where} einen überbauten Raum oben auf seinen Stapel',
);
const IN_EACH = { en: 'in each other player’s dungeon', de: 'in jedem Dungeon einer anderen Person' };

const bringUpWord: BossWord<BringUp> = {
  run: (m, { whose }) => {
    const { seat } = here(m);
    for (const of of seatsOf(m, whose, here(m))) {
      if (coveredRooms(m, of).length > 0) m.put({ op: 'bringUpWhich', seat, of });
    }
  },
  says: ({ whose }, say) =>
    allowed(
      clause(say.you, BRING_UP, {
        where: whose === 'opponents' ? IN_EACH : dungeonOfWhom(whose === 'you' ? 'you' : 'anybody', say),
      }),
    ),
};

const AGAIN = verb(
  'trigger the effect that {what} has when it is built or uncovered',
  'löse löst löst lösen aus | den Effekt, den {what.nom} beim Bauen oder Freilegen hat,',
);

const againWord: BossWord<DoAgain> = {
  run: (m, { room }) => {
    for (const each of objectsOf(m, room, here(m))) m.put({ op: 'doWhichAgain', seat: here(m).seat, room: each });
  },
  says: ({ room }, say) => clause(say.you, AGAIN, { what: nounOf(room, say) }),
};

/** BM-061: whose turn of the Build phase is over places at once or never. */
function hasBuilt(m: At, seat: Seat): boolean {
  const { order, active } = m.state;
  return order.indexOf(seat) < order.indexOf(active);
}

const placeWord: BossWord<Plain<'placeExtra'>> = {
  run: (m) => {
    const { seat } = here(m);
    m.state.builds[seat] = (m.state.builds[seat] ?? 0) + 1;
    if (hasBuilt(m, seat)) m.put({ op: 'placeWhich', seat });
  },
  says: (_, say) => allowed(clause(say.you, PLACE)),
};

const stopWord: BossWord<Plain<'stopBuilding'>> = {
  run: (m) => {
    m.state.buildingStopped = true;
    takeBackPlaced(m);
  },
  says: () =>
    tells(
      'no more Rooms may be built this round, and face-down cards go back to the hands of those who placed them',
      'in dieser Runde dürfen keine Räume mehr gebaut werden, und verdeckte Karten gehen auf die Hand zurück',
    ),
};

const REVERSE = verb('reverse the order of your Rooms', 'kehre kehrst kehrt kehren um | die Reihenfolge deiner Räume');
const AS_BUILT = verb(
  'treat {what} as just built',
  'behandle behandelst behandelt behandeln | {what} als gerade gebaut',
);

const reverseWord: BossWord<Plain<'reverseRooms'>> = {
  run: (m) => reverseRow(m, here(m).seat),
  says: (_, say) => clause(say.you, REVERSE),
};

const asBuiltWord: BossWord<Destroy> = {
  run: (m, { what }) => {
    for (const room of objectsOf(m, what, here(m))) {
      const player = dungeonOf(m, room) ?? here(m).seat;
      m.happened('built', { player, room, again: true });
      m.happened('appeared', { player, room });
    }
  },
  says: ({ what }, say) => clause(say.you, AS_BUILT, { what: nounOf(what, say) }),
};

export const roomWords = {
  reverseRooms: reverseWord,
  asBuilt: asBuiltWord,
  destroy: destroyWord,
  destroyOne: destroyOneWord,
  destroyEach: destroyEachWord,
  deactivate: deactivateWord,
  caveIn: caveInWord,
  swapRooms: swapWord,
  buildExtra: buildWord,
  placeExtra: placeWord,
  giveRoom: giveRoomWord,
  bringUpOne: bringUpWord,
  doAgain: againWord,
  stopBuilding: stopWord,
} as const;

export const roomWordRules: Chapter<RoomWordOps> = {
  destroyWhich: {
    options: (m, { pick }) => destroyable(m, pick),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') destroyRoom(m, pick, seat);
    },
  },

  swapWhich: {
    options: (m, { seat, of }) => swappable(m, seat, of),
    min: 2,
    refuses: (m, _, [one, other]) =>
      typeof one === 'number' && typeof other === 'number' && dungeonOf(m, one) === dungeonOf(m, other)
        ? undefined
        : 'one-dungeon',
    answer: (m, _, [one, other]) => {
      if (typeof one !== 'number' || typeof other !== 'number') return;
      swapStacks(m, dungeonOf(m, one) ?? 0, stackWith(m, one), stackWith(m, other));
    },
  },

  buildWhich: {
    options: (m, { seat, card, over }) => buildableNow(m, seat, card, over),
    answer: (m, { seat, over }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'buildNow', seat, card: pick, over });
    },
  },

  bringUpWhich: {
    options: (m, { of }) => [NOTHING, ...coveredRooms(m, of)],
    answer: (m, _, [pick]) => {
      if (typeof pick === 'number') bringUp(m, pick);
    },
  },

  doWhichAgain: {
    options: (m, { room }) =>
      appearancesOf(m, room).map((at, i) => ({ ref: abilityRef([room, i]), label: at.join('/') })),
    answer: (m, { seat, room }, [pick]) => {
      const [, i = -1] = abilityRef.in(pick) ?? [];
      const at = appearancesOf(m, room)[i];
      if (at !== undefined) m.put({ op: 'run', at: below(at, 'do'), vars: { seat, player: seat, room, source: room } });
    },
  },

  giveRoomWhich: {
    options: (m, { seat }) => [DONE, ...givable(m, seat)],
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'placeGift', seat, card: pick });
    },
  },

  placeWhich: {
    options: (m, { seat }) => [DONE, ...buildable(m, seat)],
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'place', seat, card: pick });
    },
  },
};
