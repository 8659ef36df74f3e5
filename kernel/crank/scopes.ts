import { endLasting } from '../effects/lasting.ts';
import type { Lane, Match, Op } from '../match.ts';
import type { Mark } from './control.ts';
import { dropLane, isJoin, isMark, isRelease, waitedForBy } from './lanes.ts';

/* How scopes end, and what becomes of ops that are cut off. The last words of every scope are collected in `lasts`. */

/** What lasts or stands until the end of the scope goes with it. */
export function closeScope(match: Match, { id, last }: Mark, lasts: Op[]): void {
  endLasting(match, ({ until }) => 'scope' in until && until.scope === id);
  if (match.lanes.length > 1) {
    for (const lane of match.lanes.filter(({ standing }) => standing?.scope === id)) cutOff(match, lane, lasts);
  }
  if (last !== undefined) lasts.push(last);
}

/** An op goes undone: whoever was alone lets the others in, lanes end, and the last words of a scope are kept. */
export function drop(match: Match, lane: Lane, op: Op, lasts: Op[]): void {
  if (isRelease(op)) match.alone = op.back;
  else if (isJoin(op)) for (const child of waitedForBy(match, lane)) cutOff(match, child, lasts);
  else if (isMark(op)) closeScope(match, op, lasts);
}

function cutOff(match: Match, lane: Lane, lasts: Op[]): void {
  for (const op of lane.ops.toReversed()) drop(match, lane, op, lasts);
  dropLane(match, lane.id);
}
