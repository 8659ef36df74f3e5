import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { granted, readOptions, scenarioOf } from '@tafelrunde/kernel';
import { openTable, PROTOCOL, receive, type StoredEntry, type TableSpec } from '@tafelrunde/table';
import { describe, expect, it } from 'vitest';
import { readLiveFile } from './live-file.ts';
import { localSettings } from './start.ts';

const spec: TableSpec = {
  id: 'a',
  rules: { game: fantasyRealms.id, version: fantasyRealms.version },
  options: granted(readOptions(fantasyRealms, {})),
  seats: [
    { mind: 'person', person: 'here-0', name: 'Anna' },
    { mind: 'bot', bot: 'highest', name: 'Gawain' },
  ],
  owner: 'here-0',
  secret: '5a'.repeat(32),
  settings: localSettings('highest'),
};

/** As it is made at the table, right after the deal. */
function report() {
  const table = openTable(fantasyRealms, spec, 0);
  const anna = { person: 'here-0', connection: 'here-0' };
  receive(table, anna, { type: 'hello', protocol: PROTOCOL }, 0);
  const entries: readonly StoredEntry[] = receive(table, anna, { type: 'begin', ask: 'a' }, 0).append;
  expect(entries).toHaveLength(1);
  return { format: 'tafelrunde-report/1', scenario: scenarioOf(fantasyRealms, table.journal.match), spec, entries };
}

const seatsIn = async (json: unknown) => {
  const read = await readLiveFile(json);
  return read !== undefined && 'seats' in read ? read.seats.map(({ name }) => name) : undefined;
};

describe('the report of a problem', () => {
  it('opens with the people who sat there', async () => {
    expect(await seatsIn(report())).toEqual(['Anna', 'Gawain']);
  });

  it('opens as the position that it has, once the rules are others', async () => {
    const { entries, ...rest } = report();
    const older = entries.map((entry) => ({ ...entry, rules: entry.rules - 1 }));
    expect(await seatsIn({ ...rest, entries: older })).toEqual(['', '']);
  });

  it.each([[null], ['x'], [{ seq: 1 }]])('is not taken by what stands in it: %j', async (entry) => {
    expect(await seatsIn({ ...report(), scenario: null, entries: [entry] })).toBeUndefined();
  });
});
