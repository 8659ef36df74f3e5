import { accept, isTogether, type Mind, type Seat } from '@tafelrunde/kernel';
import type { PersonId, TableEntry } from '../entries.ts';
import { decline, type Ruling } from '../messages/refusals.ts';
import type { Table } from '../table.ts';
import { openStepOf } from '../undo/open-step.ts';
import { anotherBotName } from './bot-names.ts';
import { awaySince, botOf, mindOf } from './people.ts';
import { isFixed } from './shuffling.ts';
import { decideVote, isMajority, takeoverVoters } from './votes.ts';

/** A bot for somebody who is away, by the others' decision; or a person back at their own seat. */
export function decideTakeover(
  table: Table,
  person: PersonId,
  seat: Seat,
  mind: Mind,
  now: number,
): Ruling<TableEntry[]> {
  const { facts } = table;
  const holder = facts.seats[seat]?.person;
  if (holder === undefined) return decline('no-such-seat');
  if (!facts.begun) return decline('not-begun');
  if (holder === person) return changeOwnMind(table, seat, mind);
  if (mind === 'person') return decline('not-your-seat');
  if (mindOf(table, seat) === 'bot') return decline('bot-plays');
  if (awaySince(table, holder) === undefined) return decline('present');
  if (!isLongAway(table, holder, now)) return decline('patience');
  return proposeBot(table, person, seat, holder);
}

function changeOwnMind(table: Table, by: Seat, mind: Mind): Ruling<TableEntry[]> {
  if (table.facts.seats[by]?.conceded === true) return decline('conceded');
  if (table.facts.seats[by]?.late === true) return decline('late');
  if (mindOf(table, by) === mind) return decline(mind === 'bot' ? 'bot-plays' : 'not-a-bot');
  return accept([{ kind: 'takeover', by, mind }]);
}

/** To propose what is already proposed is to agree to it. */
function proposeBot(table: Table, person: PersonId, seat: Seat, holder: PersonId): Ruling<TableEntry[]> {
  const open = table.facts.proposals.find((each) => each.what === 'takeover' && each.seat === seat);
  if (open !== undefined) return decideVote(table, person, open.id, true);
  const voters = takeoverVoters(table, holder);
  if (!voters.includes(person)) return decline('no-vote');
  if (isMajority(1, voters)) return accept([{ kind: 'takeover', by: seat, mind: 'bot' }]);
  return accept([{ kind: 'propose', what: 'takeover', seat }]);
}

/**
 * Who is away must not keep the others out: when they have gone through half of what one does alone at the table, it is taken back by the
 * decision of those who wait.
 */
export function decideOpenStep(table: Table, person: PersonId, seat: Seat, now: number): Ruling<TableEntry[]> {
  const holder = table.facts.seats[seat]?.person;
  if (holder === undefined) return decline('no-such-seat');
  if (awaySince(table, holder) === undefined) return decline('not-your-seat');
  if (!isLongAway(table, holder, now)) return decline('patience');
  const back = openStepOf(table, seat);
  if (back === undefined) return decline('no-open-step');
  const open = table.facts.proposals.find((each) => each.what === 'step' && each.seat === seat);
  if (open !== undefined) return decideVote(table, person, open.id, true);
  const voters = takeoverVoters(table, holder);
  if (!voters.includes(person)) return decline('no-vote');
  return accept([isMajority(1, voters) ? back : { kind: 'propose', what: 'step', seat }]);
}

/** A connection that drops for a moment costs nobody their seat. */
export function isLongAway(table: Table, person: PersonId, now: number): boolean {
  const since = awaySince(table, person);
  return since !== undefined && now - since >= table.spec.settings.patience;
}

/** A page that is loaded anew costs nobody their seat for good, however little patience the table has. */
const LEAST_PATIENCE = 60_000;

/** The owner sends somebody away for good: the seat is open again, or a bot has it. Who is there, or has only just left, stays. */
export function decideRemoval(table: Table, person: PersonId, seat: Seat, now: number): Ruling<TableEntry[]> {
  const { spec, facts } = table;
  if (person !== spec.owner) return decline('not-owner');
  const removed = facts.seats[seat];
  if (removed?.person === undefined) return decline('no-such-seat');
  if (removed.person === spec.owner) return decline('not-your-seat');
  if (!facts.begun)
    return isFixed(table) ? decline('already-begun') : accept([{ kind: 'seat', seat, to: { mind: 'open' } }]);
  if (removed.conceded !== true && removed.late !== true) {
    const since = awaySince(table, removed.person);
    if (since === undefined) return decline('present');
    if (now - since < Math.max(LEAST_PATIENCE, spec.settings.patience)) return decline('patience');
  }
  const to = {
    mind: 'bot',
    bot: botOf(table, seat),
    name: anotherBotName(facts.seats.map((each) => each.name)),
  } as const;
  const gone: TableEntry = { kind: 'seat', seat, to };
  // Among those who play together the seat is free for whoever is invited next; the invitation of who is gone no longer counts.
  const free: TableEntry = { kind: 'seat', seat, to: { ...to, standsIn: true } };
  return accept(isTogether(table.journal) ? [gone, free] : [gone]);
}
