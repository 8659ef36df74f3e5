import type { Chance } from '../crank/chance.ts';
import { draws } from '../refs/refs.ts';
import { fault } from './fault.ts';
import type { ScriptedChance, ScriptedOutcome } from './schema.ts';

export interface Script {
  readonly chance: Chance;
  /** What is left of the script, one line per outcome that was never asked for. */
  unused(): string[];
}

/** Plays the outcomes of a script: an outcome that is missing, or meant for something else, is a failure. */
export function scriptedChance(script: ScriptedChance): Script {
  const entries = script.flatMap((entry) => Array.from({ length: timesOf(entry) }, () => entry));
  let next = 0;
  const chance: Chance = (label, n) => {
    const entry = entries[next];
    if (entry === undefined) throw missing(label, n);
    if ('leave' in entry) {
      const shuffling = draws.shuffle(entry.leave);
      if (label !== shuffling) throw mismatch(shuffling, label, n);
      // The last two cards end a shuffle.
      if (n === 2) next++;
      return n - 1;
    }
    next++;
    return outcomeOf(entry, label, n);
  };
  return { chance, unused: () => entries.slice(next).map(told) };
}

const timesOf = (entry: ScriptedChance[number]): number => ('leave' in entry ? 1 : (entry.times ?? 1));

const told = (entry: ScriptedChance[number]): string =>
  'leave' in entry ? `leave: ${entry.leave}` : `${entry.label ?? 'chance'}: ${entry.value}`;

function outcomeOf(entry: ScriptedOutcome, label: string, n: number): number {
  const { label: meant = label, n: of, value: given } = entry;
  if (meant !== label || (of ?? n) !== n)
    throw mismatch(`${meant}${of === undefined ? '' : ` (0–${of - 1})`}`, label, n);
  const value = given === 'last' ? n - 1 : given;
  if (value >= n) throw tooHigh(label, n, value);
  return value;
}

function missing(label: string, n: number): Error {
  return fault(
    `Chance decides ${label} (0 to ${n - 1}), and the script says nothing more.`,
    `Der Zufall entscheidet ${label} (0 bis ${n - 1}), und das Skript sagt nichts mehr.`,
  );
}

function mismatch(has: string, asked: string, n: number): Error {
  return fault(
    `Chance decides ${asked} (0 to ${n - 1}), but the script has ${has} next.`,
    `Der Zufall entscheidet ${asked} (0 bis ${n - 1}), aber im Skript steht als Nächstes ${has}.`,
  );
}

function tooHigh(label: string, n: number, value: number): Error {
  return fault(
    `Chance decides ${label}: 0 to ${n - 1}, not ${value}.`,
    `Der Zufall entscheidet ${label}: 0 bis ${n - 1}, nicht ${value}.`,
  );
}
