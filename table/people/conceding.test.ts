import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import { LANGS } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { expect, it } from 'vitest';
import { draft } from '../testing/games.ts';
import { person, TestHost } from '../testing/table.ts';

const together = { ...draft, cooperative: true };

it.each([fantasyRealms, fourSouls, terrorsOfLondon])('$id says in words that somebody gave up', (game) => {
  const host = new TestHost(game, [person('Anna'), person('Ben')]);
  for (const who of ['anna', 'ben']) host.connect(who);
  host.wish('anna', { type: 'begin' });
  host.wish('ben', { type: 'concede' });
  const { how = '', winners } = host.state('anna').view?.outcome ?? {};
  expect([how, winners]).toEqual(['conceded', [0]]);
  for (const lang of LANGS) expect(game.text.key(how, lang)).not.toBe(how);
});

it('is leaving where all play together: a bot goes on with the seat, until nobody else is there', () => {
  const host = new TestHost(together, [person('Anna'), person('Ben')]);
  for (const who of ['anna', 'ben']) host.connect(who);
  host.wish('anna', { type: 'begin' });
  expect(host.wish('ben', { type: 'concede' })).toBe('accepted');
  expect(host.state('anna').view?.outcome).toBeUndefined();
  expect(host.state('anna').info.seats[1]).toMatchObject({ mind: 'bot', away: true });
  expect(host.wish('ben', { type: 'takeover', seat: 1, mind: 'person' })).toBe('accepted');
  expect(host.wish('ben', { type: 'concede' })).toBe('accepted');
  expect(host.wish('anna', { type: 'concede' })).toBe('accepted');
  expect(host.state('ben').view?.outcome).toEqual({ winners: [], won: false, how: 'conceded' });
});
