import { sql } from 'kysely'
import { type Store, type Write, write } from '../database/store.ts'
import type { TableNews } from '../tables/news.ts'
import type { Room } from '../tables/room.ts'

/**
 * Written with the change that makes it somebody's turn, so that no call is lost however a server ends: the turn of
 * whoever wants to be called. At a table with a live clock all are there; for who has left, a bot plays.
 */
export function openTurnsToCall({ db }: Store, callAfter: number) {
  return ({ id, row, seats }: Room, { turns, n }: TableNews): Write[] => {
    if (turns.length === 0 || row.clock_setting.includes('"live"')) return []
    const at = Date.now() + callAfter * 1000
    return turns.map(([person, yours]) => {
      const isThere = seats.some((seat) => seat.person === person && seat.stand_in === null)
      return yours && isThere ? begun(person, id, n, at) : over(person, id)
    })
  }

  function begun(person: string, table: string, n: number, at: number): Write {
    const when = sql<number>`cast(${at} as bigint)`
    return write(
      db
        .insertInto('calls')
        .columns(['person', 'table_id', 'n', 'push_at', 'mail_at'])
        .expression(
          db
            .selectFrom('callings')
            .select([
              'person',
              sql<string>`cast(${table} as text)`.as('table_id'),
              sql<number>`cast(${n} as integer)`.as('n'),
              when.as('push_at'),
              when.as('mail_at'),
            ])
            .where('person', '=', person),
        )
        .onConflict((conflict) =>
          conflict.columns(['person', 'table_id']).doUpdateSet({ n, push_at: at, mail_at: at }),
        ),
    )
  }

  function over(person: string, table: string): Write {
    return write(db.deleteFrom('calls').where('person', '=', person).where('table_id', '=', table))
  }
}
