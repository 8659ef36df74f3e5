import { describe, expect, it } from 'vitest';
import { isLocalTable, isStoredRecord, isStoredSnapshot, isTableEntry } from './brought.ts';

const table = {
  id: 't1',
  created: 1,
  touched: 2,
  spec: { rules: { game: 'fantasy-realms', version: 1 }, seats: [] },
  summary: { names: ['Anna', 'Gawain'], state: 'running', moves: 3, asked: [0] },
};

describe('what comes from another device', () => {
  it('is a game that the list can show', () => {
    expect(isLocalTable(table)).toBe(true);
    expect(isLocalTable({ ...table, summary: { ...table.summary, outcome: { winners: [1], scores: [3, 4] } } })).toBe(
      true,
    );
  });

  it.each([
    null,
    { id: 't1' },
    { ...table, touched: 'yesterday' },
    { ...table, spec: { rules: {} } },
    { ...table, summary: { ...table.summary, names: 'Anna' } },
    { ...table, summary: { ...table.summary, state: 'asleep' } },
    { ...table, summary: { ...table.summary, asked: undefined } },
    { ...table, summary: { ...table.summary, outcome: { winners: 'Anna' } } },
  ])('is no game if the list could not show it: %o', (given) => {
    expect(isLocalTable(given)).toBe(false);
  });

  it('has entries that can be stored', () => {
    expect(isTableEntry({ table: 't1', seq: 1, entry: { kind: 'begin' } })).toBe(true);
    expect(isTableEntry({ table: 't1' })).toBe(false);
    expect(isTableEntry({ table: 't1', seq: 'first' })).toBe(false);
  });

  it('has snapshots of tables', () => {
    expect(isStoredSnapshot({ table: 't1', snapshot: { facts: { seq: 3 } } })).toBe(true);
    expect(isStoredSnapshot({ snapshot: { facts: { seq: 3 } } })).toBe(false);
    expect(isStoredSnapshot({ table: 't1', snapshot: 'all of it' })).toBe(false);
  });

  it('has records that are records', () => {
    const record = {
      format: 'tafelrunde-record/1',
      rules: { game: 'fantasy-realms', version: 1 },
      options: {},
      seats: 2,
      names: ['Anna', 'Ben'],
      minds: ['person', 'bot'],
      notes: [],
      hash: 'x',
    };
    expect(isStoredRecord({ id: 'r1', at: 1, record })).toBe(true);
    expect(isStoredRecord({ id: 'r1', at: 1, record: { ...record, rules: undefined } })).toBe(false);
    expect(isStoredRecord({ id: 'r1' })).toBe(false);
  });
});
