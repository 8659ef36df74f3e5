import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runsTypeScript } from './runtime.mjs';
import { isInstalled, oneAtATime } from './setup.mjs';

const wanted = {
  '': {},
  kernel: { version: '0.1.0' },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const kernel = wanted.kernel;
const zod = wanted['node_modules/zod'];

describe('dependencies are installed', () => {
  it('when everything in the lock file is there, except what is optional', () => {
    expect(isInstalled({ wanted, found: { kernel, 'node_modules/zod': zod } })).toBe(true);
  });

  it('but not when npm never finished', () => {
    expect(isInstalled({ wanted, found: undefined })).toBe(false);
  });

  it('but not when a package is missing or another', () => {
    expect(isInstalled({ wanted, found: { kernel } })).toBe(false);
    expect(isInstalled({ wanted, found: { kernel, 'node_modules/zod': { ...zod, version: '4.0.1' } } })).toBe(false);
    expect(isInstalled({ wanted, found: { kernel, 'node_modules/zod': { ...zod, integrity: 'sha512-c' } } })).toBe(
      false,
    );
  });
});

it.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.0.0', true],
])('Node %s runs TypeScript: %s', (version, expected) => {
  expect(runsTypeScript(version)).toBe(expected);
});

it('nobody waits for a process that is gone, not even if they now have its number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-setup-'));
  vi.stubEnv('TMPDIR', folder);
  let sign = '';
  const work = async () => {
    sign = join(folder, readdirSync(folder).join());
    return true;
  };
  expect(await oneAtATime(work)).toBe(true);
  for (const holder of [process.pid, 2 ** 22 + 1]) {
    writeFileSync(sign, String(holder));
    expect(await oneAtATime(work)).toBe(true);
  }
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('where the sign of an installation cannot be put, that is said', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.stubEnv('TMPDIR', '/nowhere/at/all');
  const work = vi.fn<() => Promise<boolean>>(async () => true);
  expect(await oneAtATime(work)).toBe(false);
  expect(work).not.toHaveBeenCalled();
  expect(said.mock.calls.join('')).toMatch(
    /^Setting up this folder needs files that cannot be written here \(.+\)\.\n$/,
  );
  vi.unstubAllEnvs();
  said.mockRestore();
});
