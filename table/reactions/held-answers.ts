import {
  accept,
  answer,
  ChanceNeeded,
  type Question,
  questionsTo,
  type Ref,
  type Seat,
  stoppingChance,
} from '@tafelrunde/kernel';
import type { PersonId, Wisher } from '../entries.ts';
import { type Asked, type HostMessage, USUAL_HEED, type WireReaction } from '../messages/messages.ts';
import { decline, type Ruling } from '../messages/refusals.ts';
import { questionToWire } from '../messages/wire-view.ts';
import { mindOf, seatsOf } from '../people/people.ts';
import { asTold } from '../questions/question-ids.ts';
import type { ConnectionId, Outgoing, Table } from '../table.ts';
import { heedOf, wantsToBeAsked } from './attention.ts';
import { type Asking, isReaction, roundAt } from './rounds.ts';

/** An answer to a question of the round, and whose wish it was, if it was a person's. */
export interface Held {
  readonly question: string;
  readonly picks: readonly Ref[];
  readonly by: Wisher;
  readonly connection?: ConnectionId;
}

/** One that waits for its turn in the round. */
export interface Waiting extends Held {
  readonly passes: boolean;
}

/** Keeps an answer until the round comes to it, if it is one that the rules will accept. */
export function hold({ game, room }: Table, asking: Asking, held: Held): Ruling<undefined> {
  const { seat, match, id } = asking;
  try {
    const good = answer(game, match, seat, id, held.picks, stoppingChance);
    if (!good.ok) return good;
  } catch (fault) {
    if (!(fault instanceof ChanceNeeded)) throw fault;
  }
  room.held.set(seat, { ...held, passes: isPass(asking, held.picks) });
  return accept(undefined);
}

/** What is decided for a seat of the round by now. */
export function decisionOf(
  table: Table,
  asking: Asking,
): { readonly picks: readonly Ref[]; readonly held?: Held } | undefined {
  const held = table.room.held.get(asking.seat);
  if (held?.question === asking.question.id) return { picks: held.picks, held };
  return wantsToBeAsked(table, asking) ? undefined : { picks: [asking.pass] };
}

/** What the table waits for this seat to answer. */
function questionsFor(table: Table, seat: Seat): Question[] {
  const { game, journal } = table;
  const plain = questionsTo(game, journal.match, [seat]).filter((each) => !each.standing && !isReaction(game, each));
  const asked = roundAt(table).filter((each) => each.seat === seat && decisionOf(table, each) === undefined);
  return [...plain, ...asked.map(({ question }) => question)];
}

/** What the table waits for somebody to answer themselves, on all their seats. */
export function waitsFor(table: Table, person: PersonId): Question[] {
  if (!table.facts.begun || table.facts.ended !== undefined) return [];
  const played = seatsOf(table, person).filter((seat) => mindOf(table, seat) === 'person');
  return played.flatMap((seat) => questionsFor(table, seat));
}

export const isPass = ({ pass }: Asking, picks: readonly Ref[]): boolean => picks.length === 1 && picks[0] === pass;

/** After anything happened: the round that is open now, and what becomes of answers to the one before. */
export function tellRound(table: Table): Outgoing[] {
  const { held, asked, heeds } = table.room;
  const gone: Outgoing[] = [];
  const askings = roundAt(table);
  // Most games know no reactions, and there nobody ever hears of any.
  if (askings.length === 0 && held.size === 0 && asked.size === 0 && heeds.size === 0) return gone;
  for (const [seat, each] of held) {
    if (askings.some(({ question }) => question.id === each.question)) continue;
    held.delete(seat);
    gone.push(...overtaken(table, each));
  }
  for (const [connection, said] of asked) asked.set(connection, withoutReactionsIn(said));
  return [...gone, ...tellAsked(table)];
}

/** The round went another way before it came to this answer. Who only passed need not know. */
function overtaken({ facts }: Table, { connection, by: { ask }, passes }: Waiting): Outgoing[] {
  if (connection === undefined || ask === undefined) return [];
  const message: HostMessage = passes
    ? { type: 'accepted', ask, seq: facts.seq }
    : { type: 'refused', ask, ...decline('overtaken').refusal };
  return [{ to: [connection], message }];
}

/** Everybody who is asked in the round, and what they want to be asked about, where that is news to them. */
export function tellAsked(table: Table): Outgoing[] {
  const { connections, asked } = table.room;
  return [...connections].flatMap(([connection, { person }]): Outgoing[] => {
    const news = contentFor(table, seatsOf(table, person));
    const said = JSON.stringify(news);
    if (said === (asked.get(connection) ?? QUIET)) return [];
    asked.set(connection, said);
    const message: HostMessage = { type: 'asked', seq: table.facts.seq, ...news };
    return [{ to: [connection], message }];
  });
}

type Content = Pick<Asked, 'reactions' | 'heed'>;

const QUIET = JSON.stringify({ reactions: [], heed: USUAL_HEED } satisfies Content);

/** An update ends what was asked; what somebody wants to be asked about stays. */
function withoutReactionsIn(said: string): string {
  const { heed }: Content = JSON.parse(said);
  return JSON.stringify({ reactions: [], heed } satisfies Content);
}

function contentFor(table: Table, seats: readonly Seat[]): Content {
  const [first] = seats;
  const mine = roundAt(table).filter(({ seat }) => seats.includes(seat) && mindOf(table, seat) === 'person');
  return {
    reactions: mine.flatMap((asking) => reactionFor(table, asking)),
    heed: first === undefined ? USUAL_HEED : heedOf(table, first),
  };
}

function reactionFor(table: Table, asking: Asking): WireReaction[] {
  const { question, pass, to } = asking;
  const isHeld = table.room.held.get(asking.seat)?.question === question.id;
  if (!isHeld && !wantsToBeAsked(table, asking)) return [];
  return [{ question: questionToWire(asTold(table, question)), pass, to, ...(isHeld ? { held: true } : {}) }];
}
