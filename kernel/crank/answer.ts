import type { GameEvent } from '../cards/events.ts';
import { accept, type Result, refuse } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Match, Ref, Seat } from '../match.ts';
import { readerOf, rest } from './at-rest.ts';
import type { Chance } from './chance.ts';
import { clone } from './clone.ts';
import { checkPicks, findQuestion } from './questions.ts';
import { Endless, Run } from './run.ts';

/** What an answer led to. */
export interface Step {
  readonly match: Match;
  readonly events: readonly GameEvent[];
  /** Did anybody learn a card; was chance used? Then it cannot be taken back. */
  readonly learned: boolean;
  readonly drew: boolean;
}

/** Turns the crank on a copy until the next question. */
export function crank(game: AnyGame, match: Match, chance: Chance): Result<Step> {
  return onCopy(game, match, chance, (run) => run.crank());
}

/** Answers a question on a copy: a new match or a refusal, never half of one. */
export function answer(
  game: AnyGame,
  match: Match,
  seat: Seat,
  question: string,
  picks: readonly Ref[],
  chance: Chance,
): Result<Step> {
  const asking = readerOf(game, match);
  const found = findQuestion(asking, seat, question);
  if (!found.ok) return found;
  const { open } = found.value;
  const checked = checkPicks(asking, open, found.value.question, picks);
  if (!checked.ok) return checked;
  return onCopy(game, match, chance, (run) => run.choose(open, picks));
}

function onCopy(game: AnyGame, match: Match, chance: Chance, turn: (run: Run) => void): Result<Step> {
  const events: GameEvent[] = [];
  const run = new Run(game, clone(match), chance, events);
  try {
    turn(run);
  } catch (fault) {
    if (!(fault instanceof Endless)) throw fault;
    return refuse('endless', `${fault.message}.`, `Die Regeln kommen zu keinem Ende (${fault.message}).`);
  }
  return accept({ match: rest(run), events, learned: run.learned, drew: run.drew });
}
