import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import {
  apply,
  granted,
  type MatchRecord,
  openJournal,
  questionsTo,
  readOptions,
  readRecord,
  toRecord,
} from '@tafelrunde/kernel';
import { restoreTable } from '@tafelrunde/table';
import { describe, expect, it } from 'vitest';
import { tableUpTo } from './go-on.ts';
import { momentsOf, tableAt } from './moments.ts';
import { packRecord, readHash, seenByOthers, unpackRecord, withEvents } from './shared-link.ts';

/** A whole game in which everybody always does the first thing possible. */
function playedRecord(): MatchRecord {
  const options = granted(readOptions(fantasyRealms, {}));
  const journal = openJournal(fantasyRealms, options, 3, { secret: '5a'.repeat(32) });
  apply(journal, { kind: 'begin' });
  while (journal.match.outcome === undefined) {
    const [question] = questionsTo(fantasyRealms, journal.match, [0, 1, 2]);
    if (question === undefined) throw new Error('nobody is asked');
    const refs = question.options.map(({ ref }) => ref);
    // Always from the deck, so that the game comes to its end.
    const picks = refs.includes('pile:deck') ? ['pile:deck'] : refs.slice(0, Math.max(1, question.min));
    apply(journal, { kind: 'answer', by: question.seat, question: question.id, picks });
  }
  return toRecord(journal, ['Anna', 'Ben', 'Cem']);
}

const record = playedRecord();
const moments = momentsOf(fantasyRealms, record) ?? [];

describe('a replay', () => {
  it('has a moment for the deal and for every answer, and ends as the game did', () => {
    expect(moments).toHaveLength(record.notes.length);
    expect(moments.at(-1)?.match.outcome).toEqual(record.outcome);
  });

  it('shows each pair of eyes what it may know', () => {
    const hands = (eyes: 'everybody' | 'watchers' | number) =>
      tableAt(fantasyRealms, record, moments, 3, eyes)
        .view.zones.filter(({ kind }) => kind === 'hand')
        .map(({ cards }) => cards.length > 0);
    expect(hands('everybody')).toEqual([true, true, true]);
    expect(hands('watchers')).toEqual([false, false, false]);
    expect(hands(1)).toEqual([false, true, false]);
  });

  it('is not shown under other rules', () => {
    expect(momentsOf({ ...fantasyRealms, version: 99 }, record)).toBeUndefined();
  });

  it('is none of a record that fits no such game', () => {
    for (const bent of [{ seats: 30 }, { seats: 1 }, { notes: [] }])
      expect(momentsOf(fantasyRealms, { ...record, ...bent })).toBeUndefined();
  });

  it('leaves out what was taken back', () => {
    const [begin, first] = record.notes;
    if (begin === undefined || first === undefined) throw new Error('too short');
    const notes = [begin, first, { entry: { kind: 'undo' as const, by: 0, of: 1 }, drawn: [], events: [] }];
    expect(momentsOf(fantasyRealms, { ...record, notes })).toHaveLength(1);
  });
});

describe('a shared moment', () => {
  it('carries the whole game in the link, and it is a record again', async () => {
    const packed = await packRecord(record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(8000);
    const read = granted(readRecord(await unpackRecord(packed)));
    expect(withEvents(fantasyRealms, read)).toEqual(record);
  });

  it('is not played by "you" for whoever is shown it', () => {
    const nameless = { ...record, names: ['You', 'Ben', 'Du'] };
    expect(seenByOthers(nameless, 'en').names).toEqual(['Player 1', 'Ben', 'Player 3']);
    expect(seenByOthers(nameless, 'de').names).toEqual(['Person 1', 'Ben', 'Person 3']);
  });

  it('names the moment', () => {
    expect(readHash('#at=12&game=abc')).toEqual({ game: 'abc', moment: 12 });
    expect(readHash('')).toEqual({});
    for (const at of ['-1', '2.5', '1e3', 'x', '']) expect(readHash(`#at=${at}`)).toEqual({});
  });
});

describe('continuing from a moment', () => {
  it('comes to the same position with one person and bots', () => {
    const made = tableUpTo(fantasyRealms, record, 5, 1, 'highest');
    if (made === undefined) throw new Error('cannot be continued');
    const table = restoreTable(fantasyRealms, made, 0);
    expect(table.journal.match).toEqual(moments[5]?.match);
    expect(made.spec.seats.map(({ mind }) => mind)).toEqual(['bot', 'person', 'bot']);
  });

  it('needs the seed, and a game that is not over', () => {
    const { seed: _, ...sealed } = record;
    expect(tableUpTo(fantasyRealms, sealed, 5, 0, 'highest')).toBeUndefined();
    expect(tableUpTo(fantasyRealms, record, record.notes.length - 1, 0, 'highest')).toBeUndefined();
  });
});
