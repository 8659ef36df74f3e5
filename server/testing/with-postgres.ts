import { startPostgres, type TestPostgres } from './postgres.ts';
import { TEST_POSTGRES } from './which-store.ts';

let postgres: TestPostgres | undefined;

/** Before all tests of the project, once. */
export async function setup(): Promise<void> {
  postgres = await startPostgres();
  process.env[TEST_POSTGRES] = await postgres.createDatabase();
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
