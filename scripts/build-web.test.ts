import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from './build-web.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tafelrunde-build-'));
  write('web/main.tsx', 'one');
  write('lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const hash = () => hashOf(folder, ['web', 'lock.json']);

describe('the web app is built again', () => {
  it('when a source is another, new or gone', () => {
    const before = hash();
    write('web/main.tsx', 'two');
    const changed = hash();
    write('web/pages/new.tsx', '');
    const added = hash();
    rmSync(join(folder, 'web/main.tsx'));
    expect(new Set([before, changed, added, hash()]).size).toBe(4);
  });

  it('when the dependencies are others', () => {
    const before = hash();
    write('lock.json', '{ "a": 1 }');
    expect(hash()).not.toBe(before);
  });

  it('not when only dates, tests or what was built are others', () => {
    const before = hash();
    utimesSync(join(folder, 'web/main.tsx'), 1, 1);
    write('web/main.test.tsx', 'a test');
    write('web/dist/index.html', 'a page');
    write('web/node_modules/x/index.js', 'a package');
    expect(hash()).toBe(before);
  });
});
