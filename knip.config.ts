import type { KnipConfig } from 'knip';

/** What a style sheet takes from other files and packages, as imports. */
function importsOfStyles(text: string): string {
  const named = text.matchAll(/(?:@import\s+|\burl\(\s*|\bfrom\s+)["']([^"']+)["']/g);
  return [...named]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('data:'))
    .map((path) => `import '${path}';`)
    .join('\n');
}

const config = {
  ignoreBinaries: ['apt-get'],
  compilers: { css: importsOfStyles },
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}', 'examples/*.mjs', 'knip.production.config.ts'],
      // The parser of the arrows' check.
      ignoreDependencies: ['@swc/core'],
    },
    server: {
      // The server, its threads, and what the bench and tests start.
      entry: [
        'main.ts',
        'bots/worker.ts',
        'storage/examiner.ts',
        'table-memory.ts',
        'testing/soak-nodes.ts',
        'testing/run-postgres.ts',
        'testing/newer-rules.ts',
      ],
    },
    cli: {
      // How each game looks at a terminal.
      entry: ['games/*.ts'],
    },
    bench: {
      // The figures, and programs that they start.
      entry: ['figures/*.ts', 'server/main.ts', 'server/boardgame-server.ts', 'server/wrong-clock.ts'],
      // The file store of boardgame.io takes it from whoever uses that.
      ignoreDependencies: ['node-persist'],
    },
    e2e: {
      // What `npm run bench`, Playwright and the servers of its tests start.
      entry: ['figures.ts', 'setup.config.ts', '*.spec.ts', 'support/steady-server.ts'],
    },
    web: {
      // The page beside the app on which the browser tests try the map.
      entry: ['public/*.js', '**/*.test.{ts,tsx}', 'map-demo/main.tsx'],
      project: ['**/*.{ts,tsx,css}', 'public/*.js', '!dist/**'],
      // What unplugin-icons turns icons into components with.
      ignoreDependencies: ['@svgr/plugin-jsx'],
    },
  },
} satisfies KnipConfig;

export default config;
