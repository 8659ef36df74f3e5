import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, runProcess } from '../testing.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tafelrunde-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = ['play', 'fantasy-realms', '--bots', 'random', '--seed', '4', '--seats', '3'];
const ones = '1\n'.repeat(80);

describe('play', () => {
  it('plays a whole game from a pipe, with explained scores', async () => {
    const { code, out, err } = await run(game, { input: ones });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Draw the top card of the deck or take a card from the discard area.');
    expect(out).toContain('Discard area');
    expect(out).toMatch(/You: −?\d+ points if the game ended now\./);
    expect(out).toContain('══ The game is over ══');
    expect(out).toMatch(/You: −?\d+ points/);
    expect(out).toContain('Base strength');
    expect(out).toMatch(/win.*The highest score wins\./);
  });

  it('goes the same way with the same seed', async () => {
    const [one, two] = [await run(game, { input: ones }), await run(game, { input: ones })];
    expect(two.out).toBe(one.out);
  });

  it('speaks German', async () => {
    const { out } = await run([...game, '--lang', 'de'], { input: ones });
    expect(out).toContain('Lege eine Karte ab.');
    expect(out).toContain('Die Partie ist zu Ende');
  });

  it('ends politely when there is no more input', async () => {
    const { code, out } = await run(game, { input: '1\n' });
    expect(code).toBe(0);
    expect(out).toContain('No more input: the game ends here.');
  });

  it('quits when asked twice, and goes on otherwise', async () => {
    const { code, out } = await run(game, { input: 'q\nn\nq\ny\n1\n' });
    expect(code).toBe(0);
    expect(out.match(/Really quit\?/g)).toHaveLength(2);
    expect(out.trimEnd().endsWith('Until next time!')).toBe(true);
  });

  it.each(['?', 'help', 'hilfe'])('%s tells what can be typed', async (word) => {
    const { out } = await run(game, { input: `${word}\nq\ny\n` });
    expect(out).toContain('take back your last answer');
    expect(out).not.toContain('cannot be picked');
  });

  it('helps, shows texts and the log, and understands names', async () => {
    const { out } = await run(game, { input: '?\nt mountain\nt mountin\nt\nl\nthe dek\nthe deck\nxyzzy\nq\ny\n' });
    expect(out).toContain('take back your last answer');
    expect(out).toContain('Mountain 9 (Land): +50 with Smoke and Wildfire.');
    expect(out).toContain('There is no card "mountin"; did you mean "Mountain"?');
    expect(out).toContain('"the dek" cannot be picked; did you mean "the deck"?');
    expect(out).toContain('You draw ');
    expect(out).toContain('"xyzzy" cannot be picked.');
  });

  it('says which numbers there are, what an empty line lacks, and that a button has no text', async () => {
    // Seed 4: of the first question only the deck can be picked; then there are the eight cards in hand.
    const { out } = await run(game, { input: '99\nt 1\nt the deck\nt 7\n\n\n0\n9\n1.5\n,\nq\ny\n' });
    expect(out).toContain('There is no number 99; there is only 1.');
    expect(out.match(/"the deck" is no card, so it has no text\./g)).toHaveLength(2);
    expect(out).toContain('There is no number 7; there is only 1.');
    expect(out).toContain('Type the number or the name of what you pick; ? helps.');
    for (const number of ['0', '9', '1.5']) expect(out).toContain(`There is no number ${number}; there are 1 to 8.`);
    expect(out).not.toContain('""');
    const german = await run([...game, '--lang', 'de'], { input: '99\nt 1\n' });
    expect(german.out).toContain('Eine Nummer 99 gibt es nicht; es gibt nur die 1.');
    expect(german.out).toContain('ist keine Karte und hat keinen Text.');
  });

  it('shows the heading of an item once, and a minus sign before its points', async () => {
    const { out } = await run([...game, '--options', 'items', '--people', '1'], { input: '1\n' });
    expect(out).toMatch(/\n {2}Cursed item\n {4}\S.* (?:−?\d+)\n/);
    expect(out).not.toMatch(/\n {4}Cursed item /);
    const { out: cards } = await run(['cards', 'fantasy-realms']);
    expect(cards).not.toMatch(/ -\d/);
  });

  it('takes back an answer, with what bots have answered since', async () => {
    const first = await run(game, { input: 'u\n' });
    expect(first.out).toContain('There is nothing to take back.');
    const { out } = await run(game, { input: '1\n1\nu\nu\nq\ny\n' });
    expect(out.match(/Taken back\./g)).toHaveLength(2);
    const tables = out.split('── Fantasy Realms').slice(1);
    const answered = (table: string | undefined) => table?.split('> ')[0];
    expect(answered(tables[4])).toBe(answered(tables[0]));
  });

  it('refuses picks that are too many, and says so', async () => {
    const { out } = await run(game, { input: '1\n1 2\nq\ny\n' });
    expect(out).toContain('Pick at most 1.');
  });

  it('hands over between people at one screen, and clears it', async () => {
    const argv = ['play', 'fantasy-realms', '--people', 'Ann,Ben,Cleo', '--seats', '3', '--seed', '4'];
    const { out } = await run(argv, { input: '\n1\n1\n\nq\ny\n', screen: true });
    expect(out).toMatch(/Hand over to (?:Ann|Ben|Cleo), and press Enter when nobody else is looking\./);
    expect(out).toContain('\u001b[2J\u001b[3J\u001b[H');
  });

  it('[FS-296] gives all seats to the one person who plays them, and hands nothing over', async () => {
    const argv = ['play', 'four-souls', '--people', 'Anna', '--options', 'solo=true', '--seed', '4'];
    const { out } = await run(argv, { input: `${'1\n'.repeat(12)}q\ny\n`, screen: true });
    expect(out).toContain('Anna 1 to play');
    expect(out).not.toContain('Hand over to');
    expect(out).not.toContain('\u001b[2J');
  });

  it('lets several people play from a pipe', async () => {
    const { code, out } = await run(['play', 'fantasy-realms', '--people', '3', '--seats', '3', '--seed', '4'], {
      input: '1\n'.repeat(200),
    });
    expect(code).toBe(0);
    expect(out).toContain('Player 2 to play');
    expect(out).toContain('══ The game is over ══');
  });

  it('lets bots play while nobody takes part', async () => {
    const { code, out } = await run([...game, '--people', '0']);
    expect(code).toBe(0);
    expect(out).toContain('══ The game is over ══');
  });

  it('takes the only game there is when none is named', async () => {
    expect((await run(['play', '--seed', '1', '--bots', 'random'])).out).toContain('Fantasy Realms');
  });

  it.each([
    [['--people', '4', '--seats', '3'], '4 people do not fit on 3 seats.'],
    [['--seats', '7'], 'The game is for 2 to 6 players, not for 7.'],
    [['--bots', 'randon'], 'There is no bot "randon" for this game; did you mean "random"?'],
    [['--bots', ' ,'], '--bots names no bot; there are: random, greedy, search, expert, highest.'],
    [['--options', 'item=true'], 'The game has no option "item"; did you mean "items"?'],
    [['twice'], '"twice" is one word too many.'],
    [['--people', ','], '"--people ," leaves somebody without a name.'],
    [['--people', 'Anna,,Ben'], '"--people Anna,,Ben" leaves somebody without a name.'],
    [['--people', 'Anna, anna'], 'Two at the table cannot both be called "anna".'],
    [['--people', 'you,Anna'], 'Two at the table cannot both be called "you".'],
    [['--people', 'Bot 1 (expert)'], 'Two at the table cannot both be called "Bot 1 (expert)".'],
    [['--people', 'x'.repeat(81)], `The name "${'x'.repeat(81)}" is longer than 80 characters.`],
    [['--people=-1'], '"--people" needs a whole number from 0 to 6, or names: Ann,Ben; not "-1".'],
    [['--people', '1.5'], '"--people" needs a whole number from 0 to 6, or names: Ann,Ben; not "1.5".'],
    [['--people', 'Anna,2'], '"--people" needs a whole number from 0 to 6, or names: Ann,Ben; not "Anna,2".'],
  ])('says what is wrong with %j', async (argv, sentence) => {
    expect(await run(['play', 'fantasy-realms', ...argv])).toEqual({
      code: 2,
      out: '',
      err: `tafelrunde: ${sentence}\n`,
    });
  });
});

describe('a record', () => {
  it('is written by play and found true by verify, also in a process of its own', async () => {
    const file = join(folder, 'record.json');
    expect((await runProcess([...game, '--record', file], { input: ones })).code).toBe(0);
    const { code, out } = await runProcess(['verify', file]);
    expect(code).toBe(0);
    expect(out).toContain('The record is true.');
    expect(JSON.parse((await run(['verify', file, '--json'])).out)).toMatchObject({
      ok: true,
      commitment: true,
      chance: true,
      replay: true,
    });
  });

  it('is found out when it was tampered with', async () => {
    const file = join(folder, 'true.json');
    await run([...game, '--record', file], { input: ones });
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const forged = (name: string, more: object) => {
      const path = join(folder, name);
      writeFileSync(path, JSON.stringify({ ...record, ...more }));
      return run(['verify', path]);
    };
    const seed = await forged('seed.json', { seed: 'ab'.repeat(32) });
    expect(seed.code).toBe(1);
    expect(seed.out).toContain('The seed is the one promised before the first move: NO');
    const outcome = await forged('outcome.json', { outcome: { ...record.outcome, winners: [0, 1, 2] } });
    expect(outcome.code).toBe(1);
    expect(outcome.out).toContain('The record is not verified.');
    const { seed: _, ...unseeded } = record;
    writeFileSync(join(folder, 'unseeded.json'), JSON.stringify(unseeded));
    expect((await run(['verify', join(folder, 'unseeded.json')])).code).toBe(1);
    const older = await forged('older.json', { rules: { ...record.rules, version: 0 } });
    expect(older.code).toBe(1);
    expect(older.out).toContain('It was played under version 0 of the rules');
  });

  it('of a game that was left can be verified too', async () => {
    const file = join(folder, 'left.json');
    await run([...game, '--record', file], { input: '1\n1\nu\nq\ny\n' });
    const { code, out } = await run(['verify', file]);
    expect(code).toBe(0);
    expect(out).toContain('All chance follows from the seed: cannot be said');
  });

  it('has to be there, to be JSON, to be a record, to be of a game', async () => {
    const text = (name: string, content: string) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    };
    const cases: [string[], string][] = [
      [[], 'Say which record to verify.'],
      [[join(folder, 'nowhere.json')], 'There is no file'],
      [[folder], 'is a folder; a file is needed here.'],
      [[text('not.json', '{')], 'is not JSON; a record written by'],
      [[text('no-record.json', '{}')], 'This is not a record: format is missing.'],
    ];
    for (const [argv, sentence] of cases) {
      const { code, out, err } = await run(['verify', ...argv]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(sentence);
    }
  });

  it('cannot be written just anywhere', async () => {
    const { code, err } = await run([...game, '--record', join(folder, 'no', 'where.json')], { input: ones });
    expect(code).toBe(2);
    expect(err).toContain('cannot be written (ENOENT)');
  });

  it('is checked before the first move, and keeps what was there until the end', async () => {
    const nowhere = await run([...game, '--record', join(folder, 'no', 'where.json')], { input: ones });
    expect(nowhere.out).toBe('');
    const intoFolder = await run([...game, '--record', folder], { input: ones });
    expect(intoFolder).toMatchObject({ code: 2, out: '' });
    expect(intoFolder.err).toContain('is a folder; a file is needed here.');
    const kept = join(folder, 'kept.json');
    writeFileSync(kept, 'before');
    await run([...game, '--record', kept, '--people', '9'], { input: ones });
    expect(readFileSync(kept, 'utf8')).toBe('before');
  });
});
