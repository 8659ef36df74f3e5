import { type Kysely, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

/** Where the two databases write the same in different words. */
interface Words {
  /** Milliseconds since 1970. */
  readonly time: 'integer' | 'bigint';
  /** A table that is read by its key alone. */
  readonly byKey: string;
  /** A number that grows with every row. */
  readonly rowNumber: string;
}

const WORDS = {
  sqlite: { time: 'integer', byKey: 'without rowid', rowNumber: 'rowid' },
  // It has no such number, and needs none: where this is made, there are no rows yet.
  postgres: { time: 'bigint', byKey: '', rowNumber: '0' },
} as const satisfies Record<string, Words>;

const first = ({ time, byKey }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('spec', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('tables_listed').on('tables').columns(['listed', 'state', 'at']).execute();
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_once', ['table_id', 'seq'])
      .modifyEnd(sql.raw(byKey))
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
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('reports_table').on('reports').column('table_id').execute();
  },
});

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
const pushesInOrder = ({ rowNumber }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('pushes')
      .addColumn('n', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update pushes set n = ${sql.raw(rowNumber)}`.execute(db);
  },
});

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

/** Which server drives a table, and how often that has changed. Over a file there is only one. */
const leases: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('tables').addColumn('driver', 'text').execute();
    await schema
      .alterTable('tables')
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

/** What the holders of seats want to be asked about. */
const heeds: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('tables').addColumn('heeds', 'text').execute();
  },
};

/** How often something was done that all servers count together. */
const counts = ({ time }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('counts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('until', time, (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await schema.createIndex('counts_until').on('counts').column('until').execute();
  },
});

/** The same for both databases, in the order of their names. A migration that has been released is never changed: add another one. */
export function migrationsFor(dialect: keyof typeof WORDS): MigrationProvider {
  const words = WORDS[dialect];
  return {
    getMigrations: async () => ({
      '001-first': first(words),
      '002-pushes-by-person': pushesByPerson,
      '003-invitations-by-code': invitationsByCode,
      '004-pushes-in-order': pushesInOrder(words),
      '005-untouched': untouched,
      '006-leases': leases,
      '007-heeds': heeds,
      '008-counts': counts(words),
    }),
  };
}
