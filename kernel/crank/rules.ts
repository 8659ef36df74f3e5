import { at } from '../at.ts';
import { passReplacements, type Replace, replace, type WhichFirst, whichFirst } from '../effects/replacements.ts';
import { type OrderTriggers, orderTriggers, passCheckpoint, type TakeUp, takeUpChosen } from '../effects/triggers.ts';
import type { Agree, AnyGame, AnyOps, Ask, Option, Position, Reaction, Rule } from '../game.ts';
import type { Op, Ref, Seat } from '../match.ts';
import { type Agreed, agreeingAsk, askAll } from './agreeing.ts';
import type { Alone, Fork, Leave, Mark, Stand } from './control.ts';
import { dropLane, type Join, type Later, type Release } from './lanes.ts';
import type { OnLane } from './on-lane.ts';

/** A question with its defaults filled in; written as methods, so that one about one kind of op stands where any is expected. */
export interface CompiledAsk<A = Op> {
  seat(m: Position, op: A): Seat;
  options(m: Position, op: A): readonly (Ref | Option)[];
  min(m: Position, op: A): number;
  max(m: Position, op: A): number;
  due(m: Position, op: A): readonly Ref[];
  follows(m: Position, op: A): readonly unknown[] | undefined;
  refuses(m: Position, op: A, picks: readonly Ref[]): string | undefined;
  answer(m: OnLane, op: A, picks: readonly Ref[]): void;
  readonly ordered: boolean;
  readonly masked: boolean;
  readonly reaction: Reaction<A, object> | undefined;
}

export interface CompiledRule {
  readonly ask: CompiledAsk | undefined;
  act(m: OnLane, op: Op): void;
  /** It waits while another lane is in a section of its own. */
  readonly alone: boolean;
  /** What several seats have to agree on. */
  readonly agreement?: CompiledAsk;
}

/** By the names of their ops. */
export type CompiledRules = Readonly<Record<string, CompiledRule>>;

interface Control {
  $agreed(m: OnLane, op: Agreed): void;
  $mark(m: OnLane, op: Mark): void;
  $leave(m: OnLane, op: Leave): void;
  $fork(m: OnLane, op: Fork): void;
  $join(m: OnLane, op: Join): void;
  $alone(m: OnLane, op: Alone): void;
  $release(m: OnLane, op: Release): void;
  $later(m: OnLane, op: Later): void;
  $stand(m: OnLane, op: Stand): void;
  $checkpoint(m: OnLane, op: Op): void;
  $replace(m: OnLane, op: Replace): void;
  $takeUp(m: OnLane, op: TakeUp): void;
}

const CONTROL: Control = {
  $agreed: (m, { about, picks }) => agreementOf(m, about).answer(m, about, picks),
  $mark: (m, mark) => m.endScope(mark),
  $leave: (m, leave) => m.leaveScope(leave),
  $fork: (m, fork) => m.openFork(fork),
  $join: (m, join) => {
    const { then, secret } = join;
    const lanes = m.match.lanes.filter((lane) => lane.parent === m.laneId && lane.secret !== undefined);
    const kept = Object.fromEntries(lanes.map((lane) => [lane.seat ?? 0, lane.secret?.kept ?? []]));
    for (const lane of lanes) dropLane(m.match, lane.id);
    m.rejoin(join);
    const withPicks = { ...then, kept };
    m.put(secret ? withPicks : then);
  },
  $alone: (m, { inside }) => {
    if (m.match.alone === m.laneId) {
      m.put(inside);
      return;
    }
    const release: Release = { op: '$release', back: m.match.alone, since: m.answered };
    m.match.alone = m.laneId;
    if (m.match.queue.length > 0) m.match.queue = m.match.queue.filter((lane) => lane !== m.laneId);
    m.put(inside, release);
  },
  $release: (m, { back }) => {
    m.match.alone = back;
  },
  $later: (m, { ops }) => m.put(...ops),
  $stand: (m, { seat, question }) => m.openStanding(seat, question),
  $checkpoint: passCheckpoint,
  $replace: replace,
  $takeUp: takeUpChosen,
};

const compiled = new WeakMap<AnyGame, CompiledRules>();

/** A game's rules with the kernel's own, in the form that the crank turns. */
export function rulesOf(game: AnyGame): CompiledRules {
  let rules = compiled.get(game);
  if (rules === undefined) {
    rules = compile(game);
    compiled.set(game, rules);
  }
  return rules;
}

function compile(game: AnyGame): CompiledRules {
  const rules: Record<string, CompiledRule> = {
    $agree: asking(agreeingAsk(agreementOf)),
    $orderTriggers: compileAsk<OrderTriggers>(orderTriggers),
    $whichFirst: compileAsk<WhichFirst>(whichFirst),
  };
  for (const [name, act] of Object.entries<CompiledRule['act']>({ ...CONTROL })) {
    rules[name] = { ask: undefined, act, alone: name === '$alone' };
  }
  for (const [name, rule] of Object.entries(game.rules)) rules[name] = compileRule(rule);
  return rules;
}

function compileRule(rule: Rule<Op, AnyOps, object>): CompiledRule {
  if (typeof rule === 'function') return { ask: undefined, act: rule, alone: false };
  if ('among' in rule) return compileAgreement(rule);
  if ('options' in rule) return compileAsk(rule);
  return { ask: undefined, act: (m, op) => passReplacements(m, op, rule), alone: false };
}

/** What is to be agreed on, as the question that it would be to one seat alone. */
function agreementOf(m: Position, about: Op): CompiledAsk {
  const { agreement } = rulesOf(m.game)[about.op] ?? {};
  if (agreement === undefined) throw new Error(`nobody has to agree on ${about.op}`);
  return agreement;
}

function compileAgreement(rule: Agree<Op, AnyOps, object>): CompiledRule {
  const agreement = fullAsk({ ...rule, seat: (m, op) => at(rule.among(m, op), 0) });
  return {
    ask: undefined,
    act: (m, op) => askAll(m, op, rule.among(m, op), agreement),
    alone: false,
    agreement,
  };
}

function compileAsk<A extends Op>(rule: Ask<A, AnyOps, object>): CompiledRule {
  return asking(fullAsk(rule));
}

function fullAsk<A extends Op>(rule: Ask<A, AnyOps, object>): CompiledAsk<A> {
  return {
    seat: rule.seat === undefined ? seatOf : (m, op) => rule.seat?.(m, op) ?? seatOf(m, op),
    options: rule.options,
    min: counter(rule.min, 1),
    max: counter(rule.max ?? rule.min, 1),
    due: (m, op) => rule.due?.(m, op) ?? [],
    follows: (m, op) => rule.follows?.(m, op),
    refuses: (m, op, picks) => rule.refuses?.(m, op, picks),
    answer: rule.answer,
    ordered: rule.ordered ?? false,
    masked: rule.masked ?? rule.reaction !== undefined,
    reaction: rule.reaction,
  };
}

function asking<A extends Op>(ask: CompiledAsk<A>): CompiledRule {
  return {
    ask,
    act: (_, op) => {
      throw new Error(`${op.op} asks and does not act`);
    },
    alone: false,
  };
}

function seatOf(_: Position, op: Op): Seat {
  if ('seat' in op && typeof op.seat === 'number') return op.seat;
  throw new Error(`${op.op} does not say who is asked`);
}

function counter<A>(
  count: number | ((m: Position, op: A) => number) | undefined,
  otherwise: number,
): (m: Position, op: A) => number {
  if (typeof count === 'function') return count;
  const fixed = count ?? otherwise;
  return () => fixed;
}
