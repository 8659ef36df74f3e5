import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest come first, so that no core waits for them at the end. */
const longest = [
  '/fuzz-two.test.ts',
  '/fuzz-three.test.ts',
  '/fuzz-four.test.ts',
  '/fuzz.test.ts',
  '/killed.test.ts',
  '/best.test.ts',
  '/bot.test.ts',
  '/wire.test.ts',
  '/arena.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? longest.length : place;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

// Projects that share workers have to agree on how many there are.
const maxWorkers = '100%';

/** Long games leave much behind that is soon forgotten: with more room for it less time goes into clearing away. */
const execArgv = ['--min-semi-space-size=16', '--max-semi-space-size=32'];

/** A Postgres of one's own, or a long game, takes a while where all cores are busy. */
const hookTimeout = 120_000;

/** Node runs this code as it is: without a loader in between the long games are half as long. */
const experimental = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          maxWorkers,
          execArgv,
          include: ['{kernel,words,games,bots,table}/**/*.test.ts'],
          setupFiles: ['kernel/testing/frozen.ts'],
          // Pure code leaves nothing behind that another file could see.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout,
          experimental,
        },
      },
      {
        test: {
          name: 'node',
          maxWorkers,
          execArgv,
          include: ['{server,cli,bench,scripts}/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout,
          experimental,
        },
      },
      {
        test: {
          name: 'node on postgres',
          maxWorkers,
          execArgv,
          include: ['server/{api,example-bot,hostile,killed,meeting,sockets,wire}.test.ts'],
          env: { TEST_STORE: 'postgres' },
          globalSetup: ['server/testing/with-postgres.ts'],
          testTimeout: 300_000,
          hookTimeout,
          experimental,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          maxWorkers,
          execArgv,
          root: import.meta.dirname,
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
