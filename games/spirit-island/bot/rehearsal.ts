import {
  asOption,
  at,
  type Chance,
  clone,
  type GoesOn,
  isAgreeing,
  type Lane,
  type Match,
  type Open,
  type Option,
  type Question,
  type Ref,
  Run,
  type Seat,
} from '@tafelrunde/kernel';
import { divided } from '../division.ts';
import { STOP, unblighted } from '../forecast.ts';
import { type At, isSpiritIsland, type Phase } from '../state.ts';
import { evaluate } from './worth.ts';

/** A question to a bot that knows the game. */
export interface Asking {
  readonly m: Run & At;
  readonly open: Open;
  readonly question: Question;
  readonly chance: Chance;
  readonly goesOn: GoesOn;
}

export function runOn(game: Run['game'], match: Match, chance?: Chance): Run & At {
  const run = new Run(game, match, chance);
  if (!isSpiritIsland(run)) throw new Error('this is another game');
  return run;
}

/** What is asked; the players agree on something else's behalf. */
const askedBy = ({ op }: Open | Question): string => (isAgreeing(op) ? op.about.op : op.op);

/** So many tries to find picks that go together. */
const TRIES = 12;

/** Somebody who does not think for long, but not at random either: most of what may be done is good. */
export function roughPicks(run: Run & At, open: Open, chance: Chance): readonly Ref[] {
  const options = run.options(open);
  run.look(open.lane);
  const least = open.ask.min(run, open.op);
  const most = open.ask.max(run, open.op);
  const asked = askedBy(open);
  if (asked === 'cascade') return [unblighted(run, options.map(asOption)) ?? refOf(at(options, 0))];
  if (least === 1 && most === 1) return [refOf(at(options, chance('pick', options.length)))];
  if ((asked === 'deal' || asked === 'dealTogether') && chance('best', 4) > 0) {
    const picks = divided(run, options.map(asOption), most);
    run.look(open.lane);
    if (open.ask.refuses(run, open.op, picks) === undefined) return picks;
  }
  const each = options.flatMap((option) => {
    const { ref, cap = 1 } = asOption(option);
    return new Array<Ref>(cap).fill(ref);
  });
  const max = Math.min(most, each.length);
  const min = Math.min(least, max);
  for (let i = 0; i < TRIES; i++) {
    const size = chance('all', 2) === 0 ? max : min + chance('how many', max - min + 1);
    const left = [...each];
    const picks = Array.from({ length: size }, () => at(left.splice(chance('pick', left.length), 1), 0));
    if (open.ask.refuses(run, open.op, picks) === undefined) return picks;
  }
  return each.slice(0, min);
}

const refOf = (option: Ref | Option): Ref => (typeof option === 'object' ? option.ref : option);

/** Where a decision ends: what is asked next belongs to another one. */
export type Horizon = (run: Run & At, open: Open) => boolean;

const LONGEST = 40;

/** How somebody answers who is in the middle of something. */
type Picking = (run: Run & At, open: Open, chance: Chance) => readonly Ref[];

/** More answers than these are not compared on the way. */
const FEW = 9;

/** Where there is one pick to make, the one after which things stand best at once; otherwise rough ones. */
export function promptPicks(run: Run & At, open: Open, chance: Chance): readonly Ref[] {
  const options = run.options(open);
  run.look(open.lane);
  const { ask, op } = open;
  const isOne = ask.max(run, op) === 1 && ask.min(run, op) <= 1;
  if (!isOne || options.length > FEW || askedBy(open) === 'cascade') return roughPicks(run, open, chance);
  const all = options.map((option): readonly Ref[] => [refOf(option)]);
  if (ask.min(run, op) === 0) all.push([]);
  const allowed = all.filter((picks) => ask.refuses(run, op, picks) === undefined);
  if (allowed.length < 2) return allowed[0] ?? [];
  const worths = allowed.map((picks) => {
    const tried = runOn(run.game, clone(run.match), chance);
    tried.choose(open, picks);
    return evaluate(tried);
  });
  return at(allowed, worths.indexOf(Math.max(...worths)));
}

/** Goes on until the horizon; the questions of other seats wait, unless nothing else can go on. */
export function goOn(
  run: Run & At,
  seat: Seat | undefined,
  isOver: Horizon,
  chance: Chance,
  picking: Picking = roughPicks,
): void {
  for (let i = 0; i < LONGEST && run.match.outcome === undefined; i++) {
    const open = run.open(({ standing }) => !standing).find((each) => seat === undefined || each.seat === seat);
    if (open === undefined || open.op === STOP || isOver(run, open)) return;
    run.choose(open, picking(run, open, chance));
  }
}

/** Answers worth trying: each pick; where there are several picks, some sets of them. */
export function answersTo({ m, open, question, chance }: Asking, most: number): (readonly Ref[])[] {
  const { options, min, max } = question;
  const single = options.map(({ ref }) => [ref]);
  if (max === 1) return (min === 0 ? [[], ...single] : single).slice(0, most);
  const found = new Map<string, readonly Ref[]>();
  for (let i = 0; i < most; i++) {
    const picks = roughPicks(m, open, chance);
    found.set(
      picks
        .map(String)
        .sort((one, other) => (one < other ? -1 : 1))
        .join(),
      picks,
    );
  }
  return [...found.values()];
}

/** A copy in which whoever is done with the own part of a phase waits for the others, even alone. */
export function waiting({ match, state: { phase } }: At, seat: Seat): Match {
  const copy = clone<object>(match);
  if (!isOwn(phase)) return copy;
  const isPart = ({ seat: whose, ops }: Lane): boolean => whose === seat && !ops.some(isAgreeing);
  copy.lanes = copy.lanes.map((lane) => (isPart(lane) ? { ...lane, ops: [STOP, ...lane.ops] } : lane));
  return copy;
}

/** A phase in which every spirit acts for itself. */
export const isOwn = (phase: Phase): boolean => phase === 'spirit' || phase === 'fast' || phase === 'slow';
