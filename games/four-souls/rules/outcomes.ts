import { effectsOn, type Path, refs } from '@tafelrunde/kernel';
import { below, type Steps, valueAt } from '@tafelrunde/words';
import { answers } from '../effects/holding/events.ts';
import { attackOf, bonusOf, evasionOf, factorOf } from '../effects/holding/values.ts';
import { isTriggered } from '../effects/language/card.ts';
import { contextOf } from '../effects/language/context.ts';
import { effectData } from '../effects/language/registry.ts';
import { type Body, player } from '../players.ts';
import type { RollItem } from '../stack-items.ts';
import type { At, State } from '../state.ts';

/* What comes of a roll: read by the rules when it stands, and before that by those who may still change it. */

export const SIDES = 6;

/** FS-188. */
export const clamped = (value: number): number => Math.min(SIDES, Math.max(1, value));

/** FS-182, FS-183: what is added to a roll as its result is fixed. */
export function bonusTo(m: At, { seat, attack, shift = 0 }: RollItem): number {
  return shift + bonusOf(m, 'roll', player(seat)) + (attack ? bonusOf(m, 'attackRoll', player(seat)) : 0);
}

/** A row of a dice table. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly do: Steps;
  readonly at: Path;
}

const isRow = (found: unknown): found is Omit<Row, 'at'> =>
  typeof found === 'object' && found !== null && 'from' in found && 'to' in found && 'do' in found;

function readTable(path: Path): readonly Row[] {
  const table = valueAt(effectData, below(path, 'table'));
  if (!Array.isArray(table)) return [];
  return table.flatMap((row, i) => (isRow(row) ? [{ ...row, at: below(path, 'table', i) }] : []));
}

const tables = new WeakMap<Path, readonly Row[]>();

/** FS-191: the table of the word at a path; each is read once. */
export function tableAt(path: Path): readonly Row[] {
  let table = tables.get(path);
  if (table === undefined) {
    table = readTable(path);
    tables.set(path, table);
  }
  return table;
}

/** FS-191, FS-194: the row with that result. */
export const rowFor = (path: Path, n: number): Row | undefined =>
  tableAt(path).find(({ from, to }) => from <= n && n <= to);

/** FS-161, FS-162, FS-165: does an attack roll hit, and how much damage does it deal to whom? */
export function blowOf(m: At, { seat, target }: Pick<NonNullable<State['attack']>, 'seat' | 'target'>, roll: number) {
  const hit = roll >= (evasionOf(m, target) ?? 0);
  const by: Body = hit ? player(seat) : target;
  const isImmune = hit && bonusOf(m, 'combatImmune', target, roll) > 0;
  const n = (attackOf(m, by) + bonusOf(m, 'combatDamage', by, roll)) * factorOf(m, 'combatTimes', by, roll);
  return { hit, n: isImmune ? 0 : n };
}

/** Does it matter by how much the number is higher? "As many as rolled." */
const counts = (value: unknown): boolean => {
  if (value === 'rolled' || value === 'reward') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(counts);
};

function comesOfTable({ then }: RollItem, n: number): string {
  const row = then === undefined ? undefined : rowFor(then.at, n);
  if (row === undefined) return '';
  return counts(row.do) ? `row ${row.from}: ${n}` : `row ${row.from}`;
}

function comesOfAttack(m: At, { seat, attack: isAttack }: RollItem, n: number): string {
  const { attack } = m.state;
  if (!isAttack || attack === null) return '';
  const blow = blowOf(m, { seat, target: attack.target }, n);
  return `${blow.hit ? 'hit' : 'miss'} ${blow.n}`;
}

/** Effects that answer this very number. */
function answered(m: At, { seat, attack }: RollItem, n: number): string {
  const facts = { player: seat, n, attack };
  const found = effectsOn(m, 'when', 'rolled').filter(
    (effect) => isTriggered(effect.ability) && answers(m, effect.ability.of, facts, contextOf(m, effect)),
  );
  return found.map(({ at, source }) => `${at.join('/')} of ${source}`).join();
}

/** What comes of a roll with this result, as something to compare. */
export function outcomeOf(m: At, roll: RollItem, n: number): string {
  const foretold = roll.foretold?.filter(({ vars }) => vars.target === refs.number(n)).length ?? 0;
  return [comesOfAttack(m, roll, n), comesOfTable(roll, n), answered(m, roll, n), foretold].join('|');
}
