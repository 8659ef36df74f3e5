import { describe, expect, it } from 'vitest';
import { nextDeadline, timeouts } from '../clocks/timeouts.ts';
import { floods } from '../testing/games.ts';
import { person, TestHost } from '../testing/table.ts';

function three(): TestHost {
  const host = new TestHost(floods, [person('Anna'), person('Ben'), person('Cem')]);
  for (const who of ['anna', 'ben', 'cem']) host.connect(who);
  host.wish('anna', { type: 'begin' });
  return host;
}

describe('players who have to agree', () => {
  it('propose, object and consent over their connections, and nobody else answers for them', () => {
    const host = three();
    expect(host.answer('ben', 1, ['land:B'])).toBe('accepted');
    expect(host.answer('anna', 0, ['object:1'])).toBe('accepted');
    expect(host.answer('anna', 0, ['land:A'])).toBe('accepted');
    expect(host.answer('ben', 1, ['consent:3'])).toBe('accepted');
    expect(host.state('cem').view?.waiting.seats).toEqual([]);
    expect(host.answer('cem', 2, ['consent:3'])).toBe('accepted');
    expect(host.table.journal.match.state).toEqual({ wet: ['A'] });
  });

  it('do not wait for somebody who is away, unless somebody who is there objects', () => {
    const host = three();
    host.disconnect('cem');
    host.answer('anna', 0, ['land:A']);
    expect(nextDeadline(host.table, host.now)).toBe(host.now + host.spec.settings.reaction);
    host.now += host.spec.settings.reaction;
    host.take(timeouts(host.table, host.now));
    expect(host.table.journal.match.state).toEqual({ wet: [] });
    host.answer('ben', 1, ['consent:1']);
    expect(host.table.journal.match.state).toEqual({ wet: ['A'] });
    expect(nextDeadline(host.table, host.now)).toBeUndefined();
  });

  it('go on after the host was killed', () => {
    const host = three();
    host.answer('ben', 1, ['land:B']);
    host.restart();
    for (const who of ['anna', 'cem']) host.connect(who);
    host.answer('anna', 0, ['consent:1']);
    host.answer('cem', 2, ['consent:1']);
    expect(host.table.journal.match.state).toEqual({ wet: ['B'] });
  });
});
