import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmCommand } from './npm.mjs';
import { nodeTooOld, projectNode, root, run } from './runtime.mjs';

/**
 * Makes a fresh clone ready: dependencies as in the lock file and a Node that runs TypeScript. Gives the path of that
 * Node; or says what is wrong and gives nothing. Runs on Node 20.
 */
export async function setUp() {
  if (!isReady() && !(await install())) return undefined;
  const node = projectNode();
  if (node === undefined) say(nodeTooOld);
  return node;
}

/** Says which lock file we installed from; npm removes it when it empties `node_modules`. */
const stampFile = join(root, 'node_modules', '.tafelrunde-installed');

/** Whether we installed from this lock file, or somebody did by hand. */
export function isReady() {
  return read(stampFile) === lockHash() || isInstalled(readLocks());
}

function lockHash() {
  return createHash('sha256')
    .update(read(join(root, 'package-lock.json')) ?? '')
    .digest('hex');
}

/** @typedef {Record<string, { version?: string; integrity?: string; optional?: boolean; devOptional?: boolean }>} Packages */

/**
 * npm writes what it installed into a lock file of its own, last of all: an interrupted installation has none.
 * Contents are compared, not dates, because a checkout touches files that it does not change.
 * @param {{ wanted: Packages; found: Packages | undefined }} locks
 */
export function isInstalled({ wanted, found }) {
  if (found === undefined) return false;
  return Object.entries(wanted).every(([path, want]) => {
    const have = found[path];
    if (path === '') return true;
    if (have === undefined) return want.optional === true || want.devOptional === true;
    return have.version === want.version && have.integrity === want.integrity;
  });
}

function readLocks() {
  return {
    wanted: packagesIn(read(join(root, 'package-lock.json'))) ?? {},
    found: packagesIn(read(join(root, 'node_modules', '.package-lock.json'))),
  };
}

/**
 * @param {string | undefined} lock
 * @returns {Packages | undefined}
 */
function packagesIn(lock) {
  return lock === undefined ? undefined : JSON.parse(lock).packages;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function install() {
  return oneAtATime(async () => {
    if (isReady()) return true;
    say('Installing the dependencies (npm ci). The first time this takes a minute or two ...');
    const npm = npmCommand([
      'ci',
      '--include=dev',
      '--include=optional',
      '--loglevel=error',
      '--no-fund',
      '--no-audit',
    ]);
    const code = await run(npm.program, npm.args, { cwd: root, shell: npm.shell }).catch(() => 127);
    if (code === 0) {
      writeFileSync(stampFile, lockHash());
      return true;
    }
    say(`The dependencies could not be installed: npm ci ended with code ${code}.`);
    say(`Is the network there, and is the disk not full? Then try "npm ci" in ${root}.`);
    return false;
  });
}

/**
 * Two commands started at once must not install or build into the same folder. The sign lies outside the clone, because npm
 * empties `node_modules`. Where a folder cannot be written, that is said and the work has failed.
 * @param {() => Promise<boolean>} work
 */
export async function oneAtATime(work) {
  const lock = join(tmpdir(), `tafelrunde-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.lock`);
  try {
    for (let waiting = false; !take(lock); waiting = true) {
      if (!waiting) say(`Another command is setting up this folder; waiting for it (its sign is ${lock}).`);
      await sleep(250);
    }
    try {
      return await work();
    } finally {
      rmSync(lock, { force: true });
    }
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    say(`Setting up this folder needs files that cannot be written here (${error.message}).`);
    return false;
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/**
 * Whoever looks does not hold it: its own number was that of a process from before, as after a restart of a container.
 * @param {string} lock
 */
function isAbandoned(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder === process.pid) return true;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** @param {string} sentence */
function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
