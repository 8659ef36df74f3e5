import type { Mutable, Path, Seat, Vars } from '@tafelrunde/kernel';
import { below, listAt, valueAt } from '@tafelrunde/words';
import { contextIn } from '../effects/context.ts';
import { effectData } from '../effects/registry.ts';
import { bonusOf } from '../effects/values.ts';
import { type Chapter, type M, player, type RollItem } from '../state.ts';
import { strike } from './attack.ts';
import { countAttackRoll, nextItem, push, replaceItem } from './stack.ts';
import { raise } from './table.ts';

/** Dice rolls (FS-177 ff.). */
export interface DiceOps {
  rollDie: { seat: Seat; attack: boolean; then?: RollItem['then'] };
}

export const SIDES = 6;

/** FS-188. */
const clamped = (value: number): number => Math.min(SIDES, Math.max(1, value));

export const throwDie = (m: M): number => m.chance('d6', SIDES) + 1;

export const diceRules: Chapter<DiceOps> = {
  // FS-178.
  rollDie: (m, { seat, attack, then }) => {
    const value = throwDie(m);
    const { foretold } = m.state;
    const item: Mutable<RollItem> = { kind: 'roll', id: nextItem(m), seat, value, attack, seen: false };
    if (then !== undefined) item.then = then;
    if (foretold.length > 0) item.foretold = foretold;
    m.state.foretold = [];
    push(m, item);
    m.emit({ type: 'dieRolled', seat, data: { n: value, attack } });
  },
};

/** Changes a roll on the stack; effects that look at what would be rolled look again (FS-181). */
export function changeRoll(m: M, roll: RollItem, value: number): void {
  replaceItem(m, { ...roll, value: clamped(value), seen: false });
  m.emit({ type: 'dieChanged', seat: roll.seat, data: { from: roll.value, n: clamped(value) } });
}

/** FS-181, FS-186: does anything answer what would be rolled? */
export function lookAtRoll(m: M, roll: RollItem): boolean {
  if (roll.seen) return false;
  replaceItem(m, { ...roll, seen: true });
  raise(m, 'wouldRoll', { player: roll.seat, n: roll.value, item: roll.id, attack: roll.attack });
  return m.match.waiting.length > 0;
}

/** FS-182 to FS-184: the result stands; what it triggers lies above what it was rolled for (FS-192). */
export function fixRoll(m: M, { seat, value, attack, then, foretold = [] }: RollItem): void {
  const bonus = bonusOf(m, 'roll', player(seat)) + (attack ? bonusOf(m, 'attackRoll', player(seat)) : 0);
  const n = clamped(value + bonus);
  m.emit({ type: 'rolled', seat, data: { n, attack } });
  if (attack) {
    strike(m, seat, n);
    countAttackRoll(m, seat);
  }
  if (then !== undefined) carryOut(m, then.at, { ...then.vars, roll: n }, n, seat);
  for (const { at, vars } of foretold) {
    const { source = 0 } = contextIn(m, vars);
    if (vars.target === `number:${n}`) {
      m.put({ op: 'aimAt', via: 'outcome', seat: contextIn(m, vars).seat, source, at, vars });
    }
  }
  raise(m, 'rolled', { player: seat, n, attack });
}

const isRow = (found: unknown): found is { readonly from: number; readonly to: number } =>
  typeof found === 'object' && found !== null && 'from' in found && 'to' in found;

/** FS-191, FS-194: the row of the table that was rolled. */
function carryOut(m: M, at: Path, vars: Vars, n: number, seat: Seat): void {
  const table = valueAt(effectData, below(at, 'table'));
  if (!Array.isArray(table)) return;
  const row = table.findIndex((each) => isRow(each) && each.from <= n && n <= each.to);
  if (row < 0 || listAt(effectData, below(at, 'table', row, 'do')).length === 0) return;
  const source = Number(vars.source ?? 0);
  m.put({ op: 'aimAt', via: 'outcome', seat: Number(vars.seat ?? seat), source, at: below(at, 'table', row), vars });
}
