import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { quickChance, verify } from '@tafelrunde/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, playOut, TestClient, tableFor } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

async function seatedAt(names: readonly string[], more: object = {}): Promise<{ id: string; clients: TestClient[] }> {
  const { id, tokens } = await tableFor(server.address, names, more);
  const clients = tokens.map((token) => new TestClient(id, token));
  for (const client of clients) await client.connect(server.address);
  for (const client of clients) await client.seated();
  return { id, clients };
}

describe('a game online', () => {
  it('goes on when everybody has passed before the time of a reaction round is over', async () => {
    const { clients } = await seatedAt(['Anna', 'Ben'], { game: 'four-souls', settings: { reaction: 400 } });
    for (const client of clients)
      expect(await client.wish({ type: 'heed', about: 'all', rest: false, never: [] })).toBe('accepted');
    await clients[0]?.wish({ type: 'begin' });
    await playOut(clients, () => 0, 30);
    expect(clients[0]?.here.seq).toBeGreaterThan(20);
  });

  it('is played by three people to its end, and its record can be verified', async () => {
    const { id, clients } = await seatedAt(['Anna', 'Ben', 'Cleo']);
    const [anna, ben] = clients;
    expect(anna?.here.info.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cleo']);
    expect(await ben?.wish({ type: 'begin' })).toBe('not-owner');
    expect(await ben?.wish({ type: 'entropy', text: 'from Ben' })).toBe('accepted');
    expect(await anna?.wish({ type: 'begin' })).toBe('accepted');
    expect((await call(server.address, `/tables/${id}/record`)).body).toMatchObject({ code: 'not-over' });
    await playOut(clients, quickChance(1));
    expect(anna?.here.info.ended?.how).toBe('finished');
    const { body: record } = await call(server.address, `/tables/${id}/record`);
    expect(verify(fantasyRealms, JSON.parse(JSON.stringify(record)))).toMatchObject({
      commitment: true,
      chance: true,
      replay: true,
      findings: [],
    });
  });

  it('is played against bots that think in threads of their own', async () => {
    const { clients } = await seatedAt(['Anna'], {
      seats: [
        { mind: 'person', name: 'Anna' },
        { mind: 'bot', bot: 'greedy', name: 'Gustav' },
        { mind: 'bot', bot: 'search', name: 'Sieglinde' },
      ],
      settings: { pace: 0 },
    });
    expect(await clients[0]?.wish({ type: 'begin' })).toBe('accepted');
    await playOut(clients, quickChance(2));
    expect(clients[0]?.here.info.ended?.how).toBe('finished');
  });

  it('goes on after a restart of the server as if nothing had been', async () => {
    const { clients } = await seatedAt(['Anna', 'Ben']);
    await clients[0]?.wish({ type: 'begin' });
    await clients[1]?.wish({ type: 'chat', text: 'Hallo' });
    await playOut(clients, quickChance(3), 7);
    const before = clients.map((client) => client.here.view);
    server = await server.again();
    for (const client of clients) await client.until(() => client.closed?.code === 1012);
    const fresh = clients.map((client) => new TestClient(client.here.info.id, client.token));
    for (const client of [...clients, ...fresh]) await client.connect(server.address);
    for (const client of fresh) await client.seated();
    expect(fresh.map((client) => client.here.view)).toEqual(before);
    expect(fresh[0]?.here.chat.map(({ text }) => text)).toEqual(['Hallo']);
    await playOut(clients, quickChance(4));
    expect(clients[0]?.here.info.state).toBe('over');
  });

  it('can be played again by the same people with the same tokens', async () => {
    const { clients } = await seatedAt(['Anna', 'Ben']);
    await clients[0]?.wish({ type: 'begin' });
    await clients[0]?.wish({ type: 'concede' });
    const wishes = await Promise.all(clients.map((client) => client.wish({ type: 'rematch' })));
    expect(wishes).toEqual(['accepted', 'accepted']);
    const next = await clients[1]?.until(() => clients[1]?.here.info.rematch);
    expect(clients[0]?.here.info.rematch).toBe(next);
    const again = clients.map((client) => new TestClient(String(next), client.token));
    for (const client of again) await client.connect(server.address);
    for (const [seat, client] of again.entries()) expect((await client.seated()).you.seats).toEqual([seat]);
  });

  it('is told what happened to somebody who was away for a moment', async () => {
    const { clients } = await seatedAt(['Anna', 'Ben']);
    const [anna, ben] = clients;
    await anna?.wish({ type: 'begin' });
    ben?.terminate();
    await anna?.until(() => anna.here.presence.seats[1] === false);
    if (anna?.question() !== undefined) await playOut([anna], quickChance(1), 1);
    await ben?.connect(server.address);
    await ben?.until(() => ben.here.seq === anna?.here.seq);
    expect(ben?.messages.filter(({ type }) => type === 'welcome')).toHaveLength(1);
    await anna?.until(() => anna.here.presence.seats[1] === true);
  });

  it('shows those who watch what is public, if the table lets them', async () => {
    const { id } = await seatedAt(['Anna', 'Ben']);
    const watching = new TestClient(id);
    await watching.connect(server.address);
    expect((await watching.seated()).you).toEqual({ seats: [], owner: false });
    expect(await watching.wish({ type: 'chat', text: 'psst' })).toBe('not-seated');
    const closed = await seatedAt(['Anna', 'Ben'], { settings: { spectators: false } });
    const curious = new TestClient(closed.id);
    await curious.connect(server.address);
    await curious.until(() => curious.closed?.code === 1000);
    expect(curious.state).toMatchObject({ status: 'closed', closed: 'no-spectators' });
  });

  it('counts the time, and answers for whoever has none left', async () => {
    const { clients } = await seatedAt(['Anna', 'Ben'], { settings: { clock: { kind: 'move', seconds: 1 } } });
    await clients[0]?.wish({ type: 'begin' });
    await clients[0]?.until(() => clients[0]?.here.log.some(({ kind }) => kind === 'timeout'));
  });
});
