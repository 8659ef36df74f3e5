import { at } from '../at.ts';
import type { GameEvent } from '../cards/events.ts';
import type { AnyGame, Option } from '../game.ts';
import type { Lane, Match, Op, Ref, Seat } from '../match.ts';
import type { Chance } from './chance.ts';
import { hasOpenChildren, isStanding, isWithin } from './lanes.ts';
import { OnLane } from './on-lane.ts';
import { type CompiledAsk, type CompiledRule, type CompiledRules, rulesOf } from './rules.ts';

/** More ops than this without a question is a fault of the rules: refused and reported, the match unchanged. */
export const MOST_OPS = 20_000;

export class Endless extends Error {
  constructor(op: string) {
    super(`the rules did not come to a question within ${MOST_OPS} ops, the last being ${op}`);
  }
}

/** A question that is open on a lane: the op on top of it and its rule. */
export interface Open {
  readonly lane: number;
  readonly seat: Seat;
  readonly op: Op;
  readonly ask: CompiledAsk;
  /** It stands beside the others and is never waited for. */
  readonly standing: boolean;
}

const always = (): boolean => true;

/** One crank over a match: which lane runs next, how far, and which questions are open then. */
export class Run extends OnLane {
  private readonly rules: CompiledRules;
  private derivedFor: Op | undefined;
  private derived: readonly (Ref | Option)[] = [];
  private readonly atOnce: AnyGame['atOnce'];

  constructor(game: AnyGame, match: Match, chance?: Chance, events?: GameEvent[]) {
    super(game, match, chance, events);
    this.rules = rulesOf(game);
    this.atOnce = game.atOnce;
  }

  // What hosts call.

  /** Turns the crank until every lane waits for an answer, or the match is over. */
  crank(): void {
    this.crankOn(MOST_OPS);
  }

  /** The questions that are open now, standing ones included; or those of them that somebody wants to know of. */
  open(isWanted: (open: Open) => boolean = always): Open[] {
    const found: Open[] = [];
    for (let i = 0; i < this.match.lanes.length; i++) {
      const open = this.askedOn(i);
      if (open !== undefined && isWanted(open) && this.isOpen(open)) found.push(open);
    }
    return found;
  }

  openOn(index: number): Open | undefined {
    const open = this.askedOn(index);
    return open !== undefined && this.isOpen(open) ? open : undefined;
  }

  /** The question on top of the lane; a standing one may have nothing to pick. */
  protected askedOn(index: number): Open | undefined {
    const lane = this.match.lanes[index];
    const op = lane?.ops[lane.ops.length - 1];
    if (lane === undefined || op === undefined || hasOpenChildren(this.match, lane)) return undefined;
    const ask = this.rule(op).ask;
    if (ask === undefined) return undefined;
    this.look(index);
    return { lane: index, seat: ask.seat(this, op), op, ask, standing: isStanding(lane, lane.ops) };
  }

  private isOpen(open: Open): boolean {
    if (!open.standing) return true;
    this.look(open.lane);
    return this.standingOptions(open).length > 0;
  }

  /** Looked at on the way: what was derived for the question that is waited for stays. */
  protected standingOptions({ ask, op }: Open): readonly (Ref | Option)[] {
    return ask.options(this, op);
  }

  /** What may be picked, derived afresh unless nothing has happened since it was. */
  options(open: Open): readonly (Ref | Option)[] {
    const known = this.derivedOn(open.lane, open.op);
    if (known !== undefined) return known;
    this.look(open.lane);
    this.derived = open.ask.options(this, open.op);
    this.derivedFor = open.op;
    return this.derived;
  }

  /** What was derived for the op on top of a lane, if nothing has happened since. */
  derivedOn(lane: number, op: Op | undefined): readonly (Ref | Option)[] | undefined {
    return this.derivedFor === op && this.isOnlyLane(this.match.lanes[lane]) ? this.derived : undefined;
  }

  /** Answers an open question with picks that are known to be good, and cranks on. */
  choose(open: Open, picks: readonly Ref[]): void {
    this.derivedFor = undefined;
    this.enter(open.lane);
    this.ops.pop();
    this.countQuestion();
    open.ask.answer(this, open.op, picks);
    this.finishOp();
    const left = this.runLane(MOST_OPS);
    this.exit();
    if (!this.isOnlyLane() || this.match.outcome !== undefined) this.crankOn(left);
  }

  // The machine.

  private rule(op: Op): CompiledRule {
    const rule = this.rules[op.op];
    if (rule === undefined) throw new Error(`there is no rule for ${op.op}`);
    return rule;
  }

  private crankOn(budget: number): void {
    let left = budget;
    while (this.match.outcome === undefined) {
      this.derivedFor = undefined;
      const next = this.nextRunnable();
      if (next < 0) return;
      this.enter(next);
      left = this.runLane(left);
      this.exit();
      if (this.isOnlyLane()) break;
    }
    if (this.match.outcome !== undefined) this.match.lanes = [];
  }

  /** There is nobody else to look for: this lane, which has just run until it waits, is the only one, or the others stand. */
  private isOnlyLane(only: Lane | undefined = this.lane): boolean {
    const { lanes } = this.match;
    if (lanes.length === 1) return lanes[0] === only;
    return lanes.every((lane) => lane === only || this.waitsToBeWanted(lane));
  }

  private waitsToBeWanted(lane: Lane): boolean {
    return isStanding(lane, lane.ops) && this.rule(at(lane.ops, 0)).ask !== undefined;
  }

  private nextRunnable(): number {
    const { lanes } = this.match;
    if (lanes.length === 1) return this.isRunnable(at(lanes, 0), 0, false) ? 0 : -1;
    for (let i = 0; i < lanes.length; i++) if (this.isRunnable(at(lanes, i), i, true)) return i;
    return -1;
  }

  private isRunnable(lane: Lane, index: number, several: boolean): boolean {
    const op = lane.ops.at(-1);
    if (op === undefined) return false;
    if (several && hasOpenChildren(this.match, lane)) return false;
    const { ask, alone } = this.rule(op);
    if (alone && !this.isLetIn(lane)) return false;
    if (ask === undefined) return true;
    if (isStanding(lane, lane.ops)) return false;
    this.look(index);
    if (several) this.derivedFor = undefined;
    return this.answersItself(op, ask);
  }

  private isShutOut(lane: Lane): boolean {
    const { alone } = this.match;
    return alone >= 0 && !isWithin(this.match, lane, alone);
  }

  /** Of those who may go in, who came first goes first; who is in already goes on. */
  private isLetIn(lane: Lane): boolean {
    const { queue, lanes, alone } = this.match;
    if (this.isShutOut(lane)) return false;
    if (queue.length === 0 || alone === lane.id) return true;
    const first = queue.find((id) => lanes.some((each) => each.id === id && !this.isShutOut(each)));
    return first === undefined || first === lane.id;
  }

  private queueUp(): void {
    const { id } = this.lane;
    if (!this.match.queue.includes(id)) this.match.queue = [...this.match.queue, id];
  }

  /** With nothing to pick there is nothing to ask. */
  private answersItself(op: Op, ask: CompiledAsk): boolean {
    if (this.derivedFor !== op) {
      this.derived = ask.options(this, op);
      this.derivedFor = op;
    }
    return this.derived.length === 0;
  }

  private answerItself(op: Op, ask: CompiledAsk): void {
    this.derivedFor = undefined;
    this.countQuestion();
    ask.answer(this, op, []);
  }

  private runLane(budget: number): number {
    let left = budget;
    while (this.match.outcome === undefined) {
      const op = this.ops[this.ops.length - 1];
      if (op === undefined) return left;
      const { ask, act, alone } = this.rule(op);
      if (ask !== undefined && (isStanding(this.lane, this.ops) || !this.answersItself(op, ask))) return left;
      if (alone && !this.isLetIn(this.lane)) {
        this.queueUp();
        return left;
      }
      if (--left < 0) throw new Endless(op.op);
      this.ops.pop();
      if (ask === undefined) act(this, op);
      else this.answerItself(op, ask);
      this.finishOp();
      if (this.match.lanes.length > 1 && this.mustYield()) return left;
    }
    return left;
  }

  /** What the op put comes next, after whatever is due at once. */
  private finishOp(): void {
    this.flush();
    const due = this.atOnce?.(this);
    if (due === undefined) return;
    this.put(...due);
    this.flush();
  }

  /** A lane that has opened others waits for them. */
  private mustYield(): boolean {
    return hasOpenChildren(this.match, this.lane);
  }
}
