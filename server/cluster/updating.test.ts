import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { at, quickChance } from '@tafelrunde/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { gameIds, gameOf } from '../games.ts';
import { createLog } from '../log.ts';
import { openPostgres } from '../storage/postgres.ts';
import { tableFor } from '../testing/client.ts';
import { Player } from '../testing/player.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type ServerProcess, serverProcess } from '../testing/process.ts';
import { testFolder } from '../testing/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const NEWER = pathToFileURL(join(import.meta.dirname, '..', 'testing', 'newer-rules.ts')).href;
/** A server that stands still for longer than its lease, on a machine with too much to do, loses its tables without a last snapshot: then once more. */
const AGAIN = { retry: 2 };

interface Guest {
  readonly table: string;
  readonly player: Player;
  isComing: boolean;
}

it(
  'servers are updated one by one to newer rules while people play: every game goes on, and no move is lost',
  AGAIN,
  async () => {
    const database = await postgres.createDatabase();
    const start = (more = {}) => serverProcess(testFolder(), { DATABASE_URL: database, ...more });
    const newer = () => start({ NODE_OPTIONS: `--import ${NEWER}` });
    const servers: ServerProcess[] = [await start(), await start()];
    const guests: Guest[] = [];
    for (const [i, game] of gameIds.entries()) {
      const { address } = at(servers, i % servers.length);
      const settings = { reaction: 0, pace: 0 };
      const { id, tokens } = await tableFor(address, ['Anna', 'Ben'], { game, settings });
      const players = tokens.map((token) => new Player(id, token));
      for (const player of players) {
        await player.connect(address);
        await player.seated();
        guests.push({ table: id, player, isComing: false });
      }
      await players[0]?.wish({ type: 'begin' });
    }
    const mind = quickChance(7);
    /** They play as fast as they can, and come back to any of the servers. */
    const live = (guest: Guest): void => {
      const { player, table } = guest;
      if (guest.isComing) return;
      if (player.closed === undefined && player.state.status === 'current') player.step(table, mind);
      else if (player.closed !== undefined) {
        guest.isComing = true;
        player
          .connect(at(servers, mind('server', servers.length)).address)
          .catch(() => sleep(50))
          .finally(() => {
            guest.isComing = false;
          });
      }
    };
    const playing = setInterval(() => guests.forEach(live), 5);
    const seqOf = ({ player }: Guest): number => ('seq' in player.state ? player.state.seq : 0);
    const goOn = async (): Promise<void> => {
      const before = guests.map(seqOf);
      const isStuck = (guest: Guest, i: number): boolean => !guest.player.isOver() && seqOf(guest) <= at(before, i) + 3;
      await vi.waitFor(
        () => expect(guests.filter(isStuck).map(({ player }) => player.state.status)).toEqual([]),
        60_000,
      );
    };
    await goOn();
    for (const old of servers.slice()) {
      servers.push(await newer());
      servers.splice(servers.indexOf(old), 1);
      expect(await old.kill('SIGTERM')).toBe(0);
      await goOn();
    }
    clearInterval(playing);
    await sleep(200);
    const { store } = await openPostgres({ url: database, log: createLog(() => undefined) });
    for (const { table, player } of guests) {
      player.read(table);
      expect(player.here.info.ended?.how).not.toBe('interrupted-by-update');
      const entries = await store.entriesOf(table);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
      for (const { ask } of player.acknowledged.filter((each) => !player.passes.has(each.ask)))
        expect(entries.filter((entry) => entry.ask === ask)).toHaveLength(1);
      const { version = 0 } = gameOf(player.here.info.game) ?? {};
      expect(player.isOver() || entries.at(-1)?.rules).toBe(player.isOver() || version + 1);
      player.terminate();
    }
    await store.close();
    for (const server of servers) await server.kill('SIGTERM');
  },
);
