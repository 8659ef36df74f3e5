import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{kernel,words,games,bots,cli,bench,scripts}/**/*.test.ts'], testTimeout: 120_000 },
});
