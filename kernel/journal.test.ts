import { describe, expect, it } from 'vitest';
import { at } from './at.ts';
import { count, move, objectsIn, shuffle, topOf } from './cards.ts';
import { quickChance } from './chance.ts';
import { alone, fork } from './control.ts';
import type { AnyGame, Game, Sayings } from './game.ts';
import { hashOf } from './hash.ts';
import { apply, type Entry, type Journal, openJournal, undoFor } from './journal.ts';
import type { Match, Ref, Seat } from './match.ts';
import { questionsTo } from './questions.ts';
import { readRecord, toRecord, verify } from './record.ts';
import { resume } from './versions.ts';

const silent: Sayings = {
  name: { en: 'Test', de: 'Test' },
  card: (card) => ({ name: card, text: '' }),
  prompt: ({ op }) => op.op,
  option: ({ ref }) => String(ref),
  key: (key) => key,
  event: () => undefined,
};

const DECK = { kind: 'deck' };
const OUT = { kind: 'out' };
const hand = (seat: Seat) => ({ kind: 'hand', seat });

/** Take the top card or one that lies out; lay one out; the game ends with four lying out. */
interface DraftOps {
  deal: object;
  turn: { seat: Seat };
  take: { seat: Seat };
  drop: { seat: Seat };
}

const draft: Game<DraftOps, object> = {
  id: 'draft',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    out: { learn: 'everybody', order: 'none' },
    hand: { learn: 'owner', order: 'none' },
  },
  text: silent,
  back: () => 'card',
  turnOf: (seat) => ({ op: 'turn', seat }) as const,
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: Array.from({ length: 12 }, (_, i) => `card-${i}`) },
      { ...OUT, cards: [] },
      ...Array.from({ length: seats }, (_, seat) => ({ ...hand(seat), cards: [] })),
    ],
    state: {},
    first: { op: 'deal' },
  }),
  rules: {
    deal: (m) => {
      shuffle(m, DECK);
      for (let seat = 0; seat < m.seats; seat++) move(m, topOf(m, DECK) ?? 0, hand(seat));
      move(m, topOf(m, DECK) ?? 0, OUT);
      m.put({ op: 'turn', seat: 0 });
    },
    turn: (m, { seat }) => {
      if (count(m, OUT) >= 4) m.finish({ winners: [seat], how: 'full' });
      else m.put({ op: 'take', seat }, { op: 'drop', seat }, { op: 'turn', seat: (seat + 1) % m.seats });
    },
    take: {
      options: (m) => ['pile:deck', ...objectsIn(m, OUT)],
      answer: (m, { seat }, [pick]) => {
        move(m, typeof pick === 'number' ? pick : (topOf(m, DECK) ?? 0), hand(seat));
      },
    },
    drop: {
      options: (m, { seat }) => objectsIn(m, hand(seat)),
      answer: (m, _, [pick]) => {
        if (typeof pick === 'number') move(m, pick, OUT);
      },
    },
  },
};

/** Everybody plans two steps on a lane of their own; the last one takes a stone from the shared heap. */
interface PlanningOps {
  plan: object;
  first: { seat: Seat };
  second: { seat: Seat };
  stone: { seat: Seat };
  reveal: object;
}

interface Planned {
  colours: string[];
  stones: number;
}

const begin = (seat: Seat) => ({ op: 'first', seat }) as const;
const stone = (seat: Seat) => ({ op: 'stone', seat }) as const;

const planning: Game<PlanningOps, Planned> = {
  id: 'planning',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  zones: {},
  text: silent,
  back: () => 'card',
  turnOf: () => ({ op: 'plan' }),
  setup: (_, seats) => ({
    zones: [],
    state: { colours: Array.from({ length: seats }, () => ''), stones: 5 },
    first: { op: 'plan' },
  }),
  rules: {
    plan: (m) => m.put(fork({ 0: begin(0), 1: begin(1) }, { op: 'reveal' })),
    first: {
      options: () => ['colour:red', 'colour:blue'],
      answer: (m, { seat }, [pick]) => {
        m.state.colours[seat] = String(pick);
        m.put({ op: 'second', seat }, alone(stone(seat)));
      },
    },
    second: { options: () => ['button:go'], answer: () => undefined },
    stone: {
      options: (m) => Array.from({ length: m.state.stones }, (_, i) => `number:${i + 1}`),
      answer: (m, _, [pick]) => {
        m.state.stones -= Number(String(pick).slice('number:'.length));
      },
    },
    reveal: (m) => m.finish({ winners: [0, 1], how: 'planned' }),
  },
};

const chance = () => quickChance(7);

function begun(game: AnyGame, seats: number): Journal {
  const journal = openJournal(game, {}, seats);
  expect(apply(journal, { kind: 'begin' }, chance()).ok).toBe(true);
  return journal;
}

function entryFor({ game, match }: Journal, by: Seat, pick: (options: readonly Ref[]) => Ref): Entry {
  const question = at(questionsTo(game, match, [by]), 0);
  return { kind: 'answer', by, question: question.id, picks: [pick(question.options.map(({ ref }) => ref))] };
}

function answered(journal: Journal, by: Seat, pick: (options: readonly Ref[]) => Ref): void {
  const done = apply(journal, entryFor(journal, by, pick), chance());
  if (!done.ok) throw new Error(done.refusal.message.en);
}

const firstOption = (options: readonly Ref[]) => at(options, 0);
const lastOption = (options: readonly Ref[]) => at(options, options.length - 1);

function undone(journal: Journal, by: Seat): string {
  const entry = undoFor(journal, by);
  if (!entry.ok) return entry.refusal.message.en;
  const done = apply(journal, entry.value);
  return done.ok ? 'undone' : done.refusal.message.en;
}

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
    answered(journal, 0, firstOption);
    answered(journal, 1, firstOption);
    expect(undone(journal, 0)).not.toBe('undone');
    const alone = openJournal(draft, {}, 2, { minds: ['person', 'bot'] });
    apply(alone, { kind: 'begin' }, chance());
    answered(alone, 0, firstOption);
    expect(undone(alone, 0)).toBe('undone');
    expect(hashOf(alone.match)).toBe(before);
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
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    if (!read.ok) throw new Error(read.refusal.message.en);
    expect(verify(draft, read.value)).toEqual({ commitment: true, chance: true, replay: true, findings: [] });
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
