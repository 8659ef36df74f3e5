import { at, type Chance, consentRef, hashOf, objectRef, quickChance, type Ref, type Seat } from '@tafelrunde/kernel';
import { twoLands } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { waitedFor } from './questions/open-questions.ts';
import { bot, person, randomPicks, TestHost, threeAtTheTable } from './testing/table.ts';

const NAMES = ['anna', 'ben', 'cleo'] as const;
const HIT_COAST: Ref = 'piece:coast/explorer';
const nameOf = (seat: Seat): string => at(NAMES, seat);

function press(host: TestHost, seat: Seat, ...picks: readonly Ref[]): void {
  expect(host.answer(nameOf(seat), seat, picks)).toBe('accepted');
}

const isHere = (host: TestHost, seat: Seat): boolean => host.table.room.connections.has(nameOf(seat));

/** One of the things that happen at a table. Whoever is told that something goes back freely takes it back freely. */
function happen(host: TestHost, mind: Chance, seen: Set<string>): void {
  host.now += 500;
  const seat = mind('who', NAMES.length);
  const name = nameOf(seat);
  const what = mind('what', 20);
  if (what === 0 && isHere(host, seat)) host.disconnect(name);
  else if (!isHere(host, seat)) host.connect(name);
  else if (what < 6) takeBack(host, name, what < 3, seen);
  else if (what < 8) giveAgain(host, name, seen);
  else if (what < 12) sayOfProposal(host, seat, what === 8, seen);
  else answerAny(host, mind);
}

function takeBack(host: TestHost, name: string, whole: boolean, seen: Set<string>): void {
  const { undo } = host.state(name);
  if (!undo.free || (whole && undo.whole === undefined)) return;
  expect(host.wish(name, whole ? { type: 'undo', whole: true } : { type: 'undo' })).toBe('accepted');
  expect(host.table.facts.proposals).toEqual([]);
  seen.add(whole ? 'an action taken back' : 'an answer taken back');
}

function giveAgain(host: TestHost, name: string, seen: Set<string>): void {
  const { again } = host.state(name).undo;
  if (again === undefined) return;
  expect(host.wish(name, { type: 'answer', ...again })).toBe('accepted');
  seen.add('given again');
}

/** Whoever is asked about a proposal consents or objects; who has consented may still object. */
function sayOfProposal(host: TestHost, seat: Seat, objects: boolean, seen: Set<string>): void {
  const { questions } = host.state(nameOf(seat)).view ?? { questions: [] };
  const wanted = objects ? objectRef : consentRef;
  const ref = questions[0]?.options.find((option) => wanted.is(option.ref))?.ref;
  if (ref === undefined) return;
  press(host, seat, ref);
  seen.add(objects ? 'objected' : 'consented');
}

function answerAny(host: TestHost, mind: Chance): void {
  const open = waitedFor(host.table).filter(({ seat }) => isHere(host, seat));
  if (open.length === 0) return;
  const { seat } = at(open, mind('whose answer', open.length));
  expect(host.answer(nameOf(seat), seat, randomPicks(host.table, host.question(seat), mind))).toBe('accepted');
}

describe('a cooperative game over a table', () => {
  it('is played with interleaved answers, lost connections and undo at random, and is the same when read again', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const host = threeAtTheTable(twoLands);
      const mind = quickChance(seed);
      for (let i = 0; i < 400 && host.table.facts.ended === undefined; i++) happen(host, mind, seen);
      const { match } = host.table.journal;
      if (match.outcome !== undefined) seen.add('played to the end');
      host.restart();
      expect(hashOf(host.table.journal.match)).toBe(hashOf(match));
    }
    expect([...seen].toSorted()).toEqual([
      'an action taken back',
      'an answer taken back',
      'consented',
      'given again',
      'objected',
      'played to the end',
    ]);
  });

  it('takes back a power as a whole while another waits for the table, and gives it again answer by answer', () => {
    const host = threeAtTheTable(twoLands);
    press(host, 0, 'button:power');
    press(host, 1, 'button:power');
    press(host, 0, 'land:coast');
    press(host, 2, 'button:grow');
    press(host, 0, HIT_COAST);
    expect(host.question(1).op.op).toBe('strike');
    expect(host.state('anna').undo).toMatchObject({ free: true, steps: 3, whole: 3 });
    expect(host.wish('anna', { type: 'undo', whole: true })).toBe('accepted');
    expect(host.table.journal.match.state).toMatchObject({
      lands: { coast: [{ kind: 'explorer', n: 4 }] },
      energy: [1, 0, 2],
    });
    expect(host.question(1).op.op).toBe('strike');
    press(host, 1, 'land:hills');
    press(host, 1);
    for (const op of ['plan', 'strike', 'hit']) {
      expect(host.question(0).op.op).toBe(op);
      const { again } = host.state('anna').undo;
      expect(again && host.wish('anna', { type: 'answer', ...again })).toBe('accepted');
    }
    expect(host.table.journal.match.state).toMatchObject({
      lands: {
        coast: [
          { kind: 'explorer', n: 3 },
          { kind: 'explorer', marks: { damage: 1 }, n: 1 },
        ],
      },
      energy: [0, 0, 2],
    });
    expect(host.state('anna').undo.again).toBeUndefined();
  });

  it('lets nobody take back what has shown them a card, while the others are free', () => {
    const host = threeAtTheTable(twoLands);
    press(host, 1, 'button:grow');
    for (const pick of ['button:power', 'land:coast'] as const) press(host, 0, pick);
    press(host, 0, HIT_COAST, HIT_COAST);
    expect(host.state('anna').undo).toMatchObject({ free: false, why: 'learned' });
    expect(host.state('ben').undo).toMatchObject({ free: true });
    expect(host.wish('ben', { type: 'undo' })).toBe('accepted');
    expect(host.table.journal.match.state).toMatchObject({
      lands: { coast: [{ kind: 'explorer', n: 3 }] },
      energy: [0, 1, 1],
    });
  });
});

describe('a decision of all over a table', () => {
  function atDusk(): TestHost {
    const host = threeAtTheTable(twoLands);
    for (const seat of [0, 1, 2]) press(host, seat, 'button:done');
    return host;
  }

  it('waits for who has lost the connection, who finds the proposal as it stands', () => {
    const host = atDusk();
    host.disconnect('ben');
    press(host, 0, 'land:hills');
    press(host, 2, 'consent:1');
    expect(waitedFor(host.table).map(({ seat }) => seat)).toEqual([1]);
    host.connect('ben');
    expect(host.question(1).op).toMatchObject({ proposal: { by: 0, picks: ['land:hills'], yes: [0, 2] } });
    press(host, 1, 'consent:1');
    expect(host.table.journal.match.state).toMatchObject({
      round: 2,
      lands: { coast: [{ kind: 'explorer', n: 3 }], hills: [{ kind: 'explorer', n: 5 }] },
    });
  });

  it('is open again when a proposal is taken back, until somebody has answered it', () => {
    const host = atDusk();
    press(host, 0, 'land:hills');
    expect(host.wish('anna', { type: 'undo' })).toBe('accepted');
    expect(waitedFor(host.table).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    press(host, 1, 'land:coast');
    press(host, 0, 'consent:1');
    expect(host.state('ben').undo).toMatchObject({ free: false, why: 'answered' });
    press(host, 2, 'consent:1');
    expect(host.table.journal.match.state).toMatchObject({ round: 2, lands: { coast: [{ kind: 'explorer', n: 6 }] } });
  });
});

describe('a step that somebody who is away has left open', () => {
  function left(): TestHost {
    const host = threeAtTheTable(twoLands, { patience: 60_000 });
    for (const pick of ['button:power', 'land:coast'] as const) press(host, 0, pick);
    press(host, 1, 'button:power');
    host.disconnect('anna');
    return host;
  }
  const back = { type: 'undo', seat: 0 } as const;

  it('is told to the others as long as it is open, so that they can vote on it', () => {
    const host = left();
    for (const [name, told] of [
      ['ben', 0],
      ['cleo', 0],
      ['anna', undefined],
    ] as const)
      expect(host.state(name).undo.begunBy).toBe(told);
    host.connect('anna');
    press(host, 0);
    expect(host.state('anna').undo.begunBy).toBe(1);
    expect(host.state('ben').undo.begunBy).toBeUndefined();
    press(host, 1, 'land:hills');
    press(host, 1);
    expect(host.state('anna').undo.begunBy).toBeUndefined();
  });

  it('is taken back by the majority of those who wait, once they have waited long enough', () => {
    const host = left();
    expect(host.wish('ben', back)).toBe('patience');
    host.now += 60_000;
    expect(host.wish('ben', back)).toBe('accepted');
    expect(host.state('cleo').info.proposals).toMatchObject([{ kind: 'step', seat: 0, yes: [1] }]);
    expect(waitedFor(host.table).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(host.wish('cleo', back)).toBe('accepted');
    expect(host.state('cleo').info.proposals).toEqual([]);
    expect(host.question(1).op.op).toBe('strike');
    expect(host.table.journal.match.state).toMatchObject({ energy: [1, 0, 1] });
    host.connect('anna');
    expect(host.question(0).op.op).toBe('plan');
  });

  it('stays when they say no, when who is away comes back, and where nothing is left open', () => {
    const host = left();
    host.now += 60_000;
    host.wish('ben', back);
    const { id } = at(host.state('cleo').info.proposals, 0);
    expect(host.wish('cleo', { type: 'vote', proposal: id, yes: false })).toBe('accepted');
    expect(host.state('cleo').info.proposals).toEqual([]);
    host.wish('ben', back);
    host.connect('anna');
    expect(host.state('cleo').info.proposals).toEqual([]);
    expect(host.wish('ben', back)).toBe('not-your-seat');
    press(host, 0);
    host.disconnect('anna');
    host.now += 60_000;
    expect(host.wish('ben', back)).toBe('no-open-step');
  });

  it('is decided by who waits alone', () => {
    const host = new TestHost(twoLands, [person('Anna'), person('Ben'), bot], { patience: 0 });
    for (const who of ['anna', 'ben']) host.connect(who);
    host.wish('anna', { type: 'begin' });
    press(host, 0, 'button:power');
    press(host, 1, 'button:power');
    host.disconnect('anna');
    expect(host.wish('ben', back)).toBe('accepted');
    expect(host.question(1).op.op).toBe('strike');
  });
});
