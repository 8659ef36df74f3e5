import { describe, expect, it } from 'vitest';
import { at } from '../at.ts';
import { questionsTo } from '../crank/questions.ts';
import { hashOf } from './hash.ts';
import { apply, openJournal } from './journal.ts';
import {
  answered,
  begun,
  chance,
  draft,
  entryFor,
  firstOption,
  lastOption,
  planning,
  undone,
} from './journals-in-tests.ts';

describe('taking back', () => {
  it('takes back an answer that told nobody anything, and doing it again is the same', () => {
    const journal = begun(draft, 2);
    const before = hashOf(journal.match);
    const entry = entryFor(journal, 0, lastOption);
    apply(journal, entry, chance());
    const after = hashOf(journal.match);
    expect(undone(journal, 0)).toBe('undone');
    expect(hashOf(journal.match)).toBe(before);
    apply(journal, entry, chance());
    expect(hashOf(journal.match)).toBe(after);
  });

  it('ends where a card was learned, chance was used, or another person answered', () => {
    const journal = begun(draft, 2);
    expect(undone(journal, 0)).toBe('There is nothing to take back.');
    answered(journal, 0, firstOption);
    expect(undone(journal, 0)).toBe('Since then somebody has learned something.');
    const drawing = begun(draft, 2);
    answered(drawing, 0, lastOption);
    drawing.notes.push({ ...at(drawing.notes, 1), seq: 2, drawn: [{ label: 'die', n: 6, value: 1 }] });
    expect(undone(drawing, 0)).toBe('Since then chance has decided.');
  });

  it('one person at the table may take back everything', () => {
    const journal = openJournal(draft, {}, 2, { minds: ['person', 'bot'] });
    apply(journal, { kind: 'begin' }, chance());
    const before = hashOf(journal.match);
    answered(journal, 0, firstOption);
    const between = hashOf(journal.match);
    answered(journal, 0, firstOption);
    answered(journal, 1, firstOption);
    expect(undone(journal, 0)).toBe('undone');
    expect(hashOf(journal.match)).toBe(between);
    expect(undone(journal, 0)).toBe('undone');
    expect(hashOf(journal.match)).toBe(before);
  });

  it('one person who plays all seats may take back everything', () => {
    const journal = openJournal({ ...draft, oneMind: () => true }, {}, 2);
    apply(journal, { kind: 'begin' }, chance());
    const before = hashOf(journal.match);
    answered(journal, 0, firstOption);
    expect(undone(journal, 0)).toBe('undone');
    expect(hashOf(journal.match)).toBe(before);
  });

  it('one seat takes back a step while another plans: the other lane is repeated without it', () => {
    const journal = begun(planning, 2);
    answered(journal, 0, firstOption);
    answered(journal, 1, lastOption);
    expect(undone(journal, 0)).toBe('undone');
    expect(journal.match.state).toEqual({ colours: ['', 'colour:blue'], stones: 5 });
    expect(questionsTo(planning, journal.match, [0]).map(({ op }) => op.op)).toEqual(['first']);
    expect(questionsTo(planning, journal.match, [1]).map(({ op }) => op.op)).toEqual(['second']);
  });

  it('is refused when a later answer depends on it', () => {
    const journal = begun(planning, 2);
    for (const seat of [0, 1]) {
      answered(journal, seat, firstOption);
      answered(journal, seat, firstOption);
    }
    answered(journal, 0, firstOption);
    answered(journal, 1, lastOption);
    expect(journal.match.state).toMatchObject({ stones: 0 });
    expect(undone(journal, 0)).toBe('Something that was answered since depends on it.');
  });
});

describe('giving up and handing over', () => {
  it('who is left when all others gave up has won', () => {
    const journal = begun(draft, 3);
    apply(journal, { kind: 'concede', by: 2 });
    expect(journal.match.outcome).toBeUndefined();
    apply(journal, { kind: 'concede', by: 0 });
    expect(journal.match.outcome).toEqual({ winners: [1], how: 'conceded' });
    const late = apply(journal, { kind: 'concede', by: 1 });
    expect(late.ok ? 'done' : late.refusal.code).toBe('over');
  });

  it('one person who plays all seats loses with any of them', () => {
    const journal = openJournal({ ...draft, oneMind: () => true }, {}, 3);
    apply(journal, { kind: 'begin' }, chance());
    apply(journal, { kind: 'concede', by: 1 });
    expect(journal.match.outcome).toEqual({ winners: [], how: 'conceded' });
  });

  it('a takeover, an offer and a timeout are entries of their own', () => {
    const journal = begun(draft, 2);
    apply(journal, { kind: 'takeover', by: 1, mind: 'bot' });
    apply(journal, { kind: 'offer', by: 0, to: 1, text: '3 coins' });
    const { id } = at(questionsTo(draft, journal.match, [0]), 0);
    apply(journal, { kind: 'timeout', by: 0, question: id, picks: ['pile:deck'] }, chance());
    expect(journal.minds).toEqual(['person', 'bot']);
    expect(journal.notes.map(({ entry }) => entry.kind)).toEqual(['begin', 'takeover', 'offer', 'timeout']);
  });
});
