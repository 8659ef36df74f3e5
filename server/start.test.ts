import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { isReady } from '../scripts/setup.mjs';
import { readConfig } from './config.ts';
import { TestClient, tableFor } from './testing/client.ts';
import { failedProcess, freePort, serverProcess } from './testing/process.ts';
import { testFolder } from './testing/server.ts';

let folder: string;
beforeAll(() => {
  folder = testFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What an operator reads who types `npm start`, and the code that it ends with. */
const started = (variables: Readonly<Record<string, string>>) =>
  failedProcess(folder, variables, [], 'scripts/start.mjs');

/** A folder that is there but takes no file. Root may write everywhere, but not among the processes. */
function shutFolder(): string {
  if (getuid?.() === 0) return '/proc/self';
  const path = join(folder, 'shut');
  mkdirSync(path);
  chmodSync(path, 0o500);
  return path;
}

/** Otherwise `npm start` would first install what is missing, under our feet. */
const isStartable = isReady();

describe.runIf(isStartable)('npm start in vain', () => {
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    taken = createServer().listen(port, '127.0.0.1');
    await once(taken, 'listening');
  });
  afterAll(() => taken.close());

  it('says that the port is taken', async () => {
    expect(await started({ PORT: String(port) })).toEqual({
      code: 1,
      said: `Port ${port} is taken by another program: set PORT to another one.\n`,
    });
  });

  it('says that the data folder cannot be made', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, said } = await started({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(said).toMatch(/^The data folder .*\/file\/data cannot be used \(.+\): set DATA_DIR to .*\.\n$/);
  });

  it.skipIf(process.platform === 'win32')('says that the data folder cannot be written', async () => {
    const { code, said } = await started({ DATA_DIR: shutFolder() });
    expect(code).toBe(1);
    expect(said).toMatch(/^The data folder .* cannot be used \(.+\): set DATA_DIR to one that can be written\.\n$/);
  });

  it('says that the database cannot be used', async () => {
    const { code, said } = await started({ DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/tafelrunde' });
    expect(code).toBe(1);
    expect(said).toBe('The database that DATABASE_URL names cannot be used: nothing answers at that address.\n');
  });

  it('says that this machine has no such address', async () => {
    const { code, said } = await started({ HOST: '203.0.113.1' });
    expect(code).toBe(1);
    expect(said).toMatch(
      /^The server cannot listen on 203\.0\.113\.1, port 0 \(.+\): set HOST and PORT to others\.\n$/,
    );
  });

  it('says all that is wrong with the variables', async () => {
    const { code, said } = await started({ PORT: 'eighty', TRUST_PROXY: 'everybody' });
    expect([code, said.trim().split('\n')]).toEqual([
      1,
      [
        'PORT must be a whole number from 0 to 65535, but is "eighty".',
        'TRUST_PROXY must be off, loopback, or a list of addresses and networks such as 10.0.0.0/8, but is "everybody".',
      ],
    ]);
  });
});

describe.runIf(isStartable)('npm start', () => {
  it('told to end, finishes what is in flight and takes the server with it', async () => {
    const server = await serverProcess(folder, {}, 'scripts/start.mjs');
    const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben']);
    const anna = new TestClient(id, tokens[0]);
    await anna.connect(server.address);
    await anna.seated();
    anna.send({ type: 'chat', text: 'Good night' });
    await anna.until(() => anna.messages.some(({ type }) => type === 'accepted'));
    expect(await server.kill('SIGTERM')).toBe(0);
    await expect(fetch(server.address)).rejects.toThrow('fetch failed');
    const again = await serverProcess(folder, {}, 'scripts/start.mjs');
    await anna.connect(again.address);
    await anna.until(() => anna.state.pending.length === 0);
    expect(anna.here.chat.map(({ text }) => text)).toEqual(['Good night']);
    expect(await again.kill('SIGTERM')).toBe(0);
  });
});

/** For every variable: values that are turned down. Texts may be anything, and folders and hosts are tried out above. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  HOST: [],
  PORT: ['eighty', '-1', '65536', '80.5', ' 80'],
  DATA_DIR: [],
  DATABASE_URL: ['mysql://localhost/d', 'localhost:5432', 'tafelrunde'],
  INTERNAL_URL: ['10.0.0.5:8080', 'https://10.0.0.5', 'http://10.0.0.5/internal'],
  WEB_DIR: [],
  PUBLIC_URL: ['play.example.org', 'ftp://example.org', 'https://example.org/games'],
  TRUST_PROXY: ['on', '10.0.0.256', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', 'loopback;10.0.0.1'],
  OPEN_TABLES: ['maybe'],
  IMPRINT: [],
  IMPRINT_FILE: ['/nowhere/at/all', '/'],
  PRIVACY: [],
  PRIVACY_FILE: ['/nowhere/at/all'],
  SOURCE_URL: ['code.example.org', 'javascript:alert(1)', 'ftp://example.org'],
  VAPID_PUBLIC_KEY: ['abc', 'not/base64url'],
  VAPID_PRIVATE_KEY: ['abc'],
  VAPID_SUBJECT: ['you@example.org', 'mailto:', 'https://'],
  PUSH_SERVICES: ['push.example.org', 'ftp://example.org', 'https://push.example.org,'],
  BOT_THREADS: ['0', '65', 'many'],
  BOT_MILLISECONDS: ['0', '60001'],
  KEEP_DAYS: ['-1', '36501'],
  MAX_CONNECTIONS: ['0', 'none'],
  MAX_CONNECTIONS_PER_ADDRESS: ['0'],
  MAX_CONNECTIONS_PER_SEAT: ['0', '1001'],
  MAX_MESSAGE_BYTES: ['1023', '1048577'],
  MAX_MESSAGES_PER_SECOND: ['0'],
  MAX_MESSAGES_PER_SECOND_PER_ADDRESS: ['0'],
  MAX_REQUESTS_PER_MINUTE: ['0'],
  MAX_NEW_TABLES_PER_HOUR: ['0'],
  MAX_REQUEST_SECONDS: ['0'],
  METRICS_TOKEN: ['short', 'with spaces in the middle'],
  SYNC_DELAY_MILLISECONDS: ['1001'],
  TEST_SECRET: ['abc', 'AB'.repeat(32)],
};

describe('a broken configuration', () => {
  it.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    '%s=%s is refused in one sentence',
    (name, value) => {
      const read = readConfig({ [name]: value });
      const problems = 'problems' in read ? read.problems : [];
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} must (?!have another value).+\\.$`));
    },
  );

  it('does not repeat a private key', () => {
    expect(readConfig({ VAPID_PRIVATE_KEY: 'my-secret' })).toEqual({
      problems: ['VAPID_PRIVATE_KEY must be a key as "npx web-push generate-vapid-keys" makes them.'],
    });
    expect(JSON.stringify(readConfig({ DATABASE_URL: 'http://anna:my-secret@host/d' }))).not.toContain('my-secret');
  });

  it('is tried for every variable that the manual names', () => {
    const manual = readFileSync(join(import.meta.dirname, '..', 'docs', 'hosting.md'), 'utf8');
    const named = manual.split('\n').flatMap((line) => /^\| (`[A-Z].*?) \|/.exec(line)?.[1]?.match(/\w+/g) ?? []);
    expect(named.toSorted()).toEqual(Object.keys(wrong).toSorted());
  });
});

it('whom to trust is off, a name, or addresses and networks', () => {
  const trusted = (value: string) => {
    const read = readConfig({ TRUST_PROXY: value });
    return 'config' in read ? read.config.trustProxy : read.problems;
  };
  expect(trusted('off')).toBe(false);
  expect(trusted('loopback')).toEqual(['loopback']);
  expect(trusted('10.0.0.0/8, ::1,fd00::/8')).toEqual(['10.0.0.0/8', '::1', 'fd00::/8']);
});

it('keys for web push are taken as they are made', () => {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const subject = 'mailto:operator@example.org';
  expect(
    readConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }),
  ).toMatchObject({ config: { push: { publicKey, privateKey, subject } } });
});
