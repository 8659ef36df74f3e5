import {
  checkpoint,
  clockwise,
  disguise,
  move,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Seat,
  scope,
} from '@tafelrunde/kernel';
import { bonusOf } from '../effects/holding/values.ts';
import { isSolo, withRooms } from '../options.ts';
import { CHARACTERS, character, discardOf, hand } from '../places.ts';
import { player, turnOrder } from '../players.ts';
import { ATTACK, END, KEEP, PURCHASE } from '../refs.ts';
import { type At, type Chapter, freshTurn, type M } from '../state.ts';
import { declaring, reactionOptions } from './activations.ts';
import { canAttack, mustAttackNow } from './attack.ts';
import { openDeals } from './deals.ts';
import { discardCard, mayLeave } from './items.ts';
import { purchaseOption, purchasesLeft } from './purchase.ts';
import { characterOf, handOf, isTapped, itemsOf, roomsIn, setAllTapped, setCounters, setTapped } from './table.ts';

/** The turn (FS-117 ff.). */
export interface TurnOps {
  /** Where scenarios begin. */
  game: { seat: Seat };
  turn: { seat: Seat };
  phases: { seat: Seat };
  recharge: { seat: Seat };
  /** Where an effect lets only so many items recharge. */
  rechargeSome: { seat: Seat; n: number };
  startEffects: { seat: Seat };
  lootStep: { seat: Seat };
  actionPhase: { seat: Seat };
  act: { seat: Seat };
  announceEnd: object;
  endPhase: { seat: Seat };
  endEffects: { seat: Seat };
  /** Whatever is still on the stack. */
  clearStack: object;
  turnOver: { seat: Seat };
  handLimit: { seat: Seat };
  roomStep: { seat: Seat };
  nextTurn: { seat: Seat };
  /** Both characters have had a turn. */
  roundOver: object;
  turnSoloDie: object;
}

const HAND_LIMIT = 10;

export const turnRules: Chapter<TurnOps> = {
  game: (m, { seat }) => {
    for (const each of turnOrder(m, 0)) if (characterOf(m, each) === undefined) seatAnyCharacter(m, each);
    m.state.active = seat;
    openDeals(m);
    m.put(...turnOf(seat));
  },

  turn: (m, { seat }) => {
    beginTurn(m, seat);
    m.put(...turnOf(seat));
  },

  phases: (m, { seat }) => {
    const start = [
      { op: 'recharge', seat },
      { op: 'startEffects', seat },
      { op: 'settle' },
      { op: 'lootStep', seat },
      { op: 'settle' },
    ] as const;
    m.put(scope('phases'), ...(m.state.phase === 'start' ? start : []), { op: 'actionPhase', seat });
  },

  // FS-118, FS-119: shop items do not recharge.
  recharge: (m, { seat }) => {
    const own = bonusOf(m, 'heldDown', player(seat)) > 0 ? undefined : characterOf(m, seat);
    const limit = bonusOf(m, 'rechargeLimit', player(seat));
    const all = [...(own === undefined ? [] : [own]), ...(limit > 0 ? [] : itemsOf(m, seat)), ...roomsIn(m)];
    setAllTapped(m, all, false);
    if (limit > 0) m.put({ op: 'rechargeSome', seat, n: limit });
  },

  rechargeSome: {
    options: (m, { seat }) => itemsOf(m, seat).filter((object) => isTapped(m, object)),
    min: 0,
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      const chosen = picks.flatMap((pick) => (typeof pick === 'number' ? [pick] : []));
      setAllTapped(m, chosen, false);
    },
  },

  startEffects: (m, { seat }) => m.happened('turnStart', { player: seat }),

  // FS-121, FS-122.
  lootStep: (m, { seat }) => m.put({ op: 'lootCards', seat, n: Math.max(0, 1 + bonusOf(m, 'lootStep', player(seat))) }),

  actionPhase: (m, { seat }) => {
    m.state.phase = 'action';
    m.state.acted = true; // FS-075
    if (isSolo(m) && m.state.roomsAtStart.length === 0) m.state.roomsAtStart = roomsIn(m);
    m.put(checkpoint(), { op: 'clearStack' }, { op: 'act', seat });
  },

  // FS-123 to FS-126: the active player, on an empty stack.
  act: {
    options: (m, { seat }) => actions(m, seat),
    answer: (m, { seat }, [pick]) => {
      const again = { op: 'act', seat } as const;
      if (pick === END) m.put({ op: 'announceEnd' });
      else if (pick === ATTACK) m.put({ op: 'declareAttack', seat }, again);
      else if (pick === PURCHASE) m.put({ op: 'declarePurchase', seat }, again);
      else m.put(declaring(m, seat, pick), { op: 'settle', seat }, again);
    },
  },

  // FS-129.
  announceEnd: (m) => {
    m.state.announced = 'end';
    m.put({ op: 'settle' });
  },

  // FS-130, FS-131, FS-255: first whatever is still on the stack.
  endPhase: (m, { seat }) => {
    m.state.phase = 'end';
    m.put(checkpoint(), { op: 'clearStack' }, { op: 'endEffects', seat }, { op: 'settle' });
  },

  clearStack: (m) => {
    if (m.state.stack.length > 0) m.put({ op: 'settle' });
  },

  endEffects: (m, { seat }) => m.happened('turnEnd', { player: seat }),

  // FS-132 to FS-138, in the order of the German book.
  turnOver: (m, { seat }) => {
    m.state.wounds = m.state.wounds.map(() => 0);
    m.state.dead = m.state.dead.map(() => false);
    m.state.damage = {};
    m.state.mostHp = {};
    for (const each of turnOrder(m, 0)) delete m.state.lastHit[player(each)];
    endCopies(m);
    m.state.offers = [];
    m.put({ op: 'handLimit', seat }, { op: 'roomStep', seat }, { op: 'nextTurn', seat });
  },

  // FS-084, FS-085.
  handLimit: {
    options: (m, { seat }) => (handOf(m, seat) > HAND_LIMIT ? objectsIn(m, hand(seat)) : []),
    min: (m, { seat }) => handOf(m, seat) - HAND_LIMIT,
    answer: (m, _, picks) => {
      for (const pick of picks) if (typeof pick === 'number') move(m, pick, discardOf('loot'));
    },
  },

  // FS-134, FS-292.
  roomStep: {
    options: (m) => {
      const rooms = withRooms(m) && m.state.monstersDied > 0 ? roomsIn(m).filter((room) => mayLeave(m, room)) : [];
      return rooms.length > 0 ? [...rooms, KEEP] : [];
    },
    answer: (m, _, [pick]) => {
      if (typeof pick === 'number') replaceRoom(m, pick);
    },
  },

  // FS-117, FS-139, FS-300.
  nextTurn: (m, { seat }) => {
    const [extra, ...more] = m.state.extraTurns;
    m.state.extraTurns = more;
    const next = extra ?? clockwise(m, seat);
    if (isSolo(m) && extra === undefined && next === m.state.first) m.put({ op: 'roundOver' });
    const skips = m.state.skips[next] ?? 0;
    if (skips > 0) {
      m.state.skips[next] = skips - 1;
      tellSkipped(m, next);
      m.put({ op: 'nextTurn', seat: next });
    } else m.put({ op: 'turn', seat: next });
  },

  // FS-300, FS-306.
  roundOver: (m) => {
    for (const room of roomsIn(m)) if (m.state.roomsAtStart.includes(room)) replaceRoom(m, room);
    m.state.roomsAtStart = [];
    m.put({ op: 'turnSoloDie' });
  },

  // FS-301, FS-303.
  turnSoloDie: (m) => {
    m.state.soloDie -= 1;
    m.emit({ type: 'soloDie', data: { n: m.state.soloDie } });
    if (m.state.soloDie <= 0) m.finish({ winners: [], how: 'die-ran-out' });
  },
};

/** With the card that it is skipped for. */
function tellSkipped(m: M, seat: Seat): void {
  const { skipsFor } = m.state;
  const first = skipsFor.find((each) => each.seat === seat);
  m.state.skipsFor = skipsFor.filter((each) => each !== first);
  m.emit({ type: 'skipped', seat, ...(first === undefined || first.why === '' ? {} : { cause: first.why }) });
}

const turnOf = (seat: Seat) =>
  [
    scope('turn', { last: { op: 'turnOver', seat } as const }),
    { op: 'phases', seat },
    { op: 'endPhase', seat },
  ] as const;

/** FS-276: what lay on the copy goes with the copying. */
function endCopies(m: M): void {
  for (const { object, own } of m.state.copies) {
    disguise(m, object, own);
    m.emit({ type: 'copyOver', data: { card: own } });
    setCounters(m, object, 0);
  }
  m.state.copies = [];
}

/** FS-292: at once, so the new room is there when the next turn starts. */
function replaceRoom(m: M, room: ObjectNumber): void {
  if (discardCard(m, room) !== undefined) m.put({ op: 'fillRoom' });
}

/** A scenario that does not say who plays whom. */
function seatAnyCharacter(m: M, seat: Seat): void {
  const [card] = objectsIn(m, CHARACTERS).toReversed();
  const lying = card === undefined ? undefined : move(m, card, character(seat));
  if (lying !== undefined) setTapped(m, lying, true); // FS-018
}

function beginTurn(m: M, seat: Seat): void {
  Object.assign(m.state, freshTurn(m.seats), { active: seat });
  m.emit({ type: 'turn', seat });
}

function actions(m: At, seat: Seat): Option[] {
  return [
    ...(mustAttackNow(m, seat) ? [] : [{ ref: END }]),
    ...(canAttack(m, seat) ? [{ ref: ATTACK }] : []),
    ...(purchasesLeft(m) > 0 ? [purchaseOption(m, seat)] : []),
    ...reactionOptions(m, seat),
  ];
}
