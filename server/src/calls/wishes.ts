import type { CallWishes, MailWish, PushWish, QuietWish } from '@meadhall/hall/online'
import { Conflict, type Store, write } from '../database/store.ts'
import { languageOf } from '../links/words.ts'
import type { Session } from '../people/people.ts'
import { Refused } from '../refused.ts'
import { openAddresses, type Reads, readerWrite } from './addresses.ts'
import { isPushService } from './push.ts'

/** So many browsers of one person are called; beyond that the oldest is let go. */
const MOST_DEVICES = 10

interface Hall {
  /** The public key. */
  readonly key: string
  readonly pushServices: readonly string[]
  readonly sendsMail: boolean
}

/** How people want to be called: in which browsers, at which hours, and by mail. */
export function openWishes(store: Store, { key, pushServices, sendsMail }: Hall) {
  const { db, write: commit } = store
  const addresses = openAddresses(store)
  const { confirm, stop, sweep } = addresses

  async function of({ id, person }: Session): Promise<CallWishes> {
    const [wish, devices, mail] = await Promise.all([
      db.selectFrom('callings').selectAll().where('person', '=', person.id).executeTakeFirst(),
      db
        .selectFrom('subscriptions')
        .select(['session', 'endpoint'])
        .where('person', '=', person.id)
        .execute(),
      db.selectFrom('addresses').selectAll().where('person', '=', person.id).executeTakeFirst(),
    ])
    const here = devices.find(({ session }) => session === id)?.endpoint
    const { quiet_from = null, quiet_to = null } = wish ?? {}
    return {
      key,
      devices: devices.length,
      ...(here !== undefined && { here }),
      quiet: quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to },
      ...(sendsMail && {
        mail: {
          ...(mail && { address: mail.address }),
          isConfirmed: mail !== undefined && mail.confirmed_at !== null,
          pace: mail?.pace ?? 'hourly',
        },
      }),
    }
  }

  const reader = (person: string, reads: Reads, also?: object) => readerWrite(db, person, reads, also)

  async function push(session: Session, wish: PushWish): Promise<CallWishes> {
    const { endpoint, p256dh, auth, locale } = wish
    const { id, person } = session
    if (!isPushService(endpoint, pushServices))
      throw new Refused(400, 'notAPushService', 'This is not the address of a push service we know.')
    const others = await db
      .selectFrom('subscriptions')
      .select('session')
      .where('person', '=', person.id)
      .where('session', '!=', id)
      .orderBy('created_at', 'desc')
      .execute()
    const tooMany = others.slice(MOST_DEVICES - 1).map((other) => other.session)
    await commit([
      reader(person.id, wish),
      // A browser is one device, whoever used it before.
      write(
        db
          .deleteFrom('subscriptions')
          .where((eb) => eb.or([eb('session', 'in', [id, ...tooMany]), eb('endpoint', '=', endpoint)])),
      ),
      write(
        db.insertInto('subscriptions').values({
          session: id,
          person: person.id,
          endpoint,
          p256dh,
          auth,
          locale: languageOf(locale),
          created_at: Date.now(),
        }),
      ),
    ])
    return of(session)
  }

  async function stopPush(session: Session): Promise<CallWishes> {
    await commit([write(db.deleteFrom('subscriptions').where('session', '=', session.id))])
    return of(session)
  }

  async function quiet(session: Session, wish: QuietWish): Promise<CallWishes> {
    const { from = null, to = null } = wish.quiet ?? {}
    await commit([reader(session.person.id, wish, { quiet_from: from, quiet_to: to })])
    return of(session)
  }

  async function mail(session: Session, wish: MailWish, mayAsk: () => boolean): Promise<CallWishes> {
    if (!sendsMail) throw new Refused(409, 'noMail', 'This hall sends no mails.')
    await addresses.keep(session.person.id, wish, mayAsk)
    return of(session)
  }

  async function stopMail(session: Session): Promise<CallWishes> {
    await addresses.forget(session.person.id)
    return of(session)
  }

  /** Who sees by themselves what waits need not be called for it. */
  async function seen({ person }: Session): Promise<void> {
    const waits = await db.selectFrom('calls').select('table_id').where('person', '=', person.id).execute()
    if (waits.length === 0) return
    await commit([
      write(db.updateTable('calls').set({ push_at: null, mail_at: null }).where('person', '=', person.id)),
    ])
  }

  return { of, push: tried(push), stopPush, quiet, mail: tried(mail), stopMail, confirm, stop, seen, sweep }
}

/** Who does the same thing twice at once is let in by the second try. */
function tried<A extends unknown[], T>(work: (...given: A) => Promise<T>): (...given: A) => Promise<T> {
  return async (...given) => {
    try {
      return await work(...given)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      return work(...given)
    }
  }
}

export type Wishes = ReturnType<typeof openWishes>
