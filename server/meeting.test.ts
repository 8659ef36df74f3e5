import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Made, TestClient, tableFor } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
/** Milliseconds that the server is ahead of the machine's clock. */
let ahead = 0;
beforeAll(async () => {
  server = await testServer({}, undefined, () => Date.now() + ahead);
});
afterAll(() => server.end());

const seats = [{ mind: 'person', name: 'Anna' }, { mind: 'open' }, { mind: 'bot', bot: 'random', name: 'Botho' }];

async function begunBy(made: Made): Promise<TestClient> {
  const anna = new TestClient(made.id, made.token);
  await anna.connect(server.address);
  await anna.seated();
  expect(await anna.wish({ type: 'begin' })).toBe('accepted');
  return anna;
}

describe('meeting', () => {
  it('whoever comes late takes the place of the bot by the same invitation, or by a newer one', async () => {
    const { body: made } = await call<Made>(server.address, '/tables', { body: { game: 'fantasy-realms', seats } });
    const anna = await begunBy(made);
    const path = `/tables/${made.id}`;
    const [invitation] = made.invitations;
    const { body: found } = await call(server.address, '/invitations', { body: { code: invitation?.code } });
    expect(found).toMatchObject({
      invitation: { seat: 1, table: { state: 'running', seats: [{}, { standsIn: true }, {}] } },
    });
    const ofBots = await call(server.address, `${path}/invitations`, { body: { seat: 2 }, token: made.token });
    expect(ofBots.body).toMatchObject({ code: 'no-open-seat' });
    const newer = await call(server.address, `${path}/invitations`, { body: { seat: 1 }, token: made.token });
    const old = await call(server.address, `${path}/seats`, { body: { name: 'Ben', code: invitation?.code } });
    expect(old.body).toMatchObject({ code: 'bad-code' });
    const sit = { body: { name: 'Ben', code: newer.body.code } };
    const { body: taken } = await call<{ token: string }>(server.address, `${path}/seats`, sit);
    await anna.until(() => anna.here.info.seats[1]?.name === 'Ben');
    const ben = new TestClient(made.id, taken.token);
    await ben.connect(server.address);
    expect((await ben.seated()).you.seats).toEqual([1]);
    expect((await call(server.address, `${path}/seats`, sit)).body).toMatchObject({ code: 'seat-taken' });
  });

  it('whoever was removed from a running game does not come back by the invitation', async () => {
    const { id, tokens, made } = await tableFor(server.address, ['Anna', 'Ben']);
    const anna = await begunBy({ ...made, token: tokens[0] ?? '' });
    expect(await anna.wish({ type: 'remove', seat: 1 })).toBe('patience');
    ahead += 60_000;
    expect(await anna.wish({ type: 'remove', seat: 1 })).toBe('accepted');
    const sit = { body: { name: 'Ben', code: made.invitations[0]?.code } };
    expect((await call(server.address, `/tables/${id}/seats`, sit)).status).toBe(403);
  });

  it('a rematch is offered by one, and begins when the other is there as well', async () => {
    const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben']);
    const clients = tokens.map((token) => new TestClient(id, token));
    for (const client of clients) await client.connect(server.address);
    for (const client of clients) await client.seated();
    const [anna, ben] = clients;
    await anna?.wish({ type: 'begin' });
    await anna?.wish({ type: 'concede' });
    expect(await ben?.wish({ type: 'rematch' })).toBe('accepted');
    const next = String(await anna?.until(() => anna.here.info.rematch));
    expect(anna?.here.info.rematchBy).toBe(1);
    const again = tokens.map((token) => new TestClient(next, token));
    for (const client of again) await client.connect(server.address);
    for (const client of again) await client.seated();
    for (const client of again) await client.until(() => client.here.info.state === 'running');
    expect(again.map((client) => client.here.you.owner)).toEqual([false, true]);
  });

  it('a turn that takes too long is played to its end by a bot', async () => {
    const settings = { clock: { kind: 'move', seconds: 1 }, pace: 0 };
    const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben'], { settings });
    const clients = tokens.map((token) => new TestClient(id, token));
    for (const client of clients) await client.connect(server.address);
    for (const client of clients) await client.seated();
    await clients[0]?.wish({ type: 'begin' });
    const isAsked = (client: TestClient) => client.question() !== undefined;
    const [slow] = await Promise.race(clients.map((client) => client.until(() => isAsked(client) && [client])));
    const other = clients.find((client) => client !== slow);
    await other?.until(() => isAsked(other));
    const late = other?.here.log.find(({ kind }) => kind === 'timeout');
    expect(late?.by).toBe(slow?.here.you.seats[0]);
    expect(slow?.here.info.seats.map(({ mind }) => mind)).toEqual(['person', 'person']);
  });
});
