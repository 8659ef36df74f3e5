import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseFolders, problemsOf } from './arrows-cruise.ts';
import { root } from './runtime.mjs';

const all = ['kernel', 'words', 'games', 'bots', 'table', 'server', 'web', 'cli', 'bench', 'e2e', 'scripts'];
const folders = all.filter((folder) => existsSync(join(root, folder)));
const seen = await cruiseFolders(root, folders);
const problems = problemsOf(folders, seen);

for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${seen.modules.length} modules looked at, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
