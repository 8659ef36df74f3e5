import { foresee, foreseeIdle, type Match, type Seat } from '@tafelrunde/kernel';
import type { PersonId } from '../entries.ts';
import type { ClientMessage, Forecast, Foreseen } from '../messages/messages.ts';
import { eventToWire } from '../messages/wire-event.ts';
import { seatsOf } from '../people/people.ts';
import { askingWith } from '../reactions/rounds.ts';
import type { Table } from '../table.ts';
import { meantBy } from './question-ids.ts';

type Wanted = Extract<ClientMessage, { type: 'foresee' }>;

/** What would come of somebody's answer; undefined when they are not asked that, or the table is one without such help. */
export function foreseeFor(table: Table, person: PersonId, { question, picks }: Wanted): Foreseen | undefined {
  if (!isHelpful(table)) return undefined;
  const { game } = table;
  for (const seat of seatsOf(table, person)) {
    const meant = meantBy(table, [seat], question);
    if (meant === undefined) continue;
    const { match, id } = askedAs(table, seat, meant);
    const found = foresee(game, match, seat, id, picks);
    if (found === undefined) continue;
    const { events, then } = found;
    const told = { type: 'foreseen', question, picks, events: events.map(eventToWire) } as const;
    return then === undefined ? told : { ...told, then };
  }
  return undefined;
}

/** What happens if nobody does anything; undefined for those who only watch, and where the table is one without such help. */
export function forecastFor(table: Table, person: PersonId): Forecast | undefined {
  const [seat] = seatsOf(table, person);
  if (seat === undefined || !isHelpful(table)) return undefined;
  const found = foreseeIdle(table.game, table.journal.match, seat);
  if (found === undefined) return undefined;
  const told = { type: 'forecast', seq: table.facts.seq, events: found.events.map(eventToWire) } as const;
  return found.then === undefined ? told : { ...told, then: found.then };
}

const isHelpful = ({ facts, spec }: Table): boolean => facts.begun && facts.ended === undefined && spec.settings.assist;

/** In a reaction round the position in which it is asked is one in which all before have passed. */
function askedAs(table: Table, seat: Seat, id: string): { readonly match: Match; readonly id: string } {
  const asking = askingWith(table, id);
  return asking?.seat === seat ? asking : { match: table.journal.match, id };
}
