import { type Store, write } from '../database/store.ts'
import { DAY } from './people.ts'

/** So long a table may wait for its game to begin. */
const TABLE_DAYS = 30

/** Sessions that ran out, tables at which nobody began, and guests who have not come back for long. */
export async function sweepPeople({ db, write: commit }: Store, sessionDays: number): Promise<void> {
  const now = Date.now()
  await commit([
    write(db.deleteFrom('sessions').where('expires_at', '<', now)),
    write(
      db
        .deleteFrom('tables')
        .where('status', 'in', ['open', 'closed'])
        .where('changed_at', '<', now - TABLE_DAYS * DAY),
    ),
    write(
      db
        .deleteFrom('people')
        .where('login', 'is', null)
        .where('seen_at', '<', now - 2 * sessionDays * DAY)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('sessions').select('id').whereRef('person', '=', 'people.id'))),
        )
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('seats').select('seat').whereRef('person', '=', 'people.id'))),
        ),
    ),
  ])
}
