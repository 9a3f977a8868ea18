import type { MailWish } from '@meadhall/hall/online'
import { type Store, write } from '../database/store.ts'
import { kindOf } from '../links/words.ts'
import { sha256, token } from '../people/tokens.ts'
import { Refused } from '../refused.ts'
import { CONFIRM_DAYS } from './mail.ts'

/** So often a day, over all people, an address is asked whether it is right. */
const MOST_ASKED = 3
const DAY = 86_400_000

/** In which language and time zone somebody reads. */
export interface Reads {
  readonly locale: string
  readonly zone: string
}

/** Somebody wants to be called, and reads this language in this time zone. */
export function readerWrite(db: Store['db'], person: string, { locale, zone }: Reads, also: object = {}) {
  const known = { locale: kindOf(locale), zone, ...also }
  return write(
    db
      .insertInto('callings')
      .values({ person, quiet_from: null, quiet_to: null, ...known })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(known)),
  )
}

/** Addresses that mails are sent to, once whoever reads there has said that they are right. */
export function openAddresses({ db, write: commit }: Store) {
  /** A new address is asked whether it is right; before that nothing else is sent there. */
  async function keep(person: string, wish: MailWish, mayAsk: () => boolean): Promise<void> {
    const { address, pace } = wish
    const known = await db.selectFrom('addresses').selectAll().where('person', '=', person).executeTakeFirst()
    if (known?.address === address && known.confirmed_at !== null) {
      await commit([
        readerWrite(db, person, wish),
        write(db.updateTable('addresses').set({ pace }).where('person', '=', person)),
      ])
      return
    }
    const now = Date.now()
    const asked = await db
      .selectFrom('addresses')
      .select('person')
      .where('address', '=', address)
      .where('asked_at', '>', now - DAY)
      .execute()
    if (asked.length >= MOST_ASKED || !mayAsk())
      throw new Refused(429, 'askedEnough', 'This address has been asked often enough; try again tomorrow.')
    const secret = token(24)
    await commit([
      readerWrite(db, person, wish),
      write(db.deleteFrom('addresses').where('person', '=', person)),
      write(
        db.insertInto('addresses').values({
          person,
          address,
          token: sha256(secret),
          stop: token(24),
          pace,
          asked_at: now,
          confirmed_at: null,
          mailed_at: null,
        }),
      ),
      write(db.deleteFrom('outbox').where('person', '=', person).where('kind', 'in', ['mail', 'confirm'])),
      write(
        db.insertInto('outbox').values({
          id: token(12),
          person,
          kind: 'confirm',
          about: secret,
          tries: 0,
          due_at: now,
          created_at: now,
        }),
      ),
    ])
  }

  async function forget(person: string): Promise<void> {
    await commit([
      write(db.deleteFrom('addresses').where('person', '=', person)),
      write(db.deleteFrom('outbox').where('person', '=', person).where('kind', 'in', ['mail', 'confirm'])),
    ])
  }

  /** Whoever opens the link of the question has the address. */
  async function confirm(secret: string): Promise<{ address: string }> {
    const now = Date.now()
    const found = await db
      .selectFrom('addresses')
      .select(['person', 'address', 'confirmed_at'])
      .where('token', '=', sha256(secret))
      .where('asked_at', '>', now - CONFIRM_DAYS * DAY)
      .executeTakeFirst()
    if (!found) throw unknownLink()
    if (found.confirmed_at === null)
      await commit([
        write(db.updateTable('addresses').set({ confirmed_at: now }).where('person', '=', found.person)),
      ])
    return { address: found.address }
  }

  async function stop(secret: string): Promise<{ address: string }> {
    const found = await db
      .selectFrom('addresses')
      .select(['person', 'address'])
      .where('stop', '=', secret)
      .executeTakeFirst()
    if (!found) throw unknownLink()
    await commit([
      write(db.deleteFrom('addresses').where('stop', '=', secret)),
      write(db.deleteFrom('outbox').where('person', '=', found.person).where('kind', '=', 'mail')),
    ])
    return { address: found.address }
  }

  /** Addresses that were never confirmed. */
  async function sweep(): Promise<void> {
    const long = Date.now() - CONFIRM_DAYS * DAY
    await commit([
      write(db.deleteFrom('addresses').where('confirmed_at', 'is', null).where('asked_at', '<', long)),
    ])
  }

  return { keep, forget, confirm, stop, sweep }
}

const unknownLink = () =>
  new Refused(404, 'noSuchLink', 'This link is too old, or was used to stop mails already.')
