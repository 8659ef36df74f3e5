import {
  cardOf,
  clockwise,
  effectsOn,
  type ObjectNumber,
  objectsIn,
  placeOf,
  type Seat,
  type ZoneName,
} from '@tafelrunde/kernel';
import { bonusOf, hpOf, isAlive, markDamage, maxHpOf } from '../effects/holding/values.ts';
import { monsterSlot, ROOM } from '../places.ts';
import { type Body, player, seatIn } from '../players.ts';
import type { Hit } from '../stack-items.ts';
import type { At, Chapter, M } from '../state.ts';
import { nextItem, push } from './stack.ts';
import { damageOn, isIn, setDamage, tally } from './table.ts';

interface Damage extends Hit {
  readonly to: Body;
  readonly n: number;
  readonly combat: boolean;
  readonly from?: ObjectNumber;
}

/** Damage (FS-221 ff.). */
export interface DamageOps {
  hurt: Damage;
  noteMostHp: { body: Body };
}

/** Who has taken damage that is not healed yet. */
export function hurtBodies(m: At): readonly Body[] {
  const { wounds, monsterSlots } = m.state;
  const found: Body[] = [];
  for (let seat = 0; seat < wounds.length; seat++) if ((wounds[seat] ?? 0) > 0) found.push(player(seat));
  for (let slot = 0; slot < monsterSlots; slot++) addHurt(m, monsterSlot(slot), found);
  addHurt(m, ROOM, found);
  return found;
}

function addHurt(m: At, place: ZoneName, found: Body[]): void {
  for (const object of objectsIn(m, place)) if (m.state.damage[object] !== undefined) found.push(object);
}

/** FS-233: those whose most HP are not what they were. */
export function hpChangesDue(m: At, hurt: readonly Body[]) {
  const body = hurt.find((each) => m.state.mostHp[each] !== maxHpOf(m, each));
  return body === undefined ? undefined : [{ op: 'noteMostHp' as const, body }];
}

const subject = (to: Body): { readonly player: Seat } | { readonly object: ObjectNumber } => {
  const seat = seatIn(to);
  if (seat !== undefined) return { player: seat };
  return { object: typeof to === 'number' ? to : 0 };
};

/** FS-221, FS-224: damage is put on the stack. */
export function dealDamage(m: M, damage: Damage): void {
  if (damage.n <= 0) return;
  const item = nextItem(m);
  push(m, { kind: 'damage', id: item, ...damage });
  m.happened('wouldBeDamaged', { ...subject(damage.to), n: damage.n, item });
}

const isThere = (m: At, to: Body): boolean =>
  seatIn(to) !== undefined ? isAlive(m, to) : typeof to === 'number' && (isIn(m, to, 'monster') || isIn(m, to, 'room'));

export const damageRules: Chapter<DamageOps> = {
  noteMostHp: (m, { body }) => {
    const most = maxHpOf(m, body);
    const lost = (m.state.mostHp[body] ?? most) - most;
    m.state.mostHp[body] = most;
    if (lost > 0) setDamage(m, body, Math.max(0, damageOn(m, body) - lost));
  },

  // FS-222: at 0 HP damage is dealt, but nobody takes it. FS-227, FS-230: replacements come first; the damaged player orders them.
  hurt: {
    affected: (m, { to }) => seatIn(to) ?? m.state.active,
    act: (m, { to, n, combat, from, by, roll, cause }) => {
      if (!isThere(m, to)) return; // FS-258
      const isTaken = hpOf(m, to) > 0;
      markDamage(m, to, n);
      const dealt = by === undefined ? {} : { by };
      const behind = cause === undefined ? {} : { cause };
      const hit = { ...dealt, ...(roll === undefined ? {} : { roll }) };
      if (isTaken && hpOf(m, to) === 0) m.state.lastHit[to] = { ...hit, ...behind };
      else noteHit(m, to, hit);
      shareDamage(m, { to, n, ...(from === undefined ? {} : { from }), ...dealt, ...behind });
      m.emit({ type: 'damaged', data: { body: to, n, combat, ...cardFact(m, to), ...dealt }, ...behind });
      const facts = { n, combat, ...(roll === undefined ? {} : { roll }) };
      if (isTaken) m.happened('damaged', { ...facts, ...subject(to), ...dealt, times: tally(m, 'damaged', to) });
      m.happened('dealt', { ...facts, ...dealer(to, from, by), to: kindOf(m, to), body: to });
    },
  },
};

/** Who hurt a player matters only while an effect answers it. */
function noteHit(m: M, body: Body, hit: Hit): void {
  if (typeof body === 'number' || effectsOn(m, 'when', 'killed').length > 0) m.state.lastHit[body] = hit;
}

/** A monster is called by its card. */
const cardFact = (m: At, to: Body) => {
  const card = typeof to === 'number' ? cardOf(m, to) : undefined;
  return card === undefined ? {} : { card };
};

/** FS-295: a room with numbers is no monster. */
const kindOf = (m: At, to: Body): string => (typeof to !== 'number' ? 'player' : (placeOf(m, to)?.kind ?? ''));

/** FS-204: damage that somebody else is dealt as well; it is no combat damage, which only attack rolls deal (FS-166). */
function shareDamage(m: M, { to, from, ...rest }: Omit<Damage, 'combat' | 'roll'>): void {
  const { active } = m.state;
  const also = (seat: Seat): void =>
    dealDamage(m, { to: player(seat), combat: false, ...rest, ...(from === undefined ? {} : { from }) });
  if (bonusOf(m, 'sharedRight', to) > 0) also((active + m.seats - 1) % m.seats);
  if (bonusOf(m, 'sharedLeft', to) > 0) also(clockwise(m, active));
  if (from !== undefined && to === player(active) && bonusOf(m, 'passedLeft', from) > 0) also(clockwise(m, active));
}

/** FS-225: a player's damage is told of the player, a monster's of the monster and of whom it hit. */
function dealer(to: Body, from: ObjectNumber | undefined, by: Seat | undefined) {
  const seat = by ?? seatIn(to);
  return {
    ...(seat === undefined ? {} : { player: seat }),
    ...(from === undefined ? {} : { object: from }),
    ...(by === undefined ? {} : { by }),
  };
}
