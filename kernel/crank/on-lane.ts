import { at } from '../at.ts';
import type { GameEvent } from '../cards/events.ts';
import { everybody } from '../cards/knowledge.ts';
import { effectsOn } from '../effects/effects.ts';
import { endLasting } from '../effects/lasting.ts';
import type { AnyGame, Crank, Duration } from '../game.ts';
import type {
  CardId,
  Lane,
  Lasting,
  Match,
  ObjectNumber,
  Op,
  Outcome,
  Path,
  Plain,
  Seat,
  SeatSet,
  Trigger,
  Until,
  Vars,
} from '../match.ts';
import { outcomeOf, type Together } from '../teams.ts';
import { type Chance, isUnseen, stoppingChance } from './chance.ts';
import type { Fork, Leave, Mark, Mutable, Scope } from './control.ts';
import {
  dropLane,
  homeOf,
  indexOfLane,
  isJoin,
  isMark,
  isScope,
  type Join,
  lastMark,
  parentOf,
  putLater,
  reach,
} from './lanes.ts';
import { closeScope, drop } from './scopes.ts';

/** What somebody has learned on a lane: a card, or what chance decided there. */
export interface Lesson {
  readonly lane: number;
  readonly seats: SeatSet;
  readonly card?: CardId;
}

const hasCause = ({ cause }: Mark): boolean => cause !== undefined;
const hasVars = ({ vars }: Mark): boolean => vars !== undefined;
const NO_VARS: Vars = {};
const NO_KEPT: readonly Plain[] = [];
/** What there is to look at when a match is over. */
const NO_LANE: Lane = { id: 0, ops: [], asked: 0, nextObject: 1, nextNumber: 1, step: 1 };

/**
 * The `m` that every handler gets: a match, in place, and the lane on it that is running or being looked at. A class because
 * simulations make thousands of them a second and everything in it is one shape.
 */
export class OnLane implements Crank {
  readonly game: AnyGame;
  readonly match: Match;
  readonly state: object;
  readonly seats: number;
  /** Where events go; undefined when nobody listens. */
  readonly events: GameEvent[] | undefined;
  /** Has anybody learned a card, has chance been used, since this run began? */
  learned = false;
  drew = false;
  /** Set by whoever imagines what comes of something if all let it happen. */
  isUnanswered = false;
  /** Who has learned what, and on which lane; only where somebody listens to events. */
  readonly lessons: Lesson[] = [];
  /** The lane that is running or being looked at, and its ops while they change. */
  protected lane: Lane;
  private index = 0;
  protected ops: Op[] = [];
  private asked = 0;
  private nextObject: number;
  private nextNumber: number;
  private step: number;
  /** What the running handler has put so far; only the first `queued` count, since emptying an array costs more. */
  private readonly queue: Op[] = [];
  private queued = 0;
  private readonly source: Chance;

  constructor(game: AnyGame, match: Match, chance: Chance = stoppingChance, events?: GameEvent[]) {
    this.game = game;
    this.match = match;
    this.state = match.state;
    this.seats = match.seats;
    this.source = chance;
    this.events = events;
    this.lane = match.lanes[0] ?? NO_LANE;
    this.nextObject = this.lane.nextObject;
    this.nextNumber = this.lane.nextNumber;
    this.step = this.lane.step;
  }

  // What handlers call.

  put(...ops: readonly Op[]): void {
    for (const op of ops) this.queue[this.queued++] = op;
  }

  chance(label: string, n: number): number {
    this.drew = true;
    if (this.isHeard) this.noteChance(isUnseen(label) ? 0 : everybody(this));
    return this.source(label, n);
  }

  /** All that a shuffle decides is one lesson. */
  private noteChance(seats: SeatSet): void {
    const { lessons } = this;
    const lane = this.lane.id;
    const last = lessons[lessons.length - 1];
    if (last !== undefined && last.card === undefined && last.lane === lane && last.seats === seats) return;
    lessons.push({ lane, seats });
  }

  get isHeard(): boolean {
    return this.events !== undefined;
  }

  emit(event: GameEvent): void {
    if (this.events === undefined) return;
    const cause = event.cause ?? this.cause();
    this.events.push(cause === undefined ? event : { ...event, cause });
  }

  get kept(): readonly Plain[] {
    return this.lane.secret?.kept ?? NO_KEPT;
  }

  keep(value: Plain): void {
    const { secret } = this.lane;
    if (secret === undefined) throw new Error('only a lane of a secret fork can keep a pick');
    this.lane = { ...this.lane, secret: { ...secret, kept: [...secret.kept, value] } };
  }

  get vars(): Vars {
    return this.innermost(hasVars)?.vars ?? NO_VARS;
  }

  let(name: string, value: Plain): void {
    for (let i = this.ops.length - 1; i >= 0; i--) {
      const op = at(this.ops, i);
      if (isMark(op) && op.vars !== undefined) {
        const mark: Mark = { ...op, vars: { ...op.vars, [name]: value } };
        this.ops[i] = mark;
        return;
      }
    }
    throw new Error(`there is no frame to hold ${name}`);
  }

  happened(name: string, facts: Vars): void {
    for (const effect of effectsOn(this, 'when', name)) {
      if (this.game.effects?.applies(this, effect, facts) !== true) continue;
      const { at: path, vars, seat, source, lasting } = effect;
      const trigger: Mutable<Trigger> = {
        id: this.newNumber(),
        at: path,
        vars: lasting === undefined ? facts : { ...vars, ...facts },
        lane: this.homeId,
      };
      if (seat !== undefined) trigger.seat = seat;
      if (source !== undefined) trigger.source = source;
      this.match.waiting.push(trigger);
      if (lasting !== undefined) this.used(lasting);
    }
  }

  startLasting(path: Path, vars: Vars, until: Duration, seat?: Seat): void {
    const lasting: Lasting = { id: this.newNumber(), at: path, vars, until: this.until(until) };
    this.match.lasting = [...this.match.lasting, seat === undefined ? lasting : { ...lasting, seat }];
  }

  /** A lasting effect has done its work; the one for "the next time" is over. */
  used(id: number): void {
    endLasting(this.match, (lasting) => lasting.id === id && 'next' in lasting.until);
  }

  learn(instance: number, seats: SeatSet): void {
    const before = this.match.known[instance] ?? 0;
    if ((before | seats) === before) return;
    this.match.known[instance] = before | seats;
    this.learned = true;
    if (!this.isHeard) return;
    const card = this.match.table[this.match.face[instance] ?? 0] ?? '';
    this.lessons.push({ lane: this.lane.id, seats: seats & ~before, card });
  }

  finish(ending: Outcome | Together): void {
    this.match.outcome = outcomeOf(ending, this.seats);
  }

  newObject(): ObjectNumber {
    const object = this.nextObject;
    this.nextObject = object + this.step;
    return object;
  }

  private newNumber(): number {
    const number = this.nextNumber;
    this.nextNumber = number + this.step;
    return number;
  }

  // Which lane it is about.

  /** Makes a lane the one that queries such as `vars` and `kept` speak of. */
  look(index: number): void {
    this.index = index;
    this.lane = at(this.match.lanes, index);
    this.ops = this.lane.ops;
  }

  /** The lane may be shared with a clone, so its ops are changed on a copy. */
  protected enter(index: number): void {
    this.look(index);
    this.ops = this.ops.slice();
    this.asked = this.lane.asked;
    this.countAs(this.lane.standing === undefined ? this.lane : homeOf(this.match, this.lane));
  }

  protected exit(): void {
    const { lanes } = this.match;
    const index = lanes[this.index]?.id === this.lane.id ? this.index : indexOfLane(this.match, this.lane.id);
    if (index < 0) return;
    const { ops, asked, nextObject, nextNumber, step } = this;
    if (this.lane.id === 0) this.lane = { id: 0, ops, asked, nextObject, nextNumber, step };
    else if (this.lane.standing === undefined) this.lane = { ...this.lane, ops, asked, nextObject, nextNumber, step };
    else {
      const home = homeOf(this.match, this.lane);
      lanes[lanes.indexOf(home)] = { ...home, nextObject, nextNumber, step };
      this.lane = { ...this.lane, ops, asked };
    }
    lanes[index] = this.lane;
    if (this.ops.length === 0 && this.lane.id !== 0) this.endLane(index);
  }

  private endLane(index: number): void {
    const lane = at(this.match.lanes, index);
    if (lane.secret === undefined) {
      dropLane(this.match, lane.id);
      return;
    }
    this.match.lanes[index] = { ...lane, secret: { ...lane.secret, done: true } };
  }

  /** A question that comes later on this lane is another one, even if it looks the same. */
  protected countQuestion(): void {
    this.asked++;
  }

  /** Ops given in one handler run in the order written; a scope takes in what follows it. */
  protected flush(): void {
    const { queue, queued, ops } = this;
    if (queued === 0) return;
    this.queued = 0;
    let first = 0;
    let end = 0;
    for (; end < queued; end++) {
      const op = queue[end];
      if (op === undefined || !isScope(op)) continue;
      if (end > first) break;
      ops.push(this.mark(op));
      first = end + 1;
    }
    if (end < queued) ops.push(putLater(queue.slice(end, queued)));
    for (let i = end - 1; i >= first; i--) {
      const op = queue[i];
      if (op !== undefined) ops.push(op);
    }
  }

  private mark(scope: Scope): Mark {
    const { name, last, vars, cause, as, action } = scope;
    const made: Mutable<Mark> = { op: '$mark', name, id: this.newNumber() };
    if (last !== undefined) made.last = last;
    if (vars !== undefined) made.vars = vars;
    if (cause !== undefined) made.cause = cause;
    if (as !== undefined) made.as = as;
    if (action !== undefined) made.since = this.asked;
    return made;
  }

  // What the control ops do (see `rules.ts`).

  /** One lane for each seat, whose numbers lie between those of the others. */
  openFork({ lanes, then, secret }: Fork): void {
    const ids = lanes.map(() => this.newNumber());
    const { nextObject, nextNumber, step } = this;
    this.step = step * (lanes.length + 1);
    lanes.forEach(({ seat, op }, i) => {
      this.match.lanes.push({
        id: at(ids, i),
        seat,
        parent: this.lane.id,
        ops: [op],
        asked: 0,
        nextObject: nextObject + step * (i + 1),
        nextNumber: nextNumber + step * (i + 1),
        step: this.step,
        ...(secret ? { secret: { start: op, kept: [], done: false } } : {}),
      });
    });
    const join: Join = { op: '$join', then, secret, steps: [step, this.step] };
    this.put(join);
  }

  /** The lanes that were forked here are gone. */
  rejoin({ steps: [before, after] }: Join): void {
    this.countOn();
    if (this.step === after) this.step = before;
  }

  /** Goes on with numbers that none of the lanes has given that were opened here. */
  private countOn(): void {
    const home = homeOf(this.match, this.lane);
    const { nextObject, nextNumber } = this.match.lanes.find(({ id }) => id === home.id) ?? home;
    this.nextObject = Math.max(this.nextObject, nextObject);
    this.nextNumber = Math.max(this.nextNumber, nextNumber);
    if (this.match.lanes.length === 1) this.step = 1;
  }

  /** Whether the lane is waited for from now on, or only stands. */
  stands(still: boolean): void {
    const { nextObject, nextNumber, step } = this;
    const { standing, ...lane } = this.lane;
    const own: Lane = standing === undefined ? { ...lane, nextObject, nextNumber, step } : lane;
    this.lane = still ? { ...own, standing: this.standingHere() } : own;
    this.countAs(homeOf(this.match, this.lane));
  }

  /** A lane that stands gives the numbers of the one that it stands beside. */
  private countAs({ nextObject, nextNumber, step }: Lane): void {
    this.nextObject = nextObject;
    this.nextNumber = nextNumber;
    this.step = step;
  }

  standingHere(): { readonly scope: number } {
    return { scope: this.scopeAround().scope };
  }

  get parentId(): number | undefined {
    return this.lane.parent;
  }

  /** Another lane, with something else to do. */
  replaceLane(lane: Lane): void {
    this.match.lanes[indexOfLane(this.match, lane.id)] = lane;
  }

  /** What the lane comes back to that this one was forked from. */
  changeParent(change: (join: Op) => Op): void {
    const parent = parentOf(this.match, this.lane);
    const join = parent?.ops.at(-1);
    if (parent === undefined || join === undefined) return;
    this.replaceLane({ ...parent, ops: parent.ops.with(-1, change(join)) });
  }

  openStanding(seat: Seat, question: Op): void {
    const { scope, parent } = this.scopeAround();
    const id = this.newNumber();
    const numbers = { nextObject: 0, nextNumber: 0, step: 0 };
    this.match.lanes.push({ id, seat, ops: [question], asked: 0, ...numbers, parent, standing: { scope } });
  }

  endScope(mark: Mark): void {
    const lasts: Op[] = [];
    const several = this.match.lanes.length > 1;
    closeScope(this.match, mark, lasts);
    if (several) this.countOn();
    if (mark.as !== undefined) this.let(mark.as, mark.vars?.result ?? null);
    this.put(...lasts);
  }

  /** Drops what is above the mark, here or on the lanes this one was forked from. */
  leaveScope({ name }: Leave): void {
    const lasts: Op[] = [];
    while (!this.dropTo(name, lasts)) {
      const parent = parentOf(this.match, this.lane);
      if (parent === undefined) throw new Error(`there is no scope ${name} to leave`);
      this.exit();
      this.enter(indexOfLane(this.match, parent.id));
    }
    this.countQuestion();
    this.put(...lasts);
  }

  private dropTo(name: string, lasts: Op[]): boolean {
    for (let op = this.ops.pop(); op !== undefined; op = this.ops.pop()) {
      drop(this.match, this.lane, op, lasts);
      if (isJoin(op)) this.rejoin(op);
      if (isMark(op) && op.name === name) return true;
    }
    return false;
  }

  get laneId(): number {
    return this.lane.id;
  }

  /** The lane that takes up what is raised here: a standing one raises for the lane that it stands beside. */
  get homeId(): number {
    return this.lane.standing === undefined ? this.lane.id : homeOf(this.match, this.lane).id;
  }

  /** How many questions the lane has had answered. */
  get answered(): number {
    return this.asked;
  }

  /** The innermost scope and the lane that it is on; the whole game if there is none. */
  private scopeAround(): { readonly scope: number; readonly parent: number } {
    const mark = this.innermost(() => true);
    if (mark === undefined) return { scope: 0, parent: 0 };
    if (this.ops.includes(mark)) return { scope: mark.id, parent: this.lane.id };
    return { scope: mark.id, parent: this.match.lanes.find(({ ops }) => ops.includes(mark))?.id ?? 0 };
  }

  private innermost(fits: (mark: Mark) => boolean): Mark | undefined {
    let found = lastMark(this.ops, this.ops.length, fits);
    let { lane } = this;
    if (found !== undefined || lane.parent === undefined) return found;
    for (let parent = parentOf(this.match, lane); found === undefined && parent !== undefined; ) {
      found = lastMark(parent.ops, reach(lane, parent), fits);
      lane = parent;
      parent = parentOf(this.match, lane);
    }
    return found;
  }

  /** The card whose effect is carried out. */
  cause(): string | undefined {
    return this.innermost(hasCause)?.cause;
  }

  private until(duration: Duration): Until {
    if (!('scope' in duration)) return duration;
    const { scope } = duration;
    const id = typeof scope === 'number' ? scope : this.innermost(({ name }) => name === scope)?.id;
    if (id === undefined) throw new Error(`there is no scope ${scope} to last until the end of`);
    return 'next' in duration ? { scope: id, next: true } : { scope: id };
  }
}
