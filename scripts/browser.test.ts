import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { chromiumFlags } from './browser.mjs';

it('the browser of the tests leaves out all that Playwright leaves out', () => {
  const bundle = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8');
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(bundle)?.[1] ?? '';
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  const ours = chromiumFlags.find((flag) => flag.startsWith('--disable-features='))?.split(/[=,]/) ?? [];
  expect(theirs.length, 'Playwright keeps its list elsewhere now: find it').toBeGreaterThan(0);
  expect(ours).toEqual(expect.arrayContaining(theirs));
});
