import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this clone. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Whether a Node of this version runs `.ts` files without a flag.
 * @param {string} version as in `process.versions.node`
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/** The Node that runs the project: the one that came with the dependencies, else the running one if it is new enough. */
export function projectNode() {
  return packagedNode() ?? (runsTypeScript(process.versions.node) ? process.execPath : undefined);
}

function packagedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const names = [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`];
  const folder = names
    .map((name) => join(root, 'node_modules', name))
    .find((each) => existsSync(join(each, 'package.json')));
  if (folder === undefined) return undefined;
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin.node);
}

export const nodeTooOld =
  `Tafelrunde needs Node 22.18 or newer; this is Node ${process.versions.node}, and no newer one came with the ` +
  `dependencies for ${process.platform} ${process.arch}. Please install a current Node from https://nodejs.org.`;

/**
 * Runs a program on this terminal and gives its exit code. Ctrl-C reaches the program too: it decides how to end, we end with it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    const wait = () => {};
    const terminate = () => child.kill('SIGTERM');
    process.on('SIGINT', wait).on('SIGTERM', terminate);
    const stopWatching = onOrphaned(terminate);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopWatching();
      process.off('SIGINT', wait).off('SIGTERM', terminate);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * An npm that is told to end takes the shell between us with it and says nothing to us: then we are meant too.
 * @param {() => void} end
 */
function onOrphaned(end) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 200);
  return () => clearInterval(watch);
}

/**
 * Runs a program and keeps what it prints.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number; output: string }>}
 */
export function runQuietly(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
