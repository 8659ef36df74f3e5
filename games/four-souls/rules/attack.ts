import {
  type CardId,
  cardOf,
  count,
  type ObjectNumber,
  type Option,
  type Ref,
  reveal,
  type Seat,
} from '@tafelrunde/kernel';
import { bonusOf, evasionOf, hpOf, isAlive, isChanged } from '../effects/holding/values.ts';
import { deckOf, discardOf } from '../places.ts';
import { type Body, player, seatIn, turnOrder } from '../players.ts';
import { deckRef, slotRef } from '../refs.ts';
import type { At, Chapter, M, Must } from '../state.ts';
import { dealDamage } from './damage.ts';
import { giveCoins, topCard } from './gains.ts';
import { blowOf } from './outcomes.ts';
import { cardIn, coinsOf, isIn, monstersIn, only, roomsIn, slotsOf, tallied, tally } from './table.ts';

/** A monster is named as the target; `before`: how many demands there were when the attack was announced. */
interface Naming {
  readonly seat: Seat;
  readonly attacker: Seat;
  readonly target: ObjectNumber;
  readonly before: number;
}

/** Attacking (FS-151 ff.). */
export interface AttackOps {
  declareAttack: { seat: Seat };
  /** `before`: how many demands there were when it was announced. */
  chooseAttacked: { seat: Seat; before: number };
  /** The next of those who choose what somebody else attacks, and who comes after. */
  redirectAttack: Naming & { more: readonly Seat[] };
  /** For the card that was revealed. */
  chooseSlot: { seat: Seat; object: ObjectNumber; card: CardId };
  meetMonster: { seat: Seat; slot: number };
  engage: { seat: Seat; target: Body };
  fight: object;
  /** FS-174. */
  joinRolls: object;
  joinIn: { seat: Seat };
}

export const ATTACK_DECK = deckRef('monster');

/** FS-127: attacks on whatever one likes, and those that have to go to the monster deck. */
export function attacksLeft(m: At): { readonly any: number; readonly deck: number } {
  const { state } = m;
  const own = 1 + bonusOf(m, 'attacks', player(state.active));
  return {
    any: Math.max(0, own + state.attacks - state.attacksMade),
    deck: Math.max(0, state.deckAttacks - state.deckAttacksMade),
  };
}

const hasMonsterDeck = (m: At): boolean => count(m, deckOf('monster')) + count(m, discardOf('monster')) > 0;

/** FS-258: the dead cannot be attacked, even if they have gained HP since. */
const isAttackable = (m: At, body: Body): boolean =>
  evasionOf(m, body) !== undefined && bonusOf(m, 'unattackable', body) === 0 && hpOf(m, body) > 0 && isAlive(m, body);

/** FS-152, FS-175, FS-295: everything that could be attacked. */
function attackable(m: At, seat: Seat): Ref[] {
  const { any, deck } = attacksLeft(m);
  const others = turnOrder(m, seat).slice(1).map(player);
  const rooms = roomsIn(m).filter((room) => cardIn(m, room)?.stats !== undefined);
  const bodies = any > 0 ? [...monstersIn(m), ...rooms, ...others].filter((body) => isAttackable(m, body)) : [];
  return any + deck > 0 && hasMonsterDeck(m) ? [...bodies, ATTACK_DECK] : bodies;
}

/** Undefined: whatever one likes. */
const targetsOf = ({ target, anyOf }: Must): readonly Ref[] | undefined =>
  target === undefined ? anyOf : [target === 'deck' ? ATTACK_DECK : target];

const isFor = (must: Must, target: Ref): boolean => targetsOf(must)?.includes(target) === true;

const mustBeAttacked = (m: At, object: ObjectNumber): boolean => bonusOf(m, 'mustBeAttacked', object) > 0;

/** Krampus: once each turn. */
const overdue = (m: At): Must[] =>
  isChanged(m, 'mustBeAttacked')
    ? monstersIn(m).flatMap((target) =>
        mustBeAttacked(m, target) && tallied(m, 'attacked', target) === 0 ? [{ target }] : [],
      )
    : [];

/** FS-128, FS-159: what has to be attacked while it can be. */
function mustsOf(m: At): readonly Must[] {
  const { active, attacksMade, deckAttacksMade, attacksOnDeck, musts } = m.state;
  const first = attacksMade + deckAttacksMade === 0;
  return [
    ...musts,
    ...(first && bonusOf(m, 'mustAttack', player(active)) > 0 ? [{}] : []),
    ...(attacksOnDeck === 0 && bonusOf(m, 'mustAttackDeck', player(active)) > 0 ? [{ target: 'deck' as const }] : []),
    ...overdue(m),
  ];
}

/** Those of the targets that may be named now. */
export function targetsNow(m: At, seat: Seat): Ref[] {
  const all = attackable(m, seat);
  const forced = mustsOf(m).flatMap((must) => targetsOf(must) ?? []);
  const wanted = all.filter((ref) => forced.includes(ref));
  return wanted.length > 0 ? wanted : all;
}

const taxOf = (m: At, seat: Seat): number => bonusOf(m, 'attackTax', player(seat));

/** What an attack costs, to all others together. */
export const taxFor = (m: At, seat: Seat): number => taxOf(m, seat) * (m.seats - 1);

const canPayTax = (m: At, seat: Seat): boolean => taxFor(m, seat) <= coinsOf(m, seat);

export function canAttack(m: At, seat: Seat): boolean {
  const { any, deck } = attacksLeft(m);
  return any + deck > 0 && canPayTax(m, seat) && (hasMonsterDeck(m) || attackable(m, seat).length > 0);
}

/** FS-128. */
export const mustAttackNow = (m: At, seat: Seat): boolean => {
  const musts = mustsOf(m);
  if (musts.length === 0 || !canAttack(m, seat)) return false;
  const all = attackable(m, seat);
  return musts.some((must) => targetsOf(must)?.some((target) => all.includes(target)) ?? true);
};

/** FS-160: naming the target fulfils a demand for it, or else one for any that was there before the attack was announced. */
function settleDemand(m: M, target: Ref, before: number): void {
  const { musts } = m.state;
  const met =
    musts.find((must) => isFor(must, target)) ?? musts.slice(0, before).find((must) => targetsOf(must) === undefined);
  m.state.musts = musts.filter((must) => must !== met);
}

/** Counts the attack against what is allowed; one on the deck first against what is allowed there alone. */
function countAttack(m: M, target: Ref | undefined): void {
  if (target === ATTACK_DECK) m.state.attacksOnDeck += 1;
  if (target === ATTACK_DECK && attacksLeft(m).deck > 0) m.state.deckAttacksMade += 1;
  else m.state.attacksMade += 1;
}

const attackableMonsters = (m: At): ObjectNumber[] => monstersIn(m).filter((body) => isAttackable(m, body));

/** Mom's Eye Shadow: those who choose what another player attacks, where there is a choice. */
const choosersFor = (m: At, seat: Seat): readonly Seat[] =>
  isChanged(m, 'choosesAttacked') && attackableMonsters(m).length > 1
    ? turnOrder(m, seat).filter((each) => each !== seat && bonusOf(m, 'choosesAttacked', player(each)) > 0)
    : [];

/** FS-157: once nobody chooses another one, that monster is attacked. */
function nameTarget(m: M, { attacker, target, before }: Naming, [chooser, ...more]: readonly Seat[]): void {
  if (chooser !== undefined) {
    m.put({ op: 'redirectAttack', seat: chooser, attacker, target, before, more });
    return;
  }
  settleDemand(m, target, before);
  m.put({ op: 'engage', seat: attacker, target });
}

/** FS-153: first the card is turned up, then its slot is chosen. */
function attackDeck(m: M, seat: Seat): void {
  const object = topCard(m, 'monster');
  if (object === undefined) return;
  reveal(m, [object], seat);
  m.put({ op: 'chooseSlot', seat, object, card: cardOf(m, object) ?? '' });
}

export const attackRules: Chapter<AttackOps> = {
  declareAttack: (m, { seat }) => {
    const before = m.state.musts.length;
    m.state.announced = 'attack';
    m.emit({ type: 'attackDeclared', seat });
    const tax = taxOf(m, seat);
    for (const other of turnOrder(m, seat).slice(1)) giveCoins(m, seat, other, tax);
    m.happened('attackDeclared', { player: seat, times: tally(m, 'attackDeclared', player(seat)) });
    m.put({ op: 'settle' }, { op: 'chooseAttacked', seat, before });
  },

  // FS-158: without a target the attack is over before it began.
  chooseAttacked: {
    options: (m, { seat }) => (m.state.dead[seat] === true ? [] : targetsNow(m, seat)),
    answer: (m, { seat, before }, [pick]) => {
      m.state.announced = null;
      countAttack(m, pick);
      if (pick === undefined) return;
      if (typeof pick === 'number' && isIn(m, pick, 'monster')) {
        nameTarget(m, { seat, attacker: seat, target: pick, before }, choosersFor(m, seat));
        return;
      }
      settleDemand(m, pick, before);
      const target = seatIn(pick);
      if (pick === ATTACK_DECK) attackDeck(m, seat);
      else if (target !== undefined) m.put({ op: 'engage', seat, target: player(target) });
      else if (typeof pick === 'number') m.put({ op: 'engage', seat, target: pick });
    },
  },

  redirectAttack: {
    options: (m) => attackableMonsters(m),
    answer: (m, { more, ...naming }, [pick]) =>
      nameTarget(m, typeof pick === 'number' ? { ...naming, target: pick } : naming, more),
  },

  // FS-153.
  chooseSlot: {
    options: (m) => slotsOf(m).map((slot): Option => ({ ref: slotRef(slot.n ?? 0) })),
    answer: (m, { seat, object }, picks) => {
      const slot = slotRef.in(only(picks)) ?? 0;
      m.put({ op: 'putMonster', slot, object }, { op: 'meetMonster', seat, slot });
    },
  },

  // FS-154 to FS-156.
  meetMonster: (m, { seat, slot }) => {
    const object = m.match.zones.find(({ kind, n }) => kind === 'monster' && n === slot)?.cards[0];
    const target = object === undefined ? undefined : m.match.obj[object];
    if (target === undefined) return;
    m.happened('deckAttacked', { player: seat, object: target });
    if (cardIn(m, target)?.kind === 'monster' && isAttackable(m, target)) m.put({ op: 'engage', seat, target });
    else m.put({ op: 'settle' });
  },

  // FS-157.
  engage: (m, { seat, target }) => {
    m.state.attack = { seat, target, joined: [] };
    if (typeof target !== 'number' || mustBeAttacked(m, target)) tally(m, 'attacked', target);
    const card = typeof target === 'number' ? cardOf(m, target) : undefined;
    m.emit({ type: 'attacks', seat, data: { target, ...(card === undefined ? {} : { card }) } });
    m.happened('attacked', typeof target === 'number' ? { player: seat, object: target } : { player: seat });
    m.put({ op: 'settle' }, { op: 'fight' });
  },

  // FS-161 to FS-164, FS-167: whoever dies, and whatever leaves its slot, has ended the attack with that.
  fight: (m) => {
    const { attack } = m.state;
    if (attack === null) return;
    const { seat } = attack;
    m.put({ op: 'rollDie', seat, attack: true }, { op: 'settle' }, { op: 'joinRolls' }, { op: 'fight' });
  },

  joinRolls: (m) => m.put(...(m.state.attack?.joined ?? []).map((seat) => ({ op: 'joinIn' as const, seat }))),

  joinIn: (m, { seat }) => {
    const { attack, dead } = m.state;
    if (attack !== null && dead[seat] !== true) m.put({ op: 'rollDie', seat, attack: true }, { op: 'settle' });
  },
};

/** FS-161, FS-162, FS-165, FS-170, FS-171: what an attack roll leads to. */
export function strike(m: M, seat: Seat, roll: number): void {
  const { attack } = m.state;
  if (attack === null) return; // FS-193
  const { target } = attack;
  const { hit, n } = blowOf(m, { seat, target }, roll);
  m.emit({ type: hit ? 'hit' : 'missed', seat, data: { target, roll } });
  if (!hit) m.happened('missed', { player: seat, n: roll });
  if (hit) dealDamage(m, { to: target, n, combat: true, by: seat, roll });
  else if (typeof target === 'number')
    dealDamage(m, { to: player(seat), n, combat: true, from: target, cause: cardOf(m, target) ?? '', roll });
  else dealDamage(m, { to: player(seat), n, combat: true, by: seatIn(target) ?? seat, roll });
}
