import { describe, expect, it } from 'vitest';
import { langOf } from './lang.ts';
import { run, runProcess } from './testing.ts';

describe('the program', () => {
  it('helps, in the language of the environment or of the flag', async () => {
    const english = await run(['help']);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toContain('Exit code: 0 fine, 1 a check failed, 2 called wrongly.');
    expect((await run([])).out).toBe(english.out);
    expect((await run(['score', '--help'])).out).toBe(english.out);
    const german = await run(['help'], { env: { LANG: 'de_AT.UTF-8' } });
    expect(german.out).toContain('Rückgabewert');
    expect((await run(['--lang', 'de', 'help'])).out).toBe(german.out);
    expect((await run(['help', '--lang=en'], { env: { LANG: 'de' } })).out).toBe(english.out);
  });

  it('tells its version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });

  it('names a command in its help for each that it has', async () => {
    const { out } = await run(['help']);
    for (const command of ['play', 'games', 'cards', 'score', 'simulate', 'scenario', 'verify']) {
      expect(out).toContain(`  ${command} `);
    }
  });

  it.each([
    [['plya'], 'There is no command "plya"; did you mean "play"? See "tafelrunde help".'],
    [['cards', 'fantasy-realm'], 'There is no game "fantasy-realm"; did you mean "fantasy-realms"?'],
    [
      ['cards', 'chess'],
      'There is no game "chess"; there are: fantasy-realms, terrors-of-london, boss-monster, four-souls, spirit-island.',
    ],
    [['cards', 'fantasy-realms', '-x'], 'There is no flag "-x" here; there are: --lang, --help, --version, --json.'],
    [['cards'], 'Say which game: fantasy-realms, terrors-of-london, boss-monster, four-souls, spirit-island.'],
    [['cards', 'fantasy-realms', 'knig'], 'There is no card "knig"; did you mean "King"?'],
    [['cards', 'fantasy-realms', '--jsno'], 'There is no flag "--jsno" here; did you mean "--json"?'],
    [['cards', 'fantasy-realms', '--json=yes'], '"--json" takes no value.'],
    [['games', '--lang', 'fr'], 'There is no language "fr"; there are "de" and "en".'],
    [['games', '--lang'], '"--lang" needs a value after it.'],
    [['games', 'chess'], '"chess" is one word too many.'],
    [
      ['constructor'],
      'There is no command "constructor"; there are: play, games, cards, score, simulate, scenario, verify, help. See "tafelrunde help".',
    ],
  ])('says what is wrong with %j, and what would be right', async (argv, sentence) => {
    const { code, out, err } = await run(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`tafelrunde: ${sentence}\n`);
  });

  it('complains in the language that was asked for', async () => {
    const { code, err } = await run(['--lang', 'de', 'crads']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'tafelrunde: Einen Befehl „crads“ gibt es nicht; ist „cards“ gemeint? Siehe „tafelrunde help“.\n',
    });
  });
});

it('takes the language from the environment as POSIX orders it', () => {
  expect(langOf({})).toBe('en');
  expect(langOf({ LANG: 'de_DE.UTF-8' })).toBe('de');
  expect(langOf({ LC_ALL: '', LC_MESSAGES: 'de', LANG: 'en_GB' })).toBe('de');
  expect(langOf({ LC_ALL: 'C', LANG: 'de_DE' })).toBe('en');
  expect(langOf({ LANG: 'den_CA' })).toBe('en');
});

describe('as a process', () => {
  it('gives its exit code and no stack trace', async () => {
    const { code, err } = await runProcess(['scroe']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'tafelrunde: There is no command "scroe"; did you mean "score"? See "tafelrunde help".\n',
    });
  });

  it('is quiet when its reader stops reading', async () => {
    const { err } = await runProcess(['cards', 'fantasy-realms', '--json'], {}, 10);
    expect(err).toBe('');
  });

  it('scores hands from a pipe', async () => {
    const input = '{"cards":["king"]}\n{"cards":[]}\n';
    const { code, out } = await runProcess(['score', 'fantasy-realms'], { input });
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
  });
});
