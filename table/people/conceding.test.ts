import { playable } from '@tafelrunde/games';
import { LANGS } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { draft } from '../testing/games.ts';
import { person, TestHost, threeAtTheTable } from '../testing/table.ts';
import { sit } from './arrivals.ts';

const together = { ...draft, cooperative: true };

const games = await Promise.all(playable.map(({ play }) => play.rules()));
const rivals = games.filter(({ cooperative }) => cooperative !== true);

it.each(rivals)('$id says in words that somebody gave up', (game) => {
  const host = new TestHost(game, [person('Anna'), person('Ben')]);
  for (const who of ['anna', 'ben']) host.connect(who);
  host.wish('anna', { type: 'begin' });
  host.wish('ben', { type: 'concede' });
  const { how = '', winners } = host.state('anna').view?.outcome ?? {};
  expect([how, winners]).toEqual(['conceded', [0]]);
  for (const lang of LANGS) expect(game.text.key(how, lang)).not.toBe(how);
});

it('leaves the seat, where all play together, to a bot or to somebody else who is invited to it', () => {
  const host = threeAtTheTable(together);
  host.wish('ben', { type: 'concede' });
  host.disconnect('ben');
  host.now += 60_000;
  expect(host.wish('anna', { type: 'remove', seat: 1 })).toBe('accepted');
  expect(host.state('anna').info.seats[1]).toMatchObject({ mind: 'bot', standsIn: true });
  host.take(sit(host.table, { seat: 1, person: 'dora', name: 'Dora' }, host.now));
  host.connect('dora');
  expect(host.state('dora').you.seats).toEqual([1]);
  expect(host.state('anna').info.seats[1]).toEqual({ name: 'Dora', mind: 'person' });
  expect(host.table.journal.minds).toEqual(['person', 'person', 'person']);
  host.restart();
  expect(host.table.facts.seats[1]).toMatchObject({ person: 'dora' });
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
