import type { AnyGame, Option } from '../game.ts';
import type { Lane, Match, Op, Ref } from '../match.ts';
import type { Question } from './questions.ts';
import { type Open, Run } from './run.ts';

/**
 * Who only reads a match that nothing changes any more: each question is derived once, however many people look at it, and then
 * answered from there.
 */
export class Reader extends Run {
  private readonly known: { open?: Open | undefined; options?: readonly (Ref | Option)[]; question?: Question }[] = [];
  private readonly lanes: readonly Lane[];

  /** What the crank has derived when it came to rest need not be derived again. */
  constructor(game: AnyGame, match: Match, cranked?: Run) {
    super(game, match);
    this.lanes = match.lanes.slice();
    if (cranked === undefined) return;
    for (let lane = 0; lane < match.lanes.length; lane++) {
      const options = cranked.derivedOn(lane, match.lanes[lane]?.ops.at(-1));
      if (options !== undefined) this.known[lane] = { options };
    }
  }

  protected override askedOn(lane: number): Open | undefined {
    const known = this.at(lane);
    if (!('open' in known)) known.open = super.askedOn(lane);
    return known.open;
  }

  protected override standingOptions(open: Open): readonly (Ref | Option)[] {
    return this.options(open);
  }

  override options(open: Open): readonly (Ref | Option)[] {
    const known = this.at(open.lane);
    this.look(open.lane);
    known.options ??= open.standing ? this.unlessSame(open) : open.ask.options(this, open.op);
    return known.options;
  }

  /** What stands through many positions is derived again when something has changed that it follows from. */
  private unlessSame({ ask, op }: Open): readonly (Ref | Option)[] {
    const from = ask.follows(this, op);
    if (from === undefined) return ask.options(this, op);
    const last = standing.get(op);
    if (last?.from.length === from.length && from.every((each, i) => each === last.from[i])) return last.options;
    const options = ask.options(this, op);
    standing.set(op, { from, options });
    return options;
  }

  question(lane: number, derive: () => Question): Question {
    const known = this.at(lane);
    known.question ??= derive();
    return known.question;
  }

  /** Whoever plays on in place after all makes lanes anew. */
  isTrue(): boolean {
    const { lanes } = this.match;
    return lanes.length === this.lanes.length && lanes.every((lane, i) => lane === this.lanes[i]);
  }

  private at(lane: number): NonNullable<Reader['known'][number]> {
    const known = this.known[lane] ?? {};
    this.known[lane] = known;
    return known;
  }
}

/** By the op that asks, which is the same as long as it stands. */
const standing = new WeakMap<Op, { readonly from: readonly unknown[]; readonly options: readonly (Ref | Option)[] }>();

const readers = new WeakMap<Match, Reader>();

/** From now on nobody changes the match in place. */
export function rest(run: Run): Match {
  readers.set(run.match, new Reader(run.game, run.match, run));
  return run.match;
}

/** Another match has taken its place: what was derived of it is no longer kept. */
export function passOn(match: Match): void {
  readers.delete(match);
}

/** Reads a match; one that is at rest has its reader already. */
export function readerOf(game: AnyGame, match: Match): Run {
  const known = readers.get(match);
  return known?.game === game && known.isTrue() ? known : new Run(game, match);
}
