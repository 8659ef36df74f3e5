import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cruiseFolders, problemsOf } from './arrows-cruise.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'tafelrunde-arrows-'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

async function problems(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  return problemsOf(folders, await cruiseFolders(project, folders));
}

function link(name: string, folder: string): void {
  mkdirSync(join(project, 'node_modules', '@tafelrunde'), { recursive: true });
  symlinkSync(join(project, folder), join(project, 'node_modules', '@tafelrunde', name), 'junction');
}

const kernel = {
  'kernel/package.json': '{ "name": "@tafelrunde/kernel", "type": "module", "exports": { ".": "./index.ts" } }',
  'kernel/index.ts': 'export const one = 1;',
};

it('lets a game import the kernel by its name', async () => {
  link('kernel', 'kernel');
  expect(await problems({ ...kernel, 'games/a/index.ts': "import { one } from '@tafelrunde/kernel'; one;" })).toEqual(
    [],
  );
});

it('sees an arrow that points up, even of types', async () => {
  link('words', 'words');
  const found = await problems({
    'kernel/index.ts': "import type { Word } from '@tafelrunde/words'; export type Same = Word;",
    'words/package.json': '{ "name": "@tafelrunde/words", "type": "module", "exports": { ".": "./index.ts" } }',
    'words/index.ts': 'export type Word = 1;',
  });
  expect(found).toEqual(['kernel-imports-nothing-above: kernel/index.ts -> words/index.ts']);
});

it('keeps games apart', async () => {
  link('b', 'games/b');
  const found = await problems({
    'games/a/index.ts': "import { b } from '@tafelrunde/b'; b;",
    'games/b/package.json': '{ "name": "@tafelrunde/b", "type": "module", "exports": { ".": "./index.ts" } }',
    'games/b/index.ts': 'export const b = 1;',
  });
  expect(found).toEqual(['games-are-apart: games/a/index.ts -> games/b/index.ts']);
});

it('sees a path into another package', async () => {
  const found = await problems({ ...kernel, 'cli/main.ts': "import { one } from '../kernel/index.ts'; one;" });
  expect(found).toEqual(['through-the-door: cli/main.ts -> kernel/index.ts']);
});

it('keeps Node and the tests out of the pure packages, not out of their tests', async () => {
  const found = await problems({
    'kernel/a.ts': "import { readFileSync } from 'node:fs'; readFileSync('x');",
    'kernel/b.ts': "import './b.test.ts';",
    'kernel/b.test.ts': "import { readFileSync } from 'node:fs'; readFileSync('x');",
  });
  expect(found).toEqual([
    'no-test-in-the-product: kernel/b.ts -> kernel/b.test.ts',
    'pure-packages-run-anywhere: kernel/a.ts -> fs',
  ]);
});

it('keeps Node out of what runs in a browser, and the server out of the web app', async () => {
  link('server', 'server');
  const found = await problems({
    'server/package.json': '{ "name": "@tafelrunde/server", "type": "module", "exports": { ".": "./main.ts" } }',
    'server/main.ts': "import { readFileSync } from 'node:fs'; readFileSync('x'); export const one = 1;",
    'web/main.tsx':
      "import { join } from 'node:path'; import { one } from '@tafelrunde/server'; join('', String(one));",
    'web/main.test.tsx': "import { join } from 'node:path'; join('');",
    'web/vite.config.ts': "import { join } from 'node:path'; join('');",
  });
  expect(found).toEqual([
    'programs-are-apart: web/main.tsx -> server/main.ts',
    'web-runs-in-a-browser: web/main.tsx -> path',
  ]);
});

it('keeps the boards of the games apart', async () => {
  const found = await problems({
    'web/boards/a/board.tsx': "import { b } from '../b/board.tsx'; b;",
    'web/boards/b/board.tsx': 'export const b = 1;',
  });
  expect(found).toEqual(['boards-are-apart: web/boards/a/board.tsx -> web/boards/b/board.tsx']);
});

it('sees modules that need each other to load, and leaves circles of types alone', async () => {
  const found = await problems({
    'kernel/a.ts': "import { b } from './b.ts'; export const a = 1; b;",
    'kernel/b.ts': "import { a } from './a.ts'; export const b = 1; a;",
    'kernel/c.ts': "import type { D } from './d.ts'; export type C = D;",
    'kernel/d.ts': "import type { C } from './c.ts'; export type D = C;",
  });
  expect(found).toEqual(['no-circle: kernel/a.ts -> kernel/b.ts']);
});

it('reports an import that leads nowhere', async () => {
  expect(await problems({ 'kernel/a.ts': "import './nowhere.ts';" })).toEqual([
    'resolvable: kernel/a.ts -> ./nowhere.ts',
  ]);
});

it('fails when it sees no module', async () => {
  expect(await problems({ 'kernel/read.me': '' })).toEqual(['no module seen in kernel/: this check is not working']);
  expect(problemsOf([], { modules: [], violations: [] })).toEqual(['no folder to look at: this check is not working']);
});
