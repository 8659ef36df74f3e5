import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Draft, Rival } from './draft.ts';

/** New drafts take the places of those that are over, so that there are always so many in play. */
export async function refill(drafts: Draft[], rival: Rival, count: number): Promise<void> {
  for (const over of drafts.filter((draft) => draft.isOver())) {
    over.close();
    drafts.splice(drafts.indexOf(over), 1);
  }
  while (drafts.length < count) {
    const few = Math.min(AT_ONCE, count - drafts.length);
    drafts.push(...(await Promise.all(Array.from({ length: few }, () => rival.openDraft()))));
  }
}

const AT_ONCE = 20;

/** Every draft moves as fast as it is answered, until so many moves are made or all drafts are over; tells how many. */
export async function fullSpeed(drafts: readonly Draft[], moves: number): Promise<number> {
  let made = 0;
  const play = async (draft: Draft): Promise<void> => {
    while (made < moves && !draft.isOver()) {
      if (draft.isReady()) {
        made++;
        await draft.move();
      } else await soon();
    }
  };
  await Promise.all(drafts.map(play));
  return made;
}

export interface Paced {
  /** The milliseconds that each move took. */
  readonly times: readonly number[];
  /** For how many of them the server worked, for some of the moves; none where nobody knows. */
  readonly worked: readonly number[];
  /** How many milliseconds the load itself was late, in 5 of 100 cases. */
  readonly late: number;
  /** The share of moves that were due when no draft was ready for one. */
  readonly skipped: number;
}

/** So many moves each second, spread evenly over the drafts, however long the server takes for them. */
export async function atRate(
  drafts: readonly Draft[],
  perSecond: number,
  seconds: number,
  { worked: meter }: Pick<Rival, 'worked'> = {},
): Promise<Paced> {
  const moves: Promise<number>[] = [];
  const worked: number[] = [];
  const stride = Math.ceil(perSecond / METERED);
  const lateness = monitorEventLoopDelay({ resolution: 1 });
  lateness.enable();
  const started = performance.now();
  let turn = 0;
  for (let now = 0; now < seconds; now = (performance.now() - started) / 1000) {
    for (let due = Math.floor(now * perSecond) - turn; due > 0; due--) {
      const draft = nextReady(drafts, turn++);
      if (draft === undefined) continue;
      moves.push(turn % stride === 0 ? metered(draft, meter, worked) : draft.move());
    }
    await soon();
  }
  lateness.disable();
  const skipped = turn === 0 ? 0 : 1 - moves.length / turn;
  return { times: await Promise.all(moves), worked, late: lateness.percentile(95) / 1e6, skipped };
}

/** So many moves a second: to look costs time, too. */
const METERED = 60;

async function metered(draft: Draft, meter: Rival['worked'], worked: number[]): Promise<number> {
  const before = meter?.();
  const milliseconds = await draft.move();
  const after = meter?.();
  if (before !== undefined && after !== undefined) worked.push(after - before);
  return milliseconds;
}

function nextReady(drafts: readonly Draft[], turn: number): Draft | undefined {
  const from = turn % drafts.length;
  return [...drafts.slice(from), ...drafts.slice(0, from)].find((draft) => draft.isReady());
}

export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
