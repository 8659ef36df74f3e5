import { readdirSync, readFileSync } from 'node:fs';

/*
 * How long programs have worked, to the microsecond: on a machine with much else to do the clock says how long a move waited for a core, and this
 * says for how long anybody was busy meanwhile on whom it waited.
 */

/** Milliseconds for which these programs have had a core so far, each by its main thread. Undefined where the system does not tell. */
export function workedBy(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => sum + nanosecondsOf(pid), 0) / 1e6;
  } catch {
    return undefined;
  }
}

const nanosecondsOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0]);

/** From its state on: what is before may have blanks in it. Nothing when it has just ended. */
export function statOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** All that run now. */
export const processes = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** Those that it has started and that still run, and itself. */
export const familyOf = (parent: number): number[] =>
  processes()
    .filter((pid) => pid === String(parent) || statOf(pid)[1] === String(parent))
    .map(Number);
