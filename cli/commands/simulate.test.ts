import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';

const simulate = (...argv: string[]) => run(['simulate', 'fantasy-realms', ...argv]);

describe('simulate', () => {
  it('gives the same results for the same seed; only the speeds differ', async () => {
    const argv = ['--seats', '3', '--games', '20', '--bots', 'random', '--seed', '7', '--json'];
    const [one, two] = [JSON.parse((await simulate(...argv)).out), JSON.parse((await simulate(...argv)).out)];
    const { speed, ...report } = one;
    expect(speed.decisionsPerCpuSecond).toBeGreaterThan(0);
    expect(speed.gamesPerCpuSecond).toBeGreaterThan(0);
    expect({ ...two, speed: undefined }).toEqual({ ...report, speed: undefined });
    expect(report).toMatchObject({ game: 'fantasy-realms', seats: 3, games: 20, seed: 7, wins: { random: 20 } });
    const { min, q1, median, q3, max } = report.bots[0].scores;
    expect([min, q1, median, q3, max]).toEqual([min, q1, median, q3, max].toSorted((a, b) => a - b));
    expect(JSON.parse((await simulate(...argv, '--seed', '8')).out).bots).not.toEqual(report.bots);
  });

  it('takes options and several bots, and tells it to people', async () => {
    const { code, out } = await simulate(
      '--seats',
      '2',
      '--games',
      '4',
      '--bots',
      'random,random',
      '--options',
      'suits=true',
      'items=true',
    );
    expect(code).toBe(0);
    expect(out).toContain('4 games of fantasy-realms with 2 seats, seed 1');
    const { options, bots } = JSON.parse(
      (
        await simulate(
          '--seats',
          '2',
          '--games',
          '2',
          '--bots',
          'random,random',
          '--options',
          'suits,sets=largest',
          '--json',
        )
      ).out,
    );
    expect(options).toMatchObject({ suits: true, items: false, sets: 'largest' });
    expect(bots).toHaveLength(2);
  });

  it('tells what was played as, where seats differ', async () => {
    const argv = ['simulate', 'terrors-of-london', '--games', '6', '--bots', 'quick'];
    const { sides } = JSON.parse((await run([...argv, '--json'])).out);
    const sum = (key: string) => sides.reduce((all: number, side: Record<string, number>) => all + (side[key] ?? 0), 0);
    expect([sum('games'), sum('wins')]).toEqual([12, 6]);
    expect((await run(argv)).out).toMatch(/played as +games +share/);
  });

  it('shows how far it is on a terminal, and nowhere else', async () => {
    const argv = ['simulate', 'fantasy-realms', '--games', '3', '--bots', 'random', '--json'];
    expect((await run(argv)).err).toBe('');
    expect((await run(argv, { screen: true })).err).toContain('3/3');
  });

  it.each([
    [['--bots', 'radnom'], 'There is no bot "radnom" for this game; did you mean "random"?'],
    [['--bots', 'random,random,random', '--seats', '2'], '3 bots do not fit on 2 seats; name at most 2.'],
    [['--seats', '9'], 'The game is for 2 to 6 players, not for 9.'],
    [['--seats', 'two'], '"--seats" needs a whole number from 1 to 99, not "two".'],
    [['--games', '0'], '"--games" needs a whole number from 1 to 100000000, not "0".'],
    [['--options', 'siuts=true'], 'The game has no option "siuts"; did you mean "suits"?'],
    [['--options', 'suits=maybe'], 'Option "suits" cannot be "maybe"; it is true, false.'],
    [['--options', 'twoPlayerEnd=99'], 'Option "twoPlayerEnd" cannot be "99"; it is 10–16.'],
    [['--options', 'sets=none'], 'Option "sets" cannot be "none"; it is all, largest.'],
    [['now'], '"now" is one word too many.'],
  ])('says what is wrong with %j', async (argv, sentence) => {
    expect(await simulate(...argv)).toEqual({ code: 2, out: '', err: `tafelrunde: ${sentence}\n` });
  });
});
