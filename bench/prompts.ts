import { nextOpen, randomPicks } from '@tafelrunde/bots';
import {
  type AnyGame,
  begin,
  type Open,
  quickChance,
  Run,
  reactingIn,
  readOptions,
  type Seat,
} from '@tafelrunde/kernel';

/** How often people would be asked for reactions who are asked only when it matters. */
export interface Prompts {
  /** For every turn and every seat whose turn it is not: how many prompts it was shown. */
  readonly others: readonly number[];
  /** For every turn: how many prompts whose turn it is passed on. */
  readonly own: readonly number[];
}

interface Wanted {
  readonly game: AnyGame;
  readonly seats: number;
  readonly games: number;
  /** Whose turn it is. */
  activeIn(state: object): Seat;
  /** A game with more answers is cut. */
  readonly most: number;
}

/** Plays games among bots that are asked as people are. */
export function countPrompts(wanted: Wanted): Prompts {
  const others: number[] = [];
  const own: number[] = [];
  for (let seed = 1; seed <= wanted.games; seed++) {
    for (const turn of turnsOf(wanted, seed)) {
      others.push(...turn.shown.filter((_, seat) => seat !== turn.active));
      own.push(turn.passed);
    }
  }
  return { others, own };
}

interface Turn {
  readonly active: Seat;
  /** By seat. */
  readonly shown: number[];
  passed: number;
}

function turnsOf({ game, seats, activeIn, most }: Wanted, seed: number): Turn[] {
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.refusal.message.en);
  const chance = quickChance(seed);
  const run = new Run(game, begin(game, options.value, seats), chance);
  run.crank();
  const turns: Turn[] = [];
  for (let answers = 0; run.match.outcome === undefined && answers < most; answers++) {
    const active = activeIn(run.match.state);
    if (turns.at(-1)?.active !== active)
      turns.push({ active, shown: Array.from({ length: seats }, () => 0), passed: 0 });
    answer(run, nextOpen(run), turns.at(-1), chance);
  }
  return turns;
}

function answer(run: Run, open: Open, turn: Turn | undefined, chance: ReturnType<typeof quickChance>): void {
  const reacting = reactingIn(run, open);
  const isPrompt = reacting?.calls === true;
  const picks = reacting === undefined || isPrompt ? randomPicks(run, open, chance) : [reacting.pass];
  if (turn !== undefined && isPrompt) {
    turn.shown[open.seat] = (turn.shown[open.seat] ?? 0) + 1;
    if (open.seat === turn.active && picks[0] === reacting.pass) turn.passed += 1;
  }
  run.choose(open, picks);
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
