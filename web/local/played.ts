import type { AnyGame, Seat } from '@tafelrunde/kernel';
import { type Holder, restoreTable, type StoredEntry, type TableEntry, type TableSpec } from '@tafelrunde/table';
import { write } from './database.ts';
import { createFrom } from './tables.ts';

/** What happened to the match; the rest is about people who are no longer at the table. */
const OF_THE_MATCH: ReadonlySet<TableEntry['kind']> = new Set([
  'begin',
  'answer',
  'timeout',
  'undo',
  'agreed-undo',
  'entropy',
  'commit',
  'seal',
  'reveal',
  'concede',
  'takeover',
  'offer',
  'end',
]);

interface Played {
  readonly spec: TableSpec;
  readonly entries: readonly StoredEntry[];
}

/** A table of `spec` that has come to where these entries lead, whoever made them; undefined if they lead nowhere. */
export function playedUpTo(game: AnyGame, spec: TableSpec, entries: readonly TableEntry[]): Played | undefined {
  const played = entries.filter(({ kind }) => OF_THE_MATCH.has(kind)).map(agreed);
  // Whoever answered for a seat then, from here on it is as chosen.
  const minds = played.some(({ kind }) => kind === 'takeover') ? spec.seats.map(takeover) : [];
  const at = Date.now();
  const stored = [...played, ...minds].map((entry, i) => ({ seq: i + 1, at, rules: game.version, entry }));
  try {
    restoreTable(game, { spec, entries: stored }, at);
    return { spec, entries: stored };
  } catch {
    return undefined;
  }
}

/** What was taken back then stays taken back, even if today more people sit here who could object. */
const agreed = (entry: TableEntry): TableEntry => (entry.kind === 'undo' ? { ...entry, agreed: true } : entry);

const takeover = ({ mind }: Holder, by: Seat): TableEntry => ({
  kind: 'takeover',
  by,
  mind: mind === 'bot' ? 'bot' : 'person',
});

export async function storePlayed({ spec, entries }: Played): Promise<string> {
  await createFrom(spec);
  await write(['entries'], (store) => entries.map((entry) => store('entries').add({ ...entry, table: spec.id })));
  return spec.id;
}
