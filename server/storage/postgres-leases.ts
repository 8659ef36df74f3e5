import type pg from 'pg';
import type { LeaseRows } from '../cluster/leases.ts';
import { newSecret } from '../tokens.ts';

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Milliseconds. */
const LONG = 3_600_000;

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

const PULSE = {
  name: 'pulse',
  text: `insert into servers (id, address, alive_until) values ($1, $2, ${NOW} + $3::bigint)
    on conflict (id) do update set alive_until = excluded.alive_until returning alive_until - $3::bigint as now`,
};

export function postgresLeaseRows(pool: pg.Pool): LeaseRows {
  return {
    async pulse(server, address, milliseconds) {
      const { rows } = await pool.query<{ now: number }>({ ...PULSE, values: [server, address, milliseconds] });
      const { rows: taken } = await pool.query<{ table: string }>(
        'delete from taken where server = $1 returning table_id as table',
        [server],
      );
      return { now: rows[0]?.now ?? Number.NaN, taken: taken.map(({ table }) => table) };
    },
    async take(table, server, how) {
      const query = how === 'by-force' ? TAKE_BY_FORCE : TAKE;
      const { rows } = await pool.query<{ fence: number }>({ ...query, values: [table, server] });
      return rows[0]?.fence;
    },
    async driverOf(table) {
      const { rows } = await pool.query<{ address: string | null }>({ ...FIND, values: [table] });
      return rows[0]?.address;
    },
    async give(table, server, fence) {
      await pool.query('update tables set driver = null where id = $1 and driver = $2 and fence = $3', [
        table,
        server,
        fence,
      ]);
    },
    async clear(address) {
      // Nor is anybody still there who was last heard of long ago.
      await pool.query(`delete from servers where address = $1 or alive_until < ${NOW} - ${LONG}`, [address]);
    },
    async secret() {
      await pool.query("insert into settings (name, value) values ('secret', $1) on conflict do nothing", [
        newSecret(),
      ]);
      const { rows } = await pool.query<{ value: string }>("select value from settings where name = 'secret'");
      return rows[0]?.value ?? '';
    },
    async servers() {
      const { rows } = await pool.query<{ address: string; tables: number }>(
        `select address, (select count(*) from tables where driver = servers.id) as tables
         from servers where alive_until > ${NOW} and address <> '' order by address`,
      );
      return rows;
    },
    async gone(server) {
      await pool.query('delete from servers where id = $1', [server]);
    },
  };
}
