import { commitmentTo, verify } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { nextDeadline, timeouts } from '../clocks/timeouts.ts';
import { recordOf } from '../restore.ts';
import { draft } from '../testing/games.ts';
import { open, person, playOut, TestHost } from '../testing/table.ts';
import { sit } from './arrivals.ts';
import { rematchSpec } from './rematch.ts';
import { promise } from './shuffling.ts';

/** The random numbers of the apps. */
const PARTS = { anna: 'a1'.repeat(32), ben: 'b2'.repeat(32), cleo: 'c3'.repeat(32) } as const;
type Name = keyof typeof PARTS;

const promiseOnSocket = (host: TestHost, who: Name, part: string = PARTS[who]) =>
  host.wish(who, { type: 'commit', hash: commitmentTo(part) });
const reveal = (host: TestHost, who: Name, part: string = PARTS[who]) => host.wish(who, { type: 'reveal', part });

const names = ['anna', 'ben', 'cleo'] as const;

/** Everybody has promised something, and Anna has begun. */
function sealed(): TestHost {
  const host = new TestHost(draft, [person('Anna'), person('Ben'), person('Cleo')]);
  for (const who of names) host.connect(who);
  for (const who of names) expect(promiseOnSocket(host, who)).toBe('accepted');
  expect(host.wish('anna', { type: 'begin' })).toBe('accepted');
  return host;
}

const dealt = ({ table }: TestHost): unknown => [table.journal.match.face, table.journal.match.zones];

describe('what goes into the shuffle', () => {
  it('is promised by everybody, then shown, then revealed; with the last of it the game begins', () => {
    const host = sealed();
    const { info } = host.state('cleo');
    expect([info.state, info.sealed]).toEqual(['waiting', true]);
    expect(info.seats.map(({ commitment }) => commitment)).toEqual(names.map((who) => commitmentTo(PARTS[who])));
    expect(JSON.stringify(host.sent)).not.toContain(PARTS.ben);
    expect([reveal(host, 'cleo'), reveal(host, 'cleo')]).toEqual(['accepted', 'entropy-given']);
    reveal(host, 'anna');
    expect(host.state('anna').info.state).toBe('waiting');
    reveal(host, 'ben');
    expect(host.state('anna').info).toMatchObject({ state: 'running', seats: names.map(() => ({ revealed: true })) });
    playOut(host, 1);
    const record = recordOf(host.table);
    const fair = { commitment: true, promises: true, chance: true, replay: true, findings: [] };
    expect(record && verify(draft, record)).toEqual(fair);
  });

  it('is not for an operator to choose who plays, knows the secret, and waits for all others', () => {
    const host = sealed();
    for (const who of ['ben', 'cleo'] as const) reveal(host, who);
    // Anna has all that decides the cards but her own part: whatever else she tries now is not taken.
    for (let i = 0; i < 300; i++) {
      const ground = i.toString(16).padStart(64, '0');
      expect(reveal(host, 'anna', ground)).toBe('not-promised');
    }
    expect(host.wish('anna', { type: 'entropy', text: 'ground' })).toBe('already-begun');
    expect(promiseOnSocket(host, 'anna', '9'.repeat(64))).toBe('already-begun');
    expect(host.wish('anna', { type: 'remove', seat: 1 })).toBe('already-begun');
    expect(host.wish('ben', { type: 'leave' })).toBe('already-begun');
    expect(host.state('ben').info.state).toBe('waiting');
    expect(reveal(host, 'anna')).toBe('accepted');
    expect(host.state('ben').info.state).toBe('running');
  });

  it('is promised with the request for the seat, once, and not when it is too late', () => {
    const host = new TestHost(draft, [person('Anna'), open, open]);
    const hashOf = (who: Name) => commitmentTo(PARTS[who]);
    const sits = (who: Name, seat: number, hash = hashOf(who)) =>
      host.take(sit(host.table, { seat, person: who, name: who, hash }, host.now));
    host.take(promise(host.table, 'anna', hashOf('anna'), host.now));
    sits('ben', 1);
    const commitments = () => host.table.facts.seats.map(({ commitment }) => commitment);
    // Nobody has said anything at the table yet, and all see what both have promised.
    expect(commitments()).toEqual([hashOf('anna'), hashOf('ben'), undefined]);
    expect(sits('ben', 2, hashOf('cleo')).append).toHaveLength(1);
    for (const who of ['anna', 'ben'] as const) host.connect(who);
    host.wish('anna', { type: 'begin' });
    expect(reveal(host, 'ben')).toBe('accepted');
    for (let i = 0; i < 50; i++) expect(reveal(host, 'anna', i.toString(16).padStart(64, '0'))).toBe('not-promised');
    host.take(promise(host.table, 'anna', commitmentTo('9'.repeat(64)), host.now));
    expect(commitments()).toEqual([hashOf('anna'), hashOf('ben'), undefined]);
    expect(reveal(host, 'anna')).toBe('accepted');
    expect(host.state('ben').info.state).toBe('running');
  });

  it('is the same in whatever order it is revealed', () => {
    const [one, other] = [sealed(), sealed()];
    for (const who of names) reveal(one, who);
    for (const who of names.toReversed()) reveal(other, who);
    expect(dealt(other)).toEqual(dealt(one));
  });

  it('goes on without who does not reveal in time, and everybody sees it', () => {
    const host = sealed();
    for (const who of ['ben', 'cleo'] as const) reveal(host, who);
    expect(nextDeadline(host.table, host.now)).toBe(host.now + 5_000);
    host.now += 5_000;
    host.take(timeouts(host.table, host.now));
    const { info } = host.state('cleo');
    expect(info.state).toBe('running');
    expect(info.seats.map(({ commitment, revealed }) => [commitment !== undefined, revealed])).toEqual([
      [true, undefined],
      [true, true],
      [true, true],
    ]);
    expect(reveal(host, 'anna')).toBe('already-begun');
  });

  it('is as before where no app promises anything, and is of whoever sits there when it is fixed', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben')]);
    for (const who of ['anna', 'ben']) host.connect(who);
    promiseOnSocket(host, 'ben');
    host.wish('ben', { type: 'leave' });
    expect(host.state('anna').info.seats[1]?.commitment).toBeUndefined();
    host.wish('anna', { type: 'begin' });
    expect(host.state('anna').info.state).toBe('running');
  });

  it('goes on after a restart', () => {
    const host = sealed();
    reveal(host, 'ben');
    host.restart();
    for (const who of names) host.connect(who);
    for (const who of ['anna', 'cleo'] as const) expect(reveal(host, who)).toBe('accepted');
    expect(host.state('ben').info.state).toBe('running');
  });

  it('is promised anew for a rematch, which waits a moment for who comes last', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben'), open]);
    for (const who of ['anna', 'ben']) host.connect(who);
    const spec = { ...rematchSpec(host.table, { id: 'table-2', secret: 'f'.repeat(64), owner: 'ben' }), again: true };
    expect(spec.seats).not.toContainEqual(expect.objectContaining({ commitment: expect.anything() }));
    const next = new TestHost(draft, [person('Anna'), person('Ben')]);
    next.table = { ...next.table, spec: { ...next.spec, again: true } };
    next.connect('anna');
    promiseOnSocket(next, 'anna');
    next.connect('ben');
    expect(next.state('ben').info).not.toHaveProperty('sealed');
    expect(nextDeadline(next.table, next.now)).toBe(next.now + 2_000);
    promiseOnSocket(next, 'ben');
    expect(next.state('anna').info.sealed).toBe(true);
  });
});
