import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
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
    expect(said).toMatch(/^The data folder .* cannot be used/);
  });

  it.skipIf(process.platform === 'win32')('lets nobody else on the machine look into the data', async () => {
    const data = join(folder, 'new', 'data');
    const server = await serverProcess(folder, { DATA_DIR: data });
    expect(statSync(data).mode & 0o077).toBe(0);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

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
    const { port: at } = new URL(server.address);
    const unfinished = connect(Number(at), '127.0.0.1');
    unfinished.on('error', () => undefined);
    unfinished.write(
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await sleep(300);
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    await sleep(1_300);
    expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
    expect(await server.kill('SIGTERM')).toBe(128 + constants.signals.SIGTERM);
    unfinished.destroy();
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
    const accepted = new Set(anna.messages.flatMap((each) => (each.type === 'accepted' ? [each.ask] : [])));
    const again = await serverProcess(folder, {});
    await anna.connect(again.address);
    await anna.until(() => anna.state.pending.length === 0);
    expect(anna.here.chat.map(({ text }) => text)).toEqual(asks.map((_, i) => `line ${i}`));
    expect(accepted.size).toBeGreaterThan(0);
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
