import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { createMetrics } from './metrics.ts';
import { whoHas } from './people.ts';
import { createPush, isPushService, type SendPush } from './push.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Store } from './storage/store.ts';
import { call, tableFor } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const keys = { publicKey, privateKey, subject: 'mailto:operator@example.org', services: [] };
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
    const store = await openSqlite({ file: join(server.folder, 'data', 'tafelrunde.sqlite') });
    const ben = await whoHas(store, token);
    expect(await store.pushesOf(ben ?? '')).toEqual([subscription]);
    const { endpoint } = subscription;
    const remove = { body: { endpoint }, method: 'DELETE' };
    expect((await call(server.address, '/push', { ...remove, token: tokens[0] ?? '' })).status).toBe(200);
    expect(await store.pushesOf(ben ?? ''), 'somebody else cannot switch it off').toHaveLength(1);
    expect((await call(server.address, '/push', { ...remove, token })).status).toBe(200);
    expect(await store.pushesOf(ben ?? '')).toEqual([]);
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

  it('goes to every browser of a person in its language, and those that are gone are forgotten', async () => {
    const phone = { ...subscription, lang: 'de' } as const;
    await store.addPush('anna', phone);
    await store.addPush('anna', { ...subscription, endpoint: 'https://fcm.googleapis.com/gone' });
    const sent: string[] = [];
    const topics = new Set<string>();
    const send: SendPush = async ({ endpoint }, news, { topic }) => {
      sent.push(`${endpoint} ${news}`);
      topics.add(String(topic));
      return endpoint.endsWith('gone') ? 410 : 201;
    };
    const push = createPush(keys, store, createMetrics(), send);
    const game = { en: 'Fantasy Realms', de: 'Fantastische Reiche' };
    await push.tell('anna', { table: '7n2k8c0r4tq9xw1m', game });
    expect(sent.toSorted()).toEqual([
      'https://fcm.googleapis.com/gone {"type":"your-turn","table":"7n2k8c0r4tq9xw1m","lang":"en","game":"Fantasy Realms"}',
      `${phone.endpoint} {"type":"your-turn","table":"7n2k8c0r4tq9xw1m","lang":"de","game":"Fantastische Reiche"}`,
    ]);
    expect(await store.pushesOf('anna')).toEqual([phone]);
    // The push service sees the topic: the same for the same table, and nothing that leads there.
    expect([...topics]).toEqual([expect.stringMatching(/^[\w-]{32}$/)]);
    expect([...topics].join()).not.toContain('7n2k');
    await push.tell('anna', { table: 'another', game });
    expect(topics.size).toBe(2);
  });

  it('that a push service turns down is reported to the operator', async () => {
    const push = createPush(keys, store, createMetrics(), async () => 503);
    await store.addPush('cleo', subscription);
    await expect(push.tell('cleo', { table: 'a', game: { en: '', de: '' } })).rejects.toThrow('503');
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

  it('goes to further services that the operator has named, at exactly their address', () => {
    const own = ['http://127.0.0.1:9000'];
    expect(isPushService('http://127.0.0.1:9000/x', own)).toBe(true);
    expect(isPushService('http://127.0.0.1:9001/x', own)).toBe(false);
  });
});
