import type { PersonInfo } from '@meadhall/hall/online'
import type { Store } from '../database/store.ts'

/** All that is kept about a person, but for the hash of the password and what would let somebody in. */
export async function aboutPerson({ db }: Store, { id }: PersonInfo) {
  const [person, sessions, seats, chat, sets, calling, devices, mail, days] = await Promise.all([
    db
      .selectFrom('people')
      .select(['id', 'name', 'login', 'created_at', 'seen_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('sessions').select(['created_at', 'expires_at']).where('person', '=', id).execute(),
    db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.table_id', 'seats.seat', 'seats.name', 'seats.orders'])
      .select(['tables.game', 'tables.status', 'tables.created_at', 'tables.finished_at'])
      .where('seats.person', '=', id)
      .execute(),
    db.selectFrom('chat').select(['table_id', 'text', 'at']).where('person', '=', id).execute(),
    db.selectFrom('sets').select(['id', 'set', 'changed_at']).where('person', '=', id).execute(),
    db
      .selectFrom('callings')
      .select(['locale', 'zone', 'quiet_from', 'quiet_to'])
      .where('person', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('subscriptions')
      .select(['endpoint', 'locale', 'created_at'])
      .where('person', '=', id)
      .execute(),
    db
      .selectFrom('addresses')
      .select(['address', 'pace', 'asked_at', 'confirmed_at', 'mailed_at'])
      .where('person', '=', id)
      .executeTakeFirst(),
    db.selectFrom('days').select(['day', 'game', 'points', 'place', 'at']).where('person', '=', id).execute(),
  ])
  return { person, sessions, seats, chat, sets, calls: { ...calling, devices, mail }, days }
}
