import { accept } from '@tafelrunde/kernel';
import { counted } from '../commit.ts';
import type { PersonId, TableEntry } from '../entries.ts';
import { decline, type Ruling } from '../messages/refusals.ts';
import type { Proposal, Table } from '../table.ts';
import { openStepOf } from '../undo/open-step.ts';
import { holders, isPresent, players } from './people.ts';

/** Whoever has a part in the game must agree to an undo, here or not: nobody's luck is changed behind their back. */
export function undoVoters(table: Table, by: PersonId): PersonId[] {
  return holders(table).filter((person) => person !== by);
}

/** Those who sit there waiting decide whether a bot plays for somebody; the owner alone if nobody does. */
export function takeoverVoters(table: Table, absent: PersonId | undefined): PersonId[] {
  const waiting = players(table).filter((person) => person !== absent && isPresent(table, person));
  return waiting.length > 0 ? waiting : [table.spec.owner].filter((owner) => owner !== absent);
}

export function decideVote(table: Table, person: PersonId, id: number, yes: boolean): Ruling<TableEntry[]> {
  const proposal = table.facts.proposals.find((each) => each.id === id);
  if (proposal === undefined) return decline('no-proposal');
  if (person === proposal.by && !yes) return accept([{ kind: 'withdraw', proposal: id }]);
  const voters = votersOn(table, proposal);
  if (!voters.includes(person)) return decline('no-vote');
  return accept([{ kind: 'vote', proposal: id, yes }, ...verdict(table, counted(proposal, person, yes), voters)]);
}

function votersOn(table: Table, { what, by, seat }: Proposal): PersonId[] {
  return what === 'undo' ? undoVoters(table, by) : takeoverVoters(table, table.facts.seats[seat]?.person);
}

/** An undo needs everybody, what becomes of somebody who is away the majority. */
function verdict(table: Table, proposal: Proposal, voters: readonly PersonId[]): TableEntry[] {
  const { id, what, seat } = proposal;
  const yes = voters.filter((person) => proposal.yes.includes(person)).length;
  const no = voters.filter((person) => proposal.no.includes(person)).length;
  if (what === 'undo') {
    if (no > 0) return [{ kind: 'withdraw', proposal: id }];
    return yes === voters.length ? [{ kind: 'agreed-undo', by: seat, of: proposal.of }] : [];
  }
  if (isMajority(yes, voters)) {
    const decided =
      what === 'takeover' ? ({ kind: 'takeover', by: seat, mind: 'bot' } as const) : openStepOf(table, seat);
    return [decided ?? { kind: 'withdraw', proposal: id }];
  }
  return no * 2 >= voters.length ? [{ kind: 'withdraw', proposal: id }] : [];
}

export function isMajority(votes: number, voters: readonly PersonId[]): boolean {
  return votes * 2 > voters.length;
}
