import type { Chance } from '../crank/chance.ts';
import { fault } from './fault.ts';
import type { ScriptedChance } from './schema.ts';

export interface Script {
  readonly chance: Chance;
  /** What is left of the script, one line per outcome that was never asked for. */
  unused(): string[];
}

/** Plays the outcomes of a script: an outcome that is missing, or meant for something else, is a failure. */
export function scriptedChance(script: ScriptedChance): Script {
  const entries = script.flatMap((entry) => Array.from({ length: entry.times ?? 1 }, () => entry));
  let next = 0;
  const chance: Chance = (label, n) => {
    const entry = entries[next++];
    if (entry === undefined) throw missing(label, n);
    if ((entry.label ?? label) !== label || (entry.n ?? n) !== n) throw mismatch(entry, label, n);
    const value = entry.value === 'last' ? n - 1 : entry.value;
    if (value >= n) throw tooHigh(label, n, value);
    return value;
  };
  return { chance, unused: () => entries.slice(next).map(({ label, value }) => `${label ?? 'chance'}: ${value}`) };
}

function missing(label: string, n: number): Error {
  return fault(
    `Chance decides ${label} (0 to ${n - 1}), and the script says nothing more.`,
    `Der Zufall entscheidet ${label} (0 bis ${n - 1}), und das Skript sagt nichts mehr.`,
  );
}

function mismatch({ label, n: of }: ScriptedChance[number], asked: string, n: number): Error {
  const has = `${label ?? asked}${of === undefined ? '' : ` (0–${of - 1})`}`;
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
