import { describe, expect, it } from 'vitest';
import { findOffer } from '../games.ts';
import { partyOf } from '../table/position-in-tests.ts';
import { HEEDS } from '../table/reactions.ts';
import { run, typing } from '../testing.ts';

const game = ['play', 'boss-monster', '--bots', 'simple', '--seed', '3', '--seats', '3'];

/** Two cards to discard; then the second option where there is one, so that something is built and used. */
const whole = `1 2\n${'2\n1\n'.repeat(600)}`;

describe('Boss Monster at the terminal', () => {
  it('lists its cards with their numbers', async () => {
    const { code, out } = await run(['cards', 'boss-monster', '--json', '--lang', 'de']);
    expect(code).toBe(0);
    const cards: { id: string; kind: string; name: string; copies: number }[] = JSON.parse(out);
    expect(cards.find(({ id }) => id === 'freeze')).toMatchObject({ name: 'Einfrieren', kind: 'spell', copies: 4 });
    expect((await run(['cards', 'boss-monster', '--lang', 'en'])).out).toContain('Golem Factory ⚔2');
  });

  it('lets bots play, and tells how the Bosses fare', async () => {
    const words = ['simulate', 'boss-monster', '--bots', 'quick,random', '--seats', '3', '--games', '2', '--json'];
    const { code, out } = await run(words);
    expect(code).toBe(0);
    const { sides, ...told }: { sides: { games: number }[] } = JSON.parse(out);
    expect(told).toMatchObject({ game: 'boss-monster', games: 2 });
    // Who is out of the game counts as well.
    expect(sides.reduce((sum, { games }) => sum + games, 0)).toBe(6);
  });

  it.each([
    {
      lang: 'en',
      dungeon: 'You, dungeon from the entrance on: ',
      over: '══ The game is over ══',
      score: 'Souls minus Wounds',
    },
    {
      lang: 'de',
      dungeon: 'Du, Dungeon vom Eingang an: ',
      over: '══ Die Partie ist zu Ende ══',
      score: 'Seelen minus Wunden',
    },
  ])('[BM-048] is played from the set-up to the end: $lang', async ({ lang, dungeon, over, score }) => {
    const { code, out, err } = await run([...game, '--lang', lang], { input: whole });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const told of [dungeon, over, score]) expect(out).toContain(told);
  });

  it('[BM-036] says whose Room can be picked, and which one it is', async () => {
    const given = {
      active: 0,
      phase: 'build',
      'boss/0': ['cleopatra'],
      'boss/1': ['robobo'],
      'hand/0': ['freeze'],
      'room/0#0': ['golem-factory'],
      'room/1#0': ['golem-factory'],
      'room/1#1': ['neanderthal-cave'],
    };
    const offer = await findOffer('boss-monster');
    const party = partyOf(offer, { given }, { names: ['Anna', 'Ben'], heed: HEEDS.normal, lang: 'en' });
    const out = await typing(party, ['freeze']);
    expect(out).toContain('You, dungeon from the entrance on: Golem Factory (2).');
    expect(out).toContain('Ben, dungeon from the entrance on: Neanderthal Cave (3), Golem Factory (2).');
    for (const room of [
      'Golem Factory ⚔2 (Room) [You 1]',
      'Neanderthal Cave ⚔3 (Room) [Ben 1]',
      'Golem Factory ⚔2 (Room) [Ben 2]',
    ]) {
      expect(out).toContain(room);
    }
  });
});
