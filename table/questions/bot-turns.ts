import { type Match, type Question, questionOf, type Ref, readerOf, type Seat } from '@tafelrunde/kernel';
import { isOverdue } from '../clocks/clocks.ts';
import { decline, over } from '../messages/refusals.ts';
import { botOf, mindOf } from '../people/people.ts';
import { decisionOf } from '../reactions/held-answers.ts';
import { react } from '../reactions/reactions.ts';
import { roundAt } from '../reactions/rounds.ts';
import type { Table } from '../table.ts';
import { carry, NOTHING, type Received } from '../wishes/carry-out.ts';
import { dueIn, waitedFor } from './open-questions.ts';

/** A bot has to decide something. */
export interface BotTurn {
  /** What its answer is given to. */
  readonly id: string;
  readonly seat: Seat;
  readonly bot: string;
  readonly question: Question;
  /** The position in which it is asked. */
  readonly match: Match;
  /** People want to see what happens: its answer should not come before this time. */
  readonly notBefore: number;
}

/** Whom the table waits for a bot to decide for: its own seats, and those whose time for the turn is up by now. */
export function botsToMove(table: Table, now: number): BotTurn[] {
  const { game, journal, facts, spec } = table;
  const { pace, reaction } = spec.settings;
  const run = readerOf(game, journal.match);
  const isBot = ({ seat }: { readonly seat: Seat }): boolean => mindOf(table, seat) === 'bot';
  const isBots = (asked: { readonly seat: Seat }): boolean => isBot(asked) || isOverdue(table, asked.seat, now);
  const alone = waitedFor(table).filter((open) => open.ask.reaction === undefined && isBots(open));
  const together = roundAt(table).filter((asking) => isBots(asking) && decisionOf(table, asking) === undefined);
  return [
    ...dueIn(table, isBot).map(({ open: { seat, ...open }, due }): BotTurn => {
      const question = questionOf(run, { seat, ...open });
      const options = question.options.filter(({ ref }) => due.includes(ref));
      const notBefore = facts.at + pace;
      const bot = botOf(table, seat);
      return { id: question.id, seat, bot, question: { ...question, options }, match: journal.match, notBefore };
    }),
    ...alone.map((open): BotTurn => {
      const question = questionOf(run, open);
      // Behind a mask nobody shall see by the time it takes that a bot was asked.
      const notBefore = facts.at + (open.ask.masked ? Math.max(pace, reaction) : pace);
      return {
        id: question.id,
        seat: open.seat,
        bot: botOf(table, open.seat),
        question,
        match: journal.match,
        notBefore,
      };
    }),
    ...together.map(({ seat, question, id, match }): BotTurn => {
      const notBefore = facts.at + pace;
      return { id: question.id, seat, bot: botOf(table, seat), question: { ...question, id }, match, notBefore };
    }),
  ];
}

/** What a bot has decided. It is too late when a person has answered or taken the seat back, or the question is gone. */
export function botAnswers(
  table: Table,
  { seat, question, picks }: { readonly seat: Seat; readonly question: string; readonly picks: readonly Ref[] },
  now: number,
): Received {
  if (table.facts.ended !== undefined) return { ...NOTHING, refusal: over().refusal };
  const isBots = mindOf(table, seat) === 'bot';
  if (!isBots && !isOverdue(table, seat, now)) return { ...NOTHING, refusal: decline('not-a-bot').refusal };
  const reacted = react(table, [seat], { question, picks, by: {} }, now);
  return reacted ?? carry(table, [{ kind: isBots ? 'answer' : 'timeout', by: seat, question, picks }], now);
}
