import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { npmCommand } from './npm.mjs';

/* Finds a Chromium for tests, screenshots and figures. Runs on Node 20. */

/** Each window would open two pages of the address bar in a process of their own, as dear as the page under test. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright leaves out: a browser heeds only the last list that it is given. A test compares them. */
const asPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SkipListAccountsWithoutGaiaCookies',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Nothing but the page under test talks to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...addressBar, 'Translate', ...asPlaywright].join(',')}`,
];

const noChromium =
  'There is no Chromium on this machine, and none could be fetched: install Chromium or Chrome, or set CHROMIUM_PATH to its program.';

/** The version whose package was tried; its first number is that of the Chromium inside. */
const packaged = { name: '@sparticuz/chromium', version: '153.0.0' };

/**
 * The path of a Chromium: the one that the environment names, an installed one, one from the system's packages, one from the
 * npm registry. Throws a sentence that says what to do when there is none.
 * @param {(sentence: string) => void} [say]
 */
export function findChromium(say = (sentence) => process.stderr.write(`${sentence}\n`)) {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is no program.`);
  }
  const found = installed() ?? fromSystem(say) ?? fromRegistry(say);
  if (found === undefined) throw new Error(noChromium);
  return found;
}

function installed() {
  const names = [
    // Without windows, menus and extensions around the page: a third less work for the same tests.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, `${name}${suffix}`)));
  return [...onPath, ...usualPlaces()].find(isProgram);
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform !== 'win32') return ['/snap/bin/chromium'];
  const { PROGRAMFILES = '', LOCALAPPDATA = '', 'PROGRAMFILES(X86)': x86 = '' } = process.env;
  return [PROGRAMFILES, x86, LOCALAPPDATA].flatMap((folder) => [
    join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]);
}

/** @param {(sentence: string) => void} say */
function fromSystem(say) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  say('Installing Chromium from the packages of the system. This takes a minute or two ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
    const found = installed();
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A package that carries the program inside, for Linux on x64, kept in the user's cache.
 * @param {(sentence: string) => void} say
 */
function fromRegistry(say) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const folder = join(cache, 'tafelrunde', `chromium-${packaged.version}`);
  const program = join(folder, 'chromium.sh');
  if (isProgram(program)) return program;
  say(`Fetching Chromium from the npm registry into ${folder} ...`);
  try {
    unpackInto(folder, program);
  } catch {
    return undefined;
  }
  return spawnSync(program, ['--version']).status === 0 ? program : undefined;
}

/**
 * @param {string} folder
 * @param {string} program
 */
function unpackInto(folder, program) {
  const fetched = join(folder, 'package');
  mkdirSync(fetched, { recursive: true });
  const npm = npmCommand([
    'install',
    '--prefix',
    fetched,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${packaged.name}@${packaged.version}`,
  ]);
  if (spawnSync(npm.program, npm.args, { shell: npm.shell }).status !== 0) throw new Error('npm install failed');
  const bin = join(fetched, 'node_modules', ...packaged.name.split('/'), 'bin');
  const binary = join(folder, 'chromium');
  writeFileSync(`${binary}.part`, brotliDecompressSync(readFileSync(join(bin, 'chromium.br'))));
  chmodSync(`${binary}.part`, 0o755);
  renameSync(`${binary}.part`, binary);
  for (const pack of ['swiftshader', 'al2023', 'fonts']) {
    const input = brotliDecompressSync(readFileSync(join(bin, `${pack}.tar.br`)));
    if (spawnSync('tar', ['-x', '-C', folder], { input }).status !== 0) throw new Error('tar failed');
  }
  rmSync(fetched, { recursive: true, force: true });
  // The libraries that came with it stand behind those of the system.
  writeFileSync(
    program,
    `#!/bin/sh
here="$(dirname "$0")"
if ldd "$here/chromium" | grep -q 'not found'; then
  export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
fi
exec "$here/chromium" "$@"
`,
    { mode: 0o755 },
  );
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${findChromium()}\n`);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    process.exitCode = 1;
  }
}
