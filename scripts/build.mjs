import { buildWeb } from './build-web.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode = node !== undefined && (await buildWeb(node)) ? 0 : 1;
