import { join } from 'node:path';
import { root, run } from './runtime.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
if (node === undefined) {
  process.stdout.write('0 passed, 1 failed\n');
  process.exitCode = 1;
} else {
  process.exitCode = await run(node, [join(root, 'scripts', 'check.ts')], { cwd: root });
}
