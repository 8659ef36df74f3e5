import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { type AnyGame, at, quickChance, verify } from '@tafelrunde/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { infoOf } from './messages/table-info.ts';
import { sit } from './people/arrivals.ts';
import { mindOf, seatsOf } from './people/people.ts';
import { waitedFor } from './questions/open-questions.ts';
import { recordOf, restoreInParts, restoreTable, snapshot } from './restore.ts';
import { openTable } from './table.ts';
import { draft } from './testing/games.ts';
import { open, person, playOut, randomPicks, TestHost, threeAtTheTable } from './testing/table.ts';
import { follow } from './wishes/carry-out.ts';

/** People answer, take back, ask to take back, vote, leave for a bot, come back. */
function liveRandomly(host: TestHost, seed: number, steps: number): void {
  const mind = quickChance(seed);
  const names = ['anna', 'ben', 'cleo'];
  for (let i = 0; i < steps && host.table.facts.ended === undefined; i++) {
    host.now += mind('time', 5_000);
    const seat = mind('seat', 3);
    const who = at(names, seat);
    const [proposal] = host.table.facts.proposals;
    const deed = mind('deed', 12);
    if (deed === 0) host.wish(who, { type: 'undo' });
    else if (deed < 4 && proposal !== undefined) host.wish(who, { type: 'vote', proposal: proposal.id, yes: deed < 3 });
    else if (deed === 4) host.wish(who, { type: 'takeover', seat, mind: mind('mind', 2) === 0 ? 'bot' : 'person' });
    else if (deed === 5) host.wish(who, { type: 'chat', text: `step ${i}` });
    else answerSomething(host, mind);
  }
}

function answerSomething(host: TestHost, mind: (label: string, n: number) => number): void {
  const open = waitedFor(host.table).filter(({ seat }) => mindOf(host.table, seat) === 'person');
  if (open.length === 0) return;
  const { seat } = at(open, mind('who', open.length));
  const picks = randomPicks(host.table, host.question(seat), mind);
  expect(host.answer(host.table.facts.seats[seat]?.person ?? '', seat, picks)).toBe('accepted');
}

/** After all that happened. */
const LATER = 1e12;

const json = (value: unknown) => JSON.parse(JSON.stringify(value));

function lived(seed: number, steps = 60, game: AnyGame = draft): TestHost {
  const host = threeAtTheTable(game, { clock: { kind: 'game', seconds: 300, increment: 2 } });
  liveRandomly(host, seed, steps);
  return host;
}

describe('a table that is read from its entries', () => {
  it.each([
    { name: 'a draft', game: draft, numRuns: 40 },
    { name: 'Fantasy Realms', game: fantasyRealms, numRuns: 10 },
  ])('is the same, whatever happened at it: $name', ({ game, numRuns }) => {
    const same = fc.property(fc.nat(10_000), (seed) => {
      const { table, spec, entries, chat } = lived(seed, 60, game);
      const again = restoreTable(game, json({ spec, entries, chat }), LATER);
      expect(snapshot(again)).toEqual(snapshot(table));
      expect(again.chat).toEqual(table.chat);
    });
    fc.assert(same, { numRuns });
  });

  it('is the same from a snapshot and what came after it', () => {
    const host = lived(7, 30);
    const taken = json(snapshot(host.table));
    liveRandomly(host, 8, 30);
    const { spec, entries, table } = host;
    expect(snapshot(restoreTable(draft, json({ spec, snapshot: taken, entries }), LATER))).toEqual(snapshot(table));
  });

  it('is the same when that is done in parts, and no part is long', () => {
    const host = lived(9, 150);
    const { spec, entries, table } = host;
    const parts = restoreInParts(draft, json({ spec, entries }), LATER);
    let count = 1;
    let part = parts.next();
    for (; part.done !== true; part = parts.next()) count++;
    expect(count).toBe(Math.floor(entries.length / 50) + 1);
    expect(snapshot(part.value)).toEqual(snapshot(table));
  });

  it('writes down once what happened, and tells it as before', () => {
    const { table, spec } = lived(7, 30);
    const taken = json(snapshot(table));
    const again = restoreTable(draft, { spec, snapshot: taken, entries: [] }, LATER);
    expect(again.facts.log).toEqual(table.facts.log);
    expect(JSON.stringify(taken.facts.log)).not.toContain('"took"');
  });

  it('goes on with the same chance', () => {
    const host = lived(3, 10);
    const { spec, entries, table } = host;
    const again = restoreTable(draft, json({ spec, entries }), LATER);
    const before = host.entries.length;
    liveRandomly(host, 4, 20);
    follow(again, host.entries.slice(before), 0);
    expect(snapshot(again)).toEqual(snapshot(table));
  });

  it('begins from a position where it was given one, goes on from there, and leaves no record', () => {
    const { spec, table } = lived(9, 12);
    const first = json(table.journal.match);
    const entries = [{ seq: 1, at: 0, rules: draft.version, entry: { kind: 'begin' } }];
    const later = restoreTable(draft, json({ spec: { ...spec, first }, entries }), LATER);
    expect(later.facts.begun).toBe(true);
    expect(json(later.journal.match)).toEqual(first);
    expect(waitedFor(later).map(({ seat }) => seat)).toEqual(waitedFor(table).map(({ seat }) => seat));
    follow(later, json([{ seq: 2, at: 0, rules: draft.version, entry: { kind: 'end', how: 'aborted' } }]), 0);
    expect(recordOf(later)).toBeUndefined();
  });

  it('is told of what another process has stored, and tells those who are here', () => {
    const host = lived(5, 20);
    const other = openTable(draft, host.spec, 0);
    follow(other, json(host.entries), 0);
    expect(snapshot(other)).toEqual(snapshot(host.table));
    expect(() => follow(other, [{ ...at(host.entries, 0), seq: 1_000 }], 0)).toThrow('follows');
  });
});

describe('a table whose rules have changed', () => {
  const newer: AnyGame = { ...draft, version: 2 };
  const migrating: AnyGame = { ...newer, migrate: (match) => match };

  /** The host comes back under other rules, from a snapshot of now. */
  function updated(host: TestHost, game: AnyGame): void {
    const { spec, entries, table } = host;
    host.table = restoreTable(game, json({ spec, entries, snapshot: snapshot(table) }), host.now);
  }

  it('is over and says so, rather than played on under rules that it was not made for', () => {
    const { spec, entries, table } = lived(1, 20);
    for (const stored of [
      { spec, entries },
      { spec, entries, snapshot: snapshot(table) },
    ]) {
      const closed = restoreTable(newer, json(stored), LATER);
      expect(closed.facts).toMatchObject({ seq: table.facts.seq, ended: { how: 'interrupted-by-update' } });
    }
  });

  it('goes on from its snapshot if the game can carry it over, but not by entries that the snapshot lacks', () => {
    const host = lived(1, 20);
    const taken = json(snapshot(host.table));
    const { spec, entries, table } = host;
    const moved = restoreTable(migrating, json({ spec, snapshot: taken, entries }), LATER);
    expect(moved.facts.ended).toBeUndefined();
    expect(moved.journal.match.zones).toEqual(table.journal.match.zones);
    host.wish('anna', { type: 'mute', seat: 1, on: true });
    const torn = restoreTable(migrating, json({ spec, snapshot: taken, entries: host.entries }), LATER);
    expect(torn.facts.ended).toEqual({ how: 'interrupted-by-update' });
  });

  it('that is closed by it still has everybody who sat there, with and without a snapshot', () => {
    const host = new TestHost(draft, [person('Anna'), open, open]);
    host.connect('anna');
    host.take(sit(host.table, { seat: 1, person: 'ben', name: 'Ben' }, host.now));
    host.wish('anna', { type: 'begin' });
    host.answer('anna', 0);
    const taken = snapshot(host.table);
    host.wish('anna', { type: 'mute', seat: 1, on: true });
    for (const more of [{}, { snapshot: taken }]) {
      const closed = restoreTable(newer, json({ spec: host.spec, entries: host.entries, ...more }), host.now);
      expect(seatsOf(closed, 'ben')).toEqual([1]);
      const { seats, state, ended } = infoOf(closed);
      expect([state, ended]).toEqual(['over', { how: 'interrupted-by-update' }]);
      expect(seats).toEqual([
        { name: 'Anna', mind: 'person' },
        { name: 'Ben', mind: 'person', muted: true },
        { name: 'Gawain', mind: 'bot', bot: 'search', standsIn: true },
      ]);
    }
  });

  it('says of a game that people ended before how they did, and where they play again', () => {
    const host = threeAtTheTable(draft);
    host.wish('cleo', { type: 'abort' });
    const rematch = { seq: 3, at: host.now, rules: 1, entry: { kind: 'rematch', table: 'table-2' } };
    const closed = restoreTable(newer, json({ spec: host.spec, entries: [...host.entries, rematch] }), host.now);
    expect(closed.facts).toMatchObject({ seq: 3, ended: { how: 'aborted', by: 2 }, rematch: 'table-2' });
  });

  it.each([newer, migrating])('keeps the record of a game that was over before, however often it rests', (game) => {
    const host = threeAtTheTable(draft);
    host.wish('ben', { type: 'takeover', seat: 1, mind: 'bot' });
    host.wish('ben', { type: 'takeover', seat: 1, mind: 'person' });
    playOut(host, 5);
    const record = json(recordOf(host.table));
    expect(record.rules).toEqual({ game: 'draft', version: 1 });
    for (const rules of [game, { ...game, version: 3 }]) {
      updated(host, rules);
      expect(host.table.facts.ended?.how).toBe('finished');
      expect(json(recordOf(host.table))).toEqual(record);
    }
  });

  it('leaves no record of a game that was played under more than one version', () => {
    const host = threeAtTheTable(draft);
    host.answer('anna', 0);
    updated(host, migrating);
    for (const who of ['anna', 'ben', 'cleo']) host.connect(who);
    playOut(host, 3);
    expect(host.table.facts.ended?.how).toBe('finished');
    expect(recordOf(host.table)).toBeUndefined();
    updated(host, { ...migrating, version: 3 });
    expect(recordOf(host.table)).toBeUndefined();
  });

  it('lets nobody take back what was answered before, nor a line of it', () => {
    const host = threeAtTheTable(draft);
    host.answer('anna', 0, ['pile:deck']);
    host.answer('anna', 0);
    expect(host.wish('anna', { type: 'undo' })).toBe('accepted');
    expect(host.table.facts.proposals).toMatchObject([{ what: 'undo', of: 2 }]);
    const lines = host.table.facts.log.map(({ seq }) => seq);
    updated(host, migrating);
    for (const who of ['anna', 'ben', 'cleo']) host.connect(who);
    expect(host.state('anna').info.proposals).toEqual([]);
    expect(host.wish('anna', { type: 'undo' })).toBe('nothing-to-undo');
    expect(host.wish('anna', { type: 'abort' })).toBe('already-moved');
    expect(host.answer('ben', 1, [at(host.question(1).options, 1).ref])).toBe('accepted');
    const { undo, seq } = host.state('ben');
    expect(undo).toMatchObject({ free: true, steps: 1 });
    expect(host.wish('ben', { type: 'undo' })).toBe('accepted');
    expect(host.table.facts.log.map((line) => line.seq)).toEqual([...lines, seq + 1]);
  });

  it('still knows who gave up before', () => {
    const host = threeAtTheTable(draft);
    host.answer('anna', 0);
    host.wish('anna', { type: 'concede' });
    updated(host, migrating);
    host.connect('cleo');
    host.wish('cleo', { type: 'concede' });
    const outcome = { winners: [1], how: 'conceded' };
    expect(host.table.facts.ended).toEqual({ how: 'conceded', by: 2, outcome });
  });
});

describe('the record of a table', () => {
  it('is the same from a snapshot, and says who sat there when it began', () => {
    const host = new TestHost(draft, [person('Anna'), open, open]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    // A card that lies out: taking it tells nobody anything.
    host.answer(
      'anna',
      0,
      host
        .question(0)
        .options.slice(-1)
        .map(({ ref }) => ref),
    );
    expect(host.wish('anna', { type: 'undo' })).toBe('accepted');
    host.wish('anna', { type: 'takeover', seat: 0, mind: 'bot' });
    const taken = snapshot(host.table);
    host.wish('anna', { type: 'concede' });
    const record = recordOf(host.table);
    expect(record?.minds).toEqual(['person', 'bot', 'bot']);
    expect(record && verify(draft, record).findings).toEqual([]);
    const { spec, entries } = host;
    expect(recordOf(restoreTable(draft, json({ spec, entries, snapshot: taken }), LATER))).toEqual(record);
  });
});
