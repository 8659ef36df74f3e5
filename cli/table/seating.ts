import type { Bot, Budget } from '@tafelrunde/bots';
import {
  apply,
  type Chance,
  type Journal,
  type Lang,
  linesOf,
  type Match,
  type Question,
  questionsTo,
  type Seat,
  seatSet,
  sightOf,
  standing,
  toldTo,
  watchers,
} from '@tafelrunde/kernel';
import type { Offer } from '../games.ts';
import { type Words, words } from '../words.ts';
import type { Heed } from './reactions.ts';

/** Who sits where: a person by name, or a bot. */
export type Sitting = { readonly name: string; readonly bot?: Bot };

/** A game that is being played at this terminal. */
export interface Party {
  readonly offer: Offer;
  readonly journal: Journal;
  readonly sitting: readonly Sitting[];
  readonly lang: Lang;
  readonly words: Words;
  /** Chance in the heads of the bots, apart from that at the table. */
  readonly whims: Chance;
  readonly budget: Budget;
  /** By seat, what people want to be asked about; they may change it in the game. */
  readonly heeds: Heed[];
}

export function people({ sitting }: Party): Seat[] {
  return sitting.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}

/** Does one person play all seats? */
export const isOneMind = ({ offer: { game }, journal: { match } }: Party): boolean =>
  game.oneMind?.(match.options, match.seats) === true;

/** The question that has to be answered next; those that stand beside it can wait. */
export function nextQuestion({ offer, journal: { match } }: Party): Question | undefined {
  return allQuestions(offer, match).find((question) => !question.standing);
}

function allQuestions({ game }: Offer, match: Match): Question[] {
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  return match.outcome === undefined ? questionsTo(game, match, seats) : [];
}

export function letBotAnswer(party: Party, bot: Bot, question: Question): void {
  const { offer, journal, whims, budget } = party;
  const sight = sightOf(offer.game, journal.match, question.seat);
  const picks = bot.decide(sight, question, whims, budget);
  const given = apply(journal, { kind: 'answer', by: question.seat, question: question.id, picks });
  if (!given.ok) throw new Error(`${bot.name} gave an answer that is refused: ${given.refusal.message.en}`);
}

/** The names as one person says them; nobody's when only watching. */
export function namesFor({ sitting, lang }: Party, reader: Seat | undefined): string[] {
  return sitting.map(({ name }, seat) => (seat === reader ? words[lang].you : name));
}

/** What has happened since an entry, as one person may know it. */
export function logSince(party: Party, reader: Seat | undefined, since: number): string[] {
  const { offer, journal, lang } = party;
  const names = namesFor(party, reader);
  const eyes = reader === undefined ? watchers(journal.match) : seatSet([reader]);
  const events = standing(journal.notes)
    .filter(({ seq }) => seq >= since)
    .flatMap((note) => note.events.map((event) => toldTo(event, eyes)));
  return linesOf(events, offer.game.text, lang, names);
}
