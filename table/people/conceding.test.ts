import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import { LANGS } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { expect, it } from 'vitest';
import { person, TestHost } from '../testing/table.ts';

it.each([fantasyRealms, fourSouls, terrorsOfLondon])('$id says in words that somebody gave up', (game) => {
  const host = new TestHost(game, [person('Anna'), person('Ben')]);
  for (const who of ['anna', 'ben']) host.connect(who);
  host.wish('anna', { type: 'begin' });
  host.wish('ben', { type: 'concede' });
  const { how = '', winners } = host.state('anna').view?.outcome ?? {};
  expect([how, winners]).toEqual(['conceded', [0]]);
  for (const lang of LANGS) expect(game.text.key(how, lang)).not.toBe(how);
});
