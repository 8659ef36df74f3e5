import { runBench } from './run.ts';

// boardgame.io and its libraries do extra checks for developers otherwise; it is measured at its best.
process.env.NODE_ENV = 'production';
const { figures } = await import('./figures.ts');

process.exitCode = runBench(figures, process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
