import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, quickChance } from '@tafelrunde/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Made, playOut, TestClient } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

const bot = join(import.meta.dirname, '..', 'examples', 'bot.mjs');

describe('the example bot', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.end());

  it.each([
    { game: 'fantasy-realms', options: { suits: true, items: true, promos: true }, bots: 2 },
    { game: 'terrors-of-london', options: {}, bots: 1 },
  ])('takes a seat through the API and plays whole games: $game', async ({ game, options, bots }) => {
    const { anna, ended } = await begun({ game, options }, bots);
    await playOut([anna], quickChance(6));
    expect(anna.here.info.ended?.how).toBe('finished');
    for (const exit of ended) expect(at(await exit, 0)).toBe(0);
  });

  it('answers in reaction rounds, too', async () => {
    const { anna, ended } = await begun({ game: 'four-souls', settings: { reaction: 0 } }, 1);
    // Some games are over before that.
    await playOut([anna], quickChance(6), 150);
    if (anna.here.info.state !== 'over') await anna.wish({ type: 'concede' });
    expect(anna.here.info.ended?.how).toMatch(/^(?:finished|conceded)$/);
    for (const exit of ended) expect(at(await exit, 0)).toBe(0);
  });

  /** Anna at a table with example bots, all of them there. */
  async function begun(table: object, bots: number) {
    const open = Array.from({ length: bots }, () => ({ mind: 'open' }));
    const { body: made } = await call<Made>(server.address, '/tables', {
      body: { ...table, seats: [{ mind: 'person', name: 'Anna' }, ...open] },
    });
    const children = made.invitations.map(({ code }) => {
      const link = `${server.address}/join/${made.id}#seat=${code}`;
      return spawn(process.execPath, [bot, link, `Bot ${code.slice(0, 2)}`], { stdio: 'inherit' });
    });
    const ended = children.map((child) => once(child, 'exit'));
    const anna = new TestClient(made.id, made.token);
    await anna.connect(server.address);
    await anna.until(() => 'presence' in anna.state && anna.state.presence.seats.every(Boolean), 30_000);
    expect(await anna.wish({ type: 'begin' })).toBe('accepted');
    return { anna, ended };
  }

  it('is short', () => {
    expect(readFileSync(bot, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(60);
  });
});
