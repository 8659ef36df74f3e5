import { at } from '../at.ts';
import { cardOf } from '../cards/cards.ts';
import { imagine } from '../cards/imagine.ts';
import { answer, crank } from '../crank/answer.ts';
import { type Chance, quickChance } from '../crank/chance.ts';
import { type Question, questionsTo } from '../crank/questions.ts';
import { Run } from '../crank/run.ts';
import { begin, readOptions } from '../crank/start.ts';
import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import { type Advisor, sightOf } from '../game-bot.ts';
import type { Match, Ref, Seat } from '../match.ts';

/** Somebody who answers. */
export type Player = (match: Match, question: Question, chance: Chance) => readonly Ref[];

export const randomPlayer: Player = (_, { options, min }, chance) => {
  const left = options.map(({ ref }) => ref);
  return Array.from({ length: min }, () => at(left.splice(chance('pick', left.length), 1), 0));
};

/** Follows the advice that so many rounds of thought give; of several answers, one by chance; without advice, anything. */
export const following =
  (game: AnyGame, advisor: Advisor, rounds = 1): Player =>
  (match, question, chance) => {
    const advice = advisor(sightOf(game, match, question.seat), question, chance, (done) => done < rounds);
    return advice === undefined ? randomPlayer(match, question, chance) : at(advice, chance('advice', advice.length));
  };

type TableOptions = Readonly<Record<string, unknown>>;

/** A game as it begins. */
function begun(game: AnyGame, options: TableOptions, seats: number, chance: Chance): Match {
  return granted(crank(game, begin(game, granted(readOptions(game, options)), seats), chance)).match;
}

interface Plan {
  readonly seed: number;
  readonly options?: TableOptions;
  /** After so many answers it is enough. */
  readonly most?: number;
}

/** Plays to the end through the door that checks every answer. */
export function playedBy(game: AnyGame, players: readonly Player[], plan: Plan): Match {
  const { seed, options = {}, most = Infinity } = plan;
  const chance = quickChance(seed);
  const thoughts = quickChance(seed + 2 ** 40);
  let match = begun(game, options, players.length, chance);
  for (let i = 0; i < most && match.outcome === undefined; i++) {
    const question = at(questionsTo(game, match, [...players.keys()]), 0);
    const picks = at(players, question.seat)(match, question, thoughts);
    match = granted(answer(game, match, question.seat, question.id, picks, chance)).match;
  }
  return match;
}

/** What somebody picks at a position, by card or by name. */
export function pickedAt(game: AnyGame, match: Match, player: Player, seats: readonly Seat[]): string {
  const [pick = ''] = player(match, at(questionsTo(game, match, seats), 0), quickChance(1));
  return typeof pick === 'number' ? (cardOf(new Run(game, match), pick) ?? 'gone') : pick;
}

/** The match with other cards where the seat cannot look. */
type Elsewise = (match: Match, seat: Seat, chance: Chance) => Match;

/** Decides by what the seat knows: whatever lies where it cannot look, it answers the same. */
export const knowingNoMore =
  (game: AnyGame, player: Player, ...more: readonly Elsewise[]): Player =>
  (match, question, chance) => {
    const seed = chance('thoughts', 2 ** 30);
    const picks = player(match, question, quickChance(seed));
    const dealtAnew: Elsewise = (dealt, seat, luck) => imagine(game, dealt, seat, luck);
    for (const elsewise of [dealtAnew, ...more]) {
      const other = player(elsewise(match, question.seat, quickChance(seed + 1)), question, quickChance(seed));
      if (other.join() !== picks.join())
        throw new Error(`${picks.join()}, but ${other.join()} with other hidden cards`);
    }
    return picks;
  };

/** How many of these games one player wins against the others, from each seat in turn; a shared victory counts in part. */
export function winsOf(game: AnyGame, one: Player, others: readonly Player[], games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat: Seat = i % (others.length + 1);
    const { outcome } = playedBy(game, others.toSpliced(seat, 0, one), { seed: i + 1 });
    if (outcome?.winners.includes(seat) === true) wins += 1 / outcome.winners.length;
  }
  return wins;
}
