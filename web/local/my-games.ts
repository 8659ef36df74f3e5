import { LONGEST_LINK, pack, unpack } from '../app/device/packing.ts';
import { loadGame } from '../app/games/games.ts';
import { endings, keepEndings, readEndings } from '../app/kept/endings.ts';
import { readSettings, settings } from '../app/kept/settings.ts';
import { forget, isRecord } from '../app/kept/storage.ts';

import { keepSeat, onlineSeats, readSeats } from '../remote/seats.ts';
import type { TableEntry } from './brought.ts';
import { readAll, write } from './database.ts';
import type { StoredRecord } from './records.ts';
import type { StoredSnapshot } from './snapshots.ts';
import { type LocalTable, refreshLocalTables } from './tables.ts';

/** Everything a person has here, as one file to take along. */
interface MyGames {
  readonly format: 'tafelrunde-my-games/1';
  readonly tables: readonly LocalTable[];
  readonly entries: readonly TableEntry[];
  readonly snapshots: readonly StoredSnapshot[];
  readonly records: readonly StoredRecord[];
  readonly seats: readonly object[];
  readonly settings: object;
  readonly endings: readonly object[];
}

export async function exportMyGames(): Promise<string> {
  const [tables, entries, snapshots, records] = await Promise.all([
    readAll('tables'),
    readAll('entries'),
    readAll('snapshots'),
    readAll('records'),
  ]);
  const all: MyGames = {
    format: 'tafelrunde-my-games/1',
    tables,
    entries,
    snapshots,
    records,
    seats: onlineSeats.get(),
    settings: settings.get(),
    endings: endings.get(),
  };
  return JSON.stringify(all);
}

/** Everything that is not over, as a link whose secrets stand after the #; seats online alone if it would get too long. */
export async function linkToMyGames(): Promise<{ readonly link: string; readonly whole: boolean }> {
  const all: MyGames = JSON.parse(await exportMyGames());
  const tables = all.tables.filter(({ summary }) => summary.state !== 'over');
  const ids = new Set(tables.map(({ id }) => id));
  const entries = all.entries.filter(({ table }) => ids.has(table));
  const older = await begunUnderOlderRules(tables);
  const snapshots = all.snapshots.filter(({ table }) => older.has(table));
  const whole = await linkWith({ ...all, tables, entries, snapshots, records: [] });
  if (whole.length <= LONGEST_LINK) return { link: whole, whole: true };
  return { link: await linkWith({ ...all, tables: [], entries: [], snapshots: [], records: [] }), whole: false };
}

/** Only with their snapshots these go on elsewhere. */
async function begunUnderOlderRules(tables: readonly LocalTable[]): Promise<ReadonlySet<string>> {
  const isOlder = async ({ spec: { rules } }: LocalTable) => (await loadGame(rules.game)).version !== rules.version;
  const found = await Promise.all(tables.map(isOlder));
  return new Set(tables.filter((_, i) => found[i]).map(({ id }) => id));
}

const linkWith = async (games: MyGames): Promise<string> =>
  `${location.origin}/settings#games=${await pack(JSON.stringify(games))}`;

/** What a link from another device has brought. */
export async function gamesInLink(hash: string): Promise<string | undefined> {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get('games');
  return packed === null ? undefined : unpack(packed).catch(() => '');
}

/** Takes in what is not here yet; answers how many games came, or nothing if the file is something else. */
export async function importMyGames(text: string): Promise<number | undefined> {
  const given = parse(text);
  if (given === undefined) return undefined;
  // What reads records is large, and few ever need it here.
  const { isLocalTable, isStoredRecord, isStoredSnapshot, isTableEntry } = await import('./brought.ts');
  const here = new Set((await readAll('tables')).map(({ id }) => id));
  const tables = listIn(given.tables)
    .filter(isLocalTable)
    .filter(({ id }) => !here.has(id));
  const ids = new Set(tables.map(({ id }) => id));
  const entries = listIn(given.entries)
    .filter(isTableEntry)
    .filter(({ table }) => ids.has(table));
  const snapshots = listIn(given.snapshots)
    .filter(isStoredSnapshot)
    .filter(({ table }) => ids.has(table));
  const records = listIn(given.records).filter(isStoredRecord);
  await write(['tables', 'entries', 'snapshots', 'records'], (store) => [
    ...tables.map((table) => store('tables').put(table)),
    ...entries.map((entry) => store('entries').put(entry)),
    ...snapshots.map((snapshot) => store('snapshots').put(snapshot)),
    ...records.map((record) => store('records').put(record)),
  ]);
  const seats = readSeats(given.seats);
  for (const seat of seats.toReversed()) keepSeat(seat);
  settings.set(readSettings(given.settings, navigator.languages));
  keepEndings(...readEndings(given.endings));
  await refreshLocalTables();
  return tables.length + seats.length;
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return isRecord(given) && given.format === 'tafelrunde-my-games/1' ? given : undefined;
  } catch {
    return undefined;
  }
}

const listIn = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/** Deletes what is stored in this browser, except for seats: they are needed until the server has been told. */
export async function forgetEverything(): Promise<void> {
  forget('settings', 'scores', 'hand', 'seen', 'hushed', 'heeds', 'arrows', 'endings');
  if (onlineSeats.get().length === 0) forget('seats');
  await write(['tables', 'entries', 'snapshots', 'records'], (store) => [
    store('tables').clear(),
    store('entries').clear(),
    store('snapshots').clear(),
    store('records').clear(),
  ]);
  await refreshLocalTables();
}
