import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { TestClient, tableFor } from './testing/client.ts';
import { failedProcess, serverProcess } from './testing/process.ts';
import { testFolder } from './testing/server.ts';

let folder: string;
beforeAll(() => {
  folder = testFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Somebody who has sent half of a request. */
async function unfinished(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head = ['POST /api/tables HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 9'];
  socket.write([...head, 'Expect: 100-continue', '\r\n'].join('\r\n'));
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100/);
  socket.write('{');
  return socket;
}

describe('the program', () => {
  it('says that the stored data are broken', async () => {
    const data = join(folder, 'broken');
    mkdirSync(data);
    writeFileSync(
      join(data, 'tafelrunde.sqlite'),
      'this is no database, but it is long enough to look like one. '.repeat(50),
    );
    chmodSync(data, 0o700);
    const { code, said } = await failedProcess(folder, { DATA_DIR: data });
    expect(code).toBe(1);
    expect(said).toMatch(/^The database in .* is damaged: restore a backup/);
  });

  it.skipIf(process.platform === 'win32')('lets nobody else on the machine look into the data', async () => {
    const data = join(folder, 'new', 'data');
    const server = await serverProcess(folder, { DATA_DIR: data });
    expect(statSync(data).mode & 0o077).toBe(0);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  it.skipIf(process.platform === 'win32')(
    'nor into the files, where folder and database were there before',
    async () => {
      const data = join(folder, 'open');
      mkdirSync(data);
      chmodSync(data, 0o755);
      writeFileSync(join(data, 'tafelrunde.sqlite'), '');
      chmodSync(join(data, 'tafelrunde.sqlite'), 0o644);
      const server = await serverProcess(folder, { DATA_DIR: data });
      const files = readdirSync(data);
      expect(files).toContain('tafelrunde.sqlite-wal');
      expect(files.filter((file) => (statSync(join(data, file)).mode & 0o077) !== 0)).toEqual([]);
      expect(await server.kill('SIGTERM')).toBe(0);
    },
  );

  it('says that the app is not built', async () => {
    const { code, said } = await failedProcess(folder, { WEB_DIR: join(folder, 'nothing') });
    expect(code).toBe(1);
    expect(said).toMatch(/^There is no built app in .*: run "npm run build" first\.\n$/);
  });

  it('refuses an argument that it does not know', async () => {
    const { code, said } = await failedProcess(folder, {}, ['--port=80']);
    expect([code, said]).toEqual([
      2,
      'There is no argument "--port=80": the server is configured by environment variables, see docs/hosting.md.\n',
    ]);
  });

  it('takes two signals at once for one, and ends at once when told again after a second', async () => {
    const server = await serverProcess(folder, {});
    const request = await unfinished(server.address);
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    // For some seconds it waits for the rest of the request.
    await sleep(1_300);
    expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
    expect(await server.kill('SIGTERM')).toBe(128 + constants.signals.SIGTERM);
    request.destroy();
  });

  it('ends though somebody does not finish a request', async () => {
    const server = await serverProcess(folder, {});
    const request = await unfinished(server.address);
    expect(await server.kill('SIGTERM')).toBe(0);
    request.destroy();
  });

  it('finishes what is in flight when it is told to end', async () => {
    const server = await serverProcess(folder, {});
    const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben']);
    const anna = new TestClient(id, tokens[0]);
    await anna.connect(server.address);
    await anna.seated();
    const asks = Array.from({ length: 20 }, (_, i) => anna.send({ type: 'chat', text: `line ${i}` }));
    await anna.until(() => anna.messages.some((each) => each.type === 'accepted'));
    expect(await server.kill('SIGTERM')).toBe(0);
    const accepted = anna.messages.flatMap((each) => (each.type === 'accepted' ? asks.indexOf(each.ask) : []));
    expect(accepted.length).toBeGreaterThan(0);
    const again = await serverProcess(folder, {});
    // Who has nothing to send again finds what the server stored before it ended: all that it accepted, and nothing else.
    const witness = new TestClient(id, tokens[1]);
    await witness.connect(again.address);
    expect((await witness.seated()).chat.map(({ text }) => text)).toEqual(accepted.map((i) => `line ${i}`));
    await anna.connect(again.address);
    await anna.until(() => anna.state.pending.length === 0);
    expect(anna.here.chat.map(({ text }) => text)).toEqual(asks.map((_, i) => `line ${i}`));
    expect(await again.kill('SIGINT')).toBe(0);
  });
});

describe('the configuration', () => {
  const problems = (variables: Record<string, string>) => {
    const read = readConfig(variables);
    return 'problems' in read ? read.problems : [];
  };

  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      config: { host: '127.0.0.1', port: 8080, openTables: false, trustProxy: false },
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', IMPRINT: '', OPEN_TABLES: '' })).toMatchObject({ config: { port: 8080 } });
  });

  it('reads texts from files', () => {
    writeFileSync(join(folder, 'imprint.txt'), 'Wir, hier');
    expect(readConfig({ IMPRINT_FILE: join(folder, 'imprint.txt') })).toMatchObject({
      config: { imprint: 'Wir, hier' },
    });
    expect(problems({ IMPRINT_FILE: '/nowhere/at/all' })).toEqual([
      'IMPRINT_FILE must name a file that can be read, but is "/nowhere/at/all".',
    ]);
    expect(problems({ IMPRINT: 'a', IMPRINT_FILE: join(folder, 'imprint.txt') })).toHaveLength(1);
  });

  it('wants all keys for web push or none', () => {
    expect(problems({ VAPID_SUBJECT: 'mailto:a@example.org' })).toEqual([
      'Web push needs all of VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT.',
    ]);
  });

  it('deals from a secret of its own unless a test gives one', () => {
    const [given, testSecret] = [{ TEST_SECRET: 'ab'.repeat(32) }, 'ab'.repeat(32)];
    expect(readConfig({})).not.toHaveProperty('config.testSecret');
    expect(readConfig(given)).toMatchObject({ config: { testSecret } });
    expect(problems({ ...given, HOST: '0.0.0.0' })).toHaveLength(1);
    expect(problems({ TEST_SECRET: 'abc' })).toEqual(['TEST_SECRET must be 64 hexadecimal digits.']);
  });

  it('says what it expects', () => {
    expect(problems({ PORT: '70000', PUBLIC_URL: 'play', KEEP_DAYS: '-1' })).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "70000".',
      'PUBLIC_URL must be an address without a path, such as https://play.example.org, but is "play".',
      'KEEP_DAYS must be a whole number from 0 to 36500, but is "-1".',
    ]);
  });
});
