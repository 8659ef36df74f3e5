import {
  type AnyGame,
  type Chance,
  imagine,
  type Match,
  type Question,
  questionOf,
  type Ref,
  Run,
  type Seat,
  type View,
  view,
} from '@tafelrunde/kernel';
import { waitedFor } from './asked.ts';
import { carry, NOTHING, type Received } from './carrying.ts';
import { botOf, mindOf } from './people.ts';
import { decline, over } from './sentences.ts';
import type { Table } from './table.ts';

/** A bot has to decide something. */
export interface BotTurn {
  readonly seat: Seat;
  readonly bot: string;
  readonly question: Question;
  /** People want to see what happens: its answer should not come before this time. */
  readonly notBefore: number;
}

export function botsToMove(table: Table): BotTurn[] {
  const { game, journal, facts, spec } = table;
  const { pace, reaction } = spec.settings;
  const run = new Run(game, journal.match);
  return waitedFor(table)
    .filter(({ seat }) => mindOf(table, seat) === 'bot')
    .map((open) => ({
      seat: open.seat,
      bot: botOf(table, open.seat),
      question: questionOf(run, open),
      // In a hidden round nobody shall see by the time it takes that a bot was asked.
      notBefore: facts.at + (open.ask.masked ? Math.max(pace, reaction) : pace),
    }));
}

/** All that a bot gets to see: never the match itself. Has the shape that `@tafelrunde/bots` decides by. */
export interface BotSight {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly view: View;
  imagine(chance: Chance): Match;
}

export function botSight({ game, journal }: Table, seat: Seat): BotSight {
  const { match } = journal;
  let seen: View | undefined;
  return {
    game,
    seat,
    get view() {
      seen ??= view(game, match, [seat]);
      return seen;
    },
    imagine: (chance) => imagine(game, match, seat, chance),
  };
}

/** What a bot has decided. It is too late when a person has taken the seat back or the question is gone. */
export function botAnswers(
  table: Table,
  { seat, question, picks }: { readonly seat: Seat; readonly question: string; readonly picks: readonly Ref[] },
  now: number,
): Received {
  if (table.facts.ended !== undefined) return { ...NOTHING, refusal: over().refusal };
  if (mindOf(table, seat) !== 'bot') return { ...NOTHING, refusal: decline('not-a-bot').refusal };
  return carry(table, [{ kind: 'answer', by: seat, question, picks }], now);
}
