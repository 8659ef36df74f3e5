import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from './testing.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })];
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group);

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('links only to what is there', () => {
    const links = found(text, /\]\((?!https?:)([^)#]+)/g);
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it('names only scripts that there are', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    expect(found(text, /npm run (\w+)/g).filter((script) => scripts[script] === undefined)).toEqual([]);
  });

  it('names only tests that there are', () => {
    const tests = globSync('{kernel,games,cli,bots,bench}/**/*.test.ts', { cwd: root });
    const named = found(text, /npm run unit -- ([\w/-]+)/g);
    expect(named.filter((name) => !tests.some((test) => test.includes(name)))).toEqual([]);
  });

  it('names only commands that there are', async () => {
    const { out } = await run(['help']);
    expect(found(text, /npx tafelrunde (\w+)/g).filter((command) => !out.includes(`  ${command}`))).toEqual([]);
  });
});
