import { setInterval as every } from 'node:timers';
import type pg from 'pg';
import type { Leases, Taken } from '../cluster/leases.ts';
import { newId, newSecret } from '../tokens.ts';

/** Milliseconds that a server counts as alive after it was last heard of, */
const ALIVE = 3_000;
/** and that lie between two signs of life. */
const PULSE = 750;
/** Taking is tried again when the one who had the table died in this very moment. */
const TRIES = 5;

/** Only the clock of the database counts: those of the servers may be wrong. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const TAKE = {
  name: 'take-table',
  text: `update tables set driver = $2, fence = fence + 1
    where id = $1 and (driver is null or driver = $2 or not exists
      (select 1 from servers where servers.id = tables.driver and servers.alive_until > ${NOW}))
    returning fence`,
};

/** Whoever had it is told, and hears of it with the next sign of life. */
const TAKE_BY_FORCE = {
  name: 'take-table-by-force',
  text: `with
    had as (select id, driver from tables where id = $1 for update),
    told as (
      insert into taken (server, table_id) select driver, id from had where driver is not null and driver <> $2)
    update tables set driver = $2, fence = fence + 1 from had where tables.id = had.id returning fence`,
};

const FIND = {
  name: 'find-driver',
  text: `select servers.address from tables
    left join servers on servers.id = tables.driver and servers.alive_until > ${NOW} where tables.id = $1`,
};

export function postgresLeases(pool: pg.Pool, onFault: (fault: unknown) => void): Leases {
  let me = newId();
  let at: string | undefined;
  /** By our own clock, which goes on while the process is stopped. */
  let sureUntil = 0;
  let pulse: NodeJS.Timeout | undefined;
  let secret = '';
  let isEnding = false;
  let hear: (table: string) => void = () => undefined;

  const isSure = (): boolean => performance.now() < sureUntil;

  /** Who was taken for dead begins anew, under another name: what was theirs may be somebody else's. */
  const live = async (): Promise<void> => {
    const asked = performance.now();
    if (!isSure()) me = newId();
    await pool.query(
      `insert into servers (id, address, alive_until) values ($1, $2, ${NOW} + $3)
       on conflict (id) do update set alive_until = excluded.alive_until`,
      [me, at, ALIVE],
    );
    sureUntil = asked + ALIVE - PULSE;
    const { rows } = await pool.query<{ table: string }>(
      'delete from taken where server = $1 returning table_id as table',
      [me],
    );
    for (const { table } of rows) hear(table);
  };

  const take = async (table: string, how: 'if-free' | 'by-force' = 'if-free'): Promise<Taken | undefined> => {
    for (let tries = 0; tries < TRIES; tries++) {
      if (isEnding) throw new Error('this server is ending');
      if (!isSure()) await live();
      const { rows } = await pool.query<{ fence: number }>({
        ...(how === 'by-force' ? TAKE_BY_FORCE : TAKE),
        values: [table, me],
      });
      const [row] = rows;
      if (row !== undefined) return { fence: row.fence };
      const { rows: drivers } = await pool.query<{ address: string | null }>({ ...FIND, values: [table] });
      const [driver] = drivers;
      if (driver === undefined) return undefined;
      if (driver.address !== null) return { elsewhere: driver.address };
    }
    throw new Error('the table changes hands again and again');
  };

  return {
    take,
    async give(table, fence) {
      await pool.query('update tables set driver = null where id = $1 and driver = $2 and fence = $3', [
        table,
        me,
        fence,
      ]);
    },
    onTaken(listener) {
      hear = listener;
    },
    isSure,
    async join(address) {
      at = address;
      // Whoever was there before is gone: nobody else can be reached where we are.
      await pool.query('delete from servers where address = $1', [address]);
      await live();
      secret = await sharedSecret(pool);
      pulse = every(() => void live().catch(onFault), PULSE);
    },
    secret: () => secret,
    async leave() {
      if (isEnding) return;
      isEnding = true;
      clearInterval(pulse);
      sureUntil = 0;
      await pool.query('delete from servers where id = $1', [me]);
    },
  };
}

/** Made by the first server, for all. */
async function sharedSecret(pool: pg.Pool): Promise<string> {
  await pool.query("insert into settings (name, value) values ('secret', $1) on conflict do nothing", [newSecret()]);
  const { rows } = await pool.query<{ value: string }>("select value from settings where name = 'secret'");
  return rows[0]?.value ?? '';
}
