import type { Seat } from '@tafelrunde/kernel';
import { DEAD_AFTER, type ProposalInfo, type Seated } from '@tafelrunde/table/client';

/*
 * What the table allows while people are away. The table decides; this is so that nothing is offered which it would refuse.
 */

/** Milliseconds until a bot may be called for a seat whose holder is away. */
export function untilBot({ info, presence }: Seated, seat: Seat, now: number): number {
  const since = presence.since?.[seat] ?? undefined;
  return since === undefined ? 0 : Math.max(0, since + info.settings.patience - now);
}

/** The others for whom the table waits in vain. */
export const awaitedAndAway = ({ info, you, view, presence }: Seated): readonly Seat[] =>
  info.state === 'running'
    ? (view?.waiting.seats ?? []).filter(
        (seat) => info.seats[seat]?.mind === 'person' && presence.seats[seat] === false && !you.seats.includes(seat),
      )
    : [];

/** Are the others already asked about this seat? */
export const isProposed = ({ info }: Seated, kind: ProposalInfo['kind'], seat: Seat): boolean =>
  info.proposals.some((each) => each.kind === kind && each.seat === seat);

/** Has this person a say in who plays for somebody else? Those who play and are here do; the owner if none of them is. */
export function mayCallBot({ info, you, presence }: Seated): boolean {
  if (info.state !== 'running') return false;
  const plays = (seat: Seat): boolean => info.seats[seat]?.mind === 'person';
  if (you.seats.some(plays)) return true;
  return you.owner && !presence.seats.some((here, seat) => here && plays(seat));
}

/** Are all the others who have a part in the game away, with the owner? Then milliseconds until the table may be closed; otherwise undefined. */
export function untilClosing(state: Seated, now: number): number | undefined {
  const { info, you, presence, log } = state;
  if (info.state !== 'running' || (you.seats.length === 0 && !you.owner)) return undefined;
  const others = info.seats.flatMap(({ mind, away }, seat) =>
    (mind === 'person' || away === true || seat === info.owner) && !you.seats.includes(seat) ? [seat] : [],
  );
  if (others.length === 0 || others.some((seat) => presence.seats[seat] === true)) return undefined;
  const patience = Math.max(...others.map((seat) => untilBot(state, seat, now)));
  if (you.owner) return patience;
  // An owner without a seat may watch: then the table is not dead.
  if (presence.owner === null) return undefined;
  const owner = presence.owner === undefined ? 0 : presence.owner + info.settings.patience - now;
  // A clock that runs decides without anybody; a line without a time has only just come.
  const isClocked = state.clocks?.seats.some((clock) => clock?.running === true) === true;
  return isClocked ? undefined : Math.max(0, patience, owner, (log.at(-1)?.at ?? now) + DEAD_AFTER - now);
}
