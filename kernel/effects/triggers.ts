import { checkpoint } from '../crank/control.ts';
import type { OnLane } from '../crank/on-lane.ts';
import type { AnyOps, Ask, ControlOp } from '../game.ts';
import type { Seat, Trigger } from '../match.ts';
import { labels, refs } from '../refs/refs.ts';
import { isAlike } from './effects.ts';

/** Checks first, then the triggers that were raised on this lane, again and again until nothing changes. */
export function passCheckpoint(m: OnLane): void {
  for (const check of m.game.checks ?? []) {
    const ops = check(m);
    if (ops === undefined) continue;
    m.put(...ops, checkpoint());
    return;
  }
  if (m.match.waiting.length > 0) takeUpTriggers(m, m.homeId);
}

/** The seats in the prescribed order; a seat with several of its own that differ says which comes next. */
function takeUpTriggers(m: OnLane, lane: number): void {
  const waiting = m.match.waiting.filter((trigger) => trigger.lane === lane);
  const order = m.game.effects?.triggerOrder(m) ?? [];
  const of = order.find((each) => waiting.some((trigger) => trigger.seat === each));
  const mine = waiting.filter((trigger) => trigger.seat === of);
  const [first, ...more] = mine.length > 0 ? mine : waiting;
  if (first === undefined) return;
  const seat = of ?? m.game.effects?.ordersUncontrolled?.(m);
  const isSettled = more.every(
    (trigger) => isAlike(trigger, first) || (of === undefined && isOfOneCard(trigger, first)),
  );
  if (seat === undefined || isSettled) takeUp(m, first);
  else m.put(askOrder(seat, lane, of === undefined));
}

/** What one card that nobody controls does at once comes as it is printed. */
const isOfOneCard = (one: Trigger, other: Trigger): boolean => one.source === other.source;

function takeUp(m: OnLane, trigger: Trigger): void {
  m.match.waiting = m.match.waiting.filter(({ id }) => id !== trigger.id);
  m.put(...(m.game.effects?.take(m, trigger) ?? []), checkpoint());
}

export interface OrderTriggers extends ControlOp {
  readonly op: '$orderTriggers';
  readonly seat: Seat;
  /** Whose triggers they are. */
  readonly lane: number;
  /** Those that nobody controls; without it the seat's own. */
  readonly nobodys?: true;
}

function askOrder(seat: Seat, lane: number, nobodys: boolean): OrderTriggers {
  return nobodys ? { op: '$orderTriggers', seat, lane, nobodys } : { op: '$orderTriggers', seat, lane };
}

/** A card names its trigger, unless another ability of the same card waits as well. */
function nameIn(all: readonly Trigger[], { at: path }: Trigger): string {
  const whole = path.join('/');
  return all.some(({ at: other }) => other[0] === path[0] && other.join('/') !== whole) ? whole : path[0];
}

/** Several triggers wait that are mine, or mine to put in order: which one next? */
export const orderTriggers: Ask<OrderTriggers, AnyOps, object> = {
  options: (m, { seat, lane, nobodys }) => {
    const mine = m.match.waiting.filter(
      (trigger) => trigger.lane === lane && trigger.seat === (nobodys === true ? undefined : seat),
    );
    const firsts = mine.filter((trigger, i) => mine.findIndex((other) => isAlike(other, trigger)) === i);
    return firsts.map((trigger) => ({ ref: refs.trigger(trigger.id), label: labels.card(nameIn(mine, trigger)) }));
  },
  answer: (m, _, [pick]) => {
    const taking: TakeUp = { op: '$takeUp', trigger: String(pick) };
    m.put(taking);
  },
};

export interface TakeUp extends ControlOp {
  readonly op: '$takeUp';
  readonly trigger: string;
}

export function takeUpChosen(m: OnLane, { trigger }: TakeUp): void {
  const chosen = m.match.waiting.find(({ id }) => refs.trigger(id) === trigger);
  if (chosen !== undefined) takeUp(m, chosen);
}
