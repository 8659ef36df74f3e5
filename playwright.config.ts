import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/browser.mjs';

// The workers inherit it, so that it is looked for once.
process.env.CHROMIUM_PATH = findChromium();

/** Nobody looks: pages are laid out and composed, but without memory for tiles nothing is painted, which is a quarter of all the work. */
const unseen = '--force-gpu-mem-available-mb=1';
const isWatched = process.env.TRACE !== undefined;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup.config.ts',
  fullyParallel: true,
  workers: 2,
  // Generous, for a machine that has other things to do: whatever is waited for is waited for only as long as it takes.
  timeout: 300_000,
  // Who passes at the second try only is named by `npm test` as flaky.
  retries: 1,
  expect: { timeout: 45_000 },
  reporter: process.env.CI === undefined ? 'list' : 'line',
  outputDir: 'node_modules/.cache/e2e',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: isWatched ? chromiumFlags : [...chromiumFlags, unseen],
    },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // Recording every step costs more than the tests themselves.
    trace: isWatched ? 'retain-on-failure' : 'off',
    screenshot: isWatched ? 'only-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { contextOptions: { viewport: { width: 1440, height: 900 } } } },
    { name: 'phone', grep: /@phone|@both/, use: { contextOptions: phone } },
  ],
});
