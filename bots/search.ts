import { at, type Chance, cardOf, type GameBot, type Open, type Ref, Run, type Seat } from '@tafelrunde/kernel';
import { type Bot, timer } from './bot.ts';
import { nextOpen, openIn } from './open.ts';
import { randomPicks, someAnswers } from './picks.ts';
import { random } from './random.ts';
import { teamsAt } from './teams.ts';

type Evaluate = GameBot['evaluate'];

const MOST_ANSWERS = 100;
/** How many decisions beyond the tree are taken at random before the position is judged. */
const ROLLOUT = 12;
const EXPLORATION = 0.7;

/**
 * Information-set Monte Carlo tree search: one tree over what the seat can tell apart, every iteration in another imagined
 * match. Without a game's own judgement it plays to the end and counts wins.
 */
export const search = (evaluate?: Evaluate): Bot => ({
  name: 'search',
  decide(sight, question, chance, budget) {
    if (question.standing) return random.decide(sight, question, chance, budget);
    const { game, seat, imagine } = sight;
    const root = nodeOf(seat, []);
    const scale = createScale();
    const teams = teamsAt(sight);
    const goesOn = timer(budget);
    for (let i = 0; goesOn(i); i++) {
      const run = new Run(game, imagine(chance), chance);
      const path = descend(run, openIn(run, question), root, chance);
      playOn(run, evaluate === undefined ? Number.POSITIVE_INFINITY : ROLLOUT, chance);
      const values = scale(marginsOf(worthsOf(run, evaluate), teams));
      for (const node of path) {
        node.visits++;
        node.value += at(values, node.seat);
      }
    }
    return mostVisited(root).picks;
  },
});

/** An answer that was given in the tree, and those that followed it. */
interface Node {
  /** Who gave the answer; the value is theirs. */
  readonly seat: Seat;
  readonly picks: readonly Ref[];
  readonly children: Map<string, Node>;
  visits: number;
  /** How often it could have been visited: not every imagined match allows every answer. */
  chances: number;
  value: number;
}

const nodeOf = (seat: Seat, picks: readonly Ref[]): Node => ({
  seat,
  picks,
  children: new Map(),
  visits: 0,
  chances: 0,
  value: 0,
});

/** Goes down by the most promising answers until it finds one that the tree does not have yet. */
function descend(run: Run, first: Open, root: Node, chance: Chance): Node[] {
  const path = [root];
  let node = root;
  for (let open = first; ; open = nextOpen(run)) {
    const answers = someAnswers(run, open, MOST_ANSWERS, chance).map((picks) => ({ picks, key: keyOf(run, picks) }));
    const untried = answers.filter(({ key }) => !node.children.has(key));
    const isNew = untried.length > 0;
    const { picks, key } = isNew ? at(untried, chance('untried', untried.length)) : mostPromising(node, answers);
    const child = node.children.get(key) ?? nodeOf(open.seat, picks);
    node.children.set(key, child);
    for (const answer of answers) takeNote(node.children.get(answer.key));
    path.push(child);
    run.choose(open, picks);
    if (isNew || run.match.outcome !== undefined) return path;
    node = child;
  }
}

function takeNote(node: Node | undefined): void {
  if (node !== undefined) node.chances++;
}

/** Cards by name: the same number is another card in another imagined match. */
const keyOf = (run: Run, picks: readonly Ref[]): string =>
  picks.map((pick) => (typeof pick === 'number' ? (cardOf(run, pick) ?? pick) : pick)).join();

interface Answer {
  readonly picks: readonly Ref[];
  readonly key: string;
}

function mostPromising(node: Node, answers: readonly Answer[]): Answer {
  const promises = answers.map(({ key }) => promiseOf(node.children.get(key)));
  return at(answers, promises.indexOf(Math.max(...promises)));
}

/** UCB1 for answers that are not always available. */
function promiseOf(node: Node | undefined): number {
  if (node === undefined || node.visits === 0) return Number.POSITIVE_INFINITY;
  return node.value / node.visits + EXPLORATION * Math.sqrt(Math.log(node.chances + 1) / node.visits);
}

function mostVisited({ children }: Node): Node {
  return [...children.values()].reduce((best, child) => (child.visits > best.visits ? child : best));
}

function playOn(run: Run, decisions: number, chance: Chance): void {
  for (let i = 0; i < decisions && run.match.outcome === undefined; i++) {
    const open = nextOpen(run);
    run.choose(open, randomPicks(run, open, chance));
  }
}

function worthsOf(run: Run, evaluate: Evaluate | undefined): number[] {
  return Array.from({ length: run.seats }, (_, seat) => {
    if (evaluate !== undefined) return evaluate(run, seat);
    return run.match.outcome?.winners.includes(seat) === true ? 1 : 0;
  });
}

/** What counts is to be ahead of the best of the others; with nobody to be ahead of, how well one's own side stands. */
function marginsOf(worths: readonly number[], teams: readonly (readonly Seat[])[]): number[] {
  return teams.map((team) => {
    const own = team.reduce((sum, seat) => sum + at(worths, seat), 0) / team.length;
    const others = worths.filter((_, seat) => !team.includes(seat));
    return others.length === 0 ? own : own - Math.max(...others);
  });
}

/** Brings values between 0 and 1, by the least and the greatest seen so far. */
function createScale(): (values: readonly number[]) => number[] {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  return (values) => {
    least = Math.min(least, ...values);
    greatest = Math.max(greatest, ...values);
    const range = greatest - least || 1;
    return values.map((value) => (value - least) / range);
  };
}
