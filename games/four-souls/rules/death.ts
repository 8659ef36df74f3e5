import {
  at,
  cardOf,
  type Effect,
  effectsOn,
  type GameEvent,
  leave,
  move,
  type ObjectNumber,
  objectsIn,
  placeOf,
  type Seat,
} from '@tafelrunde/kernel';
import { factorOf, hpOf } from '../effects/holding/values.ts';
import { isStatic } from '../effects/language/card.ts';
import { contextIn } from '../effects/language/context.ts';
import { isSolo } from '../options.ts';
import { DYING, discardOf, hand } from '../places.ts';
import { type Body, player, seatIn, turnOrder } from '../players.ts';
import type { Hit } from '../stack-items.ts';
import type { At, Chapter, M } from '../state.ts';
import { giveCoins, loseCoins } from './gains.ts';
import { discardCard, handOver } from './items.ts';
import { endAttack, leavesSlot, nextItem, push } from './stack.ts';
import {
  cardIn,
  characterOf,
  forgetMarks,
  isEternal,
  isIn,
  itemsOf,
  monstersIn,
  roomsIn,
  setAllTapped,
} from './table.ts';

/** FS-251: `by` decides and gains what is lost, the item goes to `heir`, where another effect says so. */
interface Penalty {
  readonly seat: Seat;
  readonly by?: Seat;
  readonly heir?: Seat;
}

/** Death of monsters and players (FS-237 ff.). */
export interface DeathOps {
  putDeath: { who: Body };
  die: Hit & { who: Body };
  afterwards: { what: 'penalty' | 'remains' | 'event'; who: Body };
  payPenalty: Penalty;
  penaltyItem: Penalty;
  penaltyLoot: Penalty;
  penaltyRest: Penalty;
  bury: { object: ObjectNumber };
  endTurn: object;
}

/** Whatever can die, the first to do so last. */
function mortals(m: At): Body[] {
  const found: Body[] = [];
  const order = turnOrder(m, m.state.active);
  for (let i = order.length - 1; i >= 0; i--) {
    found.push(player(at(order, i)));
  }
  found.push(...monstersIn(m));
  for (const room of roomsIn(m)) if (cardIn(m, room)?.stats !== undefined) found.push(room);
  return found;
}

const takesHp = ({ ability }: Effect): boolean => isStatic(ability) && ability.n < 0;

/** FS-258: who has died this turn does not die again. */
const hasDied = (m: At, body: Body): boolean => typeof body === 'string' && m.state.dead[seatIn(body) ?? 0] === true;

/** FS-237: who has no HP left and does not yet die. */
const isDue = (m: At, body: Body): boolean => !hasDied(m, body) && hpOf(m, body) === 0 && !isDying(m, body);

/** FS-249, FS-262: the last put on the stack dies first. With no effect that takes HP away, only those who are hurt may have none. */
export function deathsDue(m: At, hurt: readonly Body[]) {
  const isWeakened = effectsOn(m, 'always', 'hp').some(takesHp);
  if (!isWeakened && !hurt.some((body) => isDue(m, body))) return undefined;
  const due = mortals(m).filter((body) => (isWeakened || hurt.includes(body)) && isDue(m, body));
  return due.length === 0 ? undefined : due.map((who) => ({ op: 'putDeath' as const, who }));
}

const isDying = (m: At, body: Body): boolean =>
  m.state.stack.some((item) => item.kind === 'death' && item.who === body);

export const deathRules: Chapter<DeathOps> = {
  putDeath: {
    affected: (m, { who }) => seatIn(who) ?? m.state.active,
    act: (m, { who }) => {
      const hit = m.state.lastHit[who] ?? {};
      const item = nextItem(m);
      push(m, { kind: 'death', id: item, who, ...hit });
      const seat = seatIn(who);
      m.happened('wouldDie', seat === undefined ? { object: Number(who), item } : { player: seat, item });
    },
  },

  die: (m, { op: _, who, ...hit }) => {
    const seat = seatIn(who);
    if (seat !== undefined) dieAsPlayer(m, seat, hit);
    else if (typeof who === 'number') dieAsMonster(m, who, hit);
  },

  afterwards: (m, { what, who }) => {
    const seat = seatIn(who);
    if (seat !== undefined) m.put({ op: 'payPenalty', seat });
    else if (typeof who === 'number') {
      if (what === 'remains' && (cardIn(m, who)?.souls ?? 0) > 0 && isIn(m, who, 'dying')) {
        m.put({ op: 'gainSoul', seat: m.state.active, object: who });
      }
      m.put({ op: 'bury', object: who });
    }
  },

  // FS-089, FS-242: whatever is still there is discarded.
  bury: (m, { object }) => {
    m.state.dying = m.state.dying.filter((dying) => dying.object !== object);
    discardCard(m, object);
  },

  payPenalty: {
    affected: (_, { seat }) => seat,
    act: (m, { op: _, ...penalty }) => {
      m.put({ op: 'penaltyItem', ...penalty }, { op: 'penaltyLoot', ...penalty }, { op: 'penaltyRest', ...penalty });
    },
  },

  // FS-251, FS-252.
  penaltyItem: {
    seat: (_, { seat, by }) => by ?? seat,
    options: (m, { seat }) => itemsOf(m, seat).filter((object) => !isEternal(m, object)),
    answer: (m, { heir }, [pick]) => {
      if (typeof pick !== 'number') return;
      if (heir === undefined) m.put({ op: 'destroyCard', object: pick });
      else handOver(m, pick, heir);
    },
  },

  penaltyLoot: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    answer: (m, { by }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, by === undefined ? discardOf('loot') : hand(by));
    },
  },

  penaltyRest: (m, { seat, by }) => {
    if (by === undefined) loseCoins(m, seat, 1);
    else giveCoins(m, seat, by, 1); // FS-268: taken, not gained
    exhaustAll(m, seat);
    m.emit({ type: 'paidPenalty', seat });
    m.happened('paidPenalty', { player: seat });
    if (isSolo(m)) m.put({ op: 'turnSoloDie' }); // FS-301
    if (seat === m.state.active) m.put({ op: 'endTurn' }); // FS-254
  },

  // FS-137, FS-255: what is on the stack still resolves in the end phase.
  endTurn: (m) => {
    endAttack(m);
    m.state.announced = null;
    if (m.state.phase !== 'end') m.put(leave('phases'));
  },
};

/** FS-253. */
function exhaustAll(m: M, seat: Seat): void {
  const own = characterOf(m, seat);
  const all = [...(own === undefined ? [] : [own]), ...itemsOf(m, seat)];
  const hasArrow = (object: ObjectNumber): boolean =>
    cardIn(m, object)?.abilities.some((each) => 'tap' in each && each.tap) === true;
  setAllTapped(m, all.filter(hasArrow), true);
}

/** By a card, by whoever attacked, or by nothing but too few HP. */
function tellDeath(m: M, event: GameEvent, { cause, by }: Hit): void {
  const told = by === undefined ? event : { ...event, data: { ...event.data, by } };
  m.emit(cause === undefined ? told : { ...told, cause });
}

/** FS-250, FS-257. */
function dieAsPlayer(m: M, seat: Seat, hit: Hit): void {
  m.state.dead[seat] = true;
  delete m.state.lastHit[player(seat)];
  tellDeath(m, { type: 'died', seat }, hit);
  const { attack } = m.state;
  if (attack?.seat === seat || attack?.target === player(seat)) endAttack(m);
  push(m, { kind: 'after', id: nextItem(m), what: 'penalty', who: player(seat) });
  m.happened('died', { player: seat });
  if (hit.by !== undefined) m.happened('killed', { player: hit.by });
}

/** FS-237 to FS-242: HP gained meanwhile do not help. */
function dieAsMonster(m: M, object: ObjectNumber, death: Hit): void {
  const slot = placeOf(m, object);
  const reward = cardIn(m, object)?.reward ?? {};
  if (slot === undefined) return;
  const { cause: _, ...hit } = death;
  const times = factorOf(m, 'rewards', object, hit.roll);
  if (slot.kind === 'monster') {
    m.happened('monsterDied', { object, ...hit });
    m.happened('rewarded', { object, ...hit });
    if (hit.by !== undefined) {
      m.happened('monsterKilled', { object, player: hit.by });
      m.happened('killed', { object, player: hit.by });
    }
    m.state.monstersDied += 1;
  }
  tellDeath(m, { type: 'monsterDied', data: { object, card: cardOf(m, object) ?? '' } }, death);
  leavesSlot(m, object);
  forgetMarks(m, object);
  const lying = move(m, object, DYING);
  if (lying === undefined) return;
  m.state.dying = [...m.state.dying, { was: object, object: lying, slot }];
  push(m, { kind: 'after', id: nextItem(m), what: 'remains', who: lying });
  m.put({ op: 'gainReward', seat: contextIn(m, {}).seat, reward, times });
}
