import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';

describe('Four Souls at the terminal', () => {
  it('lists its cards with their numbers', async () => {
    const { code, out } = await run(['cards', 'four-souls', '--json', '--lang', 'de']);
    expect(code).toBe(0);
    const cards: { id: string; kind: string; name: string; copies: number }[] = JSON.parse(out);
    expect(cards.find(({ id }) => id === 'fly')).toMatchObject({ name: 'Fly', kind: 'monster', hp: 1, evasion: 2 });
    expect((await run(['cards', 'four-souls', '--lang', 'en'])).out).toContain('Monstro ♥4 ⚄4+ ⚔1☻');
  });

  it('lets bots play', async () => {
    const words = ['simulate', 'four-souls', '--bots', 'quick', '--seats', '2', '--games', '1', '--json'];
    const { code, out } = await run(words);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'four-souls', games: 1, wins: { quick: 1 } });
  });

  it('[FS-199] is played by a person: asked what they react to, with the stack in sight and people by name', async () => {
    // Seed 6: the bot begins and is about to kill Pin, who is worth a soul; with Yum Heart one could prevent that.
    const typed = ['', 'yum heart', 'you'];
    const words = ['play', 'four-souls', '--bots', 'quick', '--seats', '2', '--seed', '6', '--lang', 'en'];
    const { code, out } = await run(words, { input: `${typed.join('\n')}\n` });
    expect(code).toBe(0);
    expect(out).not.toContain('The turn is about to end. Do you react?');
    expect(out).toContain('Type the number or the name of what you pick'); // Enter offers nobody coins.
    expect(out).toContain('offer ¢: Bot 1 (quick)');
    expect(out).toMatch(/You \(.+\): 2 of 2 HP, attack 1, 3¢, 0 of 4 souls/);
    expect(out).toContain('Next on the stack: 1 damage: Pin.\n');
    expect(out).toContain('Damage is about to be dealt. Do you react?');
    expect(out).toContain('You put the effect of Yum Heart on the stack.');
    expect(out).toMatch(/Choose the target\.\n +1 {2}You\n +2 {2}Bot 1 \(quick\)/);
    expect(out).not.toContain('cannot be picked');
  });

  describe('with reactions', () => {
    const alone = ['play', 'four-souls', '--bots', 'quick', '--seats', '2', '--seed', '2', '--lang', 'en'];
    const together = ['play', 'four-souls', '--people', 'Anna,Ben', '--seats', '2', '--seed', '2', '--lang', 'en'];
    const typing = (words: readonly string[], lines: readonly string[]) =>
      run(words, { input: `${lines.join('\n')}\n` });
    const times = (text: string, said: string): number => text.split(said).length - 1;

    it('asks about everything, where it matters, or not before one’s turn, as one chooses from the start', async () => {
      const asked = async (seed: string, about: string): Promise<string | undefined> => {
        const words = [...alone.with(alone.indexOf('--seed') + 1, seed), '--reactions', about];
        return /^.*(?:Do you react|what do you do)\?/m.exec((await typing(words, [])).out)?.[0];
      };
      // The bot begins. Seed 2: with Yum Heart one could react at any time, but to nothing that matters. Seed 7: it rolls a die that
      // one could meddle with.
      expect(await asked('2', 'all')).toBe('The turn begins. Do you react?');
      expect(await asked('2', 'normal')).toBe('Your turn: what do you do?');
      expect(await asked('7', 'normal')).toBe('The dice roll is about to count. Do you react?');
      expect(await asked('7', 'turn')).toBe('Your turn: what do you do?');
    });

    it('lets one choose again in the game; the rest ends with one’s turn', async () => {
      const lines = ['r', 'r turn', 'r sometimes', 'pass', 'r', 'r all', '?'];
      const { out } = await typing(alone.with(alone.indexOf('--seed') + 1, '7'), lines);
      expect(out).toContain('Reactions: passed until your turn');
      expect(times(out, 'Reactions: you are asked where you could do something that matters.')).toBe(2);
      expect(out).toContain('Reactions can be "all", "normal" or "turn" (until my turn), not "sometimes".');
      expect(out).toContain('Reactions: you are asked about all that you could make.');
      expect(out).toContain('r turn   pass until it is my turn');
      const german = await typing([...alone, '--lang', 'de'], ['r zug', 'r alles']);
      expect(german.out).toContain('Gepasst wird bis zu deinem Zug');
      expect(german.out).toContain('Du wirst zu allen gefragt');
    });

    it('says so where there are none, and what can be set', async () => {
      const realms = ['play', 'fantasy-realms', '--bots', 'random', '--seed', '4', '--lang', 'en'];
      expect((await typing(realms, ['r all'])).out).toContain('In this game nobody reacts to the moves of others.');
      const { code, err } = await run([...alone, '--reactions', 'never']);
      expect([code, err]).toEqual([2, expect.stringContaining('not "never"')]);
    });

    it('asks people at one screen once for each round, and only who speaks up is asked', async () => {
      // Seed 2: Ben begins, and attacks Holy Dip.
      const nobody = (await typing(together, ['attack', 'holy dip', '9', '?', ''])).out;
      expect(times(nobody, 'The dice roll is about to count. Does anybody react?')).toBe(2); // He misses and rolls again.
      expect(nobody).toContain('There is no number 9; there is only 1.');
      expect(nobody).toMatch(/You roll a \d\./);
      expect(nobody).not.toContain('Do you react?');
      const ben = (await typing(together, ['attack', 'holy dip', 'ben'])).out;
      expect(ben).toContain('The dice roll is about to count. Do you react?');
      expect(ben).not.toMatch(/You roll a \d\. \w/);
      expect((await typing([...together, '--lang', 'de'], ['angreifen', 'holy dip'])).out).toContain(
        'Reagiert jemand?',
      );
    });
  });
});
