import type { OutboxRow } from '../database/schema.ts'
import { Conflict, type Store, write } from '../database/store.ts'
import { type Language, languageOf } from '../links/words.ts'
import type { Look } from '../tables/look.ts'
import { confirmMail, type openPost, type TableImage, turnMail } from './mail.ts'
import type { openPush, Sent } from './push.ts'
import { waitingFor } from './waiting.ts'

interface Parts {
  readonly store: Store
  readonly look: Look
  readonly push: ReturnType<typeof openPush>
  /** Missing where the operator has set no mail server. */
  readonly post?: ReturnType<typeof openPost>
  readonly site: string
  /** How often it is looked for what is due, in milliseconds. */
  readonly every: number
  /** A small picture of a table as everybody may see it, where there is one. */
  readonly picture?: (table: string, language: Language) => Promise<TableImage>
  readonly onTrouble: (error: unknown) => void
  /** Something was not taken, or tried for long enough. */
  readonly onGivenUp: (kind: OutboxRow['kind']) => void
}

/** What a server took up and did not finish is taken up again after this. */
const CLAIM = 120_000
const MINUTE = 60_000
const HOUR = 3_600_000
/** After how long it is tried again, the first time and at most, and how often it is tried. */
const AGAIN = {
  push: { first: MINUTE, most: HOUR, tries: 6 },
  mail: { first: MINUTE, most: 6 * HOUR, tries: 10 },
  confirm: { first: MINUTE, most: 6 * HOUR, tries: 10 },
} as const
/** So many at a time. */
const AT_ONCE = 20
/** So many tables a call names; a push may hold four thousand bytes. */
const NAMED = 3

/**
 * Sends what is in the outbox, and tries again with growing pauses what could not be sent. What a call says is found
 * when it is sent: who has moved meanwhile is not called. Mails that nobody takes hold up no pushes.
 */
export function openOutbox({ store, look, push, post, site, every, picture, onTrouble, onGivenUp }: Parts) {
  const { db } = store
  let isClosed = false

  async function send(kinds: readonly OutboxRow['kind'][]): Promise<void> {
    const due = await db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', kinds)
      .where('due_at', '<=', Date.now())
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute()
    await Promise.all(due.map((row) => sendOne(row).catch(onTrouble)))
  }

  async function sendOne(row: OutboxRow): Promise<void> {
    if (isClosed || !(await claim(row))) return
    const now = Date.now()
    const sent = await carryOut(row)
    const { first, most, tries } = AGAIN[row.kind]
    if (sent !== 'later' || row.tries + 1 >= tries) {
      if (sent === 'later' || sent === 'refused') onGivenUp(row.kind)
      return drop(row)
    }
    const pause = Math.min(most, first * 4 ** row.tries)
    await store.write([
      write(
        db
          .updateTable('outbox')
          .set({ due_at: now + pause })
          .where('id', '=', row.id),
      ),
    ])
  }

  /** Of several servers one sends it. */
  async function claim({ id, tries, due_at }: OutboxRow): Promise<boolean> {
    const taken = db
      .updateTable('outbox')
      .set({ due_at: Date.now() + CLAIM, tries: tries + 1 })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .where('tries', '=', tries)
    try {
      await store.write([write(taken, 1)])
      return true
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }

  const drop = ({ id }: OutboxRow) => store.write([write(db.deleteFrom('outbox').where('id', '=', id))])

  function carryOut(row: OutboxRow): Promise<Sent> {
    if (row.kind === 'push') return sendPush(row)
    return row.kind === 'mail' ? sendTurns(row) : sendQuestion(row)
  }

  async function sendPush({ person, about }: OutboxRow): Promise<Sent> {
    const device = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('session', '=', about)
      .executeTakeFirst()
    const waiting = await waitingFor(look, person)
    if (!device || waiting.length === 0) return 'sent'
    const sent = await push(device, {
      language: device.locale,
      count: waiting.length,
      tables: waiting.slice(0, NAMED).map(({ id, game, names }) => ({ id, game, names })),
    })
    if (sent === 'gone')
      await store.write([write(db.deleteFrom('subscriptions').where('endpoint', '=', device.endpoint))])
    return sent
  }

  const readerOf = (person: string) =>
    db
      .selectFrom('addresses')
      .innerJoin('people', 'people.id', 'addresses.person')
      .innerJoin('callings', 'callings.person', 'addresses.person')
      .select(['people.name', 'callings.locale', 'callings.zone'])
      .select(['addresses.address', 'addresses.stop', 'addresses.confirmed_at'])
      .where('addresses.person', '=', person)
      .executeTakeFirst()

  async function sendTurns({ person }: OutboxRow): Promise<Sent> {
    const reader = await readerOf(person)
    const waiting = await waitingFor(look, person)
    if (!post || !reader || reader.confirmed_at === null || waiting.length === 0) return 'sent'
    const language = languageOf(reader.locale)
    const mail = turnMail({ ...reader, language }, waiting, site, reader.stop)
    const seen = await picture?.(waiting[0].id, language).catch(() => undefined)
    const sent = await post.send(reader.address, { ...mail, ...(seen && { picture: seen }) })
    if (sent === 'gone') await forgetAddress(person, reader.address)
    return sent
  }

  async function sendQuestion({ person, about }: OutboxRow): Promise<Sent> {
    const reader = await readerOf(person)
    if (!post || !reader || reader.confirmed_at !== null || about === null) return 'sent'
    const language = languageOf(reader.locale)
    const sent = await post.send(reader.address, confirmMail({ ...reader, language }, site, about))
    if (sent === 'gone') await forgetAddress(person, reader.address)
    return sent
  }

  const forgetAddress = (person: string, address: string) =>
    store.write([
      write(db.deleteFrom('addresses').where('person', '=', person).where('address', '=', address)),
    ])

  function regularly(work: () => Promise<void>) {
    let timer: NodeJS.Timeout | undefined
    let underWay: Promise<void> = Promise.resolve()
    const again = () => {
      underWay = work()
        .catch(onTrouble)
        .finally(() => {
          if (!isClosed) timer = setTimeout(again, every)
        })
    }
    again()
    return async () => {
      clearTimeout(timer)
      await underWay
    }
  }
  const pushes = regularly(() => send(['push']))
  const mails = post ? regularly(() => send(['mail', 'confirm'])) : async () => {}

  return {
    async close(): Promise<void> {
      isClosed = true
      await Promise.all([pushes(), mails()])
      post?.close()
    },
  }
}
