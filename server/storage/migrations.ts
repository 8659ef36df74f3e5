import { type Kysely, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('spec', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('tables_listed').on('tables').columns(['listed', 'state', 'at']).execute();
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_once', ['table_id', 'seq'])
      .modifyEnd(sql`without rowid`)
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
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('pushes_person').on('pushes').column('person').execute();
    await schema
      .createTable('reports')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('reports_table').on('reports').column('table_id').execute();
  },
};

/** One browser hears of the turns of everybody who plays in it. */
const pushesByPerson: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.dropIndex('pushes_person').execute();
    await schema.alterTable('pushes').renameTo('older_pushes').execute();
    await schema
      .createTable('pushes')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pushes_once', ['person', 'endpoint'])
      .execute();
    await schema.createIndex('pushes_endpoint').on('pushes').column('endpoint').execute();
    await sql`insert into pushes select person, endpoint, body from older_pushes`.execute(db);
    await schema.dropTable('older_pushes').execute();
  },
};

/** A code is enough to find the table. */
const invitationsByCode: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.createIndex('invitations_code').on('invitations').column('code').execute();
  },
};

/** Which of them are the latest is seen in any database: not every one counts its rows. */
const pushesInOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('pushes')
      .addColumn('n', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update pushes set n = rowid`.execute(db);
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

/** In the order of their names. A migration that has been released is never changed: add another one. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '001-first': first,
    '002-pushes-by-person': pushesByPerson,
    '003-invitations-by-code': invitationsByCode,
    '004-pushes-in-order': pushesInOrder,
    '005-untouched': untouched,
  }),
};
