import { at } from '@tafelrunde/kernel';
import type { Holder, PersonId } from '../entries.ts';
import type { Table, TableSpec } from '../table.ts';
import { carry, NOTHING, type Received } from '../wishes/carry-out.ts';
import { botOf } from './people.ts';

/** What is new about a rematch. */
interface Fresh {
  readonly id: string;
  readonly secret: string;
  /** Whoever offers it. */
  readonly owner: PersonId;
}

/** The same game for the same people once more; whoever was removed leaves an open seat. */
export function rematchSpec(table: Table, fresh: Fresh): TableSpec {
  const { spec, facts, game } = table;
  return {
    ...spec,
    ...fresh,
    rules: { game: game.id, version: game.version },
    seats: facts.seats.map(({ name, person, bot, standsIn }, seat): Holder => {
      if (person !== undefined) return { mind: 'person', person, name };
      if (bot === undefined) return { mind: 'open' };
      if (at(spec.seats, seat).mind === 'person') return { mind: 'open' };
      return { mind: 'bot', bot: botOf(table, seat), name, ...(standsIn === true ? { standsIn } : {}) };
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
