import { nextOpen, randomPicks } from '@tafelrunde/bots';
import {
  bestChoices,
  cardIndex,
  createTableau,
  deckFor,
  emptyContext,
  fantasyRealms,
  scoreCards,
} from '@tafelrunde/fantasy-realms';
import {
  at,
  begin,
  type Chance,
  type GameEvent,
  granted,
  notingChance,
  quickChance,
  Run,
  readOptions,
  type Tape,
} from '@tafelrunde/kernel';
import { playBoardgameDraft } from '../boardgame-draft.ts';
import type { Figure } from '../figure.ts';
import { medianMilliseconds, perCpuSecond, slowestMilliseconds, timesFaster } from '../measure.ts';
import { rating, TEN_MILLISECONDS, TWENTY_FIVE_MILLISECONDS } from '../rating.ts';
import { gamesFigure, matchFigures } from '../speed.ts';

const base = granted(readOptions(fantasyRealms, {}));
let seed = 1;

/** One random game in place with a tape to take answers back from (`rewind`) and a log of all events. */
function playLogged(seats = 3): number {
  const chance = quickChance(seed++);
  const tape: Tape = { picks: [], drawn: [] };
  const log: GameEvent[] = [];
  const run = new Run(fantasyRealms, begin(fantasyRealms, base, seats), notingChance(chance, tape.drawn), log);
  run.crank();
  while (run.match.outcome === undefined) {
    const open = nextOpen(run);
    const picks = randomPicks(run, open, chance);
    tape.picks.push({ lane: open.lane, picks });
    run.choose(open, picks);
  }
  return tape.picks.length;
}

const GAMES = 100;

/** So many games that they take as long as one of the draft on boardgame.io, whose leftovers in the caches they meet. */
function many(play: () => number): number {
  let decisions = 0;
  for (let i = 0; i < GAMES; i++) decisions += play();
  return decisions;
}

/** So many different cards, by index, drawn from the pool. */
function handFrom(pool: readonly number[], size: number, chance: Chance, fixed: readonly number[] = []): number[] {
  const hand = fixed.slice();
  const left = pool.filter((card) => !hand.includes(card));
  while (hand.length < size) hand.push(at(left.splice(chance('card', left.length), 1), 0));
  return hand;
}

const cardsOf = (mode: { readonly suits: boolean; readonly items: boolean }) => deckFor(mode).map(cardIndex);
const baseDeck = cardsOf({ suits: false, items: false });
const hoardMode = { suits: true, items: false };
const hoardDeck = cardsOf(hoardMode);
const choosers = (['doppelganger', 'mirage-ch', 'shapeshifter-ch', 'book-of-changes', 'island', 'angel'] as const).map(
  cardIndex,
);

function subsetsOf(cards: readonly number[]): number[][] {
  return Array.from({ length: 2 ** cards.length }, (_, bits) => cards.filter((_, i) => (bits & (1 << i)) !== 0));
}

const plain = hoardDeck.filter((card) => !choosers.includes(card));

function bestTasks(subsets: readonly (readonly number[])[], size: number, fillers: number): (() => void)[] {
  const chance = quickChance(3);
  const context = emptyContext();
  return subsets.flatMap((subset) =>
    Array.from({ length: fillers }, () => {
      const hand = handFrom(plain, size, chance, subset);
      return () => {
        bestChoices(hand, context, hoardMode);
      };
    }),
  );
}

const HANDS = 1000;

function scoringWork(): () => number {
  const chance = quickChance(5);
  const hands = Array.from({ length: HANDS }, () => handFrom(baseDeck, 7, chance));
  const tableau = createTableau();
  const context = emptyContext();
  return () => {
    for (const hand of hands) scoreCards(tableau, hand, hand.length, context);
    return HANDS;
  };
}

export const figures: readonly Figure[] = [
  gamesFigure(300_000, { game: fantasyRealms, seats: 4 }),
  {
    name: 'fantasy-realms-vs-boardgame.io',
    unit: 'times faster',
    floor: 30,
    direction: 'at least',
    measure: () => timesFaster(() => many(playLogged), playBoardgameDraft),
  },
  {
    name: 'fantasy-realms-scoring',
    unit: 'hands / CPU s',
    floor: 500_000,
    direction: 'at least',
    measure: () => perCpuSecond(scoringWork()),
  },
  {
    name: 'fantasy-realms-best-of-two-choosers',
    unit: 'ms (median)',
    floor: 2,
    direction: 'at most',
    measure: () =>
      medianMilliseconds(
        bestTasks(
          subsetsOf(choosers).filter(({ length }) => length === 2),
          8,
          20,
        ),
      ),
  },
  {
    name: 'fantasy-realms-best-slowest',
    unit: 'ms (slowest)',
    floor: 200,
    direction: 'at most',
    measure: () => slowestMilliseconds(bestTasks(subsetsOf(choosers), 9, 1000)),
  },
  ...matchFigures(
    { clone: 1, view: 20 },
    { game: fantasyRealms, seats: 4, options: { suits: true, items: true }, after: 20 },
  ),
  await rating('fantasy-realms-bot-vs-three-random', 95, {
    game: fantasyRealms,
    bots: ['expert', 'random', 'random', 'random'],
    budget: TEN_MILLISECONDS,
  }),
  await rating('fantasy-realms-bot-vs-highest', 60, {
    game: fantasyRealms,
    bots: ['expert', 'highest'],
    budget: TEN_MILLISECONDS,
  }),
  await rating('fantasy-realms-strong-vs-medium', 65, {
    game: fantasyRealms,
    bots: ['expert', 'greedy'],
    budget: TWENTY_FIVE_MILLISECONDS,
    games: 400,
  }),
  await rating('fantasy-realms-strong-vs-three-medium', 36, {
    game: fantasyRealms,
    bots: ['expert', 'greedy', 'greedy', 'greedy'],
    budget: TWENTY_FIVE_MILLISECONDS,
    games: 400,
  }),
];
