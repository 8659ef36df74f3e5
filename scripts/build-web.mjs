import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runQuietly } from './runtime.mjs';
import { oneAtATime } from './setup.mjs';

/** All that the web app is made of. */
const sources = ['web', 'table', 'bots', 'games', 'words', 'kernel', 'tsconfig.json', 'package-lock.json'];
const notBuilt = /[.-]tests?\.tsx?$|\.(?:golden\.[a-z]+|yaml)$/;
const notEntered = new Set(['node_modules', 'dist', 'testing', 'scenarios']);

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const page = join(root, 'web', 'dist', 'index.html');

/** Says from which sources the app was built, and which page came of it. Not in `dist`, all of which is served. */
const stampFile = join(root, 'node_modules', '.cache', 'tafelrunde', 'web-build');

/**
 * Builds the web app unless it was built from these very sources. Gives whether it is there; says why if it is not. Runs on
 * Node 20, and builds on the Node of the project.
 * @param {string} node
 */
export async function buildWeb(node) {
  return oneAtATime(async () => {
    const hash = hashOf(root, sources);
    if (isBuiltFrom(hash)) return true;
    say('Building the web app. This takes some seconds ...');
    const { code, output } = await runQuietly(node, [vite, 'build', 'web', '--logLevel', 'warn'], { cwd: root });
    if (code !== 0) {
      say(`${output.trimEnd()}\n\nThe web app could not be built: see above.`);
      return false;
    }
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stampOf(hash));
    return true;
  });
}

/** @param {string} hash */
function isBuiltFrom(hash) {
  return existsSync(page) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(hash);
}

/**
 * The page names its scripts by their contents, so that another build is another page.
 * @param {string} hash
 */
function stampOf(hash) {
  return `${hash} ${createHash('sha256').update(readFileSync(page)).digest('hex')}`;
}

/**
 * Contents and names, not dates, because a checkout touches files that it does not change.
 * @param {string} folder
 * @param {readonly string[]} paths
 */
export function hashOf(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesAt(folder, each))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(folder, path) {
  if (!statSync(join(folder, path)).isDirectory()) return notBuilt.test(path) ? [] : [path];
  return readdirSync(join(folder, path))
    .filter((name) => !notEntered.has(name))
    .sort()
    .flatMap((name) => filesAt(folder, `${path}/${name}`));
}

/** @param {string} sentence */
function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
