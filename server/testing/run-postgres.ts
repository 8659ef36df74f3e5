import { startPostgres } from './postgres.ts';

/* A Postgres with nothing in it, for programs that cannot start one themselves: says where it is, and ends when it is told to. */

const postgres = await startPostgres();
process.stdout.write(`${JSON.stringify({ url: await postgres.createDatabase(), pid: postgres.pid() })}\n`);
process.once('SIGTERM', () => {
  postgres.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
// Until then there is nothing to do.
setInterval(() => undefined, 60_000);
