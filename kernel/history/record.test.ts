import { describe, expect, it } from 'vitest';
import { at } from '../at.ts';
import { questionsTo } from '../crank/questions.ts';
import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';
import { apply, type Journal, openJournal } from './journal.ts';
import { answered, begun, chance, draft, entryFor, firstOption, lastOption, undone } from './journals-in-tests.ts';
import type { Entry } from './notes.ts';
import { readRecord, toRecord, verify } from './record.ts';
import { resume } from './versions.ts';

const SECRET = '0123456789abcdef'.repeat(4);

function playedLive(): Journal {
  const journal = openJournal(draft, {}, 2, { secret: SECRET });
  apply(journal, { kind: 'entropy', by: 0, text: 'Anna likes rain' });
  apply(journal, { kind: 'begin' });
  apply(journal, entryFor(journal, 0, lastOption));
  expect(undone(journal, 0)).toBe('undone');
  while (journal.match.outcome === undefined) {
    const { seat } = at(questionsTo(draft, journal.match, [0, 1]), 0);
    if (!apply(journal, entryFor(journal, seat, firstOption)).ok) throw new Error('refused');
  }
  return journal;
}

describe('records', () => {
  it('a finished match is written down, read again and found fair', () => {
    const record = toRecord(playedLive(), ['Anna', 'Ben']);
    const read = granted(readRecord(JSON.parse(JSON.stringify(record))));
    expect(verify(draft, read)).toEqual({ commitment: true, chance: true, replay: true, findings: [] });
  });

  it('every forgery is found', () => {
    const record = toRecord(playedLive(), ['Anna', 'Ben']);
    const begin = record.notes.findIndex(({ entry }) => entry.kind === 'begin');
    const reshuffled = structuredClone(record);
    const [first] = at(reshuffled.notes, begin).drawn;
    if (first === undefined) throw new Error('nothing was drawn');
    first[2] = (first[2] + 1) % first[1];
    expect(verify(draft, reshuffled)).toMatchObject({ chance: false });
    expect(verify(draft, { ...record, seed: 'f'.repeat(64) })).toMatchObject({ commitment: false, chance: false });
    expect(verify(draft, { ...record, hash: 'no' })).toMatchObject({ replay: false });
    expect(verify(draft, { ...record, notes: record.notes.slice(0, -1) })).toMatchObject({ replay: false });
    expect(verify(draft, { ...record, outcome: { winners: [0, 1], how: 'full' } })).toMatchObject({ replay: false });
    const retold = structuredClone(record);
    at(retold.notes, record.notes.length - 1).events = [];
    expect(verify(draft, retold)).toMatchObject({ commitment: true, chance: true, replay: false });
  });

  it('a forged undo is found, one that the others agreed to is not', () => {
    const journal = begun(draft, 2);
    answered(journal, 0, firstOption);
    const agreed: Entry = { kind: 'undo', by: 0, of: 1, agreed: true };
    const alone: Entry = { kind: 'undo', by: 0, of: 1 };
    expect(apply(journal, alone).ok).toBe(false);
    expect(apply(journal, agreed).ok).toBe(true);
    expect(apply(journal, agreed).ok).toBe(false);
    const record = toRecord(journal, ['Anna', 'Ben']);
    expect(verify(draft, record)).toMatchObject({ replay: true });
    const forged = structuredClone(record);
    at(forged.notes, 2).entry = alone;
    expect(verify(draft, forged)).toMatchObject({ replay: false });
  });

  it('entries that make no sense are refused', () => {
    const journal = begun(draft, 2);
    const refused = (entry: Entry) => {
      const done = apply(journal, entry, chance());
      return done.ok ? 'done' : done.refusal.code;
    };
    expect(refused({ kind: 'begin' })).toBe('not-allowed');
    expect(refused({ kind: 'concede', by: 29 })).toBe('not-allowed');
    expect(refused({ kind: 'takeover', by: 2, mind: 'bot' })).toBe('not-allowed');
    expect(refused({ kind: 'undo', by: 0, of: 999 })).toBe('nothing-to-undo');
    expect(journal.notes).toHaveLength(1);
  });

  it('the seed of a running match stays secret', () => {
    const journal = openJournal(draft, {}, 2, { secret: SECRET });
    apply(journal, { kind: 'begin' });
    expect(JSON.stringify(toRecord(journal, []))).not.toContain(SECRET);
  });

  it('entropy comes before the shuffle or not at all', () => {
    const journal = openJournal(draft, {}, 2, { secret: SECRET });
    apply(journal, { kind: 'begin' });
    expect(apply(journal, { kind: 'entropy', by: 0, text: 'late' }).ok).toBe(false);
  });

  it('something else is refused with the place that is wrong', () => {
    const read = readRecord({ ...toRecord(playedLive(), []), seats: 'two' });
    expect(read.ok ? '' : read.refusal.message.en).toContain('seats');
    expect(readRecord('nonsense').ok).toBe(false);
  });
});

describe('versions', () => {
  const newer: AnyGame = { ...draft, version: 2 };

  it('a record from older rules can still be watched: its events are in it, only the replay is not judged', () => {
    const record = toRecord(playedLive(), []);
    expect(verify(newer, record)).toEqual({ commitment: true, chance: true, findings: [] });
    expect(record.notes.some(({ events }) => events.length > 0)).toBe(true);
  });

  it('a running match is migrated, or closed with a clear reason', () => {
    const stored: Match = begun(draft, 2).match;
    expect(resume(draft, stored)).toEqual({ ok: true, value: stored });
    const closed = resume(newer, stored);
    expect(closed.ok ? '' : closed.refusal.code).toBe('interrupted-by-update');
    const migrating: AnyGame = { ...newer, migrate: (match) => match };
    const migrated = resume(migrating, stored);
    expect(migrated.ok && migrated.value.rules).toEqual({ game: 'draft', version: 2 });
    const fromTheFuture = resume(draft, { ...stored, rules: { game: 'draft', version: 3 } });
    expect(fromTheFuture.ok).toBe(false);
  });
});
