import { at } from '@tafelrunde/kernel';
import type { Holder } from '../entries.ts';
import type { Table, TableSpec } from '../table.ts';
import { carry, NOTHING, type Received } from '../wishes/carry-out.ts';
import { botOf } from './people.ts';

/** The same game for the same people once more. Id and secret are new; whoever was removed leaves an open seat. */
export function rematchSpec(table: Table, fresh: { readonly id: string; readonly secret: string }): TableSpec {
  const { spec, facts, game } = table;
  return {
    ...spec,
    ...fresh,
    rules: { game: game.id, version: game.version },
    seats: facts.seats.map(({ name, person, bot }, seat): Holder => {
      if (person !== undefined) return { mind: 'person', person, name };
      if (bot === undefined) return { mind: 'open' };
      return at(spec.seats, seat).mind === 'person' ? { mind: 'open' } : { mind: 'bot', bot: botOf(table, seat), name };
    }),
  };
}

/** Tells everybody where the next game is. Two who wish for one at the same time get the same. */
export function announceRematch(
  table: Table,
  wish: NonNullable<Received['rematch']>,
  id: string,
  now: number,
): Received {
  const { connection, person, ask } = wish;
  const done =
    table.facts.rematch === undefined ? carry(table, [{ kind: 'rematch', table: id }], now, { person, ask }) : NOTHING;
  return {
    ...done,
    outgoing: [...done.outgoing, { to: [connection], message: { type: 'accepted', ask, seq: table.facts.seq } }],
  };
}
