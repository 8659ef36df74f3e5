import { isJoin, isRelease, type Join, type Release } from '../crank/lanes.ts';
import type { Lane, Match, Op, Trigger } from '../match.ts';

/** How a match was written down when all lanes shared their numbers and triggers knew no lane. */
interface Older extends Omit<Match, 'lanes' | 'waiting' | 'queue' | 'moves'> {
  readonly lanes: readonly Omit<Lane, 'nextObject' | 'nextNumber' | 'step'>[];
  readonly waiting: readonly Omit<Trigger, 'lane'>[];
  readonly nextObject: number;
  readonly nextNumber: number;
}

const isOlder = (stored: Match | Older): stored is Older => 'nextObject' in stored;

/** A stored match as it is written down today. */
export function inFormatOfToday(stored: Match): Match {
  if (!isOlder(stored)) return stored;
  const { nextObject, nextNumber, lanes, waiting, ...kept }: Older = stored;
  const step = lanes.filter(({ standing }) => standing === undefined).length;
  let place = 0;
  return {
    ...kept,
    lanes: lanes.map((lane) => {
      const ops = lane.ops.map((op) => opOfToday(op, lane.asked, lane.id === 0 ? step : 0));
      if (lane.standing !== undefined) return { ...lane, ops, nextObject: 0, nextNumber: 0, step: 0 };
      const own = place++;
      return { ...lane, ops, nextObject: nextObject + own, nextNumber: nextNumber + own, step };
    }),
    waiting: waiting.map((trigger) => ({ ...trigger, lane: 0 })),
    queue: [],
    moves: nextObject,
  };
}

/** The lanes that are open divide the numbers among them until the table's own lane goes on. */
function opOfToday(op: Op, since: number, step: number): Op {
  const changed: Op | Release | Join = isRelease(op) ? { ...op, since } : isJoin(op) ? { ...op, steps: [1, step] } : op;
  return changed;
}
