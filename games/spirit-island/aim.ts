import type { Op, Path, Question, Seat, View } from '@tafelrunde/kernel';
import { islandNamed } from './boards/named.ts';
import type { Range } from './cards/card.ts';
import { powerIn } from './cards/catalogue.ts';
import type { LandTest } from './effects/language/lands.ts';
import { sayKind } from './effects/speech/lands.ts';
import { figuresIn } from './figures.ts';
import { countOf, presenceOf } from './pieces.ts';
import { rangeOf } from './rules/thresholds.ts';
import { isPath } from './speech.ts';
import { stateIn } from './state.ts';

/* How far somebody reaches who is asked for a land, for those who look at the table (SI-118, SI-149 to SI-151). */

export interface Aim {
  readonly from: Range['from'];
  readonly range: number;
  /** Where it reaches from, by index. */
  readonly origins: readonly number[];
  /** Which lands it may be, in words; nothing where it may be any. */
  readonly wanted: { readonly en: string; readonly de: string } | undefined;
}

interface Reach {
  readonly range: Range;
  readonly land?: LandTest | undefined;
}

const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value);
const isTest = (value: unknown): value is LandTest => typeof value === 'object' && value !== null;

const powerOf = (op: Op): Path | undefined => ('power' in op && isPath(op.power) ? op.power : undefined);

/** What is asked for, and with which range. */
function reachOf(op: Op, bonus: number): Reach | undefined {
  const path = powerOf(op);
  if (op.op === 'target' && path !== undefined) {
    const power = powerIn(path);
    if (!('range' in power.target)) return undefined;
    const levels = 'levels' in op && isNumbers(op.levels) ? op.levels : [];
    const { range, land } = power.target;
    return { range: { ...range, distance: rangeOf(power, levels) + bonus }, land };
  }
  if (op.op !== 'placePresence' || !('range' in op)) return undefined;
  const land = 'where' in op && isTest(op.where) ? op.where : undefined;
  return { range: { from: 'presence', distance: Number(op.range) }, land };
}

function originsOf(view: View, seat: Seat, { from, terrain }: Range): readonly number[] {
  const state = stateIn(view);
  if (state === undefined) return [];
  const { lands: told } = figuresIn(view);
  return islandNamed(state.map).lands.flatMap((land, i) => {
    const isThere =
      from === 'presence'
        ? countOf(state.lands[i] ?? [], presenceOf(seat)) > 0
        : told[land.name]?.sacred.includes(seat) === true;
    return isThere && (terrain === undefined || land.terrains.includes(terrain)) ? [i] : [];
  });
}

/** How far the answer to a question may lie away; nothing where distance does not matter. */
export function aimOf(view: View, { op, seat }: Question): Aim | undefined {
  const reach = reachOf(op, figuresIn(view).spirits[seat]?.range ?? 0);
  if (reach === undefined) return undefined;
  const { range, land } = reach;
  return {
    from: range.from,
    range: range.distance,
    origins: originsOf(view, seat, range),
    wanted: land === undefined ? undefined : sayKind(land),
  };
}
