import type { CallWishes, MailWish, PushWish, QuietWish } from '@meadhall/hall/online'
import { Conflict, type Store, write } from '../database/store.ts'
import { languageOf } from '../links/words.ts'
import type { Session } from '../people/people.ts'
import { sha256, token } from '../people/tokens.ts'
import { Refused } from '../refused.ts'
import { CONFIRM_DAYS } from './mail.ts'
import { isPushService } from './push.ts'

/** So many browsers of one person are called; beyond that the oldest is let go. */
const MOST_DEVICES = 10
/** So often a day, over all people, an address is asked whether it is right. */
const MOST_ASKED = 3
const DAY = 86_400_000

interface Hall {
  /** The public key. */
  readonly key: string
  readonly pushServices: readonly string[]
  readonly sendsMail: boolean
}

/** How people want to be called: in which browsers, at which hours, and by mail. */
export function openWishes({ db, write: commit }: Store, { key, pushServices, sendsMail }: Hall) {
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

  /** Somebody wants to be called, and reads this language in this time zone. */
  function reader(person: string, { locale, zone }: { locale: string; zone: string }, also: object = {}) {
    const known = { locale: languageOf(locale), zone, ...also }
    return write(
      db
        .insertInto('callings')
        .values({ person, quiet_from: null, quiet_to: null, ...known })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(known)),
    )
  }

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

  /** A new address is asked whether it is right; before that nothing else is sent there. */
  async function mail(session: Session, wish: MailWish, mayAsk: () => boolean): Promise<CallWishes> {
    if (!sendsMail) throw new Refused(409, 'noMail', 'This hall sends no mails.')
    const { person } = session
    const { address, pace } = wish
    const known = await db
      .selectFrom('addresses')
      .selectAll()
      .where('person', '=', person.id)
      .executeTakeFirst()
    if (known?.address === address && known.confirmed_at !== null) {
      await commit([
        reader(person.id, wish),
        write(db.updateTable('addresses').set({ pace }).where('person', '=', person.id)),
      ])
      return of(session)
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
      reader(person.id, wish),
      write(db.deleteFrom('addresses').where('person', '=', person.id)),
      write(
        db.insertInto('addresses').values({
          person: person.id,
          address,
          token: sha256(secret),
          stop: token(24),
          pace,
          asked_at: now,
          confirmed_at: null,
          mailed_at: null,
        }),
      ),
      write(db.deleteFrom('outbox').where('person', '=', person.id).where('kind', 'in', ['mail', 'confirm'])),
      write(
        db.insertInto('outbox').values({
          id: token(12),
          person: person.id,
          kind: 'confirm',
          about: secret,
          tries: 0,
          due_at: now,
          created_at: now,
        }),
      ),
    ])
    return of(session)
  }

  async function stopMail(session: Session): Promise<CallWishes> {
    await commit([
      write(db.deleteFrom('addresses').where('person', '=', session.person.id)),
      write(
        db
          .deleteFrom('outbox')
          .where('person', '=', session.person.id)
          .where('kind', 'in', ['mail', 'confirm']),
      ),
    ])
    return of(session)
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

  /** Who sees by themselves what waits need not be called for it. */
  async function seen({ person }: Session): Promise<void> {
    const waits = await db.selectFrom('calls').select('table_id').where('person', '=', person.id).execute()
    if (waits.length === 0) return
    await commit([
      write(db.updateTable('calls').set({ push_at: null, mail_at: null }).where('person', '=', person.id)),
    ])
  }

  /** Addresses that were never confirmed. */
  async function sweep(): Promise<void> {
    const long = Date.now() - CONFIRM_DAYS * DAY
    await commit([
      write(db.deleteFrom('addresses').where('confirmed_at', 'is', null).where('asked_at', '<', long)),
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

const unknownLink = () =>
  new Refused(404, 'noSuchLink', 'This link is too old, or was used to stop mails already.')

export type Wishes = ReturnType<typeof openWishes>
