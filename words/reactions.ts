import {
  type Crank,
  checkpoint,
  clockwise,
  type Option,
  type Position,
  type Reaction,
  type Ref,
  type Rules,
  type Seat,
} from '@tafelrunde/kernel';

/*
 * Reaction rounds. Whoever could react is asked in turn, declares something or passes; once all have passed in a row, what was
 * declared resolves. A game says what may be declared, what waits to resolve, and what comes of it.
 */

export interface ReactionOps {
  /** Everybody may react until all have passed and nothing waits. Whose turn it is begins, unless told. */
  settle: { seat?: Seat };
  /** `of`: what was declared last may be interrupted, and nothing else. */
  round: { seat: Seat; passed: number; of?: number };
  mayReact: { seat: Seat; passed: number; of?: number };
  /** Something has been declared since `before` was the last (0: nothing waited); with `of`, to interrupt that. */
  declared: { seat: Seat; before: number; of?: number };
  /** If it still waits. */
  carryOut: { id: number };
  carryOutAll: object;
}

/** Something that has been declared. */
interface Waiting {
  readonly id: number;
  /** Who declared it. */
  readonly seat?: Seat;
}

type At<S> = Position<S>;
type M<S> = Crank<ReactionOps, S>;

/** What the rounds of a game are like. */
export interface Reactions<W extends Waiting, S> {
  /**
   * `last`: who declared something is asked first about it, and after all have passed what was declared last resolves.
   * `active`: what the active player declares resolves at once, before what others have declared; after all have passed that
   * resolves, too, in the order in which they are asked.
   */
  readonly first: 'last' | 'active';
  readonly pass: Ref;
  active(m: At<S>): Seat;
  /** Who is asked after somebody; clockwise unless told. */
  after?(m: At<S>, seat: Seat): Seat;
  /** Could somebody react, as far as everybody sees? Who could not has passed. */
  couldReact(m: At<S>, seat: Seat): boolean;
  options(m: At<S>, seat: Seat): readonly (Ref | Option)[];
  /** Pays for what was picked and puts it where it waits; with `of`, to interrupt that. */
  declare(m: M<S>, seat: Seat, pick: Ref, of?: W): void;
  /** In the order in which it was declared. */
  waiting(m: At<S>): readonly W[];
  /** Takes it from where it waits, and does it. */
  resolve(m: M<S>, item: W): void;
  /** Nobody can answer that. */
  isSettled?(item: W): boolean;
  /** Before a round begins. */
  begins?(m: M<S>): void;
  readonly interrupts?: Interrupts<W, S>;
  /** What a table has to know to ask without tedium. */
  readonly attention: Omit<Reaction<{ readonly seat: Seat }, S>, 'pass'>;
}

/** What may be said to something that was declared before anybody else comes to act. */
interface Interrupts<W, S> {
  /** As far as everybody sees. */
  could(m: At<S>, seat: Seat, of: W): boolean;
  options(m: At<S>, seat: Seat, of: W): readonly (Ref | Option)[];
  /** May they be interrupted in turn? */
  inTurn(m: At<S>): boolean;
}

/** The rules of reaction rounds. */
export function reactionRounds<W extends Waiting, S>(reactions: Reactions<W, S>): Rules<ReactionOps, ReactionOps, S> {
  const { pass, first, active, waiting, couldReact, interrupts, isSettled = () => false, attention } = reactions;
  const after = reactions.after ?? clockwise;
  const found = (m: At<S>, id: number): W | undefined => waiting(m).findLast((item) => item.id === id);
  const lastOf = (m: At<S>): number | undefined => waiting(m).at(-1)?.id;

  /** Whom the round comes to, and how many have passed by then; undefined when all have. */
  function asked(m: M<S>, seat: Seat, passed: number, could: (m: At<S>, seat: Seat) => boolean) {
    if (m.isUnanswered) return undefined;
    for (let each = seat, n = passed; n < m.seats; each = after(m, each), n++) {
      if (could(m, each)) return { seat: each, passed: n };
    }
    return undefined;
  }

  /** Those of the active player first, then as they are asked. */
  function nextInTurn(m: At<S>): W | undefined {
    const items = waiting(m);
    for (let seat = active(m), n = 0; n < m.seats; seat = after(m, seat), n++) {
      const own = items.find((item) => item.seat === seat);
      if (own !== undefined) return own;
    }
    return items[0];
  }

  function ask(m: M<S>, seat: Seat, passed: number): void {
    const top = waiting(m).at(-1);
    const next = top !== undefined && isSettled(top) ? undefined : asked(m, seat, passed, couldReact);
    if (next !== undefined) m.put({ op: 'mayReact', seat: next.seat, passed: next.passed });
    else if (top === undefined) return;
    else if (first === 'active') m.put({ op: 'carryOutAll' });
    else {
      reactions.resolve(m, top);
      m.put({ op: 'settle' });
    }
  }

  function askToInterrupt(m: M<S>, seat: Seat, passed: number, of: number): void {
    const item = found(m, of);
    if (item === undefined) return;
    const next = asked(m, seat, passed, (_, each) => interrupts?.could(m, each, item) === true);
    if (next !== undefined) m.put({ op: 'mayReact', ...next, of });
  }

  function optionsOf(m: At<S>, seat: Seat, of: number | undefined): readonly (Ref | Option)[] {
    if (of === undefined) return reactions.options(m, seat);
    const item = found(m, of);
    return item === undefined ? [] : (interrupts?.options(m, seat, item) ?? []);
  }

  return {
    settle: (m, { seat = active(m) }) => {
      reactions.begins?.(m);
      m.put(checkpoint(), { op: 'round', seat, passed: 0 });
    },

    round: (m, { seat, passed, of }) => {
      if (of === undefined) ask(m, seat, passed);
      else askToInterrupt(m, seat, passed, of);
    },

    mayReact: {
      reaction: { pass, ...attention },
      options: (m, { seat, of }) => [pass, ...optionsOf(m, seat, of)],
      answer: (m, { seat, passed, of }, [pick = pass]) => {
        if (pick === pass) {
          const next = { op: 'round', seat: after(m, seat), passed: passed + 1 } as const;
          m.put(of === undefined ? next : { ...next, of });
          return;
        }
        const declared = { op: 'declared', seat, before: lastOf(m) ?? 0 } as const;
        reactions.declare(m, seat, pick, of === undefined ? undefined : found(m, of));
        if (first === 'last' && interrupts === undefined) m.put({ op: 'settle', seat });
        else m.put(of === undefined ? declared : { ...declared, of });
      },
    },

    declared: (m, { seat, before, of }) => {
      const id = lastOf(m);
      const isNew = id !== undefined && id !== before;
      const mayBeInterrupted = isNew && interrupts !== undefined && (of === undefined || interrupts.inTurn(m));
      if (mayBeInterrupted) m.put({ op: 'round', seat: after(m, seat), passed: 1, of: id });
      const isAtOnce = of !== undefined || (first === 'active' && seat === active(m));
      if (isNew && isAtOnce) m.put({ op: 'carryOut', id });
      if (of !== undefined) m.put({ op: 'round', seat: after(m, seat), passed: 0, of });
      else m.put(first === 'last' ? { op: 'settle', seat } : { op: 'settle' });
    },

    carryOut: (m, { id }) => {
      const item = found(m, id);
      if (item !== undefined) reactions.resolve(m, item);
    },

    carryOutAll: (m) => {
      const next = nextInTurn(m);
      if (next === undefined) m.put({ op: 'settle' });
      else m.put({ op: 'carryOut', id: next.id }, checkpoint(), { op: 'carryOutAll' });
    },
  };
}
