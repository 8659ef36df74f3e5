import { type CardId, move, type ObjectNumber, type Seat } from '@tafelrunde/kernel';
import { hpOf, maxHpOf } from '../effects/holding/values.ts';
import { discardOf } from '../places.ts';
import type { Body } from '../players.ts';
import type { Item } from '../stack-items.ts';
import type { At, M } from '../state.ts';
import { cardIn, setDamage } from './table.ts';

/* The stack (FS-200 ff.): what is put on it, what is taken off it. */

/** The number of an item that is about to be put on the stack. */
export const nextItem = (m: M): number => ++m.state.items;

/** On top of everything; triggers that come with it will lie above. */
export function push(m: M, item: Item): void {
  m.state.base = m.state.stack.push(item);
}

/** FS-214: triggers taken up together are carried out in the order in which they were taken up, so the next lies below. */
export function pushTrigger(m: M, item: Item): void {
  m.state.stack.splice(m.state.base, 0, item);
}

/** Mostly near the top. */
export const itemWith = (m: At, id: number): Item | undefined => m.state.stack.findLast((item) => item.id === id);

export const topItem = (m: At): Item | undefined => m.state.stack.at(-1);

export function replaceItem(m: M, item: Item): void {
  const { stack } = m.state;
  const index = stack.findLastIndex(({ id }) => id === item.id);
  if (index >= 0) stack[index] = item;
}

/** Takes it off; nothing else happens. */
export function takeOff(m: M, id: number): void {
  const { stack } = m.state;
  const index = stack.findLastIndex((item) => item.id === id);
  if (index >= 0) stack.splice(index, 1);
  m.state.base = Math.min(m.state.base, stack.length);
}

/** FS-078: a loot card that was cancelled is discarded all the same. */
export function buryLoot(m: M, card: ObjectNumber | undefined): void {
  if (card !== undefined) move(m, card, discardOf('loot'));
}

/** FS-211: removed from the stack without effect. */
export function cancel(m: M, id: number): void {
  const item = itemWith(m, id);
  if (item === undefined || item.kind === 'after') return;
  takeOff(m, id);
  if (item.kind === 'effect') buryLoot(m, item.card);
  if (item.kind === 'death') revive(m, item.who);
  const card = cardBehind(item);
  m.emit({ type: 'cancelled', data: { item: id, kind: item.kind, ...(card === undefined ? {} : { card }) } });
}

/** The card that something on the stack comes from. */
function cardBehind(item: Item): CardId | undefined {
  if (item.kind === 'effect') return item.at[0];
  return item.kind === 'roll' ? item.then?.at[0] : undefined;
}

/** FS-261: a death that does not happen leaves 1 HP. */
function revive(m: M, who: Body): void {
  if (hpOf(m, who) === 0) setDamage(m, who, maxHpOf(m, who) - 1);
}

/** Everything that has not resolved goes; what is left of things that happened already does not. */
export function cancelAll(m: M): void {
  for (const { id } of m.state.stack.toReversed()) cancel(m, id);
}

/** FS-282: an attack roll has been made, whatever came of it. */
export function countAttackRoll(m: M, seat: Seat): void {
  m.state.attackRolls[seat] = (m.state.attackRolls[seat] ?? 0) + 1;
}

/** FS-168, FS-193: with the attack go its rolls and its combat damage. */
export function endAttack(m: M): void {
  if (m.state.attack === null) return;
  m.emit({ type: 'attackOver', seat: m.state.attack.seat });
  m.state.attack = null;
  for (const item of m.state.stack) if (item.kind === 'roll' && item.attack) countAttackRoll(m, item.seat);
  m.state.stack = m.state.stack.filter(
    (item) => !((item.kind === 'roll' && item.attack) || (item.kind === 'damage' && item.combat)),
  );
  m.state.base = Math.min(m.state.base, m.state.stack.length);
}

/** FS-089: the effects of an event go with it. */
const belongsTo = (item: Item, event: ObjectNumber): boolean =>
  (item.kind === 'effect' && item.vars.source === event) ||
  (item.kind === 'roll' && item.then?.vars.source === event) ||
  (item.kind === 'after' && item.who === event);

const isEvent = (m: At, object: ObjectNumber): boolean => {
  const kind = cardIn(m, object)?.kind;
  return kind === 'event' || kind === 'curse';
};

/** FS-172: whatever leaves its slot is no longer attacked. */
export function leavesSlot(m: M, object: ObjectNumber): void {
  if (m.state.attack?.target === object) endAttack(m);
  if (!isEvent(m, object)) return;
  m.state.stack = m.state.stack.filter((item) => !belongsTo(item, object));
  m.state.base = Math.min(m.state.base, m.state.stack.length);
}
