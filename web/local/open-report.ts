import type { StoredEntry, TableSpec } from '@tafelrunde/table';
import { restoreTable } from '@tafelrunde/table';
import { loadGame } from '../app/games.ts';
import { isRecord } from '../app/storage.ts';
import { write } from './database.ts';
import { createFrom, randomHex } from './tables.ts';

/** Opens a reported problem as a live table of its own; undefined if it is no report or cannot be played. */
export async function openReport(json: unknown): Promise<string | undefined> {
  if (!isReport(json)) return undefined;
  const spec: TableSpec = { ...json.spec, id: randomHex(8) };
  try {
    restoreTable(await loadGame(spec.rules.game), { spec, entries: json.entries }, Date.now());
  } catch {
    return undefined;
  }
  await createFrom(spec);
  await write(['entries'], (store) => {
    for (const entry of json.entries) store('entries').add({ ...entry, table: spec.id });
  });
  return spec.id;
}

/** What stands inside is found out by playing it. */
function isReport(json: unknown): json is { readonly spec: TableSpec; readonly entries: readonly StoredEntry[] } {
  return isRecord(json) && json.format === 'tafelrunde-report/1' && isRecord(json.spec) && Array.isArray(json.entries);
}
