import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { root, run } from './runtime.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
// An operator who names another build has made it.
const isReady = node !== undefined && (process.env.WEB_DIR ? true : await buildWeb(node));
process.exitCode =
  node === undefined || !isReady ? 1 : await run(node, [join(root, 'server', 'main.ts'), ...process.argv.slice(2)]);
