// What may import what: kernel <- words <- games <- bots <- table <- server, web, cli, bench. `npm run arrows` checks it.

const layers = ['kernel', 'words', 'games', 'bots', 'table', '(?:server|web|cli|bench|scripts)'];
const pure = '^(?:kernel|words|games|bots|table)/';
const test = '[.-]tests?[.]tsx?$|/testing[.]ts$|/testing/';

const downwards = layers.slice(0, -1).map((layer, i) => ({
  name: `${layer}-imports-nothing-above`,
  comment: 'Arrows point one way: kernel <- words <- games <- bots <- table <- server, web, cli, bench.',
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
        'The server, the browser table, the terminal and the benchmark share the packages below them, not each other.',
      severity: 'error',
      from: { path: '^(server|web|cli|bench)/' },
      to: { path: '^(?:server|web|cli|bench)/', pathNot: '^$1/' },
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
      from: { path: '^(kernel|words|games/[^/]+|bots|table|server|web|cli|bench|scripts)/' },
      to: {
        path: '^(?:kernel|words|games/[^/]+|bots|table|server|web|cli|bench)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
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
      name: 'no-test-in-the-product',
      comment: 'Code does not import tests, nor what is installed for tests only.',
      severity: 'error',
      from: { path: '^(?:kernel|words|games|bots|table|server|web|cli)/', pathNot: test },
      to: { path: [test, '^node_modules/(?:vitest|fast-check)/'] },
    },
    {
      name: 'no-circle',
      comment: 'Modules that need each other to load. Circles of types alone are harmless.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import that this check cannot follow is an arrow that it cannot see.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
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
