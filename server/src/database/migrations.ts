import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely'
import type { Schema } from './schema.ts'
import { NoStore } from './store.ts'

/** Never change one that has been released: add the next. */
export const migrations: Record<string, Migration> = {
  '001-the-hall-opens': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('login', 'text', (column) => column.unique())
        .addColumn('password', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('csrf', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('sessions_person').on('sessions').column('person').execute()
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('is_public', 'integer', (column) => column.notNull())
        .addColumn('invite', 'text', (column) => column.notNull().unique())
        .addColumn('host', 'text', (column) => column.references('people.id').onDelete('set null'))
        .addColumn('clock_setting', 'text', (column) => column.notNull())
        .addColumn('out_of_time', 'text', (column) => column.notNull())
        .addColumn('start_when_full', 'integer', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('commitment', 'text', (column) => column.notNull())
        .addColumn('setup', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('rev', 'integer', (column) => column.notNull())
        .addColumn('pending', 'text', (column) => column.notNull())
        .addColumn('clock', 'text')
        .addColumn('asking', 'text')
        .addColumn('due_at', 'bigint')
        .addColumn('claimed_by', 'text')
        .addColumn('claimed_until', 'bigint')
        .addColumn('rematch', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('started_at', 'bigint')
        .addColumn('finished_at', 'bigint')
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('tables_due').on('tables').column('due_at').execute()
      await db.schema.createIndex('tables_public').on('tables').columns(['is_public', 'status']).execute()
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
        .addColumn('name', 'text')
        .addColumn('bot', 'text')
        .addColumn('stand_in', 'text')
        .addColumn('orders', 'text')
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute()
      await db.schema.createIndex('seats_person').on('seats').column('person').execute()
      await db.schema
        .createTable('entries')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull())
        .addColumn('told', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
        .execute()
      await db.schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'n'])
        .execute()
      await db.schema
        .createTable('archives')
        .addColumn('table_id', 'text', (column) =>
          column.primaryKey().references('tables.id').onDelete('cascade'),
        )
        .addColumn('record', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('chat')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
        .execute()
      await db.schema.createIndex('chat_at').on('chat').columns(['table_id', 'at']).execute()
    },
  },
  '002-a-million-games': {
    async up(db: Kysely<unknown>): Promise<void> {
      // What is swept away is found without going through everything.
      await db.schema.createIndex('tables_swept').on('tables').columns(['status', 'changed_at']).execute()
      await db.schema.createIndex('sessions_expire').on('sessions').column('expires_at').execute()
      await db.schema.createIndex('people_seen').on('people').columns(['login', 'seen_at']).execute()
    },
  },
  '003-what-a-table-chose': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('tables')
        .addColumn('bot_level', 'text', (column) => column.notNull().defaultTo('karl'))
        .execute()
      await db.schema
        .alterTable('tables')
        .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },
  '004-boxes-of-their-own': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('sets')
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('set', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('sets_key', ['person', 'id'])
        .execute()
    },
  },
  '005-nobody-is-forgotten': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('tables').addColumn('held_until', 'bigint').execute()
      await db.schema.alterTable('tables').addColumn('result', 'text').execute()
      await db.schema.alterTable('seats').addColumn('held_for', 'text').execute()
      // Whatever ended before counts as seen.
      await db.schema
        .alterTable('seats')
        .addColumn('seen', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    },
  },
  '006-looking-back': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('reviews')
        .addColumn('table_id', 'text', (column) =>
          column.primaryKey().references('tables.id').onDelete('cascade'),
        )
        .addColumn('edition', 'integer', (column) => column.notNull())
        .addColumn('decisions', 'text', (column) => column.notNull())
        .addColumn('done', 'integer', (column) => column.notNull())
        .addColumn('moves', 'integer', (column) => column.notNull())
        .addColumn('review', 'text')
        .addColumn('failed', 'integer', (column) => column.notNull())
        .addColumn('wanted_until', 'bigint', (column) => column.notNull())
        .addColumn('claimed_by', 'text')
        .addColumn('claimed_until', 'bigint')
        .execute()
      await db.schema.createIndex('reviews_wanted').on('reviews').column('wanted_until').execute()
    },
  },
  '007-called-to-the-table': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('callings')
        .addColumn('person', 'text', (column) =>
          column.primaryKey().references('people.id').onDelete('cascade'),
        )
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('zone', 'text', (column) => column.notNull())
        .addColumn('quiet_from', 'integer')
        .addColumn('quiet_to', 'integer')
        .execute()
      await db.schema
        .createTable('subscriptions')
        .addColumn('session', 'text', (column) =>
          column.primaryKey().references('sessions.id').onDelete('cascade'),
        )
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('endpoint', 'text', (column) => column.notNull().unique())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('subscriptions_person').on('subscriptions').column('person').execute()
      await db.schema
        .createTable('calls')
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('push_at', 'bigint')
        .addColumn('mail_at', 'bigint')
        .addPrimaryKeyConstraint('calls_key', ['person', 'table_id'])
        .execute()
      await db.schema.createIndex('calls_table').on('calls').column('table_id').execute()
      await db.schema.createIndex('calls_push').on('calls').column('push_at').execute()
      await db.schema.createIndex('calls_mail').on('calls').column('mail_at').execute()
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('about', 'text')
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('outbox_person').on('outbox').column('person').execute()
      await db.schema.createIndex('outbox_due').on('outbox').columns(['kind', 'due_at']).execute()
    },
  },
  '008-by-mail': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('addresses')
        .addColumn('person', 'text', (column) =>
          column.primaryKey().references('people.id').onDelete('cascade'),
        )
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('stop', 'text', (column) => column.notNull().unique())
        .addColumn('pace', 'text', (column) => column.notNull())
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('mailed_at', 'bigint')
        .execute()
      await db.schema.createIndex('addresses_address').on('addresses').column('address').execute()
    },
  },
  '009-a-game-a-day': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('days')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.references('people.id').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('days_best').on('days').columns(['day', 'game', 'points']).execute()
      await db.schema.createIndex('days_person').on('days').column('person').execute()
    },
  },
}

const provider: MigrationProvider = { getMigrations: async () => migrations }

/**
 * Brings the database up to date. PostgreSQL: the migrator takes a lock that all servers share. SQLite: whoever is here
 * holds the lock of the data folder.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new NoStore('it was made by a newer version of Meadhall')
  if (error) throw error instanceof Error ? error : new Error('the database could not be brought up to date')
}
