import { effectsOn, type Mutable, type Path, refs, type Seat, type Vars } from '@tafelrunde/kernel';
import { below, valueAt } from '@tafelrunde/words';
import { bonusOf, isChanged } from '../effects/holding/values.ts';
import { contextIn } from '../effects/language/context.ts';
import { effectData, REWARD } from '../effects/language/registry.ts';
import { player } from '../players.ts';
import type { Foretold, RollItem } from '../stack-items.ts';
import type { At, Chapter, M } from '../state.ts';
import { strike } from './attack.ts';
import { bonusTo, clamped, rowFor, SIDES } from './outcomes.ts';
import { countAttackRoll, nextItem, push, replaceItem } from './stack.ts';

/** Dice rolls (FS-177 ff.). */
export interface DiceOps {
  rollDie: Throw;
  /** One of several dice that somebody chooses from. */
  chooseDie: { seat: Seat; dice: readonly number[]; roll: Throw };
  /** FS-182: a permanent effect that the player may use or not. */
  shiftRoll: { seat: Seat; item: RollItem };
}

interface Throw {
  readonly seat: Seat;
  readonly attack: boolean;
  readonly then?: Foretold;
}

export const throwDie = (m: M): number => m.chance('d6', SIDES) + 1;

export const diceRules: Chapter<DiceOps> = {
  // FS-178.
  rollDie: (m, { op: _, ...roll }) => {
    const several = m.state.foretold.find((each) => diceIn(each) > 1);
    if (several === undefined) return putRoll(m, roll, throwDie(m));
    m.state.foretold = m.state.foretold.filter((each) => each !== several);
    const dice = Array.from({ length: diceIn(several) }, () => throwDie(m));
    m.emit({ type: 'diceThrown', seat: roll.seat, data: { dice } });
    m.put({ op: 'chooseDie', seat: contextIn(m, several.vars).seat, dice, roll });
  },

  chooseDie: {
    options: (_, { dice }) => [...new Set(dice)].map((n) => refs.number(n)),
    answer: (m, { roll }, [pick]) => putRoll(m, roll, refs.number.in(pick) ?? 0),
  },

  shiftRoll: {
    options: (m, { seat, item: { value } }) => {
      const n = bonusOf(m, 'shiftsRolls', player(seat));
      return [...new Set([value - n, value, value + n].map(clamped))].map((each) => refs.number(each));
    },
    answer: (m, { item }, [pick]) =>
      m.put({ op: 'resolve', item: { ...item, shift: (refs.number.in(pick) ?? item.value) - item.value } }),
  },
};

/** How many dice an effect that waits for a roll has thrown instead of one. */
function diceIn({ at }: Foretold): number {
  const dice = valueAt(effectData, below(at, 'dice'));
  return typeof dice === 'number' ? dice : 1;
}

function putRoll(m: M, { seat, attack, then }: Throw, value: number): void {
  const foretold = m.state.foretold.filter((each) => diceIn(each) === 1);
  const item: Mutable<RollItem> = { kind: 'roll', id: nextItem(m), seat, value, attack, seen: false };
  if (then !== undefined) item.then = then;
  if (foretold.length > 0) item.foretold = foretold;
  m.state.foretold = m.state.foretold.filter((each) => diceIn(each) > 1);
  push(m, item);
  const forReward = then?.at[0] === REWARD ? { cause: REWARD } : {};
  m.emit({ type: 'dieRolled', seat, data: { n: value, attack }, ...forReward });
}

/** P.H.D. */
export const mayShift = (m: At, { seat, attack, shift }: RollItem): boolean =>
  !attack && shift === undefined && isChanged(m, 'shiftsRolls') && bonusOf(m, 'shiftsRolls', player(seat)) > 0;

/** Changes a roll on the stack; effects that look at what would be rolled look again (FS-181). */
export function changeRoll(m: M, roll: RollItem, value: number): void {
  replaceItem(m, { ...roll, value: clamped(value), seen: false });
  m.emit({ type: 'dieChanged', seat: roll.seat, data: { from: roll.value, n: clamped(value), attack: roll.attack } });
}

/** FS-181, FS-186: does anything answer what would be rolled? */
export function lookAtRoll(m: M, roll: RollItem): boolean {
  if (roll.seen) return false;
  replaceItem(m, { ...roll, seen: true });
  m.happened('wouldRoll', { player: roll.seat, n: roll.value, item: roll.id, attack: roll.attack });
  return m.match.waiting.length > 0;
}

/** FS-182 to FS-184: the result stands; what it triggers lies above what it was rolled for (FS-192). */
export function fixRoll(m: M, roll: RollItem): void {
  const { seat, value, attack, then, foretold = [] } = roll;
  const n = clamped(value + bonusTo(m, roll));
  m.emit({ type: 'rolled', seat, data: { n, attack } });
  if (attack) {
    strike(m, seat, n);
    countAttackRoll(m, seat);
    compareWithLast(m, seat, n);
  }
  if (then !== undefined) carryOut(m, then.at, { ...then.vars, roll: n }, n, seat);
  for (const { at, vars } of foretold) {
    const { source = 0 } = contextIn(m, vars);
    if (vars.target === refs.number(n)) {
      m.put({ op: 'declare', via: 'outcome', seat: contextIn(m, vars).seat, source, at, vars });
    }
  }
  m.happened('rolled', { player: seat, n, attack });
}

/** Euthanasia: attack rolls are compared only while that matters to somebody. */
function compareWithLast(m: M, seat: Seat, n: number): void {
  if (effectsOn(m, 'when', 'rolledAgain').length === 0) return;
  const key = `lastAttackRoll/${player(seat)}`;
  if (m.state.tally[key] === n) m.happened('rolledAgain', { player: seat, n });
  m.state.tally[key] = n;
}

/** FS-191, FS-194: the row of the table that was rolled. */
function carryOut(m: M, at: Path, vars: Vars, n: number, seat: Seat): void {
  const row = rowFor(at, n);
  if (row === undefined || row.do.length === 0) return;
  const source = Number(vars.source ?? 0);
  m.put({ op: 'declare', via: 'outcome', seat: Number(vars.seat ?? seat), source, at: row.at, vars });
}
