import { cardOf, count, type Option, type Ref, type Seat } from '@tafelrunde/kernel';
import { attackOf, bonusOf, evasionOf, factorOf, hpOf } from '../effects/values.ts';
import {
  type At,
  type Body,
  type Chapter,
  deckOf,
  discardOf,
  type M,
  type Must,
  player,
  seatIn,
  turnOrder,
} from '../state.ts';
import { dealDamage } from './damage.ts';
import { endAttack } from './stack.ts';
import { cardIn, monstersIn, only, raise, roomsIn, slotsOf } from './table.ts';

/** Attacking (FS-151 ff.). */
export interface AttackOps {
  declareAttack: { seat: Seat };
  chooseAttacked: { seat: Seat };
  chooseSlot: { seat: Seat };
  meetMonster: { seat: Seat; slot: number };
  engage: { seat: Seat; target: Body };
  fight: object;
}

export const ATTACK_DECK = 'deck:monster';

/** FS-127: attacks on whatever one likes, and those that have to go to the monster deck. */
function attacksLeft(m: At): { readonly any: number; readonly deck: number } {
  const { state } = m;
  const own = 1 + bonusOf(m, 'attacks', player(state.active));
  return {
    any: Math.max(0, own + state.attacks - state.attacksMade),
    deck: Math.max(0, state.deckAttacks - state.deckAttacksMade),
  };
}

const hasMonsterDeck = (m: At): boolean => count(m, deckOf('monster')) + count(m, discardOf('monster')) > 0;

const isAttackable = (m: At, body: Body): boolean =>
  evasionOf(m, body) !== undefined && bonusOf(m, 'unattackable', body) === 0 && hpOf(m, body) > 0;

/** FS-152, FS-175, FS-295: everything that could be attacked. */
function attackable(m: At, seat: Seat): Ref[] {
  const { any, deck } = attacksLeft(m);
  const others = turnOrder(m, seat).slice(1).map(player);
  const rooms = roomsIn(m).filter((room) => cardIn(m, room)?.stats !== undefined);
  const bodies = any > 0 ? [...monstersIn(m), ...rooms, ...others].filter((body) => isAttackable(m, body)) : [];
  return any + deck > 0 && hasMonsterDeck(m) ? [...bodies, ATTACK_DECK] : bodies;
}

const targetOf = ({ target }: Must): Ref | undefined => (target === 'deck' ? ATTACK_DECK : target);

/** FS-128, FS-159: what has to be attacked while it can be. */
function mustsOf(m: At): readonly Must[] {
  const { active, attacksMade, deckAttacksMade, musts } = m.state;
  const first = attacksMade + deckAttacksMade === 0;
  return [
    ...musts,
    ...(first && bonusOf(m, 'mustAttack', player(active)) > 0 ? [{}] : []),
    ...(deckAttacksMade === 0 && bonusOf(m, 'mustAttackDeck', player(active)) > 0 ? [{ target: 'deck' as const }] : []),
  ];
}

/** Those of the targets that may be named now. */
export function targetsNow(m: At, seat: Seat): Ref[] {
  const all = attackable(m, seat);
  const forced = mustsOf(m).flatMap((must) => targetOf(must) ?? []);
  const wanted = all.filter((ref) => forced.includes(ref));
  return wanted.length > 0 ? wanted : all;
}

export const canAttack = (m: At, seat: Seat): boolean => attackable(m, seat).length > 0;

/** FS-128. */
export const mustAttackNow = (m: At, seat: Seat): boolean => {
  const all = attackable(m, seat);
  return mustsOf(m).some(
    (must) => all.length > 0 && (targetOf(must) === undefined || all.includes(targetOf(must) ?? '')),
  );
};

/** FS-160: naming the target fulfils a demand for it, or else one for any. */
function settleDemand(m: M, target: Ref): void {
  const { musts } = m.state;
  const met = musts.find((must) => targetOf(must) === target) ?? musts.find((must) => targetOf(must) === undefined);
  m.state.musts = musts.filter((must) => must !== met);
}

/** Counts the attack against what is allowed; one on the deck first against what is allowed there alone. */
function countAttack(m: M, target: Ref | undefined): void {
  if (target === ATTACK_DECK && attacksLeft(m).deck > 0) m.state.deckAttacksMade += 1;
  else m.state.attacksMade += 1;
}

export const attackRules: Chapter<AttackOps> = {
  declareAttack: (m, { seat }) => {
    m.state.announced = 'attack';
    m.emit({ type: 'attackDeclared', seat });
    raise(m, 'attackDeclared', { player: seat });
    m.put({ op: 'settle' }, { op: 'chooseAttacked', seat });
  },

  // FS-158: without a target the attack is over before it began.
  chooseAttacked: {
    options: (m, { seat }) => (m.state.dead[seat] === true ? [] : targetsNow(m, seat)),
    answer: (m, { seat }, [pick]) => {
      m.state.announced = null;
      countAttack(m, pick);
      if (pick === undefined) return;
      settleDemand(m, pick);
      const target = seatIn(pick);
      if (pick === ATTACK_DECK) m.put({ op: 'chooseSlot', seat });
      else if (target !== undefined) m.put({ op: 'engage', seat, target: player(target) });
      else if (typeof pick === 'number') m.put({ op: 'engage', seat, target: pick });
    },
  },

  // FS-153.
  chooseSlot: {
    options: (m) => slotsOf(m).map((slot): Option => ({ ref: `slot:${slot.n}` })),
    answer: (m, { seat }, picks) => {
      const slot = Number(String(only(picks)).slice('slot:'.length));
      m.put({ op: 'placeMonster', slot }, { op: 'meetMonster', seat, slot });
    },
  },

  // FS-154 to FS-156.
  meetMonster: (m, { seat, slot }) => {
    const object = m.match.zones.find(({ kind, n }) => kind === 'monster' && n === slot)?.cards[0];
    const target = object === undefined ? undefined : m.match.obj[object];
    if (target === undefined) return;
    raise(m, 'deckAttacked', { player: seat, object: target });
    if (cardIn(m, target)?.kind === 'monster' && isAttackable(m, target)) m.put({ op: 'engage', seat, target });
    else m.put({ op: 'settle' });
  },

  // FS-157.
  engage: (m, { seat, target }) => {
    m.state.attack = { seat, target };
    const card = typeof target === 'number' ? cardOf(m, target) : undefined;
    m.emit({ type: 'attacks', seat, data: { target, ...(card === undefined ? {} : { card }) } });
    raise(m, 'attacked', typeof target === 'number' ? { player: seat, object: target } : { player: seat });
    m.put({ op: 'settle' }, { op: 'fight' });
  },

  // FS-161 to FS-164, FS-167.
  fight: (m) => {
    const { attack } = m.state;
    if (attack === null) return;
    const { seat, target } = attack;
    if (m.state.dead[seat] === true || hpOf(m, player(seat)) === 0 || !isAttackable(m, target)) endAttack(m);
    else m.put({ op: 'rollDie', seat, attack: true }, { op: 'settle' }, { op: 'fight' });
  },
};

/** FS-161, FS-162, FS-165, FS-170, FS-171: what an attack roll leads to. */
export function strike(m: M, seat: Seat, roll: number): void {
  const { attack } = m.state;
  if (attack === null) return; // FS-193
  const { target } = attack;
  const hit = roll >= (evasionOf(m, target) ?? 0);
  m.emit({ type: hit ? 'hit' : 'missed', seat, data: { target, roll } });
  if (hit && bonusOf(m, 'combatImmune', target, roll) > 0) return;
  const by = hit ? player(seat) : target;
  const n = (attackOf(m, by) + bonusOf(m, 'combatDamage', by, roll)) * factorOf(m, 'combatTimes', by, roll);
  if (hit) dealDamage(m, { to: target, n, combat: true, by: seat, roll });
  else if (typeof target === 'number') dealDamage(m, { to: player(seat), n, combat: true, from: target, roll });
  else dealDamage(m, { to: player(seat), n, combat: true, by: seatIn(target) ?? seat, roll });
}
