import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { playableOf } from '@tafelrunde/games';
import { npmRun } from './npm-run.ts';
import {
  type Game,
  idsInScenario,
  idsInTitle,
  parseRules,
  problemsIn,
  type Rule,
  type Test,
  testsOf,
} from './rules-index.ts';
import { root } from './runtime.mjs';

/** What was asked for, or a sentence that says what can be. */
function asked() {
  try {
    return parseArgs({
      options: { short: { type: 'boolean', default: false }, report: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    say(
      'npm run rules lists every rule with its tests, npm run rules -- --short counts them, npm run rules -- FR-074 shows one.',
    );
    process.exit(2);
  }
}

const { values, positionals } = asked();

function readGames(): Game[] {
  return globSync('games/*/index.ts', { cwd: root })
    .sort()
    .map((file) => basename(dirname(file)))
    .map((name) => ({
      name,
      rules: readRules(join(root, 'games', name, 'rules.md')),
      inTheWorks: playableOf(name) === undefined,
    }));
}

function readRules(file: string): Rule[] | undefined {
  const [found] = globSync(basename(file), { cwd: dirname(file) });
  return found === undefined ? undefined : parseRules(readFileSync(file, 'utf8'));
}

/** What a run of all tests left behind, where there was one: it costs less than asking Vitest. */
function testsInReport(file: string): Test[] {
  const report: { testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[] } =
    JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => testAt(name, fullName)),
  );
}

/** What Vitest itself would run, so that titles made by `it.each` or in a loop count and commented-out tests do not. */
async function listTests(): Promise<Test[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-rules-'));
  const list = join(folder, 'tests.json');
  try {
    const { code, output } = await npmRun('titles', `--json=${list}`);
    if (code === 0) return parseTests(readFileSync(list, 'utf8'));
    say(`${output.trimEnd()}\n\nThe tests cannot be listed: see above.`);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parseTests(json: string): Test[] {
  const found: { name: string; file: string }[] = JSON.parse(json);
  return found.map(({ name, file }) => testAt(file, name));
}

function testAt(file: string, title: string): Test {
  return { file: relative(root, file), title, ids: idsInTitle(title) };
}

function listScenarios(): Test[] {
  return globSync('games/**/*.yaml', { cwd: root, exclude: (path) => path.includes('node_modules') })
    .sort()
    .map((file) => ({ file, title: 'scenario', ids: idsInScenario(readFileSync(join(root, file), 'utf8')) }));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sayRule(rule: Rule, tests: readonly Test[]): void {
  const shown = testsOf(rule, tests);
  if (rule.leftOut !== undefined) say(`${rule.id}  left out: ${rule.leftOut}`);
  else if (rule.untested !== undefined) say(`${rule.id}  no test: ${rule.untested}`);
  else if (values.short) say(`${rule.id}  ${shown.length} ${shown.length === 1 ? 'test' : 'tests'}`);
  else {
    say(`${rule.id}  ${rule.text}`);
    for (const { file, title } of shown) say(`          ${file}: ${title}`);
  }
}

function sayGame({ name, rules = [] }: Game, tests: readonly Test[]): void {
  const shown = rules.filter((rule) => testsOf(rule, tests).length > 0).length;
  const leftOut = rules.filter((rule) => rule.leftOut !== undefined).length;
  say(`${name}: ${rules.length} rules, ${shown} with tests, ${leftOut} left out`);
  for (const rule of rules) sayRule(rule, tests);
}

function sayAll(games: readonly Game[], tests: readonly Test[]): number {
  const problems = problemsIn(games, tests);
  for (const game of games) sayGame(game, tests);
  for (const problem of problems) say(`! ${problem}`);
  say(`${tests.length} tests, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

/** Only the rules that were asked for. */
function saySome(ids: readonly string[], rules: readonly Rule[], tests: readonly Test[]): number {
  const unknown = ids.filter((id) => !rules.some((rule) => rule.id === id));
  for (const id of unknown) say(`There is no rule ${id}.`);
  for (const rule of rules.filter(({ id }) => ids.includes(id))) sayRule(rule, tests);
  return unknown.length === 0 ? 0 : 2;
}

async function main(): Promise<number> {
  const listed = values.report === undefined ? await listTests() : testsInReport(values.report);
  if (listed === undefined) return 1;
  const tests = [...listed, ...listScenarios()];
  const games = readGames();
  if (positionals.length === 0) return sayAll(games, tests);
  return saySome(
    positionals,
    games.flatMap(({ rules = [] }) => rules),
    tests,
  );
}

process.exitCode = await main();
