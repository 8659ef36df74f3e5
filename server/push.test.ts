import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { createMetrics } from './metrics.ts';
import { createPush, isPushService, type SendPush } from './push.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Store } from './storage/store.ts';
import { call, tableFor } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const keys = { publicKey, privateKey, subject: 'mailto:operator@example.org' };
const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
  keys: { p256dh: 'p', auth: 'a' },
};

describe('web push', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: keys.subject,
    });
  });
  afterAll(() => server.end());

  it('is offered where it is configured, to those who have a seat, for known push services', async () => {
    const { tokens } = await tableFor(server.address, ['Anna', 'Ben']);
    const token = tokens[1] ?? '';
    expect((await call(server.address, '/site')).body).toMatchObject({ pushKey: publicKey });
    expect((await call(server.address, '/push', { body: subscription })).status).toBe(401);
    const inside = { ...subscription, endpoint: 'https://localhost:6379/' };
    expect((await call(server.address, '/push', { body: inside, token })).body).toMatchObject({ code: 'bad-push' });
    expect((await call(server.address, '/push', { body: subscription, token })).status).toBe(200);
    const { endpoint } = subscription;
    const store = await openSqlite({ file: join(server.folder, 'data', 'tafelrunde.sqlite') });
    expect((await call(server.address, '/push', { body: { endpoint }, token, method: 'DELETE' })).status).toBe(200);
    await store.close();
  });

  it('is refused where it is not', async () => {
    const plain = await testServer();
    const { tokens } = await tableFor(plain.address, ['Anna', 'Ben']);
    const answer = await call(plain.address, '/push', { body: subscription, token: tokens[0] ?? '' });
    expect(answer.body).toMatchObject({ code: 'no-push' });
    await plain.end();
  });
});

describe('a notification', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openSqlite({ file: ':memory:' });
  });
  afterAll(() => store.close());

  it('goes to every browser of a person, and those that are gone are forgotten', async () => {
    await store.addPush('anna', subscription);
    await store.addPush('anna', { ...subscription, endpoint: 'https://fcm.googleapis.com/gone' });
    const sent: string[] = [];
    const send: SendPush = async ({ endpoint }, payload) => {
      sent.push(`${endpoint} ${String(payload)}`);
      if (endpoint.endsWith('gone')) throw new webpush.WebPushError('gone', 410, {}, '', endpoint);
      return { statusCode: 201, body: '', headers: {} };
    };
    const push = createPush(keys, store, createMetrics(), send);
    await push.tell('anna', { type: 'your-turn', table: 'a', game: 'fantasy-realms' });
    expect(sent.toSorted()).toEqual([
      'https://fcm.googleapis.com/gone {"type":"your-turn","table":"a","game":"fantasy-realms"}',
      `${subscription.endpoint} {"type":"your-turn","table":"a","game":"fantasy-realms"}`,
    ]);
    expect(await store.pushesOf('anna')).toEqual([subscription]);
  });

  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evil.example/fcm.googleapis.com', false],
    ['https://fcm.googleapis.com:6379/x', false],
    ['nonsense', false],
  ])('%s: %s', (endpoint, known) => {
    expect(isPushService(endpoint)).toBe(known);
  });
});
