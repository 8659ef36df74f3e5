import type { AnyGame, MatchRecord, Mind, Seat } from '@tafelrunde/kernel';
import { restoreTable, type StoredEntry, type TableEntry, type TableSpec } from '@tafelrunde/table';
import { write } from '../../local/database.ts';
import { localSettings, personHere } from '../../local/start.ts';
import { createFrom, randomHex } from '../../local/tables.ts';

/**
 * A new local table that has come to the same point: the same seed, the same entries up to the note, one person in the chosen
 * seat and bots in the others. Undefined if the entries do not lead there.
 */
export async function goOnFrom(
  game: AnyGame,
  record: MatchRecord,
  note: number,
  seat: Seat,
  bot: string,
): Promise<string | undefined> {
  const made = tableUpTo(game, record, note, seat, bot);
  if (made === undefined) return undefined;
  await createFrom(made.spec);
  await write(['entries'], (store) => {
    for (const entry of made.entries) store('entries').add({ ...entry, table: made.spec.id });
  });
  return made.spec.id;
}

export function tableUpTo(game: AnyGame, record: MatchRecord, note: number, seat: Seat, bot: string) {
  const { seed: secret, seats, names, options } = record;
  if (secret === undefined) return undefined;
  const mindOf = (each: Seat): Mind => (each === seat ? 'person' : 'bot');
  const spec: TableSpec = {
    id: randomHex(8),
    secret,
    rules: { game: game.id, version: game.version },
    options,
    owner: personHere(0),
    seats: Array.from({ length: seats }, (_, each) => {
      const name = names[each] ?? `${each + 1}`;
      return each === seat ? { mind: 'person', person: personHere(0), name } : { mind: 'bot', bot, name };
    }),
    settings: localSettings(bot),
  };
  const played: TableEntry[] = record.notes.slice(0, note + 1).map(({ entry }) => entry);
  // Whoever answered for a seat then, from here on it is as chosen.
  const minds = played.some(({ kind }) => kind === 'takeover')
    ? Array.from({ length: seats }, (_, by): TableEntry => ({ kind: 'takeover', by, mind: mindOf(by) }))
    : [];
  const at = Date.now();
  const entries = [...played, ...minds].map(
    (entry, i): StoredEntry => ({ seq: i + 1, at, rules: game.version, entry }),
  );
  try {
    const table = restoreTable(game, { spec, entries }, at);
    return table.facts.ended === undefined ? { spec, entries } : undefined;
  } catch {
    return undefined;
  }
}
