import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import {
  apply,
  granted,
  type Journal,
  type MatchRecord,
  openJournal,
  questionsTo,
  type Ref,
  readOptions,
  toRecord,
  verify,
} from '@tafelrunde/kernel';
import { restoreTable } from '@tafelrunde/table';
import { describe, expect, it } from 'vitest';
import { pack } from '../../app/device/packing.ts';
import { tableUpTo } from './go-on.ts';
import { momentsOf, tableAt } from './moments.ts';
import { packRecord, readHash, unpackRecord } from './shared-link.ts';

/** A whole game in which everybody always does the first thing possible. */
function playedRecord(after: (journal: Journal) => void = () => undefined): MatchRecord {
  const options = granted(readOptions(fantasyRealms, {}));
  const journal = openJournal(fantasyRealms, options, 3, { secret: '5a'.repeat(32) });
  apply(journal, { kind: 'begin' });
  answerFirst(journal);
  after(journal);
  while (journal.match.outcome === undefined) answerFirst(journal);
  return toRecord(journal, ['Anna', 'Ben', 'Cem']);
}

function answerFirst(journal: Journal): void {
  const [question] = questionsTo(fantasyRealms, journal.match, [0, 1, 2]);
  if (question === undefined) throw new Error('nobody is asked');
  const refs = question.options.map(({ ref }) => ref);
  // Always from the deck, so that the game comes to its end.
  const picks: readonly Ref[] = refs.includes('pile:deck') ? ['pile:deck'] : refs.slice(0, Math.max(1, question.min));
  apply(journal, { kind: 'answer', by: question.seat, question: question.id, picks });
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
    const packed = await packRecord(fantasyRealms, record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(1_000);
    const { whole } = granted(await unpackRecord(packed));
    expect(whole(fantasyRealms)).toEqual(record);
  });

  it('accuses nobody once the rules have changed: the seal fits, and what was drawn is not told', async () => {
    const { whole } = granted(await unpackRecord(await packRecord(fantasyRealms, record)));
    const later = { ...fantasyRealms, version: fantasyRealms.version + 1 };
    expect(verify(later, whole(later))).toEqual({ commitment: true, findings: [] });
  });

  it('carries what was taken back, too', async () => {
    const undone = playedRecord((journal) => apply(journal, { kind: 'undo', by: 0, of: 1, agreed: true }));
    expect(undone.notes[2]?.entry).toMatchObject({ kind: 'undo' });
    const packed = await packRecord(fantasyRealms, undone);
    expect(granted(await unpackRecord(packed)).whole(fantasyRealms)).toEqual(undone);
  });

  it('carries what was drawn where it does not follow from the seed', async () => {
    const forged = { ...record, seed: '6b'.repeat(32) };
    const packed = await packRecord(fantasyRealms, forged);
    expect(packed.length).toBeGreaterThan(1_000);
    expect(granted(await unpackRecord(packed)).whole(fantasyRealms)).toEqual(forged);
  });

  it('is still shown by links as they were made before', async () => {
    const notes = record.notes.map((note) => ({ ...note, events: [] }));
    const packed = await pack(JSON.stringify({ ...record, notes }));
    expect(granted(await unpackRecord(packed)).whole(fantasyRealms)).toEqual(record);
  });

  it.each([
    ['no moves', { notes: 7 }],
    ['no seats', { seats: 'x' }],
    ['a move of nobody', { notes: [[null, '0', 3]] }],
  ])('is turned down with %s', async (_, bent) => {
    const packed = await pack(JSON.stringify({ ...record, format: 'tafelrunde-link/1', notes: [], ...bent }));
    const read = await unpackRecord(packed);
    expect(read.ok ? momentsOf(fantasyRealms, read.value.whole(fantasyRealms)) : undefined).toBeUndefined();
  });

  it('names the moment', () => {
    expect(readHash('#at=12&game=abc')).toEqual({ game: 'abc', moment: 12 });
    expect(readHash('')).toEqual({});
    for (const at of ['-1', '2.5', '1e3', 'x', '']) expect(readHash(`#at=${at}`)).toEqual({});
  });
});

describe('continuing from a moment', () => {
  const way = { seat: 0, bot: 'highest', player: (n: number) => `Player ${n}` };

  it('leaves no bot with a name that means the reader', () => {
    const names = ['You', 'Ben', 'Cem'];
    const namesAs = (seat: number) =>
      tableUpTo(fantasyRealms, { ...record, names }, 5, { ...way, seat })?.spec.seats.map(
        (each) => each.mind !== 'open' && each.name,
      );
    expect(namesAs(0)).toEqual(['You', 'Ben', 'Cem']);
    expect(namesAs(1)).toEqual(['Player 1', 'Ben', 'Cem']);
  });

  it('comes to the same position with one person and bots', () => {
    const made = tableUpTo(fantasyRealms, record, 5, { ...way, seat: 1 });
    if (made === undefined) throw new Error('cannot be continued');
    const table = restoreTable(fantasyRealms, made, 0);
    expect(table.journal.match).toEqual(moments[5]?.match);
    expect(made.spec.seats.map(({ mind }) => mind)).toEqual(['bot', 'person', 'bot']);
  });

  it('needs the seed, and a game that is not over', () => {
    const { seed: _, ...sealed } = record;
    expect(tableUpTo(fantasyRealms, sealed, 5, way)).toBeUndefined();
    expect(tableUpTo(fantasyRealms, record, record.notes.length - 1, way)).toBeUndefined();
  });
});
