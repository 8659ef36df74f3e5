#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { nodeTooOld, projectNode, run, runsTypeScript } from '../scripts/runtime.mjs';

const args = process.argv.slice(2);
// npx runs in the folder of the nearest workspace; files are meant as seen from where it was called.
if (process.env.npm_command === 'exec' && process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD);
const node = projectNode();

if (runsTypeScript(process.versions.node)) {
  const { main } = await import('./main.ts');
  process.exitCode = await main(args);
} else if (node !== undefined) {
  process.exitCode = await run(node, [fileURLToPath(import.meta.url), ...args]);
} else {
  process.stderr.write(`${nodeTooOld}\n`);
  process.exitCode = 1;
}
