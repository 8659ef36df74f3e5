import { type BotTurn, botAnswers, botsToMove, nextDeadline, timeouts } from '@tafelrunde/table';
import type { BotPool } from './bots/pool.ts';
import type { Budget } from './budget.ts';
import type { Caller } from './calling.ts';
import type { Committer } from './committer.ts';
import type { LiveTable } from './live-table.ts';
import type { Log } from './log.ts';

/** What happens at a table without anybody's doing: bots answer, clocks run out, those who are away are called. */
export interface Driver {
  drive(live: LiveTable): void;
}

export interface DriverWorld {
  readonly committer: Committer;
  readonly bots: BotPool;
  readonly budget: Budget;
  readonly caller: Caller | undefined;
  readonly log: Log;
  readonly now: () => number;
  readonly onFault: (live: LiveTable, fault: unknown) => void;
}

/** When not even the quick bot could decide, it is asked again after so many milliseconds. */
const RETRY = 10_000;
/** Bots that nobody looks at play on for so many milliseconds, and go on when somebody comes. */
const ALONE = 600_000;
/** A timer that is set to more milliseconds rings at once: it is set to so many, and then again. */
const LONGEST = 2 ** 31 - 1;

export function createDriver({ committer, bots, budget, caller, log, now, onFault }: DriverWorld): Driver {
  const drive = (live: LiveTable): void => {
    if (isOver(live)) return;
    try {
      watchClock(live);
      letBotsThink(live);
    } catch (fault) {
      onFault(live, fault);
    }
    caller?.look(live);
  };

  const watchClock = (live: LiveTable): void => {
    const at = nextDeadline(live.table, now());
    if (live.deadline?.at === at) return;
    clearTimeout(live.deadline?.timer);
    live.deadline = at === undefined ? undefined : { at, timer: setTimeout(() => ring(live), waitUntil(at)) };
  };

  const waitUntil = (time: number): number => Math.min(LONGEST, Math.max(0, time - now()));

  const ring = (live: LiveTable): void => {
    live.deadline = undefined;
    if (isOver(live)) return;
    try {
      committer.take(
        live,
        budget.spend(live.id, () => timeouts(live.table, now())),
      );
      watchClock(live);
      letBotsThink(live);
    } catch (fault) {
      onFault(live, fault);
    }
  };

  const letBotsThink = (live: LiveTable): void => {
    const { journal, spec } = live.table;
    if (!journal.minds.includes('bot') && spec.settings.clock.kind !== 'move') return;
    if (live.peers.size === 0 && now() - live.touched > ALONE) return;
    for (const turn of botsToMove(live.table, now())) {
      const thought = `${turn.seat} ${turn.id}`;
      if (live.thinking.has(thought)) continue;
      live.thinking.add(thought);
      decide(live, turn)
        .catch(async (fault: unknown) => {
          log.fault('a bot could not decide', fault);
          await sleep(RETRY);
        })
        .finally(() => {
          live.thinking.delete(thought);
          thinkOn(live);
        });
    }
  };

  /** What they thought about may have changed meanwhile, or the table may be gone. */
  const thinkOn = (live: LiveTable): void => {
    if (isOver(live)) return;
    try {
      letBotsThink(live);
    } catch (fault) {
      onFault(live, fault);
    }
  };

  const decide = async (live: LiveTable, { id, seat, bot, question, match, notBefore }: BotTurn): Promise<void> => {
    const picks = await bots.decide({ game: live.table.game.id, match, seat, bot, question }, live.address);
    await sleep(notBefore - now());
    await budget.free(live.id);
    if (isOver(live)) return;
    const answered = budget.spend(live.id, () => botAnswers(live.table, { seat, question: id, picks }, now()));
    committer.take(live, answered);
    const { refusal } = answered;
    if (refusal !== undefined && !TOO_LATE.has(refusal.code)) throw new Error(`${bot} was refused: ${refusal.code}`);
  };

  return { drive };
}

/** Nothing more happens to it here. */
const isOver = ({ gone, isStill }: LiveTable): boolean => gone || isStill;

/** A person has taken the seat back, or an answer was taken back meanwhile. */
const TOO_LATE: ReadonlySet<string> = new Set(['stale', 'over', 'not-a-bot']);

function sleep(milliseconds: number): Promise<void> {
  return milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
