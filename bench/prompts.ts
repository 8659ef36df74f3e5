import { type Bot, nextOpen } from '@tafelrunde/bots';
import {
  type AnyGame,
  at,
  begin,
  type Chance,
  granted,
  type Open,
  type Position,
  questionOf,
  quickChance,
  type Ref,
  Run,
  readOptions,
  type Seat,
  sightOf,
} from '@tafelrunde/kernel';

/** How often people are asked who want to be asked for reactions only when it matters, and who answer as a bot does. */
export interface Prompts {
  /** For every turn and every seat whose turn it is not: how many questions it was shown. */
  readonly others: readonly number[];
  /** The same for seats that had something at hand when the turn began. */
  readonly ready: readonly number[];
  /** For every round and every seat: how many questions it was shown while it was not its turn. */
  readonly rounds: readonly number[];
  /** For every turn: to how many of the questions shown to whose turn it is the answer was a pass. */
  readonly own: readonly number[];
}

/** Whose turn it is, and whether it has only begun. */
export interface Moment {
  readonly active: Seat;
  readonly begins: boolean;
  /** Where a round has phases in which everybody has a turn: which of them; without it nothing counts as a turn of a round. */
  readonly phase?: string;
  readonly round?: number;
}

interface Wanted {
  readonly game: AnyGame;
  readonly seats: number;
  readonly games: number;
  /** Who answers what is shown. */
  readonly bot: Bot;
  momentIn(state: object): Moment;
  /** Has the seat something at hand that it could react with? */
  isReady(m: Position, seat: Seat): boolean;
  /** A game with more answers is cut. */
  readonly most: number;
  /** Told after every game. */
  played?(games: number): void;
}

/** Plays games among bots that are asked as people are. */
export function countPrompts(wanted: Wanted): Prompts {
  const others: number[] = [];
  const ready: number[] = [];
  const own: number[] = [];
  const rounds: number[] = [];
  for (let seed = 1; seed <= wanted.games; seed++) {
    const turns = turnsOf(wanted, seed);
    rounds.push(...inRounds(turns, wanted.seats));
    for (const turn of turns) {
      others.push(...turn.shown.filter((_, seat) => seat !== turn.active));
      ready.push(...turn.shown.filter((_, seat) => seat !== turn.active && turn.ready[seat] === true));
      own.push(turn.passed);
    }
    wanted.played?.(seed);
  }
  return { others, ready, rounds, own };
}

/** What each was shown in the turns of others, round by round. */
function inRounds(turns: readonly Turn[], seats: number): number[] {
  const counts = new Map<number, number[]>();
  for (const { round, active, shown } of turns) {
    if (round === undefined) continue;
    const before = counts.get(round) ?? Array.from({ length: seats }, () => 0);
    counts.set(
      round,
      before.map((n, seat) => (seat === active ? n : n + at(shown, seat))),
    );
  }
  return [...counts.values()].flat();
}

interface Turn extends Moment {
  /** By seat. */
  readonly shown: number[];
  readonly ready: readonly boolean[];
  passed: number;
}

function turnsOf({ game, seats, bot, momentIn, isReady, most }: Wanted, seed: number): Turn[] {
  const options = granted(readOptions(game, {}));
  const chance = quickChance(seed);
  const run = new Run(game, begin(game, options, seats), chance);
  run.crank();
  const turns: Turn[] = [];
  let before: Moment | undefined;
  for (let answers = 0; run.match.outcome === undefined && answers < most; answers++) {
    const now = momentIn(run.match.state);
    if (before?.active !== now.active || before.phase !== now.phase || (now.begins && !before.begins)) {
      const ready = Array.from({ length: seats }, (_, seat) => isReady(run, seat));
      turns.push({ ...now, shown: ready.map(() => 0), ready, passed: 0 });
    }
    before = now;
    const open = nextOpen(run);
    run.choose(open, isShown(run, open) ? answerTo(run, open, at(turns, turns.length - 1), bot, chance) : passIn(open));
  }
  return turns;
}

/** Everything is, but for reactions that would not matter. */
function isShown(run: Run, { ask: { reaction }, op, lane }: Open): boolean {
  if (reaction === undefined) return true;
  run.look(lane);
  return reaction.calls(run, op);
}

const passIn = ({ ask: { reaction } }: Open): readonly Ref[] => (reaction === undefined ? [] : [reaction.pass]);

function answerTo(run: Run, open: Open, turn: Turn, bot: Bot, chance: Chance): readonly Ref[] {
  const { seat, ask } = open;
  const picks = bot.decide(sightOf(run.game, run.match, seat), questionOf(run, open), chance, { iterations: 1 });
  turn.shown[seat] = at(turn.shown, seat) + 1;
  if (seat === turn.active && ask.reaction !== undefined && picks[0] === ask.reaction.pass) turn.passed += 1;
  return picks;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The number that so large a share of them does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
}
