import type { Lang } from '@tafelrunde/kernel';
import type { Args, Flags } from '../args.ts';
import type { Io } from '../io.ts';
import type { Words } from '../words.ts';

/** What a command is called with. */
export interface Call {
  readonly args: Args;
  readonly io: Io;
  readonly lang: Lang;
  readonly words: Words;
}

export interface Command {
  readonly flags: Flags;
  /** Gives the exit code. */
  run(call: Call): Promise<number>;
}

export const FINE = 0;
export const FAILED = 1;
/** As `EX_SOFTWARE` of sysexits. */
export const OUR_FAULT = 70;
export const WRONG_USAGE = 2;
