import type { Match } from '../match.ts';

/** A position on the way: the match after the note `seq`. It holds as long as no note up to there is taken back. */
export interface Checkpoint {
  readonly seq: number;
  readonly match: Match;
}

/** So many notes apart while they are new; the older they are, the fewer are kept. */
const STRIDE = 8;

/** The newest are always kept, and none from longer ago than this. */
const NEWEST = 4;
const OLDEST = 512;

/** Keeps the position after a note, if it is time for one, and drops those of which there are enough. */
export function keepCheckpoint(checkpoints: Checkpoint[], seq: number, match: Match): void {
  if (seq % STRIDE !== 0) return;
  const kept = checkpoints.filter((each, i) => i + NEWEST > checkpoints.length || isWorthKeeping(each.seq, seq));
  checkpoints.splice(0, checkpoints.length, ...kept, { seq, match });
}

/** Half as far apart as they are away. */
function isWorthKeeping(seq: number, head: number): boolean {
  const away = head - seq;
  return away <= OLDEST && seq % Math.max(STRIDE, 2 ** Math.floor(Math.log2(away / 2))) === 0;
}

/** The latest position before the note, if one is known. */
export function checkpointBefore(checkpoints: readonly Checkpoint[], seq: number): Checkpoint | undefined {
  return checkpoints.findLast((each) => each.seq < seq);
}
