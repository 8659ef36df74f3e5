import { at, commitmentTo, type Seat } from '@tafelrunde/kernel';
import type { PersonId } from '../entries.ts';
import { awaySince, botOf, isPresent, mindOf, seatsOf } from '../people/people.ts';
import type { Proposal, Table } from '../table.ts';
import type { Presence, ProposalInfo, SeatInfo, TableInfo } from './messages.ts';

/** What everybody may know about the table. */
export function infoOf(table: Table): TableInfo {
  const { game, spec, facts } = table;
  const { ended, rematch, rematchBy, sealed } = facts;
  const [owner] = seatsOf(table, spec.owner);
  return {
    id: spec.id,
    game: spec.rules.game,
    version: game.version,
    options: spec.options,
    settings: spec.settings,
    seats: facts.seats.map((_, seat) => seatInfo(table, seat)),
    ...(owner === undefined ? {} : { owner }),
    state: stateOf(table),
    commitment: commitmentTo(spec.secret),
    ...(sealed === undefined ? {} : { sealed: true }),
    proposals: facts.proposals.map((proposal) => proposalInfo(table, proposal)),
    ...(ended === undefined ? {} : { ended, seed: spec.secret }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(rematchBy === undefined ? {} : { rematchBy }),
    ...(spec.first === undefined ? {} : { unrecorded: true }),
  };
}

function stateOf({ facts }: Table): TableInfo['state'] {
  if (facts.ended !== undefined) return 'over';
  return facts.begun ? 'running' : 'waiting';
}

function seatInfo(table: Table, seat: Seat): SeatInfo {
  const { name, person, standsIn, conceded, late, muted, entropy, commitment, revealed } = at(table.facts.seats, seat);
  const mind = mindOf(table, seat);
  const [first] = person === undefined ? [] : seatsOf(table, person);
  return {
    name,
    mind,
    ...(mind === 'bot' ? { bot: botOf(table, seat) } : {}),
    ...(standsIn === true ? { standsIn } : {}),
    ...(mind === 'bot' && person !== undefined && conceded !== true && late !== true ? { away: true } : {}),
    ...(conceded === true ? { conceded } : {}),
    ...(late === true ? { late } : {}),
    ...(muted === true ? { muted } : {}),
    ...(entropy === true ? { entropy } : {}),
    ...(commitment === undefined ? {} : { commitment }),
    ...(revealed === true ? { revealed } : {}),
    ...(first === undefined || first === seat ? {} : { sameAs: first }),
  };
}

function proposalInfo(table: Table, { id, what, seat, by, yes, no }: Proposal): ProposalInfo {
  const [from] = seatsOf(table, by);
  const seatsOfAll = (people: readonly PersonId[]) => people.flatMap((person) => seatsOf(table, person));
  return {
    id,
    kind: what,
    seat,
    ...(from === undefined ? {} : { by: from }),
    yes: seatsOfAll(yes),
    no: seatsOfAll(no),
  };
}

/** Who is here: a seat that a bot was given is never empty. */
export function presenceAt(table: Table): Presence {
  const { facts, room, spec } = table;
  const people = new Set([...room.connections.values()].map(({ person }) => person));
  const spectators = [...people].filter((person) => seatsOf(table, person).length === 0);
  const since = facts.seats.map(({ person }) => (person === undefined ? null : (awaySince(table, person) ?? null)));
  return {
    seats: facts.seats.map(({ person, bot }) => (person === undefined ? bot !== undefined : isPresent(table, person))),
    spectators: spectators.length,
    ...(since.every((each) => each === null) ? {} : { since }),
    ...(seatsOf(table, spec.owner).length > 0 ? {} : { owner: awaySince(table, spec.owner) ?? null }),
  };
}
