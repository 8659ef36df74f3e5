// What may import what: kernel <- words <- games <- bots <- table <- server, web, cli, bench, e2e. `npm run arrows` checks it.

const layers = ['kernel', 'words', 'games', 'bots', 'table', '(?:server|web|cli|bench|e2e|scripts)'];
const pure = '^(?:kernel|words|games|bots|table)/';
const test = '[.-]tests?[.]tsx?$|/testing[.]ts$|/testing/';

/** Icons, the service worker and texts come out of Vite's plugins. */
const madeByTheBuild = '^~icons/|^virtual:|[?]raw$';

const downwards = layers.slice(0, -1).map((layer, i) => ({
  name: `${layer}-imports-nothing-above`,
  comment: 'Arrows point one way: kernel <- words <- games <- bots <- table <- server, web, cli, bench, e2e.',
  severity: 'error',
  from: { path: `^${layer}/` },
  to: { path: `^(?:${layers.slice(i + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...downwards,
    {
      name: 'programs-are-apart',
      comment:
        'The server, the web app, the terminal, the benchmark and the browser tests share the packages below, not each other.',
      severity: 'error',
      from: { path: '^(server|web|cli|bench|e2e)/' },
      to: { path: '^(?:server|web|cli|bench|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'games-are-apart',
      comment: 'One game never imports another: what two games share belongs into words or the kernel.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'through-the-door',
      comment: 'Another package is imported by its name, through what it exports, never by a path into it.',
      severity: 'error',
      from: { path: '^(kernel|words|games/[^/]+|bots|table|server|web|cli|bench|e2e|scripts)/' },
      to: {
        path: '^(?:kernel|words|games/[^/]+|bots|table|server|web|cli|bench|e2e)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'pure-packages-run-anywhere',
      comment: 'Kernel, words, games, bots and tables also run in a browser: nothing of Node in them.',
      severity: 'error',
      from: { path: pure, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-runs-in-a-browser',
      comment: 'Nothing of Node in the web app; its build and its tests run in Node.',
      severity: 'error',
      from: { path: '^web/', pathNot: [test, '^web/vite[.]config[.]ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'boards-are-apart',
      comment: 'One board never imports another: what two boards share belongs into web/table.',
      severity: 'error',
      from: { path: '^web/boards/([^/]+)/' },
      to: { path: '^web/boards/', pathNot: '^web/boards/$1/' },
    },
    {
      name: 'no-test-in-the-product',
      comment: 'Code does not import tests, nor what is installed for tests only.',
      severity: 'error',
      from: { path: '^(?:kernel|words|games|bots|table|server|web|cli)/', pathNot: test },
      to: { path: [test, '^node_modules/(?:vitest|fast-check|happy-dom|@testing-library|@?playwright[^/]*)/'] },
    },
    {
      name: 'no-circle',
      comment:
        'Modules that need each other to load. Circles of types alone are harmless, and so is what is loaded later.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import that this check cannot follow is an arrow that it cannot see.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: madeByTheBuild },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
