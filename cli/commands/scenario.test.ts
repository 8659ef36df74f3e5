import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scenarioJsonSchema } from '@tafelrunde/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../testing.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tafelrunde-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const base = 'game: fantasy-realms\nseats: 3\nleaves: { 0: take }\ngiven: { active: 0, hand/0: [king] }\n';

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('scenario', () => {
  it('runs files, several scenarios in a file, JSON files, and says that all is as expected', async () => {
    const two = file('two.yaml', `name: one\n${base}---\nname: two\n${base}expect: { hand/0: [King] }\n`);
    const json = file(
      'one.json',
      JSON.stringify({ game: 'fantasy-realms', seats: 3, given: { active: 0 }, leaves: { 0: 'take' } }),
    );
    const { code, out } = await run(['scenario', two, json]);
    expect(code).toBe(0);
    expect(out).toBe(`✓ one (${two})\n✓ two (${two})\n✓ ${json}\n3 of 3 scenarios as expected.\n`);
  });

  it('says what differs, and exits with 1', async () => {
    const wrong = file('wrong.yaml', `name: wrong\n${base}expect: { hand/0: [queen] }\n`);
    const { code, out } = await run(['scenario', wrong]);
    expect(code).toBe(1);
    expect(out).toContain(
      '    expect 1: The cards in hand/0: expected [queen], found [king].\n0 of 1 scenario as expected.',
    );
    const unknown = file('unknown.yaml', `${base}expect: { hnd/0: 8 }\n`);
    expect((await run(['scenario', unknown])).out).toContain(
      'expect 1: The game has neither a zone nor a counter hnd/0; did you mean hand/0?',
    );
    const german = await run(['scenario', wrong, '--lang', 'de', '--json']);
    expect(JSON.parse(german.out)[0].failures).toEqual([
      { where: 'expect 1', message: 'Die Karten in hand/0: erwartet [queen], gefunden [king].' },
    ]);
  });

  it.each([
    [
      'no-game.yaml',
      base.replace('realms', 'relms'),
      'There is no game "fantasy-relms"; did you mean "fantasy-realms"?',
    ],
    ['no-card.yaml', base.replace('king', 'knig'), 'There is no card knig in this game; did you mean king?'],
    ['no-yaml.yaml', 'a: [b', 'is neither YAML nor JSON'],
    ['no-scenario.yaml', 'seats: 3', 'This is not a scenario: game is missing.'],
    ['empty.yaml', '', 'is empty; a scenario is needed here'],
    ['comment.yaml', '# nothing\n---\n', 'is empty; a scenario is needed here'],
    ['second.yaml', `${base}---\n3\n`, 'second.yaml" #2: This is not a scenario: it must be a set of keys and values.'],
    [
      'no-key.yaml',
      base.replace('seats', 'seets'),
      'This is not a scenario: there is no key seets; did you mean seats?',
    ],
    ['no-option.yaml', `${base}options: { siuts: true }`, 'The game has no option siuts; did you mean suits?'],
  ])('exits with 2 on %s', async (name, text, sentence) => {
    const { code, out } = await run(['scenario', file(name, text)]);
    expect(code).toBe(2);
    expect(out).toContain(sentence);
  });

  it('exits with 2 on a file that is not there, and runs the others', async () => {
    const fine = file('fine.yaml', base);
    const { code, out } = await run(['scenario', join(folder, 'fien.yaml'), fine]);
    expect(code).toBe(2);
    expect(out).toContain('There is no file');
    expect(out).toContain('did you mean');
    expect((await run(['scenario', join(folder, 'quite-another.txt')])).out).not.toContain('did you mean');
    expect(out).toContain('1 of 2 scenarios as expected.');
  });

  it('needs files, or prints the schema', async () => {
    expect(await run(['scenario'])).toEqual({
      code: 2,
      out: '',
      err: 'tafelrunde: Say which scenario files to run.\n',
    });
    expect(JSON.parse((await run(['scenario', '--schema'])).out)).toEqual(scenarioJsonSchema());
  });

  it('runs all scenarios of a folder', async () => {
    const games = new URL('../../games/fantasy-realms/scenarios', import.meta.url).pathname;
    const { code, out } = await run(['scenario', games]);
    expect(code).toBe(0);
    expect(out).not.toContain('✗');
  });
});
