#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { nodeTooOld, projectNode, run, runsTypeScript } from '../scripts/runtime.mjs';

const args = process.argv.slice(2);
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
