import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

/** What SQLite has after its first four migrations. */
const first: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('spec', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('tables_listed').on('tables').columns(['listed', 'state', 'at']).execute();
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_once', ['table_id', 'seq'])
      .execute();
    await schema
      .createTable('chat')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_once', ['table_id', 'n'])
      .execute();
    await schema.createIndex('chat_person').on('chat').column('person').execute();
    await schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('invitations')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('invitations_once', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('invitations_code').on('invitations').column('code').execute();
    await schema
      .createTable('people')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('people_person').on('people').column('person').execute();
    await schema
      .createTable('members')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('members_once', ['person', 'table_id'])
      .execute();
    await schema.createIndex('members_table').on('members').column('table_id').execute();
    await schema
      .createTable('pushes')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pushes_once', ['person', 'endpoint'])
      .execute();
    await schema.createIndex('pushes_endpoint').on('pushes').column('endpoint').execute();
    await schema
      .createTable('reports')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('reports_table').on('reports').column('table_id').execute();
  },
};

/** Which server drives a table, and how often that has changed. */
const leases: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('tables')
      .addColumn('driver', 'text')
      .addColumn('fence', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('servers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('alive_until', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('taken')
      .addColumn('server', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('taken_server').on('taken').column('server').execute();
    await schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

/** On how many days a table was found to be left by everybody. */
const untouched: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('untouched')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('days', 'integer', (column) => column.notNull())
      .execute();
  },
};

/** In the order of their names. A migration that has been released is never changed: add another one, and one for SQLite. */
export const postgresMigrations: MigrationProvider = {
  getMigrations: async () => ({ '001-first': first, '002-leases': leases, '003-untouched': untouched }),
};
