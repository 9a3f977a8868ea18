import type { CallRow } from '../database/schema.ts'
import { Conflict, type Store, type Write, write } from '../database/store.ts'
import { token } from '../people/tokens.ts'
import { quietUntil } from './quiet.ts'

/** A digest comes at most so often. */
const HOUR = 3_600_000
const AT_ONCE = 100

interface Parts {
  readonly store: Store
  readonly sendsMail: boolean
  /** How often it is looked for turns that somebody is to be called for, in milliseconds. */
  readonly every: number
  readonly onTrouble: (error: unknown) => void
}

/**
 * Decides who is called, by what is written with each turn (`turns.ts`): a call for a turn, one for all that wait at
 * the moment, none in quiet hours. What is decided goes into the outbox in the same transaction, so that of several
 * servers one calls, and once.
 */
export function openCaller({ store, sendsMail, every, onTrouble }: Parts) {
  const { db } = store
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const now = Date.now()
    const due = await db
      .selectFrom('calls')
      .select('person')
      .distinct()
      .where((eb) => eb.or([eb('push_at', '<=', now), eb('mail_at', '<=', now)]))
      .limit(AT_ONCE)
      .execute()
    for (const { person } of due) {
      if (isClosed) return
      try {
        await call(person, now)
      } catch (error) {
        // Another server was faster.
        if (!(error instanceof Conflict)) onTrouble(error)
      }
    }
  }

  async function call(person: string, now: number): Promise<void> {
    const [wish, calls, devices, address] = await Promise.all([
      db.selectFrom('callings').selectAll().where('person', '=', person).executeTakeFirst(),
      db.selectFrom('calls').selectAll().where('person', '=', person).execute(),
      db.selectFrom('subscriptions').select('session').where('person', '=', person).execute(),
      db
        .selectFrom('addresses')
        .select(['pace', 'mailed_at'])
        .where('person', '=', person)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst(),
    ])
    if (!wish) return
    const { quiet_from: from, quiet_to: to, zone } = wish
    const wake = quietUntil(now, from === null || to === null ? null : { from, to }, zone)
    if (wake !== undefined) return store.write([later('push_at', wake), later('mail_at', wake)])

    await byPush()
    await byMail()

    /** What is called for now, and what would be soon, is called for together. */
    function later(at: 'push_at' | 'mail_at', until: number): Write {
      return write(
        db
          .updateTable('calls')
          .set({ [at]: until })
          .where('person', '=', person)
          .where(at, '<', until),
      )
    }

    /** Takes the calls: who takes the first one that is due takes all. */
    function taken(at: 'push_at' | 'mail_at', first: CallRow): Write[] {
      const own = db
        .updateTable('calls')
        .set({ [at]: null })
        .where('person', '=', person)
      return [
        write(own.where('table_id', '=', first.table_id).where(at, '=', first[at]), 1),
        write(own.where(at, 'is not', null)),
      ]
    }

    async function byPush(): Promise<void> {
      const first = calls.find(({ push_at }) => push_at !== null && push_at <= now)
      if (!first) return
      const rows = devices.map(({ session }) => outgoing(person, 'push', session, now))
      await store.write([...taken('push_at', first), ...rows.map(posted)])
    }

    async function byMail(): Promise<void> {
      const first = calls.find(({ mail_at }) => mail_at !== null && mail_at <= now)
      if (!first) return
      if (!sendsMail || !address) return store.write(taken('mail_at', first))
      const next = address.pace === 'hourly' ? (address.mailed_at ?? 0) + HOUR : 0
      if (next > now) return store.write([later('mail_at', next)])
      await store.write([
        ...taken('mail_at', first),
        write(db.updateTable('addresses').set({ mailed_at: now }).where('person', '=', person)),
        posted(outgoing(person, 'mail', null, now)),
      ])
    }
  }

  const posted = (row: ReturnType<typeof outgoing>) => write(db.insertInto('outbox').values(row))

  function again(): void {
    if (isClosed) return
    underWay = look()
      .catch(onTrouble)
      .finally(() => {
        if (!isClosed) timer = setTimeout(again, every)
      })
  }
  again()

  return {
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await underWay
    },
  }
}

function outgoing(person: string, kind: 'push' | 'mail', about: string | null, now: number) {
  return { id: token(12), person, kind, about, tries: 0, due_at: now, created_at: now }
}
