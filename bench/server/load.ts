import type { Draft } from './draft.ts';

export interface Rate {
  readonly moves: number;
  readonly seconds: number;
}

/** Every draft moves as fast as it is answered, until so many moves are made or all drafts are over. */
export async function fullSpeed(drafts: readonly Draft[], moves: number): Promise<Rate> {
  const started = performance.now();
  let made = 0;
  const play = async (draft: Draft): Promise<void> => {
    while (!draft.isOver() && made < moves) {
      const mover = draft.movers.find((each) => each.isAsked());
      if (mover === undefined) await soon();
      else {
        await mover.move();
        made++;
      }
    }
  };
  await Promise.all(drafts.map(play));
  return { moves: made, seconds: (performance.now() - started) / 1000 };
}

/** So many moves each second, whatever becomes of them; gives the milliseconds that each took. */
export async function atRate(drafts: readonly Draft[], perSecond: number, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const busy = new Set<Draft>();
  const started = performance.now();
  const pending: Promise<void>[] = [];
  let begun = 0;
  let turn = 0;
  const moveOf = async (draft: Draft): Promise<void> => {
    busy.add(draft);
    const mover = draft.movers.find((each) => each.isAsked());
    if (mover !== undefined) times.push(await mover.move());
    busy.delete(draft);
  };
  for (let now = 0; now < seconds; now = (performance.now() - started) / 1000) {
    for (; begun < now * perSecond; begun++) {
      const draft = nextFree(drafts, busy, turn);
      turn++;
      if (draft !== undefined) pending.push(moveOf(draft));
    }
    await soon();
  }
  await Promise.all(pending);
  return times;
}

function nextFree(drafts: readonly Draft[], busy: ReadonlySet<Draft>, turn: number): Draft | undefined {
  for (let i = 0; i < drafts.length; i++) {
    const draft = drafts[(turn + i) % drafts.length];
    const isReady = draft !== undefined && !busy.has(draft) && !draft.isOver();
    if (isReady && draft.movers.some((mover) => mover.isAsked())) return draft;
  }
  return undefined;
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
